package footnote.agents.gather;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.domain.Bar;
import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.Split;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.Measured;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
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
                .isEqualTo(Measured.missing("the price is in USD and the statements are in EUR,"
                        + " and there is no exchange rate at hand"));
    }

    private static MarketValue value(String quoted, List<Split> splits, String statements) {
        var bar = new Bar(DAY, 250, 250, 250, 250, 250, 1);
        var history =
                new PriceHistory(new Ticker("X.L"), new Denomination(quoted), List.of(bar), splits, List.of(), ORIGIN);
        var counted = LocalDate.of(2024, 12, 31);
        var shares = Fact.of(
                new Subject("X.L"),
                Metric.SHARES_OUTSTANDING,
                Period.instant(counted),
                new BigDecimal(1000),
                Unit.SHARES,
                Basis.REPORTED,
                counted.plusDays(60),
                ORIGIN);
        var ledger = Ledger.of(new Subject("X.L"), List.of(shares), DAY);
        return MarketValue.on(DAY, history, ledger, new Denomination(statements));
    }
}
