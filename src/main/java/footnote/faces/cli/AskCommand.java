package footnote.faces.cli;

import footnote.runtime.run.Fault;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskGrid;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.ask.GridRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Answers a question with citations. */
@Command(
        name = "ask",
        description = "Answer a question from filings, earnings calls and news, every figure with its source.")
final class AskCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(
            arity = "0..*",
            paramLabel = "QUESTION",
            description = "Such as \"What drove Corning's margin in FY2022?\"")
    private List<String> words = List.of();

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            description = "How far to go: direct, standard, detailed or deep_search; by default the question decides.")
    private Optional<String> mode = Optional.empty();

    @Option(
            names = "--symbol",
            paramLabel = "S",
            description = "Companies to ask about (default: those the question names).")
    private List<String> symbols = List.of();

    @Option(
            names = "--session",
            paramLabel = "S",
            description =
                    "The conversation this belongs to; a follow-up such as \"and the year before?\" builds on it.")
    private Optional<String> session = Optional.empty();

    @Option(
            names = "--no-fetch",
            description =
                    "Use the documents on file alone; otherwise the filing that should hold the answer is fetched.")
    private boolean noFetch;

    @Option(
            names = "--max-error",
            paramLabel = "PERCENT",
            description =
                    "How often an answer may be wrong, such as 5%%; a less certain one is left open (default 5%% for a figure, 20%% for a quoted sentence).")
    private Optional<String> maxError = Optional.empty();

    @Option(
            names = "--companies",
            paramLabel = "FILE",
            description = "A grid: symbols or names, one a line; needs --questions.")
    private Optional<Path> companies = Optional.empty();

    @Option(
            names = "--questions",
            paramLabel = "FILE",
            description = "A grid: questions, one a line; needs --companies.")
    private Optional<Path> questions = Optional.empty();

    AskCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var session = Context.session(this.session);
        if (companies.isPresent() || questions.isPresent()) {
            if (!words.isEmpty()) {
                throw Fault.input("give a question, or --companies and --questions, not both");
            }
            return grid();
        }
        var request = new AskRequest(
                String.join(" ", words), mode, symbols, session, noFetch, maxError.map(AskCommand::share));
        CostNotice.of(Ask.CALLS, context);
        var run = context.desk().engine().start(Ask.NAME, request.question(), request, context.options(true), session);
        return new RunDriver(context).begin(run);
    }

    /** 5, 5% or 0.05 as a share. */
    static double share(String text) {
        try {
            double number = Double.parseDouble(text.replace("%", "").strip());
            return text.contains("%") || number >= 1 ? number / 100 : number;
        } catch (NumberFormatException e) {
            throw Fault.input("--max-error is a share such as 5%, not '" + text + "'");
        }
    }

    private int grid() {
        var request = new GridRequest(
                lines(companies, "--companies FILE, one company a line"),
                lines(questions, "--questions FILE, one question a line"));
        var run = context.desk()
                .engine()
                .start(AskGrid.NAME, request.questions().getFirst(), request, context.options(true), session);
        return new RunDriver(context).begin(run);
    }

    /** Lines of a file, or first cells of a table; empty lines and a head called company or question are left out. */
    private List<String> lines(Optional<Path> file, String needed) {
        var path = file.map(context.folder()::resolve).orElseThrow(() -> Fault.input("a grid needs " + needed));
        try {
            return Files.readAllLines(path).stream()
                    .map(line -> line.strip().replaceAll("^\"|\"$", ""))
                    .filter(line -> !line.isEmpty() && !line.matches("(?i)company|companies|symbol|question|questions"))
                    .toList();
        } catch (IOException e) {
            throw Fault.input("cannot read " + path + ": " + e.getMessage());
        }
    }
}
