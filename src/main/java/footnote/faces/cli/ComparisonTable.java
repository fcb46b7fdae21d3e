package footnote.faces.cli;

import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.Listing;
import footnote.evidence.SourceComparison;
import footnote.evidence.SourceComparison.Pair;
import footnote.runtime.json.Json;
import java.util.Locale;

/** Prints how far the sources of a company's figures agree, and each figure on which they do not. */
final class ComparisonTable {
    private final Console console;

    ComparisonTable(Console console) {
        this.console = console;
    }

    void print(Listing listing, SourceComparison comparison, boolean json) {
        if (json) {
            printJson(listing, comparison);
            return;
        }
        var out = console.out();
        out.println(console.bold(Console.plain(listing.name())) + " " + listing.ticker()
                + ", filed figures against other sources");
        if (comparison.pairs().isEmpty()) {
            out.println("Nothing to compare.");
        } else {
            out.println("Agreement: " + share(comparison));
            for (var source : comparison.sources()) {
                out.println("  with " + Console.plain(source) + ": " + share(comparison.of(source)));
            }
        }
        comparison.missing().forEach(each -> out.println("Not compared: " + Console.plain(each)));
        if (comparison.disagreements().findAny().isPresent()) {
            out.println();
            out.println(
                    "%-34s%-12s%14s%14s  %s".formatted("Disagreement", "period", "filed", "other", "source, reason"));
        }
        comparison.disagreements().forEach(pair -> out.println(row(pair)));
    }

    private static String share(SourceComparison comparison) {
        return "%d of %d figures (%.1f%%)"
                .formatted(comparison.agreed(), comparison.pairs().size(), comparison.rate());
    }

    private static String row(Pair pair) {
        var fact = pair.entry().fact();
        String label = fact.metric().label();
        return "%-34s%-12s%14s%14s  %s"
                .formatted(
                        Console.plain(label.length() > 33 ? label.substring(0, 32) + "…" : label),
                        fact.period().end(),
                        figure(fact),
                        figure(pair.other()),
                        Console.plain(pair.source() + ": " + pair.reason()));
    }

    private static String figure(Fact fact) {
        return FigureFormat.of(fact).replaceFirst(" ([A-Z][A-Za-z]{2}|shares)$", "");
    }

    private void printJson(Listing listing, SourceComparison comparison) {
        var node = Json.object();
        node.set("listing", Json.node(listing));
        node.put("compared", comparison.pairs().size());
        node.put("agreed", comparison.agreed());
        node.put("agreement_percent", Double.parseDouble(String.format(Locale.ROOT, "%.1f", comparison.rate())));
        var pairs = node.putArray("pairs");
        comparison.pairs().forEach(pair -> pairs.addObject()
                .put("metric", pair.entry().fact().metric().name())
                .put("period_end", pair.entry().fact().period().end().toString())
                .put("filed", pair.entry().fact().value())
                .put("other", pair.other().value())
                .put("source", pair.source())
                .put("agrees", pair.agrees())
                .put("reason", pair.reason()));
        var missing = node.putArray("missing");
        comparison.missing().forEach(missing::add);
        console.out().println(node);
    }
}
