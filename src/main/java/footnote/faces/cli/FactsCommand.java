package footnote.faces.cli;

import footnote.domain.FigureFormat;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.SourceLine;
import footnote.evidence.FactComparison;
import footnote.evidence.Ledger;
import footnote.publication.report.CsvFile;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** Shows what a company reported, every figure with its footnote. */
@Command(name = "facts", description = "Show the figures a company reported, each with its source.")
final class FactsCommand implements Callable<Integer> {
    private static final int COLUMNS = 5;

    private final Context context;

    @Parameters(paramLabel = "COMPANY", description = "Symbol or name, such as AAPL or \"Reliance Industries\".")
    private String company = "";

    @Option(names = "--metric", paramLabel = "METRIC", description = "Only this metric, such as revenue.")
    private @Nullable String metric;

    @Option(names = "--quarters", description = "Quarters instead of fiscal years.")
    private boolean quarters;

    @Option(
            names = "--compare",
            description = "Compare with the statements the annual report prints and with data vendors.")
    private boolean compare;

    @Option(names = "--csv", description = "Every figure as CSV, one on each line, with its source.")
    private boolean csv;

    FactsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (csv && context.json) {
            throw Fault.input("--csv and --json cannot both be; choose one");
        }
        var view = context.view();
        var room = context.desk().evidence();
        var listing = room.company(company, view);
        var ledger =
                switch (room.factsInParts(listing, view)) {
                    case Finding.Found<Ledger>(Ledger found) -> found;
                    case Finding.Missing<Ledger>(String what, String why) ->
                        throw new Fault(Fault.Kind.SOURCE, "no " + what + ": " + why);
                };
        var shown = new LinkedHashMap<Metric, List<LedgerEntry>>();
        for (var each : metrics()) {
            var entries = quarters ? ledger.quarters(each) : ledger.years(each);
            if (!entries.isEmpty()) {
                shown.put(each, entries);
            }
        }
        if (shown.isEmpty()) {
            throw new Fault(Fault.Kind.SOURCE, nothing(listing, ledger));
        }
        if (compare) {
            var comparison = new FactComparison(room).of(listing, ledger, view);
            new ComparisonTable(context.console()).print(listing, comparison, context.json);
            return Cli.DONE;
        }
        if (context.json) {
            printJson(listing, ledger, shown);
        } else if (csv) {
            printCsv(ledger, shown);
        } else {
            printTable(listing, view.sample(), ledger, shown);
        }
        return Cli.DONE;
    }

    /** What is missing, and where the other kind of period is known, how to see it. */
    private String nothing(Listing listing, Ledger ledger) {
        boolean others =
                metrics().stream().anyMatch(each -> !(quarters ? ledger.years(each) : ledger.quarters(each)).isEmpty());
        return "no " + (quarters ? "quarterly" : "annual") + " figures of " + listing.ticker() + " are known on "
                + ledger.asOf() + (metric == null ? "" : " for '" + metric.strip() + "'")
                + (others ? quarters ? "; leave out --quarters for years" : "; add --quarters for quarters" : "");
    }

    private List<Metric> metrics() {
        if (metric == null) {
            return List.copyOf(Metric.standard());
        }
        String name = metric.strip().toLowerCase(Locale.ROOT).replaceAll("[ -]+", "_");
        return List.of(Metric.standard(name)
                .orElseThrow(() -> Fault.input("no metric '" + metric + "'; there are "
                        + String.join(
                                ", ",
                                Metric.standard().stream().map(Metric::name).toList()))));
    }

    private void printJson(Listing listing, Ledger ledger, Map<Metric, List<LedgerEntry>> shown) {
        var node = Json.object();
        node.set("listing", Json.node(listing));
        var entries = node.putArray("facts");
        shown.values().forEach(list -> list.forEach(entry -> entries.add(node(entry))));
        if (!quarters) {
            var parts = node.putArray("parts");
            parts(ledger, shown.keySet()).forEach(entry -> parts.add(node(entry)));
            ledger.partless().ifPresent(why -> node.put("parts_missing", why));
        }
        context.console().out().println(node);
    }

    private void printCsv(Ledger ledger, Map<Metric, List<LedgerEntry>> shown) {
        var lines = new ArrayList<LedgerEntry>();
        shown.values().forEach(lines::addAll);
        if (!quarters) {
            lines.addAll(parts(ledger, shown.keySet()));
        }
        context.console().out().print(new String(CsvFile.facts(lines), StandardCharsets.UTF_8));
    }

    private static List<LedgerEntry> parts(Ledger ledger, Set<Metric> metrics) {
        return metrics.stream()
                .flatMap(each -> ledger.splits(each).values().stream())
                .flatMap(split -> split.values().stream())
                .flatMap(List::stream)
                .toList();
    }

    private static JsonNode node(LedgerEntry entry) {
        var each = Json.object().put("footnote", SourceLine.of(entry));
        each.set("entry", Json.node(entry));
        return each;
    }

    private void printTable(Listing listing, boolean sample, Ledger ledger, Map<Metric, List<LedgerEntry>> shown) {
        var console = context.console();
        var out = console.out();
        out.println(console.bold(Console.plain(listing.name())) + " " + listing.ticker() + ", "
                + listing.market().label()
                + currency(shown).map(code -> ", in " + code).orElse("") + (sample ? ", fictional sample data" : ""));
        var notes = new ArrayList<String>();
        var periods = lastPeriods(shown);
        out.println("%-34s".formatted("")
                + String.join("", periods.stream().map("%16s"::formatted).toList()));
        shown.forEach((each, entries) -> {
            if (entries.stream().noneMatch(entry -> periods.contains(label(entry)))) {
                return;
            }
            out.println(row(each.label(), entries, periods, notes));
            if (!quarters) {
                ledger.splits(each).forEach((axis, parts) -> {
                    var rows = parts.entrySet().stream()
                            .filter(part -> part.getValue().stream().anyMatch(entry -> periods.contains(label(entry))))
                            .map(part -> row("    " + part.getKey(), part.getValue(), periods, notes))
                            .toList();
                    if (!rows.isEmpty()) {
                        out.println("  by " + Console.plain(axis));
                        rows.forEach(out::println);
                    }
                });
            }
        });
        ledger.partless()
                .filter(_ -> !quarters)
                .ifPresent(why -> out.println("By segment: not known, because " + Console.plain(why)));
        out.println();
        for (int i = 0; i < notes.size(); i++) {
            out.println(console.dim("[" + (i + 1) + "] " + Console.plain(notes.get(i))));
        }
    }

    private static String row(String label, List<LedgerEntry> entries, List<String> periods, List<String> notes) {
        var cells = periods.stream()
                .map(period -> entries.stream()
                        .filter(entry -> label(entry).equals(period))
                        .reduce((_, last) -> last)
                        .map(entry -> cell(entry, notes))
                        .orElse(""))
                .map("%16s"::formatted)
                .toList();
        return "%-34s".formatted(cut(Console.plain(label))) + String.join("", cells);
    }

    private static String cut(String label) {
        return label.length() > 33 ? label.substring(0, 32) + "…" : label;
    }

    private static String cell(LedgerEntry entry, List<String> notes) {
        String note = note(entry);
        if (!notes.contains(note)) {
            notes.add(note);
        }
        return FigureFormat.of(entry.fact()).replaceFirst(" ([A-Z][A-Za-z]{2}|shares)$", "") + " ["
                + (notes.indexOf(note) + 1) + "]";
    }

    /** Figures of one document share its note; one that was derived, restated or disputed has its own. */
    private static String note(LedgerEntry entry) {
        var fact = entry.fact();
        return entry.derivation().isPresent()
                        || entry.restated().isPresent()
                        || !entry.disputed().isEmpty()
                ? SourceLine.of(entry)
                : SourceLine.source(new Origin(
                                fact.origin().vendor(),
                                fact.origin().uri(),
                                fact.origin().document(),
                                Optional.empty(),
                                fact.origin().retrieved()))
                        + ", known since " + fact.knownAt();
    }

    /** A year's figures and the instants at its end stand in one column. */
    private static String label(LedgerEntry entry) {
        return entry.fact().period().end().toString();
    }

    private static List<String> lastPeriods(Map<Metric, List<LedgerEntry>> shown) {
        var labels = shown.values().stream()
                .flatMap(List::stream)
                .map(FactsCommand::label)
                .distinct()
                .sorted()
                .toList();
        return labels.subList(Math.max(0, labels.size() - COLUMNS), labels.size());
    }

    /** The currency all amounts are in, when it is one. */
    private static Optional<String> currency(Map<Metric, List<LedgerEntry>> shown) {
        var codes = shown.values().stream()
                .flatMap(List::stream)
                .flatMap(entry -> entry.fact().unit().currency().stream())
                .distinct()
                .toList();
        return codes.size() == 1 ? Optional.of(codes.getFirst().code()) : Optional.empty();
    }
}
