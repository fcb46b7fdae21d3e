package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Bar;
import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.Split;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShareBasisTest {
    private static final Subject ACME = new Subject("ACME");
    private static final LocalDate TODAY = LocalDate.of(2026, 6, 30);
    private static final Origin ORIGIN = Origin.document("edgar", "10-K", Instant.EPOCH);

    @Test
    void putsFiguresFromBeforeASplitOnTodaysShares() {
        var ledger = Ledger.of(
                ACME,
                List.of(
                        shares(2024, "50000000"),
                        shares(2025, "196000000"),
                        perShare(Metric.EPS_DILUTED, 2024, "12.15"),
                        perShare(Metric.DIVIDEND_PER_SHARE, 2024, "1.00"),
                        perShare(Metric.EPS_DILUTED, 2025, "3.65"),
                        income(2024),
                        income(2025)),
                TODAY,
                Optional.of(history(new Split(LocalDate.of(2025, 9, 1), new BigDecimal(4), BigDecimal.ONE))));

        var counts = ledger.years(Metric.SHARES_DILUTED);
        var earnings = ledger.years(Metric.EPS_DILUTED);

        assertThat(counts).extracting(LedgerEntry::number).containsExactly(200e6, 196e6);
        assertThat(earnings).extracting(LedgerEntry::number).containsExactly(3.0375, 3.65);
        assertThat(ledger.years(Metric.DIVIDEND_PER_SHARE).getFirst().number()).isEqualTo(0.25);
        assertThat(earnings.getFirst().derivation().orElseThrow().formula()).contains("4-for-1 split of 1 Sep 2025");
        assertThat(ledger.entry(earnings.getFirst()
                                .derivation()
                                .orElseThrow()
                                .inputs()
                                .getFirst())
                        .orElseThrow()
                        .number())
                .isEqualTo(12.15);
        assertThat(ledger.gaps()).isEmpty();
    }

    @Test
    void aSplitIsNoRestatement() {
        var facts = new ArrayList<Fact>(List.of(
                shares(2024, "2507000000"),
                perShare(Metric.EPS_DILUTED, 2024, "1.74"),
                income(2024),
                told(shares(2024, "25070000000"), "2026-02-19"),
                told(perShare(Metric.EPS_DILUTED, 2024, "0.17"), "2026-02-19"),
                shares(2025, "24940000000"),
                income(2025)));

        var ledger = Ledger.of(
                ACME,
                facts,
                TODAY,
                Optional.of(history(new Split(LocalDate.of(2025, 9, 1), BigDecimal.TEN, BigDecimal.ONE))));

        assertThat(ledger.entries())
                .allSatisfy(entry -> assertThat(entry.restated()).isEmpty());
        assertThat(ledger.years(Metric.EPS_DILUTED).getFirst().number()).isEqualTo(0.17);
    }

    @Test
    void tellsASplitFromCountsThatALaterFilingRestates() {
        var basic = Metric.SHARES_BASIC;
        var ledger = Ledger.of(
                ACME,
                List.of(
                        shares(2023, "100"),
                        shares(2024, "101"),
                        count(basic, 2024, "99"),
                        told(shares(2024, "404"), "2026-02-19"),
                        told(count(basic, 2024, "396"), "2026-02-19"),
                        shares(2025, "410"),
                        perShare(Metric.EPS_DILUTED, 2023, "8.00"),
                        income(2023),
                        income(2024),
                        income(2025)),
                TODAY);

        assertThat(ledger.years(Metric.SHARES_DILUTED))
                .extracting(LedgerEntry::number)
                .containsExactly(400.0, 404.0, 410.0);
        assertThat(ledger.years(Metric.EPS_DILUTED).getFirst().number()).isEqualTo(2.0);
    }

    @Test
    void refusesACountThatLeapsWithoutAReason() {
        var ledger = Ledger.of(
                ACME,
                List.of(
                        shares(2024, "50"),
                        shares(2025, "200"),
                        perShare(Metric.EPS_DILUTED, 2024, "12"),
                        perShare(Metric.EPS_DILUTED, 2025, "3"),
                        income(2024),
                        income(2025)),
                TODAY);

        assertThat(ledger.years(Metric.SHARES_DILUTED)).hasSize(1);
        assertThat(ledger.years(Metric.EPS_DILUTED)).hasSize(1);
        assertThat(ledger.gaps()).singleElement().satisfies(gap -> assertThat(gap.why())
                .contains("no split, issue or merger"));
    }

    @Test
    void acceptsACountThatAnIssueExplains() {
        var ledger = Ledger.of(
                ACME,
                List.of(
                        shares(2024, "50"),
                        shares(2025, "200"),
                        balance(Metric.ASSETS, 2024, "100"),
                        balance(Metric.ASSETS, 2025, "400"),
                        income(2024),
                        income(2025)),
                TODAY);

        assertThat(ledger.years(Metric.SHARES_DILUTED)).hasSize(2);
        assertThat(ledger.gaps()).isEmpty();
    }

    private static Fact shares(int year, String value) {
        return count(Metric.SHARES_DILUTED, year, value);
    }

    private static Fact count(Metric metric, int year, String value) {
        return fact(metric, Period.of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)), value, Unit.SHARES);
    }

    private static Fact perShare(Metric metric, int year, String value) {
        return fact(
                metric,
                Period.of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)),
                value,
                Unit.perShare(Denomination.USD));
    }

    private static Fact income(int year) {
        return fact(
                Metric.NET_INCOME,
                Period.of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)),
                "600",
                Unit.of(Denomination.USD));
    }

    private static Fact balance(Metric metric, int year, String value) {
        return fact(metric, Period.instant(LocalDate.of(year, 12, 31)), value, Unit.of(Denomination.USD));
    }

    private static Fact fact(Metric metric, Period period, String value, Unit unit) {
        return Fact.of(
                ACME,
                metric,
                period,
                new BigDecimal(value),
                unit,
                Basis.REPORTED,
                period.end().plusDays(50),
                ORIGIN);
    }

    private static Fact told(Fact fact, String day) {
        return Fact.of(
                fact.subject(),
                fact.metric(),
                fact.period(),
                fact.value(),
                fact.unit(),
                fact.basis(),
                LocalDate.parse(day),
                fact.origin());
    }

    private static PriceHistory history(Split split) {
        return new PriceHistory(
                new Ticker("ACME"),
                Denomination.USD,
                List.of(new Bar(LocalDate.of(2020, 1, 2), 1, 1, 1, 1, 1, 1)),
                List.of(split),
                List.of(),
                ORIGIN);
    }
}
