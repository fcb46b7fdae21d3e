package footnote.workflows.ask.answer;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.documents.Passage;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GuidedItemsTest {
    private static final String RELEASE = """
            Acme’s guidance for FY24 is the following:
            • Revenue of $3.1 billion to $3.3 billion, which compares to prior guidance of $3.4 billion
            • Comparable sales decline of 1.5% to 2.0%
            • Non-GAAP diluted EPS of $2.10 to $2.30
            • Reflects a negative tax rate impact of 1%
            We thank our employees.
            """;

    @Test
    void quotesTheItemOfTheFigureWithItsLead() {
        assertThat(guided("What is Acme's revenue guidance for FY24 as of Q2 FY24?"))
                .contains("“Acme’s guidance for FY24 is the following:” [PR1]\n- “Revenue of $3.1 billion to $3.3"
                        + " billion, which compares to prior guidance of $3.4 billion” [PR1]");
        assertThat(guided("What diluted EPS does Acme expect for FY24 as of Q2 FY24?"))
                .hasValueSatisfying(
                        line -> assertThat(line).endsWith("- “Non-GAAP diluted EPS of $2.10 to $2.30” [PR1]"));
    }

    @Test
    void quotesNoItemOfAnotherFigureOrQuarter() {
        assertThat(guided("What is Acme's effective tax rate guidance for FY24 as of Q2 FY24?"))
                .isEmpty();
        assertThat(guided("What is Acme's revenue guidance for FY24 as of Q1 FY24?"))
                .isEmpty();
    }

    private static Optional<String> guided(String question) {
        var label = new DocumentLabel(
                "d",
                "d_EARNINGS",
                "Acme Inc",
                List.of(),
                Optional.empty(),
                DocumentKind.EARNINGS_RELEASE,
                Optional.of(FiscalPeriod.quarter(2024, 2)),
                Optional.empty(),
                Optional.empty(),
                "files");
        var data = AnswerEvidence.empty()
                .with(List.of(new FoundPassage(
                        new Passage("a", label, "", Optional.of(1), 0, RELEASE.length(), RELEASE), 1)));
        return new GuidedItems(question).line(data.sources());
    }
}
