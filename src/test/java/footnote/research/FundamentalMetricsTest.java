package footnote.research;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.PeriodType;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FundamentalMetricsTest {
    private static final Subject ACME = new Subject("ACME");
    private static final LocalDate MARCH = LocalDate.of(2026, 3, 31);
    private static final LocalDate TODAY = LocalDate.of(2026, 6, 30);

    @Test
    void twelveMonthsToMarchAreLabelledAsSuch() {
        var measures = measured(quarters(Metric.OPERATING_CASH_FLOW, 10, 10, 10, 10, 10));

        var flow = measures.find("free_cash_flow").orElseThrow();

        assertThat(flow.fact().period().type()).isEqualTo(PeriodType.LAST_TWELVE_MONTHS);
        assertThat(flow.fact().period().label()).isEqualTo("LTM Mar-26");
    }

    @Test
    void netDebtIsThatOfTheLatestBalanceSheet() {
        var facts = new ArrayList<Fact>();
        facts.add(balance(Metric.TOTAL_DEBT, LocalDate.of(2025, 12, 31), 50));
        facts.add(balance(Metric.CASH, LocalDate.of(2025, 12, 31), 10));
        facts.add(balance(Metric.TOTAL_DEBT, MARCH, 70));
        facts.add(balance(Metric.CASH, MARCH, 15));

        var debt = measured(facts).find("net_debt").orElseThrow();

        assertThat(debt.number()).isEqualTo(55);
        assertThat(debt.fact().period()).isEqualTo(Period.instant(MARCH));
    }

    @Test
    void aBalanceThatTheLatestSheetLacksIsMissingRatherThanOld() {
        var facts = new ArrayList<Fact>();
        facts.add(balance(Metric.TOTAL_DEBT, MARCH, 70));
        facts.add(balance(Metric.CASH, LocalDate.of(2018, 3, 31), 15));

        var measures = measured(facts);

        assertThat(measures.find("net_debt")).isEmpty();
        assertThat(measures.gaps()).anySatisfy(gap -> {
            assertThat(gap.what()).isEqualTo("Net debt");
            assertThat(gap.why()).contains("cash and equivalents is not reported");
        });
    }

    @Test
    void aQuarterThatBringsMostOfTheYearsCashIsFlagged() {
        var uneven = measured(quarters(Metric.OPERATING_CASH_FLOW, 12, 10, 20, -19, 248));
        var even = measured(quarters(Metric.OPERATING_CASH_FLOW, 10, 10, 10, 10, 10));

        assertThat(uneven.number("largest_quarter_share_of_cash_flow")).isBetween(95.0, 96.0);
        assertThat(even.find("largest_quarter_share_of_cash_flow")).isEmpty();
    }

    @Test
    void cashConversionIsToldOverYearsInARow() {
        var facts = new ArrayList<Fact>();
        for (int year = 2021; year <= 2025; year++) {
            facts.add(year(Metric.OPERATING_CASH_FLOW, year, 10 * (year - 2020)));
        }

        var measures = measured(facts);

        assertThat(measures.number("cash_conversion_3_years")).isEqualTo(120.0 / 300);
        assertThat(measures.number("cash_conversion_5_years")).isEqualTo(150.0 / 500);
    }

    /** A write-off of the year before makes any margin after it look wider. */
    @Test
    void aMarginBesideOneAfterLargeChargesIsNoChange() {
        var plain = List.of(
                year(Metric.REVENUE, 2024, 1000),
                year(Metric.REVENUE, 2025, 1000),
                year(Metric.OPERATING_INCOME, 2024, 80),
                year(Metric.OPERATING_INCOME, 2025, 76));
        var charged = new ArrayList<>(plain);
        charged.set(2, year(Metric.OPERATING_INCOME, 2024, -100));
        charged.add(year(Metric.IMPAIRMENT_CHARGES, 2024, 180));

        assertThat(measured(plain).number("operating_margin_change")).isCloseTo(-0.4, within(1e-9));
        assertThat(measured(charged).find("operating_margin_change")).isEmpty();
    }

    @Test
    void growthDoesNotSkipAMissingYear() {
        var facts = List.of(year(Metric.REVENUE, 2023, 100), year(Metric.REVENUE, 2025, 150));

        var measures = measured(facts);

        assertThat(measures.find("revenue_growth")).isEmpty();
    }

    @Test
    void aBanksCapitalRatioIsThatOfTheLastFiscalYear() {
        var current = List.of(
                balance(Metric.CET1_RATIO, LocalDate.of(2024, 12, 31), 11),
                balance(Metric.CET1_RATIO, LocalDate.of(2025, 12, 31), 12));

        assertThat(measured(current, CompanyKind.BANK).number("cet1_ratio")).isEqualTo(12);
        assertThat(measured(current.subList(0, 1), CompanyKind.BANK).find("cet1_ratio"))
                .isEmpty();
        assertThat(measured(current).find("cet1_ratio")).isEmpty();
    }

    private static MetricSet measured(List<Fact> more) {
        return measured(more, CompanyKind.INDUSTRIAL);
    }

    private static MetricSet measured(List<Fact> more, CompanyKind kind) {
        var facts = new ArrayList<>(more);
        for (int year = 2021; year <= 2025; year++) {
            facts.add(year(Metric.NET_INCOME, year, 100));
            facts.add(balance(Metric.EQUITY, LocalDate.of(year, 12, 31), 400));
        }
        facts.addAll(quarters(Metric.NET_INCOME, 25, 25, 25, 25, 25));
        facts.addAll(quarters(Metric.CAPITAL_EXPENDITURE, 1, 1, 1, 1, 1));
        facts.add(balance(Metric.EQUITY, MARCH, 500));
        return FundamentalMetrics.of(Ledger.of(ACME, facts, TODAY), Optional.empty(), kind);
    }

    private static List<Fact> quarters(Metric metric, int... values) {
        var facts = new ArrayList<Fact>();
        for (int i = 0; i < values.length; i++) {
            var start = MARCH.plusDays(1).minusMonths(3L * (values.length - i));
            facts.add(fact(metric, Period.of(start, start.plusMonths(3).minusDays(1)), values[i]));
        }
        return facts;
    }

    private static Fact year(Metric metric, int year, int value) {
        return fact(metric, Period.of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)), value);
    }

    private static Fact balance(Metric metric, LocalDate day, int value) {
        return fact(metric, Period.instant(day), value);
    }

    private static Fact fact(Metric metric, Period period, int value) {
        return Fact.of(
                ACME,
                metric,
                period,
                BigDecimal.valueOf(value),
                metric.equals(Metric.CET1_RATIO) ? Unit.PERCENT : Unit.of(Denomination.USD),
                Basis.REPORTED,
                period.end().plusDays(40),
                Origin.document("edgar", "10-K", Instant.EPOCH));
    }
}
