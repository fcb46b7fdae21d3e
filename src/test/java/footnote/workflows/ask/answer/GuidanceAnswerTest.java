package footnote.workflows.ask.answer;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.documents.Passage;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuidanceAnswerTest {
    private static final FoundPassage AUGUST = release(
            2,
            LocalDate.of(2024, 8, 1),
            "Sales in Europe fell. For Q3 FY2024, we expect revenue of $240 million to $250 million."
                    + " We are lowering our guidance for FY2024 revenue to $980 million to $1,000 million.");
    private static final FoundPassage MAY = release(
            1,
            LocalDate.of(2024, 5, 2),
            "For FY2024, we expect revenue of $1,050 million to $1,070 million."
                    + " For FY2024, we expect diluted earnings per share of $2.10 to $2.20.");

    @Test
    void tellsTheLatestOfThePeriodAskedForAndWhatItReplaced() {
        assertThat(guided("What is Acme's revenue guidance for FY2024?")).hasValue("""
                Acme lowered its FY24 revenue guidance on 1 Aug 2024: “We are lowering our guidance for FY2024 revenue to $980 million to $1,000 million.” [PR2]
                - Before, on 2 May 2024: “For FY2024, we expect revenue of $1,050 million to $1,070 million.” [PR1]""");
        assertThat(guided("What EPS does Acme expect for FY2024?"))
                .hasValue(
                        "Acme gave FY24 diluted earnings per share guidance on 2 May 2024: “For FY2024, we expect diluted"
                                + " earnings per share of $2.10 to $2.20.” [PR1]");
    }

    @Test
    void takesTheReportOfTheQuarterAsOfWhichItIsAskedFor() {
        assertThat(guided("What was Acme's revenue guidance for FY2024 as of Q1 FY2024?"))
                .hasValueSatisfying(
                        answer -> assertThat(answer).contains("on 2 May 2024").doesNotContain("lowered"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            Did Acme lower its revenue guidance?; Yes. Acme lowered its FY24 revenue guidance
            Has Acme changed its guidance for FY2024 revenue?; Yes. Acme lowered
            Did Acme raise its guidance?; No. Acme lowered its FY24 revenue guidance
            Does Acme give guidance?; Yes. Acme lowered
            """)
    void decidesWhetherGuidanceWasMoved(String question, String answer) {
        assertThat(guided(question)).hasValueSatisfying(text -> assertThat(text).startsWith(answer));
    }

    @ParameterizedTest
    @CsvSource({
        "Is Acme's guidance conservative?",
        "Does Acme's guidance reflect increased costs?",
        "Is the outlook of Acme good?"
    })
    void givesNoVerdictOnWhatNoSentenceDecides(String question) {
        assertThat(guided(question)).hasValueSatisfying(text -> assertThat(text).startsWith("Acme lowered"));
    }

    @Test
    void comparesTheRangesWhereTheCompanyDoesNotSayWhatItDid() {
        var higher = release(
                2, LocalDate.of(2024, 8, 1), "For FY2024, we expect revenue of $1,090 million to $1,100 million.");

        assertThat(new GuidanceAnswer("Did Acme raise its revenue guidance?").text(sources(MAY, higher)))
                .hasValueSatisfying(text -> assertThat(text).startsWith("Yes. Acme raised its FY24 revenue guidance"));
    }

    @ParameterizedTest
    @CsvSource({
        "What is Acme's revenue guidance for FY2025?",
        "What is Acme's guidance on the tax rate for FY2024?",
        "Did Acme meet its revenue guidance for FY2024?"
    })
    void saysNothingOfAnotherPeriodFigureOrQuestion(String question) {
        assertThat(guided(question)).isEmpty();
    }

    @Test
    void tellsASentenceOfAnotherFigureFromOneOfTheFigureAskedFor() {
        var capex = new GuidanceAnswer("What is Acme's capex guidance for FY2024?");

        assertThat(capex.isOfItem("For FY2024, we expect revenue of $980 million."))
                .isFalse();
        assertThat(capex.isOfItem("For FY2024, we expect capital expenditures of $60 million."))
                .isTrue();
        assertThat(new GuidanceAnswer("What is Acme's guidance?").isOfItem("We expect revenue of $980 million."))
                .isTrue();
    }

    private static Optional<String> guided(String question) {
        return new GuidanceAnswer(question).text(sources(MAY, AUGUST));
    }

    private static List<AnswerEvidence.Source> sources(FoundPassage... found) {
        return AnswerEvidence.empty().with(List.of(found)).sources();
    }

    private static FoundPassage release(int quarter, LocalDate day, String text) {
        var label = new DocumentLabel(
                "q" + quarter,
                "ACME_Q" + quarter,
                "Acme Inc",
                List.of(),
                Optional.empty(),
                DocumentKind.EARNINGS_RELEASE,
                Optional.of(FiscalPeriod.quarter(2024, quarter)),
                Optional.of(day),
                Optional.empty(),
                "files");
        return new FoundPassage(new Passage("p" + quarter, label, "", Optional.of(1), 0, text.length(), text), 1);
    }
}
