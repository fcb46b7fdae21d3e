package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.statements.StatementFacts.ReadFact;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AbsentRowTest {
    private static final String FLOWS = """
            CONSOLIDATED STATEMENTS OF CASH FLOWS
            Year Ended December 31 (Millions) 2022 2021
            Net income 7,514 8,060
            Depreciation 300 250
            Other assets (14) 10
            Net cash provided by operating activities 7,800 8,320
            Purchases of property and equipment (800) (320)
            Net cash used in investing activities (800) (320)
            Proceeds from issuance of debt 500 100
            Dividends paid (600) (800)
            Other financing activities (100) 20
            Net cash used in financing activities (200) (680)
            Net increase in cash 6,800 7,320
            Cash at beginning of year 9,000 1,680
            Cash at end of year 15,800 9,000
            """;

    @Test
    void saysThatNothingWasRepaidByTheRowsOfAStatementThatTies() {
        assertThat(absent(FLOWS, "debt_repaid")).hasValueSatisfying(each -> {
            assertThat(each.fact().value()).isZero();
            assertThat(each.fact().origin().locator()).hasValueSatisfying(place -> assertThat(place)
                    .contains("rows read: Proceeds from issuance of debt; Dividends paid")
                    .doesNotContain("Depreciation"));
        });
    }

    @Test
    void saysNothingWhereARowHoldsThePayment() {
        assertThat(absent(FLOWS, "debt_issued")).isEmpty();
        assertThat(absent(FLOWS, "dividends_paid")).isEmpty();
    }

    @Test
    void saysNothingWhereARowIsMissingFromTheTotal() {
        assertThat(absent(FLOWS.replace("(200) (680)", "(500) (980)"), "debt_repaid"))
                .isEmpty();
    }

    private static Optional<ReadFact> absent(String page, String metric) {
        var rows = PrintedPage.rows(page);
        return AbsentRow.in(rows, metric, 2022);
    }
}
