package footnote.faces.cli;

import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskRequest;
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

    @Parameters(arity = "1..*", paramLabel = "QUESTION", description = "\"What drove Corning's margin in FY2022?\"")
    private List<String> words = List.of();

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            description = "How far to go: direct, standard, detailed or deep_search; told from the question unless said.")
    private Optional<String> mode = Optional.empty();

    @Option(names = "--symbol", paramLabel = "S", description = "Of these companies; told from the question unless said.")
    private List<String> symbols = List.of();

    @Option(
            names = "--session",
            paramLabel = "S",
            description = "The conversation this belongs to; a follow-up such as \"and the year before?\" builds on it.")
    private Optional<String> session = Optional.empty();

    AskCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var request = new AskRequest(String.join(" ", words), mode, symbols, session);
        Announcement.of(Ask.CALLS, context);
        var run = context.desk().engine().start(Ask.NAME, request.question(), request, context.options(true), session);
        return new Driver(context).begin(run);
    }
}
