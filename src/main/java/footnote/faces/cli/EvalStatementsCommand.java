package footnote.faces.cli;

import footnote.evaluation.StatementEvaluation;
import footnote.evaluation.StatementEvaluation.Line;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.json.Json;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Command;

/** Measures the reading of statements on the documents on file. */
@Command(
        name = "statements",
        description = "Read the statements of every report on file: in how many income, balance and cash flow tie.")
final class EvalStatementsCommand implements Callable<Integer> {
    private final Context context;

    EvalStatementsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var desk = context.desk();
        var view = new View(false, desk.evidence().today(false));
        var lines =
                StatementEvaluation.of(desk.search().library().documents(false).values(), desk.reading(), view);
        var out = context.console().out();
        if (context.json) {
            out.println(Json.write(lines));
            return Cli.DONE;
        }
        lines.stream()
                .filter(line -> !line.whole())
                .forEach(line -> out.println(Console.line(line.document()) + ": " + lacking(line)));
        out.println("%d reports; tied: income %s, balance sheet %s, cash flow %s, all three %s; parts of revenue in %s"
                .formatted(
                        lines.size(),
                        share(lines, Line::income),
                        share(lines, Line::balance),
                        share(lines, Line::cashFlow),
                        share(lines, Line::whole),
                        share(lines, line -> line.parts() > 0)));
        return Cli.DONE;
    }

    private static String lacking(Line line) {
        return "not tied: "
                + String.join(
                        ", ",
                        java.util.stream.Stream.of(
                                        line.income() ? "" : "income",
                                        line.balance() ? "" : "balance sheet",
                                        line.cashFlow() ? "" : "cash flow")
                                .filter(name -> !name.isEmpty())
                                .toList());
    }

    private static String share(List<Line> lines, Predicate<Line> which) {
        return "%.0f%%".formatted(100.0 * lines.stream().filter(which).count() / Math.max(1, lines.size()));
    }
}
