package footnote.sources.files;

import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.domain.Origin;
import footnote.domain.Subject;
import footnote.sources.Exchanges;
import footnote.sources.FactSource;
import footnote.sources.SourceException.NoData;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;

/** Statements from the reader's own tables, one file a company. */
public final class StatementFiles implements FactSource {
    private static final long MAX_BYTES = 64L << 20;

    private final Path folder;
    private final Clock clock;

    public StatementFiles(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    @Override
    public List<Fact> facts(Listing listing) {
        var ticker = listing.ticker();
        Path file = Stream.of(".csv", ".json")
                .map(ending -> folder.resolve(ticker.symbol() + ending))
                .filter(Files::isRegularFile)
                .findFirst()
                .orElseThrow(() -> new NoData(
                        PriceFiles.NAME,
                        "statements of " + ticker + " (there is no " + ticker + ".csv in " + folder + ")"));
        var origin = Origin.document(PriceFiles.NAME, file.getFileName().toString(), clock.instant());
        return StatementTable.parse(
                Subject.of(ticker), Exchanges.currency(ticker), Content.read(file, MAX_BYTES), origin);
    }
}
