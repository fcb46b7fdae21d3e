package footnote.sources.files;

import footnote.domain.DateRange;
import footnote.domain.Origin;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.sources.BarSource;
import footnote.sources.Exchanges;
import footnote.sources.SourceException.NoData;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.stream.Stream;

/** Daily prices from the reader's folder, in files named after their symbol: RELIANCE.NS.csv, AAPL.json. */
public final class PriceFiles implements BarSource {
    static final String NAME = "files";
    private static final long MAX_BYTES = 64L << 20;

    private final Path folder;
    private final Clock clock;

    public PriceFiles(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    @Override
    public PriceHistory history(Ticker ticker, DateRange days) {
        String what = "bars of " + ticker + " in " + days;
        Path file = Stream.of(".csv", ".json", ".txt")
                .map(ending -> folder.resolve(ticker.symbol() + ending))
                .filter(Files::isRegularFile)
                .findFirst()
                .orElseThrow(() -> new NoData(NAME, what + " (there is no " + ticker + ".csv in " + folder + ")"));
        var origin = Origin.document(NAME, file.getFileName().toString(), clock.instant());
        var history = PriceTable.parse(ticker, Exchanges.currency(ticker), Content.read(file, MAX_BYTES), origin)
                .within(days);
        if (history.bars().isEmpty()) {
            throw new NoData(NAME, what);
        }
        return history;
    }
}
