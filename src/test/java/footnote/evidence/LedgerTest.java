package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.SourceLine;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.sources.edgar.Edgar;
import footnote.sources.edgar.EdgarFacts;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LedgerTest {
    private static final Subject ACME = new Subject("ACME");
    private static final LocalDate LATE = LocalDate.of(2030, 1, 1);

    @Test
    void takesTheFourthQuarterOutOfTheYear() {
        var ledger = ledger(
                LATE,
                flow("2023-01-01", "2023-12-31", "100", "2024-02-15"),
                flow("2023-01-01", "2023-09-30", "70", "2023-11-01"),
                flow("2023-07-01", "2023-09-30", "25", "2023-11-01"));

        var quarters = ledger.quarters(Metric.REVENUE);

        assertThat(quarters)
                .extracting(entry -> entry.fact().value().toPlainString())
                .containsExactly("25", "30");
        var fourth = quarters.getLast();
        assertThat(fourth.fact().period().label()).isEqualTo("4Q23");
        assertThat(fourth.fact().basis()).isEqualTo(Basis.DERIVED);
        assertThat(fourth.fact().knownAt()).isEqualTo("2024-02-15");
        assertThat(fourth.derivation().orElseThrow().formula())
                .isEqualTo("12 months to 2023-12-31 less 9 months to 2023-09-30");
        assertThat(fourth.derivation().orElseThrow().inputs()).hasSize(2);
    }

    @Test
    void takesQuartersOutOfSumsToDate() {
        var ledger = ledger(
                LATE,
                flow("2023-01-01", "2023-03-31", "10", "2023-05-01"),
                flow("2023-01-01", "2023-06-30", "22", "2023-08-01"),
                flow("2023-01-01", "2023-09-30", "36", "2023-11-01"),
                flow("2023-01-01", "2023-12-31", "52", "2024-02-15"));

        assertThat(ledger.quarters(Metric.REVENUE))
                .extracting(entry -> entry.fact().value().toPlainString())
                .containsExactly("10", "12", "14", "16");
    }

    @Test
    void sumsTheLastTwelveMonths() {
        var ledger = ledger(
                LATE,
                flow("2023-01-01", "2023-03-31", "10", "2023-05-01"),
                flow("2023-04-01", "2023-06-30", "11", "2023-08-01"),
                flow("2023-07-01", "2023-09-30", "12", "2023-11-01"),
                flow("2023-01-01", "2023-12-31", "50", "2024-02-15"),
                flow("2024-01-01", "2024-03-31", "20", "2024-05-01"));

        var twelve = ledger.lastTwelveMonths(Metric.REVENUE).orElseThrow();

        assertThat(twelve.fact().value()).isEqualByComparingTo("60");
        assertThat(twelve.fact().period()).isEqualTo(Period.of(day("2023-04-01"), day("2024-03-31")));
    }

    @Test
    void showsNothingThatBecameKnownLater() {
        var facts = List.of(
                flow("2022-01-01", "2022-12-31", "80", "2023-02-15"),
                flow("2023-01-01", "2023-12-31", "100", "2024-02-15"));

        assertThat(Ledger.of(ACME, facts, day("2024-02-14")).years(Metric.REVENUE))
                .hasSize(1);
        assertThat(Ledger.of(ACME, facts, day("2024-02-15")).years(Metric.REVENUE))
                .hasSize(2);
    }

    @Test
    void keepsBothValuesOfARestatement() {
        var facts = List.of(
                flow("2022-01-01", "2022-12-31", "80", "2023-02-15"),
                flow("2022-01-01", "2022-12-31", "77", "2024-02-15"));

        var now = Ledger.of(ACME, facts, LATE).years(Metric.REVENUE).getFirst();
        var then =
                Ledger.of(ACME, facts, day("2023-06-30")).years(Metric.REVENUE).getFirst();

        assertThat(now.fact().value()).isEqualByComparingTo("77");
        assertThat(now.restated().orElseThrow().value()).isEqualByComparingTo("80");
        assertThat(SourceLine.of(now)).contains("restated, first reported as $80 on 15 Feb 2023");
        assertThat(then.fact().value()).isEqualByComparingTo("80");
        assertThat(then.restated()).isEmpty();
    }

    @Test
    void letsTheRegulatorWinAndRecordsWhoDisagrees() {
        var facts = List.of(
                fact("yahoo", Metric.REVENUE, Period.of(day("2022-01-01"), day("2022-12-31")), "90", "2023-03-01"),
                fact("edgar", Metric.REVENUE, Period.of(day("2022-01-01"), day("2022-12-31")), "80", "2023-02-15"),
                fact("fmp", Metric.REVENUE, Period.of(day("2022-01-01"), day("2022-12-31")), "80.1", "2023-02-20"));

        var entry = Ledger.of(ACME, facts, LATE).years(Metric.REVENUE).getFirst();

        assertThat(entry.fact().value()).isEqualByComparingTo("80");
        assertThat(entry.disputed()).extracting(fact -> fact.origin().vendor()).containsExactly("yahoo");
    }

    @Test
    void doesNotSubtractFiguresThatDoNotAddUp() {
        var perShare = Unit.perShare(Denomination.USD);
        var ledger = Ledger.of(
                ACME,
                List.of(
                        fact(
                                "edgar",
                                Metric.EPS_DILUTED,
                                Period.of(day("2023-01-01"), day("2023-12-31")),
                                "4",
                                "2024-02-15",
                                perShare),
                        fact(
                                "edgar",
                                Metric.EPS_DILUTED,
                                Period.of(day("2023-01-01"), day("2023-09-30")),
                                "3",
                                "2023-11-01",
                                perShare)),
                LATE);

        assertThat(ledger.quarters(Metric.EPS_DILUTED)).isEmpty();
    }

    @Test
    void givesTheSameFactTheSameId() {
        var one = LedgerEntry.of(flow("2023-01-01", "2023-12-31", "100", "2024-02-15"));
        var other = LedgerEntry.of(flow("2023-01-01", "2023-12-31", "100.0", "2024-02-15"));

        assertThat(one.id()).isEqualTo(other.id()).matches("f[0-9a-f]{12}");
        assertThat(LedgerEntry.of(flow("2023-01-01", "2023-12-31", "101", "2024-02-15"))
                        .id())
                .isNotEqualTo(one.id());
    }

    @Test
    void readsApplesYearsAndQuartersFromItsFilings() {
        byte[] recorded = SharedData.bytes("sec/companyfacts_CIK0000320193_AAPL.json.gz");
        var apple = new Listing(
                new Ticker("AAPL"),
                "Apple Inc.",
                "NMS",
                Market.UNITED_STATES,
                Denomination.USD,
                Optional.of("0000320193"),
                Optional.empty(),
                List.of(),
                List.of());
        var http = new RecordedHttp().on("companyfacts", recorded);
        var clock = Clock.fixed(Instant.parse("2026-01-01T00:00:00Z"), ZoneOffset.UTC);
        var facts = new EdgarFacts(new Edgar(http, "Footnote test test@footnote.example"), clock).facts(apple);

        var ledger = Ledger.of(Subject.of(apple.ticker()), facts, day("2024-01-31"));

        assertThat(value(ledger.years(Metric.REVENUE), "2023-09-30")).isEqualTo("383285000000");
        assertThat(value(ledger.quarters(Metric.REVENUE), "2023-09-30")).isEqualTo("89498000000");
        assertThat(value(ledger.quarters(Metric.OPERATING_CASH_FLOW), "2023-07-01"))
                .isEqualTo("26380000000");
        assertThat(ledger.on(Metric.ASSETS, day("2023-09-30"))
                        .orElseThrow()
                        .fact()
                        .value())
                .isEqualByComparingTo("352583000000");
        assertThat(ledger.years(Metric.NET_INCOME)).hasSizeGreaterThan(10);
    }

    private static String value(List<LedgerEntry> entries, String end) {
        return entries.stream()
                .filter(entry -> entry.fact().period().end().equals(day(end)))
                .map(entry -> entry.fact().value().toPlainString())
                .findFirst()
                .orElse("none of "
                        + entries.stream().map(entry -> entry.fact().period()).toList());
    }

    private static Ledger ledger(LocalDate asOf, Fact... facts) {
        return Ledger.of(ACME, List.of(facts), asOf);
    }

    private static Fact flow(String start, String end, String value, String known) {
        return fact("edgar", Metric.REVENUE, Period.of(day(start), day(end)), value, known);
    }

    private static Fact fact(String vendor, Metric metric, Period period, String value, String known) {
        return fact(vendor, metric, period, value, known, Unit.of(Denomination.USD));
    }

    private static Fact fact(String vendor, Metric metric, Period period, String value, String known, Unit unit) {
        return Fact.of(
                ACME,
                metric,
                period,
                new BigDecimal(value),
                unit,
                Basis.REPORTED,
                day(known),
                Origin.document(vendor, "a filing of " + known, Instant.EPOCH));
    }

    private static LocalDate day(String text) {
        return LocalDate.parse(text);
    }
}
