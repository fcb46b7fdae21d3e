package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Fact;
import footnote.domain.Subject;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.statements.FilingStatements.PageText;
import footnote.evidence.statements.StatementFacts;
import footnote.evidence.statements.notes.RepurchaseTable;
import footnote.testing.PaperMill;
import footnote.workflows.ask.formulas.ProposedProgram;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RepurchaseLookupTest {
    private static final String INCOME = """
            CONSOLIDATED STATEMENTS OF INCOME
            Years ended December 31 (Millions) 2022 2021
            Net sales 1,000 900
            Cost of sales 600 500
            Gross profit 400 400
            Operating expenses 300 300
            Income before income taxes 100 100
            Income taxes 20 20
            Net income 80 80
            """;
    private static final String TABLE = """
            Issuer Purchases of Equity Securities
            Total Number of Average Price Paid Publicly Announced
            Period Shares Purchased per Share Program
            October 1 - 31, 2022 91,941 $ 30.11 91,941
            November 1 - 30, 2022 38,800 32.62 38,800
            December 1 - 31, 2022 14,832 33.91 14,832
            Total 145,573 $ 31.16 145,573""";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How many shares did Anvil repurchase in the fourth quarter of 2022?          | 145573
            What average price did Anvil pay for shares bought back in Q4 2022?          | 31.16
            How many shares did Anvil repurchase in November 2022?                       | 38800
            What was the average price per share of the repurchases in December 2022?    | 33.91""")
    void findsTheSharesAndThePriceOfAQuarterOrMonth(String question, String figure) {
        assertThat(chosen(question, TABLE).orElseThrow().value()).isEqualByComparingTo(figure);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How many shares did Anvil repurchase in the second quarter of 2022?
            How many shares did Anvil repurchase in November 2021?
            How many shares did Anvil repurchase in June 2022?""")
    void leavesOtherQuartersAndMonthsOpen(String question) {
        assertThat(chosen(question, TABLE)).isEmpty();
    }

    @Test
    void readsNoTableThatDoesNotAddUp() {
        assertThat(chosen(
                        "How many shares did Anvil repurchase in November 2022?", TABLE.replace("145,573", "145,574")))
                .isEmpty();
    }

    private static Optional<Fact> chosen(String question, String table) {
        var pages = List.of(new PageText(Optional.of(20), table), new PageText(Optional.of(50), INCOME));
        var report = StatementFacts.read(PaperMill.labelOfAnnualReport(), pages, Subject.unlisted("Anvil"));
        var asked = new CompanyQuestion(
                question,
                "anvil",
                "Anvil Inc",
                Optional.empty(),
                List.of(FiscalPeriod.year(question.contains("2021") ? 2021 : 2022)),
                List.of("Anvil"),
                ProposedProgram.none(),
                new View(false, LocalDate.of(2024, 1, 1)));
        return RepurchaseLookup.chosen(RepurchaseTable.of(pages, report), asked);
    }
}
