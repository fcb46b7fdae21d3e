package footnote.faces.cli;

import footnote.evidence.documents.DocumentKind;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes a company's filings and earnings calls in. */
@Command(name = "fetch", description = "Add a company's filings and earnings calls to the documents on file.")
final class FetchCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(paramLabel = "SYMBOL", description = "The company, by symbol or name.")
    private String symbol = "";

    @Option(
            names = "--kinds",
            split = ",",
            paramLabel = "KIND",
            description = "Of 10-K, 10-Q, 8-K and transcript (default: all but 8-K).")
    private List<String> kinds = List.of("10-K", "10-Q", "transcript");

    @Option(names = "--years", paramLabel = "N", description = "How many years back (default 3).")
    private int years = 3;

    FetchCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (years < 1 || years > 30) {
            throw Fault.input("--years goes from 1 to 30, not " + years);
        }
        var wanted = kinds.stream()
                .map(kind -> DocumentKind.named(kind)
                        .orElseThrow(() ->
                                Fault.input("'" + kind + "' is no kind to fetch; use 10-K, 10-Q, 8-K or transcript")))
                .collect(Collectors.toSet());
        var view = context.view();
        var listing = context.desk().evidence().listing(symbol, view);
        var fetched = context.desk().reading().fetcher().fetch(listing, wanted, years, view, line -> {
            if (!context.quiet && !context.json) {
                context.console().out().println(Console.plain(line));
            }
        });
        if (context.json) {
            context.console().out().println(Json.write(fetched));
        }
        fetched.gaps().forEach(gap -> context.console().problem(gap));
        return fetched.titles().isEmpty() ? Cli.FAILED : Cli.DONE;
    }
}
