package footnote.evidence;

import footnote.domain.Denomination;
import footnote.domain.Origin;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.evidence.matching.CompanyLists;
import footnote.runtime.run.Fault;
import footnote.sources.Exchanges;
import footnote.sources.SourceException;
import footnote.sources.files.CompanyTable;
import footnote.sources.files.Content;
import footnote.sources.files.PriceTable;
import footnote.sources.files.StatementTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Takes the reader's own files in: each is read whole first, so that a broken one is refused and nothing is kept. */
public final class FileIngest {
    private static final long MAX_BYTES = 64L << 20;

    private final Path files;
    private final Clock clock;

    public FileIngest(Path files, Clock clock) {
        this.files = files;
        this.clock = clock;
    }

    /** What a file can be. */
    public enum Kind {
        PRICES,
        STATEMENTS,
        COMPANIES,
        DOCUMENT
    }

    /** What became of a file: its kind, how many rows were read and how many had no figures, and where it is kept. */
    public record Taken(Path file, Kind kind, int rows, int leftOut, Path kept) {}

    /** Takes a file as what the reader says it is, or as the first kind that can read all of it. */
    public Taken add(Path file, Optional<Kind> said, Optional<String> symbol) {
        if (!Files.isRegularFile(file)) {
            throw Fault.input("there is no file " + file);
        }
        byte[] content = Content.read(file, MAX_BYTES);
        var failures = new ArrayList<String>();
        for (var kind : said.map(List::of).orElse(List.of(Kind.PRICES, Kind.STATEMENTS, Kind.COMPANIES))) {
            try {
                return kept(file, content, kind, symbol);
            } catch (SourceException e) {
                failures.add("as " + kind.name().toLowerCase(Locale.ROOT) + ": " + e.getMessage());
            }
        }
        throw Fault.input(file.getFileName() + " could not be read; " + String.join("; ", failures));
    }

    private Taken kept(Path file, byte[] content, Kind kind, Optional<String> symbol) {
        var origin = Origin.document("files", String.valueOf(file.getFileName()), clock.instant());
        if (kind == Kind.DOCUMENT) {
            throw Fault.input(file.getFileName() + " is no document we read: PDF, HTML, text or a call as JSON");
        }
        if (kind == Kind.COMPANIES) {
            int rows = CompanyTable.parse(content, origin).size();
            return new Taken(file, kind, rows, 0, copied(file, "companies", stem(file)));
        }
        var ticker = ticker(file, symbol.or(() -> named(file, content)));
        var currency = currency(ticker);
        int rows = kind == Kind.PRICES
                ? PriceTable.parse(ticker, currency, content, origin).bars().size()
                : StatementTable.parse(Subject.of(ticker), currency, content, origin)
                        .size();
        int leftOut = kind == Kind.PRICES ? Math.max(0, lines(content) - 1 - rows) : 0;
        return new Taken(
                file,
                kind,
                rows,
                leftOut,
                copied(file, kind == Kind.PRICES ? "prices" : "statements", ticker.symbol()));
    }

    /** The symbol that a column of the table gives, where all rows have the same. */
    private static Optional<String> named(Path file, byte[] content) {
        if (json(content)) {
            return Optional.empty();
        }
        var symbols = CompanyLists.rows(Content.text(content)).stream()
                .flatMap(row -> Stream.of("symbol", "ticker")
                        .map(name -> row.getOrDefault(name, "").strip().toUpperCase(Locale.ROOT)))
                .filter(symbol -> !symbol.isEmpty())
                .distinct()
                .toList();
        if (symbols.size() > 1) {
            throw Fault.input(file.getFileName() + " has rows of " + symbols.size() + " symbols, such as "
                    + symbols.getFirst() + " and " + symbols.get(1) + "; split it into a file for each");
        }
        return symbols.stream().findFirst();
    }

    /** Lines of a table, its head among them; none of JSON, whose rows are not lines. */
    private static int lines(byte[] content) {
        return json(content)
                ? 0
                : (int) Content.text(content)
                        .lines()
                        .filter(line -> !line.isBlank())
                        .count();
    }

    private static boolean json(byte[] content) {
        String start = Content.text(content).stripLeading();
        return start.startsWith("{") || start.startsWith("[");
    }

    private static Denomination currency(Ticker ticker) {
        return Exchanges.currency(ticker);
    }

    private static Ticker ticker(Path file, Optional<String> symbol) {
        String name = symbol.orElseGet(() -> stem(file)).toUpperCase(Locale.ROOT);
        try {
            return new Ticker(name);
        } catch (IllegalArgumentException e) {
            throw Fault.input(
                    "whose figures are in " + file.getFileName() + "? Say it with --symbol, such as --symbol AAPL");
        }
    }

    private Path copied(Path file, String folder, String name) {
        String ending = String.valueOf(file.getFileName()).replaceFirst("^.*?(\\.[A-Za-z0-9]+)?$", "$1");
        try {
            var target = files.resolve(folder).resolve(name + ending.toLowerCase(Locale.ROOT));
            Files.createDirectories(files.resolve(folder));
            return Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot keep " + file, e);
        }
    }

    private static String stem(Path file) {
        return String.valueOf(file.getFileName()).replaceFirst("\\.[A-Za-z0-9]+$", "");
    }
}
