package footnote.sources.futunn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.DateRange;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.sources.BarSource;
import footnote.sources.BarSourceContract;
import footnote.sources.GainersSource;
import footnote.sources.GainersSourceContract;
import footnote.sources.SourceException.Malformed;
import footnote.testing.MovingClock;
import footnote.testing.Parser;
import footnote.testing.RecordedHttp;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

public class FutunnTest extends BarSourceContract {
    private static final Ticker ACME = new Ticker("ACME");
    private static final String GAINERS = """
            <table><tr><th>No.</th><th>Symbol</th><th>Name</th><th>Price</th><th>Chg</th><th>% Chg</th><th>Volume</th>
            <th>Market Cap</th></tr><tr><td>1</td><td>ACME</td><td>Acme</td><td>5.00</td><td>+1.00</td><td>+25.00%</td>
            <td>1.5M</td><td>2.5B</td></tr><tr><td>2</td><td>ZZZ</td><td>Zed</td><td>2</td><td>1</td><td>+100.00%</td>
            <td>--</td><td>--</td></tr></table>""";
    private static final String HISTORY = """
            <table><tr><th>Date</th><th>Open</th><th>High</th><th>Low</th><th>Close</th><th>Volume</th></tr>
            <tr><td>2024/01/03</td><td>1</td><td>2</td><td>1</td><td>1.5</td><td>1,000</td></tr></table>""";

    public static List<Parser> parsers() {
        var origin = Origin.web("futunn", URI.create("https://www.futunn.com/"), Instant.EPOCH);
        return List.of(
                new Parser("futunn gainers", _ -> false, html -> FutunnPages.parseGainers(html, origin), GAINERS),
                new Parser(
                        "futunn history", _ -> false, html -> FutunnPages.parseHistory(ACME, html, origin), HISTORY));
    }

    @Override
    protected BarSource source() {
        return pages(HISTORY);
    }

    @Override
    protected BarSource brokenSource() {
        return pages("<div id=app></div>");
    }

    @Override
    protected Ticker ticker() {
        return ACME;
    }

    @Override
    protected DateRange range() {
        return new DateRange(LocalDate.of(2024, 1, 1), LocalDate.of(2024, 1, 31));
    }

    @Test
    void readsGainersInTheSameShapeAsOthers() {
        var movers = pages(GAINERS).gainers(10);

        assertThat(movers).extracting(mover -> mover.symbol().symbol()).containsExactly("ZZZ", "ACME");
        assertThat(movers.getLast().volume()).hasValue(1_500_000);
        assertThat(movers.getLast().percentChange()).isEqualByComparingTo("25");
    }

    @Nested
    class Gainers extends GainersSourceContract {
        @Override
        protected GainersSource source() {
            return pages(GAINERS);
        }

        @Override
        protected GainersSource brokenSource() {
            return pages("<div id=app></div>");
        }
    }

    @Test
    void saysWhenAPageNeedsItsScript() {
        assertThatThrownBy(() -> pages("<div id=app></div>").gainers(1))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("script");
    }

    private static FutunnPages pages(String html) {
        return new FutunnPages(new RecordedHttp().on("futunn.com", html), new MovingClock("2026-01-01T00:00:00Z"));
    }
}
