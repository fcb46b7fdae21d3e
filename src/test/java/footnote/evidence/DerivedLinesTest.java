package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DerivedLinesTest {
    private static final Subject ACME = new Subject("ACME");
    private static final LocalDate END = LocalDate.of(2025, 12, 31);

    @Test
    void addsMarketingAndAdministration() {
        var lines = years(
                Metric.SELLING_GENERAL_ADMINISTRATIVE,
                Map.of(Metric.SALES_AND_MARKETING, 30, Metric.GENERAL_AND_ADMINISTRATIVE, 12));

        assertThat(lines).extracting(LedgerEntry::number).containsExactly(42.0);
        assertThat(lines.getFirst().derivation().orElseThrow().formula())
                .isEqualTo("sales and marketing + general and administrative");
    }

    @Test
    void takesCostOffRevenueAndEquityOffAssets() {
        assertThat(years(Metric.GROSS_PROFIT, Map.of(Metric.REVENUE, 100, Metric.COST_OF_REVENUE, 60)))
                .extracting(LedgerEntry::number)
                .containsExactly(40.0);
        assertThat(years(
                        Metric.LIABILITIES,
                        Map.of(Metric.ASSETS, 100, Metric.EQUITY, 30, Metric.MINORITY_INTEREST, 5, Metric.REVENUE, 1)))
                .extracting(LedgerEntry::number)
                .containsExactly(65.0);
    }

    @Test
    void usesEarningsBeforeInterestWhereNoOperatingIncomeIsFiled() {
        var facts = Map.of(
                Metric.REVENUE, 100,
                Metric.COST_OF_REVENUE, 60,
                Metric.PRETAX_INCOME, 20,
                Metric.INTEREST_EXPENSE, 4,
                Metric.INTEREST_INCOME, 1);

        assertThat(years(Metric.OPERATING_INCOME, facts))
                .extracting(LedgerEntry::number)
                .containsExactly(23.0);
    }

    @Test
    void leavesAFiledLineAndBanksAlone() {
        assertThat(years(
                        Metric.GROSS_PROFIT,
                        Map.of(Metric.REVENUE, 100, Metric.COST_OF_REVENUE, 60, Metric.GROSS_PROFIT, 41)))
                .extracting(LedgerEntry::number)
                .containsExactly(41.0);
        var filed = Map.of(Metric.REVENUE, 100, Metric.PRETAX_INCOME, 20, Metric.INTEREST_EXPENSE, 40);
        var bank = new HashMap<>(filed);
        bank.put(Metric.NET_INTEREST_INCOME, 70);
        assertThat(years(Metric.OPERATING_INCOME, bank)).isEmpty();
        assertThat(years(Metric.OPERATING_INCOME, filed))
                .extracting(LedgerEntry::number)
                .containsExactly(60.0);
    }

    @Test
    void dividesStatutoryCapitalByTheCapitalRequired() {
        var filed = Map.of(Metric.STATUTORY_CAPITAL, 860, Metric.STATUTORY_CAPITAL_REQUIRED, 200, Metric.REVENUE, 900);

        var lines = years(Metric.SOLVENCY_RATIO, filed);

        assertThat(lines).extracting(LedgerEntry::number).containsExactly(430.0);
        assertThat(lines.getFirst().fact().unit()).isEqualTo(Unit.PERCENT);
        assertThat(lines.getFirst().derivation().orElseThrow().formula())
                .isEqualTo("statutory capital and surplus / required statutory capital and surplus");
    }

    @Test
    void aLegalMinimumOfAFewMillionsGivesNoSolvencyRatio() {
        var filed = Map.of(Metric.STATUTORY_CAPITAL, 8600, Metric.STATUTORY_CAPITAL_REQUIRED, 3, Metric.REVENUE, 900);

        assertThat(years(Metric.SOLVENCY_RATIO, filed)).isEmpty();
    }

    private static List<LedgerEntry> years(Metric metric, Map<Metric, Integer> filed) {
        var facts = filed.entrySet().stream()
                .map(each -> fact(each.getKey(), each.getValue()))
                .toList();
        return Ledger.of(ACME, facts, END.plusYears(1)).years(metric);
    }

    private static Fact fact(Metric metric, int value) {
        boolean stock = metric.nature().orElseThrow() == Metric.Nature.STOCK;
        return Fact.of(
                ACME,
                metric,
                stock ? Period.instant(END) : Period.of(END.minusYears(1).plusDays(1), END),
                BigDecimal.valueOf(value),
                Unit.of(Denomination.USD),
                Basis.REPORTED,
                END.plusDays(40),
                Origin.document("edgar", "10-K", Instant.EPOCH));
    }
}
