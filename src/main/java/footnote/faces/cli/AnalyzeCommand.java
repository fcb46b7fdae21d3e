package footnote.faces.cli;

import footnote.runtime.run.Fault;
import footnote.workflows.analyze.AnalysisRequest;
import footnote.workflows.analyze.Analyze;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Analyses one company. */
@Command(
        name = "analyze",
        description = "Rate a company: fair value, technical, fundamental and news views, risk flags.")
final class AnalyzeCommand implements Callable<Integer> {
    private static final int AT_ONCE = 8;

    private final Context context;

    @Parameters(
            arity = "0..*",
            paramLabel = "QUERY",
            description = "A symbol, a name or a question: RELIANCE.NS, \"what do you think of Reliance?\"")
    private List<String> words = List.of();

    @Option(
            names = "--session",
            paramLabel = "S",
            description = "Name of the conversation, for follow-ups such as \"what about INFY?\".")
    private Optional<String> session = Optional.empty();

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "Analyze every company of a file, one symbol or name on each line; # starts a comment.")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--yes", description = "Ask nothing: refuse where a question would be needed.")
    private boolean yes;

    AnalyzeCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (file.isPresent() == !words.isEmpty()) {
            throw Fault.input("give one company, or --file with many: 'footnote analyze AAPL'");
        }
        return file.isPresent() ? many(file.get()) : one();
    }

    private int one() {
        context.desk().search().loadAhead(); // headlines are scored by it, while the rest starts
        CostNotice.of(Analyze.CALLS, context);
        var request = new AnalysisRequest(String.join(" ", words), session);
        var run = context.desk()
                .engine()
                .start(Analyze.NAME, request.query(), request, context.options(yes), Context.session(session));
        return new RunDriver(context).begin(run);
    }

    /** A batch: nobody is asked fifty times, and what is ambiguous is named at the end. */
    private int many(Path list) {
        var requests = BatchRequests.of(Analyze.NAME, Optional.empty(), context);
        return new BatchRound(context).begin(requests, list, new BatchCommand.Wish(AT_ONCE, 1, false));
    }
}
