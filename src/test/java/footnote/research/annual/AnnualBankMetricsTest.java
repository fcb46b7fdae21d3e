package footnote.research.annual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.research.CompanyKind;
import footnote.research.MetricSet;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnnualBankMetricsTest {
    private static final Subject ACME = new Subject("ACME");
    private static final LocalDate END = LocalDate.of(2025, 12, 31);

    @Test
    void anInsurerIsMeasuredByClaimsAndCostsOverPremiums() {
        var measures = measured(
                CompanyKind.INSURER,
                Map.of(
                        Metric.PREMIUMS_EARNED, 200,
                        Metric.CLAIMS_INCURRED, 130,
                        Metric.OPERATING_EXPENSES, 56));

        assertThat(measures.number("loss_ratio")).isCloseTo(65, within(1e-9));
        assertThat(measures.number("expense_ratio")).isCloseTo(28, within(1e-9));
        assertThat(measures.number("combined_ratio")).isCloseTo(93, within(1e-9));
    }

    @Test
    void aBankIsMeasuredByProvisionsAndFunding() {
        var measures = measured(
                CompanyKind.BANK,
                Map.of(
                        Metric.PROVISION_FOR_CREDIT_LOSSES, 9,
                        Metric.LOANS, 900,
                        Metric.NONACCRUAL_LOANS, 18,
                        Metric.DEPOSITS, 1000));

        assertThat(measures.number("credit_cost")).isCloseTo(1, within(1e-9));
        assertThat(measures.number("nonaccrual_ratio")).isCloseTo(2, within(1e-9));
        assertThat(measures.number("loans_to_deposits")).isCloseTo(90, within(1e-9));
        assertThat(measures.find("implied_provisions")).isEmpty();
        assertThat(measures.find("combined_ratio")).isEmpty();
    }

    /** Preferred stock of 50 within equity of 250 in both years, and its dividend of 4 out of net income of 20. */
    @Test
    void returnsAreThoseOfCommonShareholders() {
        var before = LocalDate.of(2024, 12, 31);
        var facts = new ArrayList<>(List.of(
                fact(Metric.NET_INCOME, 20),
                fact(Metric.NET_INCOME_TO_COMMON, 16),
                fact(Metric.REVENUE, 100),
                fact(Metric.EQUITY, 250),
                fact(Metric.PREFERRED_STOCK, 50),
                fact(Metric.SHARES_DILUTED, 10)));
        facts.addAll(List.of(
                on(before, Metric.NET_INCOME, 18),
                on(before, Metric.EQUITY, 250),
                on(before, Metric.PREFERRED_STOCK, 50)));

        var measures = AnnualMetrics.of(
                Ledger.of(ACME, facts, LocalDate.of(2026, 6, 30)), Optional.empty(), CompanyKind.BANK, 5);

        assertThat(measures.number("return_on_equity")).isCloseTo(8, within(1e-9));
    }

    @Test
    void creditLossesAreImpliedWhereNoneAreReported() {
        var measures = measured(CompanyKind.BANK, Map.of(Metric.OPERATING_EXPENSES, 60, Metric.PRETAX_INCOME, 30));

        assertThat(measures.number("implied_provisions")).isCloseTo(10, within(1e-9));
    }

    @Test
    void aRealEstateTrustIsMeasuredByFundsFromOperations() {
        var lines = Map.of(
                Metric.DEPRECIATION_AMORTIZATION, 45,
                Metric.PROPERTY_SALE_GAINS, 5,
                Metric.DIVIDENDS_PAID, 48,
                Metric.SHARES_DILUTED, 24);

        var measures = measured(CompanyKind.REIT, lines);

        assertThat(measures.number("funds_from_operations")).isCloseTo(60, within(1e-9)); // 20 + 45 - 5
        assertThat(measures.number("ffo_per_share")).isCloseTo(2.5, within(1e-9));
        assertThat(measures.number("ffo_payout")).isCloseTo(80, within(1e-9));
        assertThat(measured(CompanyKind.INDUSTRIAL, lines).find("funds_from_operations"))
                .isEmpty();
    }

    private static MetricSet measured(CompanyKind kind, Map<Metric, Integer> lines) {
        var facts = new ArrayList<Fact>();
        lines.forEach((metric, value) -> facts.add(fact(metric, value)));
        facts.addAll(List.of(fact(Metric.NET_INCOME, 20), fact(Metric.REVENUE, 100)));
        var ledger = Ledger.of(ACME, facts, LocalDate.of(2026, 6, 30));
        return AnnualMetrics.of(ledger, Optional.empty(), kind, 5);
    }

    private static Fact fact(Metric metric, int value) {
        return on(END, metric, value);
    }

    private static Fact on(LocalDate end, Metric metric, int value) {
        boolean stock = metric.nature().orElseThrow() == Metric.Nature.STOCK;
        return Fact.of(
                ACME,
                metric,
                stock ? Period.instant(end) : Period.of(end.minusYears(1).plusDays(1), end),
                BigDecimal.valueOf(value),
                Unit.of(Denomination.USD),
                Basis.REPORTED,
                end.plusDays(46),
                Origin.document("test", "10-K", Instant.EPOCH));
    }
}
