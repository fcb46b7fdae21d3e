package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Fact;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableFactsTest {
    private static final String STATEMENT = """
            CONSOLIDATED STATEMENTS OF INCOME
            Year Ended December 31 (Millions, except per share amounts) 2022 2021
            Total revenues net of interest expense 52,862 42,380
            Salaries and employee benefits 7,252 6,240
            Income before taxes 9,585 10,689
            Income tax provision 2,071 2,629
            Net income $ 7,514 $ 8,060
            Basic $ 9.86 $ 10.04
            Diluted $ 9.85 $ 10.02
            """;

    @Test
    void readsTheScaleFromBrackets() {
        assertThat(facts(STATEMENT)).anySatisfy(fact -> {
            assertThat(fact.metric().name()).isEqualTo("net_income");
            assertThat(fact.period().end()).isEqualTo(LocalDate.of(2022, 12, 31));
            assertThat(fact.value().longValueExact()).isEqualTo(7_514_000_000L);
        });
    }

    @Test
    void leavesOutWhatTheParentAloneEarned() {
        String alone = STATEMENT.replace("CONSOLIDATED STATEMENTS", "PARENT COMPANY – CONDENSED STATEMENTS");

        assertThat(facts(alone)).isEmpty();
    }

    private static List<Fact> facts(String page) {
        var label = new DocumentLabel(
                "id",
                "LENDER_2022_10K",
                "Lender",
                List.of(),
                Optional.empty(),
                DocumentKind.ANNUAL_REPORT,
                Optional.of(FiscalPeriod.year(2022)),
                Optional.of(LocalDate.of(2023, 2, 10)),
                Optional.empty(),
                "files");
        return TableFacts.of(label, Optional.of(96), page, Subject.of(new Ticker("LEND")));
    }
}
