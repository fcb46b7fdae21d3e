package footnote.faces.cli;

import footnote.domain.opinion.Advice;
import footnote.evaluation.backtest.AnalyzeBacktest;
import footnote.evaluation.backtest.BacktestPlan;
import footnote.evaluation.backtest.ForecastBacktest;
import footnote.evaluation.backtest.Scorecard;
import footnote.evidence.TrackRecord;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Walks the rules over the past and says how often they were right. */
@Command(
        name = "backtest",
        description = "Test ratings and forecasts on past dates against what happened.",
        subcommands = {BacktestCommand.OfAnalyze.class, BacktestCommand.OfForecasts.class})
final class BacktestCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        throw Fault.input(
                "say what to test: 'footnote backtest analyze --symbols A,B --from D --to D', or 'footnote backtest forecasts --symbols A,B'");
    }

    /** The forecasts of the DCF. */
    @Command(
            name = "forecasts",
            description =
                    "Hold forecasts that the DCF would have made after past fiscal years against reported figures,"
                            + " beside no change and consensus.")
    static final class OfForecasts implements Callable<Integer> {
        private final Context context;

        @Option(
                names = "--symbols",
                split = ",",
                required = true,
                paramLabel = "A,B",
                description = "Companies to test.")
        private List<String> symbols = List.of();

        OfForecasts(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var result = new ForecastBacktest(context.desk().evidence())
                    .score(symbols, context.view().sample());
            var out = context.console().out();
            if (context.json) {
                out.println(Json.write(result));
            } else {
                out.println("Mean absolute error in percent of the revenue reported");
                out.println("%-20s %11s %10s %7s %10s %10s"
                        .formatted("line", "years ahead", "forecasts", "model", "no change", "consensus"));
                result.scores().forEach(score -> out.println(line(score)));
                result.leftOut().forEach(each -> out.println("Left out: " + Console.plain(each)));
            }
            return result.scores().isEmpty() ? Cli.FAILED : Cli.DONE;
        }

        private static String line(ForecastBacktest.Score score) {
            return String.format(
                            Locale.ROOT,
                            "%-20s %11d %10d %6.1f%% %9.1f%% ",
                            score.line(),
                            score.yearsAhead(),
                            score.forecasts(),
                            score.model(),
                            score.unchanged())
                    + (score.consensus().isPresent()
                            ? String.format(
                                    Locale.ROOT,
                                    "%9.1f%% (model on the same %d: %.1f%%)",
                                    score.consensus().getAsDouble(),
                                    score.withConsensus(),
                                    score.modelBesideConsensus().orElseThrow())
                            : "%10s".formatted("n.a."));
        }
    }

    /** The recommendations of {@code analyze}. */
    @Command(
            name = "analyze",
            description = "Test the recommendations of analyze; the table made becomes the confidence shown later.")
    static final class OfAnalyze implements Callable<Integer> {
        private static final int SHOWN = 5;

        private final Context context;

        @Option(
                names = "--symbols",
                split = ",",
                required = true,
                paramLabel = "A,B",
                description = "Companies to test.")
        private List<String> symbols = List.of();

        @Option(names = "--from", required = true, paramLabel = "DATE", description = "First day, such as 2023-01-02.")
        private @Nullable LocalDate from;

        @Option(names = "--to", required = true, paramLabel = "DATE", description = "Last day.")
        private @Nullable LocalDate to;

        @Option(names = "--every", paramLabel = "DAYS", description = "Trading days between calls, 5d if not given.")
        private String every = "5d";

        @Option(names = "--ahead", paramLabel = "DAYS", description = "Trading days until it counts, 21d if not given.")
        private String ahead = "21d";

        OfAnalyze(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            if (from == null || to == null) {
                throw Fault.input("give --from and --to as dates such as 2023-01-02");
            }
            var walk = new BacktestPlan(symbols, from, to, days("--every", every), days("--ahead", ahead));
            boolean sample = context.view().sample();
            var done = new AtomicInteger();
            var scorecard = new AnalyzeBacktest(context.desk().evidence()).score(walk, sample, symbol -> {
                if (!context.quiet && !context.json) {
                    context.console()
                            .err()
                            .println("  " + symbol + " done, " + done.incrementAndGet() + " of " + symbols.size());
                }
            });
            context.desk().trackRecords().keep(scorecard.record());
            context.console().out().println(context.json ? Json.write(scorecard) : String.join("\n", lines(scorecard)));
            return scorecard.calls() == 0 ? Cli.FAILED : Cli.DONE;
        }

        private static int days(String option, String text) {
            var number = text.strip().toLowerCase(Locale.ROOT).replaceFirst("d$", "");
            if (!number.matches("\\d{1,4}")) {
                throw Fault.input(option + " is a number of trading days such as 5d, not '" + text + "'");
            }
            return Integer.parseInt(number);
        }

        private static List<String> lines(Scorecard card) {
            var lines = new ArrayList<String>();
            lines.add("%d calls on %d companies, %s to %s, judged %d trading days later"
                    .formatted(
                            card.calls(),
                            card.walk().symbols().size(),
                            card.walk().from(),
                            card.walk().to(),
                            card.walk().ahead()));
            if (card.calls() > 0) {
                scores(card, lines);
            }
            card.omitted().stream()
                    .limit(SHOWN)
                    .forEach(omission -> lines.add(
                            "Left out: " + Console.plain(omission.what()) + ": " + Console.plain(omission.why())));
            if (card.omitted().size() > SHOWN) {
                lines.add("Left out: " + (card.omitted().size() - SHOWN) + " more; --json lists all");
            }
            return lines;
        }

        private static void scores(Scorecard card, List<String> lines) {
            lines.add("Right: %s. Beyond the index, in the direction of the call: %s a call."
                    .formatted(percent(card.hitRate()), percent(card.meanExcess())));
            lines.add(String.format(
                    Locale.ROOT,
                    "Brier score of the strength: %.3f; always saying the hit rate would score %.3f.",
                    card.brier(),
                    card.brierOfHitRate()));
            lines.add("");
            lines.add("Call    calls   right   share   index");
            for (var advice : Advice.values()) {
                var score = card.byAdvice().get(advice);
                if (score != null) {
                    lines.add("%-6s %6d %7s %7s %7s"
                            .formatted(
                                    advice,
                                    score.calls(),
                                    percent(score.hitRate()),
                                    percent(score.meanGain()),
                                    percent(score.meanIndexGain())));
                }
            }
            lines.add("");
            lines.add("Strength     calls   came true");
            card.table()
                    .forEach(band -> lines.add(String.format(
                            Locale.ROOT,
                            "%.1f to %.1f  %7d   %s",
                            band.from(),
                            band.to(),
                            band.calls(),
                            band.calls() < TrackRecord.ENOUGH ? "too few to say" : percent(band.cameTrue()))));
            lines.add("");
            lines.add(
                    "A buy is right if it beats the index, a sell or avoid if it falls behind, a hold if it stays near."
                            + " Calls overlap and are not independent.");
            lines.add(
                    card.calibration() == TrackRecord.Kind.SAMPLE
                            ? "Fictional companies: this proves the machinery, not skill. Offline analyses now show"
                                    + " 'calibration: sample'."
                            : "Analyses of real companies now take their confidence from this table.");
        }

        private static String percent(double share) {
            return String.format(Locale.ROOT, "%.1f %%", 100 * share);
        }
    }
}
