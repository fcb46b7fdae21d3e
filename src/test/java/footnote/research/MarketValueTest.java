package footnote.research;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MarketValueTest {
    private static final LocalDate DAY = LocalDate.of(2026, 1, 5);
    private static final Origin ORIGIN = Origin.document("test", "a file", Instant.EPOCH);

    @Test
    void turnsPenceIntoPounds() {
        var value = value("GBp", List.of(), "GBP");

        assertThat(value.value().orNaN()).isCloseTo(2.5 * 1000, within(1e-9));
        assertThat(value.formula()).isEqualTo("share price x shares outstanding, GBp turned into GBP");
    }

    @Test
    void countsSharesAsTheyAreAfterASplit() {
        var split = new Split(LocalDate.of(2025, 6, 2), BigDecimal.TWO, BigDecimal.ONE);

        var value = value("GBP", List.of(split), "GBP");

        assertThat(value.value().orNaN()).isCloseTo(250 * 2000, within(1e-9));
        assertThat(value.formula()).contains("adjusted for later splits");
    }

    @Test
    void mixesNoCurrencies() {
        assertThat(value("USD", List.of(), "EUR").value())
                .isEqualTo(MaybeNumber.missing("the price is in USD and the statements are in EUR,"
                        + " and there is no exchange rate at hand"));
    }

    @Test
    void turnsThePriceIntoTheStatementsCurrencyAtThatDaysRate() {
        var rates = history("GBPEUR=X", "EUR", 1.2, List.of());
        var quotes = new SharePrices(history("X.L", "GBp", 250, List.of()), Optional.of(rates));

        var value = MarketValue.on(DAY, quotes, ledger(shares()), new Denomination("EUR"));

        assertThat(value.value().orNaN()).isCloseTo(2.5 * 1000 * 1.2, within(1e-9));
        assertThat(value.formula()).isEqualTo("share price x shares outstanding, GBp turned into GBP x GBP in EUR");
        assertThat(value.inputs())
                .extracting(entry -> entry.fact().subject().key())
                .containsExactly("X.L", "X.L", "GBPEUR=X");
    }

    @Test
    void countsDepositarySharesWhereThoseAreTraded() {
        var eight = fact(Metric.SHARES_PER_DEPOSITARY_SHARE, 8, Unit.RATIO);

        var value = MarketValue.on(
                DAY,
                SharePrices.of(history("X.L", "USD", 250, List.of())),
                ledger(shares(), eight),
                new Denomination("USD"));

        assertThat(value.value().orNaN()).isCloseTo(250 * 1000 / 8.0, within(1e-9));
        assertThat(value.formula()).isEqualTo("share price x shares outstanding / shares per depositary share");
    }

    @Test
    void countsNoSharesFromBeforeASecondClassWasIssued() {
        var before = LocalDate.of(2019, 12, 31);
        var oneClass = Fact.of(
                new Subject("X.L"),
                Metric.SHARES_OUTSTANDING,
                Period.instant(before),
                new BigDecimal(300),
                Unit.SHARES,
                Basis.REPORTED,
                before.plusDays(60),
                ORIGIN);
        var average = Fact.of(
                new Subject("X.L"),
                Metric.SHARES_BASIC,
                Period.of(LocalDate.of(2024, 1, 1), LocalDate.of(2024, 12, 31)),
                new BigDecimal(1000),
                Unit.SHARES,
                Basis.REPORTED,
                LocalDate.of(2025, 3, 1),
                ORIGIN);

        var value = MarketValue.on(
                DAY,
                SharePrices.of(history("X.L", "USD", 250, List.of())),
                ledger(oneClass, average),
                new Denomination("USD"));

        assertThat(value.value().orNaN()).isEqualTo(250_000);
        assertThat(value.formula()).isEqualTo("share price x basic weighted average shares");
    }

    @Test
    void valuesAPastYearAboutWhenItsResultsCameOut() {
        var told = LocalDate.of(2025, 6, 30);
        var year = LedgerEntry.of(Fact.of(
                new Subject("X.L"),
                Metric.NET_INCOME,
                Period.of(LocalDate.of(2022, 1, 1), LocalDate.of(2022, 12, 31)),
                BigDecimal.TEN,
                Unit.of(new Denomination("USD")),
                Basis.REPORTED,
                told,
                ORIGIN));
        var counted = Fact.of(
                new Subject("X.L"),
                Metric.SHARES_OUTSTANDING,
                Period.instant(LocalDate.of(2022, 12, 31)),
                new BigDecimal(1000),
                Unit.SHARES,
                Basis.REPORTED,
                told,
                ORIGIN);
        var then = new Bar(LocalDate.of(2023, 3, 31), 4, 4, 4, 4, 4, 1);
        var now = new Bar(told, 9, 9, 9, 9, 9, 1);
        var prices = new PriceHistory(
                new Ticker("X.L"), new Denomination("USD"), List.of(then, now), List.of(), List.of(), ORIGIN);
        var ledger = Ledger.of(new Subject("X.L"), List.of(year.fact(), counted), told);

        var value = MarketValue.whenKnown(year, SharePrices.of(prices), ledger, new Denomination("USD"));

        assertThat(value.orElseThrow().value().orNaN()).isEqualTo(4000);
    }

    private static MarketValue value(String quoted, List<Split> splits, String statements) {
        return MarketValue.on(
                DAY,
                SharePrices.of(history("X.L", quoted, 250, splits)),
                ledger(shares()),
                new Denomination(statements));
    }

    private static PriceHistory history(String symbol, String currency, double close, List<Split> splits) {
        var bar = new Bar(DAY, close, close, close, close, close, 1);
        return new PriceHistory(
                new Ticker(symbol), new Denomination(currency), List.of(bar), splits, List.of(), ORIGIN);
    }

    private static Fact shares() {
        return fact(Metric.SHARES_OUTSTANDING, 1000, Unit.SHARES);
    }

    private static Fact fact(Metric metric, int value, Unit unit) {
        var counted = LocalDate.of(2024, 12, 31);
        return Fact.of(
                new Subject("X.L"),
                metric,
                Period.instant(counted),
                new BigDecimal(value),
                unit,
                Basis.REPORTED,
                counted.plusDays(60),
                ORIGIN);
    }

    private static Ledger ledger(Fact... facts) {
        return Ledger.of(new Subject("X.L"), List.of(facts), DAY);
    }
}
