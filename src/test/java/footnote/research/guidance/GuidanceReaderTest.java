package footnote.research.guidance;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.Document;
import footnote.domain.Origin;
import footnote.domain.Section;
import footnote.domain.Transcript;
import footnote.domain.Transcript.Part;
import footnote.domain.Transcript.Turn;
import footnote.evidence.documents.FiscalPeriod;
import footnote.research.guidance.Guidance.Action;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GuidanceReaderTest {
    private static final Origin ORIGIN = Origin.document("files", "call", Instant.EPOCH);
    private static final LocalDate DAY = LocalDate.of(2021, 10, 26);

    private static Transcript call(Turn... turns) {
        return new Transcript(
                "Acme", Optional.empty(), Optional.of(2021), Optional.of(3), Optional.of(DAY), List.of(turns), ORIGIN);
    }

    private static Turn says(String text) {
        return new Turn("Ann Lee", Optional.of("Chief Financial Officer"), Part.PREPARED, text);
    }

    private static List<Guidance> read(String text) {
        return GuidanceReader.of(call(says(text)), Denomination.USD, DAY);
    }

    private static String line(Guidance guidance) {
        return guidance.metric().name() + (guidance.adjusted() ? " adjusted " : " ") + guidance.figures() + " "
                + guidance.periodLabel() + " " + guidance.action();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        We expect revenue of $1.82 billion to $1.83 billion for the full year. | revenue $1.82bn to $1.83bn FY21 ISSUED
        For the fourth quarter, we anticipate adjusted EPS in the range of $0.60 to $0.65. | eps_diluted adjusted $0.60 to $0.65 4Q21 ISSUED
        We are raising our 2021 outlook for free cash flow to at least $40 million. | free_cash_flow at least $40m FY21 RAISED
        We are lowering our full-year capital expenditure guidance from $90 million to $80 million. | capital_expenditure $80m FY21 LOWERED
        We continue to expect an effective tax rate of approximately 25% for fiscal 2021. | effective_tax_rate 25.0% FY21 REAFFIRMED
        Net sales for fiscal 2022 are expected to decline 3.5% to 3%. | revenue_growth -3.5% to -3.0% FY22 ISSUED
        For 2022, we now expect organic revenue growth to be flat to up 2%. | organic_revenue_growth 0.0% to 2.0% FY22 UPDATED
        We expect fourth quarter revenue of $500 million, plus or minus $20 million. | revenue $480m to $520m 4Q21 ISSUED
        For Q4, we expect revenue between INR 12,300 million and INR 12,900 million. | revenue Rs12.3bn to Rs12.9bn 4Q21 ISSUED
        We expect to generate $150 million of free cash flow in 2022. | free_cash_flow $150m FY22 ISSUED
        For the first quarter in 2022, we expect revenue in the range of $315,000,000 to $317,000,000. | revenue $315m to $317m 1Q22 ISSUED
        We expect non GAAP operating income of $15,500,000 for the full year. | operating_income adjusted $15.5m FY21 ISSUED
        """)
    void readsWhatAnOfficerExpects(String sentence, String expected) {
        assertThat(read(sentence)).extracting(GuidanceReaderTest::line).containsExactly(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Revenue for the third quarter was $452 million, within our guidance of $450 million to $460 million.",
                "For fiscal 2020 we had expected revenue of $1.2 billion.",
                "Consensus expects revenue of $1.9 billion for the full year.",
                "If volumes recover, revenue could reach $1.9 billion in 2022.",
                "We plan to invest $500 million in our plants over the next five years.",
                "We expect capital expenditures of $500 million for the new plant.",
                "These forward-looking statements include expected revenue of $1.9 billion for 2022; actual results may differ.",
                "We expect to return $2 billion to shareholders in 2022.",
                "We expect Payroll revenue of $600 million in 2022.",
                "In Aerospace, we expect revenue of $600 million in 2022.",
                "Our long-term target is revenue growth of 5% to 7% per year from 2022.",
                "The industry is expected to grow sales 4% in 2022.",
                "We expect the acquisition to contribute revenue of $40 million in 2022.",
                "We expect a currency headwind to revenue of $15 million in the fourth quarter.",
                "We expect gross margin to improve by 50 basis points in the fourth quarter.",
                "Adjusted EBITDA for the quarter was $60 million, better than we expected for 2021."
            })
    void leavesOutWhatIsNoExpectationOfTheCompany(String sentence) {
        assertThat(read(sentence)).isEmpty();
    }

    @Test
    void leavesOutWhatAnAnalystSays() {
        var call = call(
                says("Thank you all for joining."),
                new Turn(
                        "Bo Roe",
                        Optional.of("Some Bank, analyst"),
                        Part.QUESTIONS,
                        "We expect revenue of $1.9 billion for the full year."),
                new Turn("Cy Poe", Optional.empty(), Part.QUESTIONS, "I expect revenue of $2 billion for 2022."));

        var found = GuidanceReader.of(call, Denomination.USD, DAY);

        assertThat(found).isEmpty();
    }

    @Test
    void takesAPeriodNamedJustBefore() {
        var found = read(
                "Turning to our outlook for the fourth quarter. We expect revenue of $500 million to $510 million.");

        assertThat(found).extracting(Guidance::periodLabel).containsExactly("4Q21");
    }

    @Test
    void leavesOutASegmentTheSpeakerWentOverTo() {
        var found = read(
                "Our guidance for 2021 stands. Turning to our Industrial segment. We expect revenue of $300 million."
                        + " We expect adjusted EPS of $2.10 for the full year.");

        assertThat(found).extracting(each -> each.metric().name()).containsExactly("eps_diluted");
    }

    @Test
    void readsAWithdrawal() {
        var found = read("Given the uncertainty, we are withdrawing our guidance for fiscal 2021.");

        assertThat(found).hasSize(1);
        assertThat(found.getFirst().action()).isEqualTo(Action.WITHDRAWN);
        assertThat(found.getFirst().period()).isEqualTo(FiscalPeriod.year(2021));
    }

    @Test
    void namesSpeakerAndLine() {
        var call = call(
                says("Good morning.\nThank you."),
                says("Here are the figures.\nWe expect revenue of $1.9 billion for 2022."));

        var found = GuidanceReader.of(call, Denomination.USD, DAY);

        assertThat(found.getFirst().speaker()).contains("Ann Lee (Chief Financial Officer)");
        assertThat(found.getFirst().origin().locator()).contains("line 4");
    }

    @Test
    void readsARelease() {
        var release = new Document(
                "Acme results",
                "8-K",
                Optional.of(DAY),
                List.of(
                        Section.of(
                                "Item 2.02",
                                "Results",
                                "Revenue was $450 million.\nThe company expects revenue of $1.9 billion to $2.0 billion for fiscal 2022.")),
                ORIGIN);

        var found = GuidanceReader.of(release, FiscalPeriod.quarter(2021, 3), Denomination.USD, DAY);

        assertThat(found).extracting(GuidanceReaderTest::line).containsExactly("revenue $1.9bn to $2bn FY22 ISSUED");
        assertThat(found.getFirst().origin().locator()).contains("line 2");
    }
}
