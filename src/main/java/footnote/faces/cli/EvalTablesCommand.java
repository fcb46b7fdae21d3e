package footnote.faces.cli;

import footnote.evaluation.TableEvaluation;
import footnote.runtime.json.Json;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures answers by rules on questions over single tables. */
@Command(
        name = "tables",
        description = "Answer questions on single tables by rules alone: how many, how many right, and the scale.")
final class EvalTablesCommand implements Callable<Integer> {
    private final Context context;

    @Option(
            names = "--questions",
            paramLabel = "FILE",
            required = true,
            description = "Tables with questions in the form of TAT-QA, as JSON, gzipped or not.")
    private Path questions = Path.of("tables.json");

    EvalTablesCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var report = TableEvaluation.measure(context.folder().resolve(questions));
        var out = context.console().out();
        if (context.json) {
            out.println(Json.write(report));
            return Cli.DONE;
        }
        out.println("%-18s %9s %6s %11s %13s".formatted("kind", "answered", "right", "precision", "scale right"));
        for (var kind : report.kinds()) {
            print(kind);
        }
        print(report.all());
        out.println("%d questions, %.1f%% answered"
                .formatted(
                        report.all().questions(),
                        100.0
                                * report.all().answered()
                                / Math.max(1, report.all().questions())));
        return Cli.DONE;
    }

    private void print(TableEvaluation.Tally tally) {
        context.console()
                .out()
                .println("%-18s %9d %6d %10.1f%% %12.1f%%"
                        .formatted(
                                tally.kind(),
                                tally.answered(),
                                tally.right(),
                                100 * tally.precision(),
                                100.0 * tally.scaleRight() / Math.max(1, tally.answered())));
    }
}
