package footnote.faces.cli;

import footnote.domain.Finding;
import footnote.domain.IntradayHistory;
import footnote.domain.Listing;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.time.Duration;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Prints the prices of a share within its last trading days. */
final class IntradayPrices {
    private static final Set<String> INTERVALS = Set.of("1m", "2m", "5m", "15m", "30m", "60m", "90m");
    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);
    private static final int LINES = 30;
    private static final int MOST_DAYS = 60;

    private final Context context;

    IntradayPrices(Context context) {
        this.context = context;
    }

    int print(String company, String interval, String period, boolean csv) {
        if (!INTERVALS.contains(interval)) {
            throw Fault.input("--interval is '" + interval + "'; it is 1m, 2m, 5m, 15m, 30m, 60m or 90m");
        }
        var view = context.present("prices within the day");
        var listing = context.desk().evidence().listing(company, view);
        var minutes = Duration.ofMinutes(Long.parseLong(interval.substring(0, interval.length() - 1)));
        var history =
                switch (context.desk().quotes().intraday(listing.ticker(), minutes, days(period), view.sample())) {
                    case Finding.Found<IntradayHistory>(IntradayHistory found) -> found;
                    case Finding.Missing<IntradayHistory>(String what, String why) ->
                        throw new Fault(Fault.Kind.SOURCE, "no " + what + ": " + why);
                };
        if (context.json) {
            context.console().out().println(Json.write(history));
        } else if (csv) {
            printCsv(history);
        } else {
            printTable(listing, history, view.sample());
        }
        return Cli.DONE;
    }

    /** A year, the standard of daily prices, is a day here. */
    private static int days(String period) {
        if (period.equals(PricesCommand.USUAL_PERIOD)) {
            return 1;
        }
        var match = Pattern.compile("([1-9]\\d?)d").matcher(period);
        if (!match.matches() || Integer.parseInt(match.group(1)) > MOST_DAYS) {
            throw Fault.input("--period is '" + period + "'; with --interval it is 1d to " + MOST_DAYS + "d");
        }
        return Integer.parseInt(match.group(1));
    }

    private void printCsv(IntradayHistory history) {
        var out = context.console().out();
        out.println("time,open,high,low,close,volume");
        history.bars()
                .forEach(bar -> out.printf(
                        Locale.ROOT,
                        "%s,%s,%s,%s,%s,%d%n",
                        bar.start().atZone(history.zone()).toOffsetDateTime(),
                        bar.open(),
                        bar.high(),
                        bar.low(),
                        bar.close(),
                        bar.volume()));
    }

    private void printTable(Listing listing, IntradayHistory history, boolean sample) {
        var lines = history.bars().stream()
                .map(bar -> new PriceRows.Line(
                        MINUTE.format(bar.start().atZone(history.zone())),
                        bar.open(),
                        bar.high(),
                        bar.low(),
                        bar.close(),
                        bar.volume()))
                .toList();
        String heading = listing.ticker() + ", in " + history.currency() + ", time of " + history.zone()
                + (sample ? ", fictional sample data" : "");
        new PriceRows(heading, "bars", lines, LINES, history.origin()).print(context.console(), listing.name());
    }
}
