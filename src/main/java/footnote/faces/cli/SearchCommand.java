package footnote.faces.cli;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.search.Hit;
import footnote.evidence.search.SearchRequest;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the passages a question finds, with scores and why. */
@Command(name = "search", description = "Search the documents on file: passages with their scores.")
final class SearchCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(arity = "1..*", paramLabel = "QUESTION", description = "What to look for.")
    private List<String> words = List.of();

    @Option(names = "--symbol", paramLabel = "S", description = "Only of these companies, by symbol or name.")
    private List<String> symbols = List.of();

    @Option(
            names = "--kinds",
            split = ",",
            paramLabel = "KIND",
            description = "Only these: 10-K, 10-Q, 8-K, transcript, news.")
    private List<String> kinds = List.of();

    @Option(names = "--top", paramLabel = "N", description = "How many (default 5).")
    private int top = 5;

    SearchCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        boolean sample = context.settings().fictional();
        var library = context.desk().search().library();
        if (sample) {
            addSampleDocuments();
        }
        if (library.documents(sample).isEmpty()) {
            throw Fault.input(
                    "no documents are on file; add some with 'footnote ingest PATH' or 'footnote fetch SYMBOL'");
        }
        String question = String.join(" ", words);
        var companies = new LinkedHashSet<String>();
        for (var symbol : symbols) {
            var named = library.companies(symbol, sample);
            if (named.isEmpty()) {
                throw Fault.input("no document of '" + symbol + "' is on file; 'footnote documents' lists what is");
            }
            companies.addAll(named);
        }
        var request = request(question, sample)
                .about(companies.isEmpty() ? library.companies(question, sample) : companies)
                .of(kinds.stream().map(SearchCommand::kind).collect(Collectors.toSet()));
        var dated = context.asOf.map(request::asOf).orElse(request);
        print(library.find(dated));
        return Cli.DONE;
    }

    /** The sample market's papers are put on file company by company, when one is named. */
    private void addSampleDocuments() {
        var reading = context.desk().reading();
        var view = context.view();
        for (var company : reading.named(String.join(" ", symbols) + " " + String.join(" ", words), view)) {
            company.ticker()
                    .ifPresent(ticker ->
                            reading.addSampleDocuments(context.desk().evidence().listing(ticker.symbol(), view), view));
        }
    }

    private SearchRequest request(String question, boolean sample) {
        try {
            return SearchRequest.of(question, sample, top);
        } catch (IllegalArgumentException e) {
            throw Fault.input(String.valueOf(e.getMessage()));
        }
    }

    private static DocumentKind kind(String text) {
        return DocumentKind.named(text)
                .orElseThrow(() -> Fault.input(
                        "'" + text + "' is no kind of document; use 10-K, 10-Q, 8-K, earnings, transcript or news"));
    }

    private void print(List<Hit> hits) {
        var console = context.console();
        if (context.json) {
            console.out()
                    .println(Json.write(hits.stream().map(SearchCommand::line).toList()));
            return;
        }
        if (hits.isEmpty()) {
            console.out().println("Nothing was found.");
        }
        for (int i = 0; i < hits.size(); i++) {
            var hit = hits.get(i);
            String why = hit.why().entrySet().stream()
                    .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                    .map(reason -> "%s %.2f".formatted(reason.getKey(), reason.getValue()))
                    .collect(Collectors.joining(", "));
            console.out()
                    .println(console.bold(
                                    (i + 1) + ". " + Console.line(hit.passage().place()))
                            + console.dim("  %.2f = %s".formatted(hit.score(), why)));
            hit.passage().text().lines().limit(6).forEach(line -> console.out().println("   " + Console.plain(line)));
        }
    }

    /** A hit as JSON: everything a citation needs. */
    private record Line(
            String passage,
            String document,
            String company,
            String kind,
            String period,
            String published,
            String section,
            int page,
            int from,
            int to,
            double score,
            Map<String, Double> why,
            String text) {}

    private static Line line(Hit hit) {
        var passage = hit.passage();
        var label = passage.document();
        return new Line(
                passage.id(),
                label.name(),
                label.company(),
                label.kind().word(),
                label.period().map(Object::toString).orElse(""),
                label.published().map(Object::toString).orElse(""),
                passage.section(),
                passage.page().orElse(0),
                passage.from(),
                passage.to(),
                hit.score(),
                hit.why(),
                passage.text());
    }
}
