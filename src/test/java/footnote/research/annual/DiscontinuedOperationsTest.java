package footnote.research.annual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
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
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What was sold or spun off counts in net income, and in no ratio over it. */
class DiscontinuedOperationsTest {
    private static final Subject ACME = new Subject("ACME");

    @Test
    void ratiosAreThoseOfContinuingOperations() {
        var measures = measured();

        assertThat(of(measures, "net_margin")).extracting(LedgerEntry::number).containsExactly(10.0, 12.0);
        assertThat(of(measures, "net_income_growth").getLast().number()).isCloseTo(32, within(1e-9)); // 132 over 100
        assertThat(of(measures, "net_income")).extracting(LedgerEntry::number).containsExactly(350.0, 132.0);
        assertThat(of(measures, "net_margin")
                        .getFirst()
                        .derivation()
                        .orElseThrow()
                        .inputs())
                .as("what was left out is an input")
                .contains(of(measures, "discontinued_income").getFirst().id());
    }

    /** A cash flow statement includes what was sold; its flow over the earnings of the rest says nothing. */
    @Test
    void cashConversionIsNotMeasuredWhereTheyWeigh() {
        assertThat(of(measured(), "cash_conversion"))
                .extracting(entry -> entry.fact().period().label(), LedgerEntry::number)
                .containsExactly(tuple("FY25", 1.5)); // 198 over 132
    }

    @Test
    void earningsPerShareLeaveThemOutInTheYearsTheyWereEarned() {
        assertThat(of(measured(), "eps_diluted"))
                .extracting(entry -> entry.fact().metric(), LedgerEntry::number)
                .containsExactly(tuple(Metric.EPS_CONTINUING, 1.0), tuple(Metric.EPS_DILUTED, 1.32));
    }

    private static List<LedgerEntry> of(MetricSet measures, String metric) {
        return new AnnualSeries(measures).of(metric);
    }

    private static MetricSet measured() {
        var facts = new ArrayList<Fact>();
        year(facts, 2024, Metric.REVENUE, 1000);
        year(facts, 2024, Metric.NET_INCOME, 350);
        year(facts, 2024, Metric.DISCONTINUED_INCOME, 250);
        year(facts, 2024, Metric.OPERATING_CASH_FLOW, 300);
        year(facts, 2024, Metric.EPS_DILUTED, 3.5);
        year(facts, 2024, Metric.EPS_CONTINUING, 1.0);
        year(facts, 2025, Metric.REVENUE, 1100);
        year(facts, 2025, Metric.NET_INCOME, 132);
        year(facts, 2025, Metric.DISCONTINUED_INCOME, 0);
        year(facts, 2025, Metric.OPERATING_CASH_FLOW, 198);
        year(facts, 2025, Metric.EPS_DILUTED, 1.32);
        year(facts, 2025, Metric.EPS_CONTINUING, 1.32);
        var ledger = Ledger.of(ACME, facts, LocalDate.of(2026, 3, 31));
        return AnnualMetrics.of(ledger, Optional.empty(), CompanyKind.INDUSTRIAL, 5);
    }

    private static void year(List<Fact> facts, int year, Metric metric, double value) {
        var end = LocalDate.of(year, 12, 31);
        facts.add(Fact.of(
                ACME,
                metric,
                Period.of(LocalDate.of(year, 1, 1), end),
                BigDecimal.valueOf(value),
                metric.name().startsWith("eps") ? Unit.perShare(Denomination.USD) : Unit.of(Denomination.USD),
                Basis.REPORTED,
                end.plusDays(50),
                Origin.document("test", "10-K", Instant.EPOCH)));
    }
}
