package footnote.faces.cli;

import footnote.evaluation.AskCalibration;
import footnote.evaluation.AskEvaluation;
import footnote.evaluation.AskEvaluation.Item;
import footnote.evaluation.AskEvaluation.Report;
import footnote.evaluation.RowQuestions;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskAnswer;
import footnote.workflows.ask.AskRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures answers on questions with known ones. */
@Command(
        name = "ask",
        description =
                "Ask questions with known answers: right, wrong and left open by kind, and citations that name an evidence page.")
final class EvalAskCommand implements Callable<Integer> {
    private static final int WARM = 3;
    private static final long NANOS = 1_000_000;

    private final Context context;

    @Option(
            names = "--questions",
            paramLabel = "FILE",
            required = true,
            description =
                    "One question a line: {\"id\",\"question\",\"company\",\"doc\",\"answer\",\"evidence\":[{\"doc\",\"page\"}]}.")
    private Path questions = Path.of("questions.jsonl");

    @Option(names = "--mode", paramLabel = "MODE", description = "The mode of all answers (default direct).")
    private String mode = "direct";

    @Option(
            names = "--half",
            paramLabel = "1|2",
            description = "Only one half of the companies, so that what is tuned on one is verified on the other.")
    private Optional<Integer> half = Optional.empty();

    @Option(
            names = "--max-error",
            paramLabel = "PERCENT",
            description = "How often an answer may be wrong; default 5%% for a figure, 20%% for a quoted sentence.")
    private Optional<String> maxError = Optional.empty();

    @Option(
            names = "--calibrate",
            paramLabel = "FILE",
            description = "Also count what the probability of answers rests on, and write the counts there.")
    private Optional<Path> calibrate = Optional.empty();

    @Option(
            names = "--rows",
            description =
                    "Also ask for rows of the annual reports on file by their printed names, with the first column as the known answer.")
    private boolean rows;

    @Option(
            names = "--timing",
            description = "Ask each question three times and print how long the third takes; no answer is scored.")
    private boolean timing;

    private final AskCalibration calibration = new AskCalibration();

    EvalAskCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (timing) {
            return timed();
        }
        var lines = new ArrayList<AskEvaluation.Line>();
        for (var item : Item.read(context.folder().resolve(questions))) {
            if (isCounted(item.company())) {
                lines.add(told(item, answered(item)));
            }
        }
        if (rows) {
            for (var item : RowQuestions.of(
                    context.desk().reading(), context.desk().search().library(), view(), this::isCounted)) {
                lines.add(told(item, RowQuestions.line(answered(item))));
            }
        }
        calibrate.ifPresent(this::calibrated);
        var report = Report.of(lines);
        if (context.json) {
            context.console().out().println(Json.write(report));
        } else {
            print(report);
        }
        return Cli.DONE;
    }

    /** Whether a company is of the half that is asked about. */
    private boolean isCounted(String company) {
        return half.map(each -> each == Item.half(company)).orElse(true);
    }

    private View view() {
        return new View(false, context.desk().evidence().today(false));
    }

    private AskEvaluation.Line told(Item item, AskEvaluation.Line line) {
        if (!context.json && !context.quiet) {
            context.console()
                    .out()
                    .println("%s: %s, %s%s"
                            .formatted(
                                    item.id(),
                                    line.mark().name().toLowerCase(Locale.ROOT),
                                    line.kind(),
                                    line.cited() ? ", cited" : ""));
        }
        return line;
    }

    private void print(Report report) {
        var out = context.console().out();
        out.println("%-12s %9s %6s %6s %10s %7s %10s %9s"
                .formatted("kind", "questions", "right", "wrong", "left open", "quoted", "precision", "answered"));
        for (var kind : report.kinds()) {
            out.println("%-12s %9d %6d %6d %10d %7d %9.0f%% %8.0f%%"
                    .formatted(
                            kind.kind(),
                            kind.questions(),
                            kind.right(),
                            kind.wrong(),
                            kind.abstained(),
                            kind.quoted(),
                            100 * kind.precision(),
                            100 * kind.coverage()));
        }
        out.println("%d questions; %.0f%% cite an evidence page".formatted(report.questions(), 100 * report.cited()));
    }

    /** How long warm questions take: all are asked twice before, so that nothing is read for the first time. */
    private int timed() {
        var items = Item.read(context.folder().resolve(questions)).stream()
                .filter(item -> isCounted(item.company()))
                .toList();
        var times = new ArrayList<Long>();
        long worked = 0;
        for (int round = 1; round <= WARM; round++) {
            worked = processor();
            for (var item : items) {
                long began = System.nanoTime();
                asked(item);
                if (round == WARM) {
                    times.add((System.nanoTime() - began) / NANOS);
                }
            }
        }
        var report = AskEvaluation.Timing.of(times, processor() - worked);
        context.console()
                .out()
                .println(
                        context.json
                                ? Json.write(report)
                                : "%d questions, warm: median %d ms, nine in ten below %d ms, longest %d ms; %d ms of processor time each"
                                        .formatted(
                                                report.questions(),
                                                report.median(),
                                                report.mostly(),
                                                report.longest(),
                                                report.processor()));
        return Cli.DONE;
    }

    /** The processor time of this program so far, in milliseconds. */
    private static long processor() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toMillis)
                .orElse(0L);
    }

    private RunId asked(Item item) {
        var request = new AskRequest(
                item.question(), Optional.of(mode), List.of(), Optional.empty(), true, maxError.map(AskCommand::share));
        var engine = context.desk().engine();
        var id = engine.start(Ask.NAME, request.question(), request, context.options(true), Optional.empty());
        engine.attempt(id);
        return id;
    }

    private AskEvaluation.Line answered(Item item) {
        var run = context.desk().engine().runs().find(asked(item)).orElseThrow();
        if (run.status() != Status.DONE) {
            return AskEvaluation.unanswered(item, run.status().word());
        }
        var answer = Json.read(run.result().orElseThrow(), AskAnswer.class);
        var line = AskEvaluation.score(item, answer);
        calibration.count(item, answer, line);
        return line;
    }

    /** The cells of all reports on file, of the same half of the companies. */
    private void calibrated(Path file) {
        var desk = context.desk();
        calibration.cells(desk.reading(), desk.search().library(), view(), this::isCounted);
        calibration.write(
                context.folder().resolve(file),
                "footnote eval ask --questions FILE"
                        + half.map(each -> " --half " + each).orElse("") + (rows ? " --rows" : "")
                        + " --calibrate FILE");
    }
}
