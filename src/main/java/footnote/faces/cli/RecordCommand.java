package footnote.faces.cli;

import footnote.evaluation.RatingScore;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows every rating given, what became of it, and whether the record is whole. */
@Command(
        name = "record",
        description = "List the ratings given, each sealed on its day, with the returns of share and index since.")
final class RecordCommand implements Callable<Integer> {
    private final Context context;

    @Option(
            names = "--verify",
            description = "Check ratings and theses against their seals, and that none was cut off.")
    private boolean verify;

    RecordCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        return verify ? verified() : printed();
    }

    private int verified() {
        var verdict = context.desk().ratings().verified();
        verdict.broken().ifPresent(why -> {
            throw Fault.state("the record of ratings is not intact: " + why);
        });
        var theses = context.desk().watchlists().theses().list().verified();
        theses.broken().ifPresent(why -> {
            throw Fault.state("the record of theses is not intact: " + why);
        });
        context.console()
                .out()
                .println("Whole: " + verdict.lines() + " ratings, " + theses.lines() + " lines on theses");
        return Cli.DONE;
    }

    private int printed() {
        var score = new RatingScore(
                        context.desk().evidence(), context.desk().ratings().lines())
                .of(context.view());
        var out = context.console().out();
        if (context.json) {
            out.println(Json.write(score));
            return Cli.DONE;
        }
        if (score.ratings().isEmpty()) {
            out.println("No rating was given here yet. Run 'footnote analyze SYMBOL' or 'footnote report SYMBOL'.");
            return Cli.DONE;
        }
        out.println("%-11s %-12s %-8s %-6s %11s %11s %9s %9s"
                .formatted("day", "symbol", "by", "rating", "price then", "fair value", "share", "index"));
        score.ratings()
                .forEach(each -> out.println("%-11s %-12s %-8s %-6s %11s %11s %9s %9s"
                        .formatted(
                                each.rating().day(),
                                Console.plain(each.rating().symbol()),
                                each.rating().workflow(),
                                each.rating().rating(),
                                number(each.rating().price()),
                                number(each.rating().fairValue()),
                                percent(each.gain()),
                                percent(each.indexGain()))));
        out.println("Share and index: change since that day, or over twelve months where they have passed.");
        out.println(score.summary());
        return Cli.DONE;
    }

    private static String number(Optional<Double> value) {
        return value.map(each -> String.format(Locale.ROOT, "%,.2f", each)).orElse("n.a.");
    }

    private static String percent(Optional<Double> value) {
        return value.map(each -> String.format(Locale.ROOT, "%+.1f%%", each)).orElse("n.a.");
    }
}
