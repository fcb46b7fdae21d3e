package footnote.faces.cli;

import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Analyses one company. */
@Command(
        name = "analyze",
        description = "Technical, fundamental and sentiment views of a company, risk flags, and one recommendation.")
final class AnalyzeCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(
            arity = "1..*",
            paramLabel = "QUERY",
            description = "A symbol, a name or a question: RELIANCE.NS, \"what do you think of Reliance?\"")
    private List<String> words = List.of();

    @Option(
            names = "--session",
            paramLabel = "S",
            description = "The conversation this belongs to; a follow-up such as \"what about INFY?\" builds on it.")
    private Optional<String> session = Optional.empty();

    @Option(names = "--yes", description = "Ask nothing: refuse where a question would be needed.")
    private boolean yes;

    AnalyzeCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        Announcement.of(Analyze.CALLS, context);
        var request = new AnalysisRequest(String.join(" ", words), session);
        var run = context.desk().engine().start(Analyze.NAME, request.query(), request, context.options(yes), session);
        return new Driver(context).begin(run);
    }
}
