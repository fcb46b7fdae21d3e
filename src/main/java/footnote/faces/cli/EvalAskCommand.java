package footnote.faces.cli;

import footnote.evaluation.AskEvaluation;
import footnote.evaluation.AskEvaluation.Item;
import footnote.evaluation.AskEvaluation.Report;
import footnote.runtime.json.Json;
import footnote.runtime.run.Status;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskAnswer;
import footnote.workflows.ask.AskRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures answers on questions with known ones. */
@Command(
        name = "ask",
        description =
                "Ask questions with known answers: numbers within one percent, and citations that name an evidence page.")
final class EvalAskCommand implements Callable<Integer> {
    private final Context context;

    @Option(
            names = "--questions",
            paramLabel = "FILE",
            required = true,
            description =
                    "One question a line: {\"id\",\"question\",\"company\",\"doc\",\"answer\",\"evidence\":[{\"doc\",\"page\"}]}.")
    private Path questions = Path.of("questions.jsonl");

    @Option(names = "--mode", paramLabel = "MODE", description = "The mode of all answers; direct unless said.")
    private String mode = "direct";

    EvalAskCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var lines = new ArrayList<AskEvaluation.Line>();
        for (var item : Item.read(context.folder().resolve(questions))) {
            var line = answered(item);
            lines.add(line);
            if (!context.json && !context.quiet) {
                String verdict = line.numeric() ? (line.right() ? "right" : "wrong") : "no number";
                context.console()
                        .out()
                        .println(item.id() + ": " + verdict + ", " + (line.cited() ? "cited" : "not cited"));
            }
        }
        var report = Report.of(lines);
        context.console()
                .out()
                .println(
                        context.json
                                ? Json.write(report)
                                : "%d questions: %d ask for a number, %.0f %% right within 1 %%; %.0f %% cite an evidence page"
                                        .formatted(
                                                report.questions(),
                                                report.numeric(),
                                                100 * report.right(),
                                                100 * report.cited()));
        return Cli.DONE;
    }

    private AskEvaluation.Line answered(Item item) {
        var request = new AskRequest(item.question(), Optional.of(mode), List.of(), Optional.empty());
        var engine = context.desk().engine();
        var id = engine.start(Ask.NAME, request.question(), request, context.options(true), Optional.empty());
        engine.attempt(id);
        var run = engine.runs().find(id).orElseThrow();
        return run.status() == Status.DONE
                ? AskEvaluation.score(item, Json.read(run.result().orElseThrow(), AskAnswer.class))
                : new AskEvaluation.Line(
                        item.id(), true, false, false, 0, run.status().word());
    }
}
