package footnote.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class PriceHistoryTest {
    private static final LocalDate MONDAY = LocalDate.of(2024, 6, 3);

    private final PriceHistory history = new PriceHistory(
            new Ticker("ACME"),
            new Denomination("USD"),
            List.of(bar(MONDAY, 10, 400), bar(MONDAY.plusDays(1), 11, 400), bar(MONDAY.plusDays(2), 12, 100)),
            List.of(new Split(MONDAY.plusDays(2), BigDecimal.valueOf(4), BigDecimal.ONE)),
            List.of(),
            Origin.web("test", URI.create("https://example.com/acme"), Instant.EPOCH));

    @Test
    void undoesASplitThatNobodyKnewOfYet() {
        var seen = history.knownOn(MONDAY.plusDays(1));

        assertThat(seen.bars()).extracting(Bar::close).containsExactly(40.0, 44.0);
        assertThat(seen.bars()).extracting(Bar::volume).containsExactly(100L, 100L);
        assertThat(seen.splits()).isEmpty();
    }

    @Test
    void keepsPricesAdjustedForSplitsThatHadHappened() {
        assertThat(history.knownOn(MONDAY.plusDays(2))).isEqualTo(history);
    }

    private static Bar bar(LocalDate day, double price, long volume) {
        return new Bar(day, price, price, price, price, price, volume);
    }
}
