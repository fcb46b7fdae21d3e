package footnote.sources.stooq;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.DateRange;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.sources.BarSource;
import footnote.sources.BarSourceContract;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.Throttled;
import footnote.testing.MovingClock;
import footnote.testing.Parser;
import footnote.testing.RecordedHttp;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

public class StooqTest extends BarSourceContract {
    private static final String CSV = """
            Date,Open,High,Low,Close,Volume
            2024-01-02,187.15,188.44,183.885,185.64,82488674
            2024-01-03,184.22,185.88,183.43,184.25,58414460
            """;
    private static final Ticker AAPL = new Ticker("AAPL");

    public static List<Parser> parsers() {
        var origin = Origin.web("stooq", URI.create("https://stooq.com/"), Instant.EPOCH);
        return List.of(new Parser("stooq", _ -> false, csv -> StooqBars.parse(AAPL, csv, origin), CSV));
    }

    @Override
    protected BarSource source() {
        return bars(CSV);
    }

    @Override
    protected BarSource brokenSource() {
        return bars("<html>busy</html>");
    }

    @Override
    protected Ticker ticker() {
        return AAPL;
    }

    @Override
    protected DateRange range() {
        return new DateRange(LocalDate.of(2024, 1, 1), LocalDate.of(2024, 1, 31));
    }

    @Test
    void readsWhatStooqSaysInWords() {
        assertThatThrownBy(() -> bars("No data").history(AAPL, range())).isInstanceOf(NoData.class);
        assertThatThrownBy(() -> bars("Exceeded the daily hits limit").history(AAPL, range()))
                .isInstanceOf(Throttled.class);
    }

    @Test
    void translatesSymbols() {
        assertThat(StooqBars.symbol(AAPL)).contains("aapl.us");
        assertThat(StooqBars.symbol(new Ticker("7203.T"))).contains("7203.jp");
        assertThat(StooqBars.symbol(new Ticker("RELIANCE.NS"))).isEmpty();
    }

    private static BarSource bars(String answer) {
        return new StooqBars(new RecordedHttp().on("stooq.com", answer), new MovingClock("2026-01-01T00:00:00Z"));
    }
}
