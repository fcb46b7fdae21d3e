package footnote.faces.cli;

import footnote.domain.DateRange;
import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.PriceHistory;
import footnote.evidence.EvidenceReader;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.storage.RunFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a company's daily prices. */
@Command(name = "prices", description = "Show daily prices with their source.")
final class PricesCommand implements Callable<Integer> {
    static final String USUAL_PERIOD = "1y";

    private static final int LINES = 15;

    private final Context context;

    @Parameters(paramLabel = "COMPANY", description = "Symbol or name.")
    private String company = "";

    @Option(
            names = "--period",
            defaultValue = USUAL_PERIOD,
            description = "How far back: 5d, 3mo, 1y, 5y or max (default ${DEFAULT-VALUE}).")
    private String period = "";

    @Option(
            names = "--interval",
            paramLabel = "1m|5m|15m|30m|60m",
            description = "Intraday prices at that interval; --period is then in days, up to 60d.")
    private @Nullable String interval;

    @Option(names = "--csv", description = "All days as CSV.")
    private boolean csv;

    @Option(names = "--chart", paramLabel = "FILE", description = "Draw the prices into a .png or .svg file.")
    private @Nullable Path chart;

    PricesCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (csv && context.json) {
            throw Fault.input("--csv and --json cannot both be; choose one");
        }
        if (chart != null) {
            checkChart(chart);
        }
        if (interval != null) {
            if (chart != null) {
                throw Fault.input("--chart draws daily prices; leave --interval out");
            }
            return new IntradayPrices(context).print(company, interval, period, csv);
        }
        var view = context.view();
        var room = context.desk().evidence();
        var listing = room.listing(company, view);
        var days = new DateRange(first(period, view.asOf()), view.asOf());
        var history =
                switch (room.prices(listing.ticker(), days, view)) {
                    case Finding.Found<PriceHistory>(PriceHistory found) -> found;
                    case Finding.Missing<PriceHistory>(String what, String why) ->
                        throw new Fault(Fault.Kind.SOURCE, "no " + what + ": " + why);
                };
        if (chart != null) {
            draw(listing, days, view, chart);
        } else if (context.json) {
            context.console().out().println(Json.write(history));
        } else if (csv) {
            printCsv(history);
        } else {
            print(listing, history, view.sample());
        }
        return Cli.DONE;
    }

    /** Before anything is asked for: an ending we draw, in a folder that is there. */
    private void checkChart(Path file) {
        if (!file.toString().toLowerCase(Locale.ROOT).matches(".*\\.(png|svg)")) {
            throw Fault.input("--chart is " + file + "; its name must end in .png or .svg");
        }
        var parent = context.folder().resolve(file).toAbsolutePath().getParent();
        if (parent == null || !Files.isDirectory(parent) || !Files.isWritable(parent)) {
            throw Fault.input("--chart is " + file + ", but " + parent + " is no folder you may write");
        }
    }

    private void draw(Listing listing, DateRange days, EvidenceReader.View view, Path file) {
        var wide = new DateRange(days.first().minusDays(PricePicture.WARM_UP_DAYS), days.last());
        var warm = context.desk()
                .evidence()
                .prices(listing.ticker(), wide, view)
                .found()
                .orElseThrow(() -> new Fault(Fault.Kind.SOURCE, "the prices could not be read again"));
        var target = context.folder().resolve(file).toAbsolutePath();
        new RunFolder(Objects.requireNonNull(target.getParent()))
                .write(
                        String.valueOf(target.getFileName()),
                        PricePicture.of(listing, warm, days, String.valueOf(target.getFileName())));
        context.console().out().println("Drawn: " + target);
    }

    static LocalDate first(String period, LocalDate last) {
        var match = Pattern.compile("(\\d{1,3})(d|w|mo|m|y)").matcher(period.toLowerCase(Locale.ROOT));
        if (period.equalsIgnoreCase("max")) {
            return last.minusYears(60);
        }
        if (!match.matches()) {
            throw Fault.input("--period is '" + period + "'; it is like 5d, 3mo, 1y or max");
        }
        int count = Integer.parseInt(match.group(1));
        if (count == 0) {
            throw Fault.input("--period is '" + period + "', which has no days; it is like 5d, 3mo, 1y or max");
        }
        return switch (match.group(2)) {
            case "d" -> last.minusDays(count);
            case "w" -> last.minusWeeks(count);
            case "y" -> last.minusYears(count);
            default -> last.minusMonths(count);
        };
    }

    private void printCsv(PriceHistory history) {
        var out = context.console().out();
        out.println("date,open,high,low,close,adjusted_close,volume");
        history.bars()
                .forEach(bar -> out.printf(
                        Locale.ROOT,
                        "%s,%s,%s,%s,%s,%s,%d%n",
                        bar.day(),
                        bar.open(),
                        bar.high(),
                        bar.low(),
                        bar.close(),
                        bar.adjustedClose(),
                        bar.volume()));
    }

    private void print(Listing listing, PriceHistory history, boolean sample) {
        var lines = history.bars().stream()
                .map(bar -> new PriceRows.Line(
                        bar.day().toString(), bar.open(), bar.high(), bar.low(), bar.close(), bar.volume()))
                .toList();
        String heading = listing.ticker() + ", in " + history.currency() + (sample ? ", fictional sample data" : "");
        new PriceRows(heading, "days", lines, LINES, history.origin()).print(context.console(), listing.name());
    }
}
