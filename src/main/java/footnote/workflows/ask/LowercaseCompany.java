package footnote.workflows.ask;

import footnote.domain.Listing;
import footnote.domain.Resolution;
import footnote.evidence.DocumentSearch;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.run.Fault;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.UncapitalizedName;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the company that a question names without capitals: "apple gross margin 2023", "aapl revenue 2024". */
final class LowercaseCompany {
    /** A word of a symbol's length with which no question begins. */
    private static final Pattern SYMBOL_FIRST = Pattern.compile(
            "^\\s*(?!(?:what|whats|which|who|whom|whose|why|when|how|did|does|do|is|are|was|were|has|have|had|can|could|will|would|should|give|show|list|rank|tell|find|name|get|and|but|the|for|its|it|in|of|on|at|per|net|cash|debt|total|gross|sales|rev|eps|capex|roe|roa|fcf|any|all|most|best|top)\\b)([a-z]{2,5})\\b(?!['’])");

    private static final int MOST_LOOKED_UP = 4;

    private final EvidenceReader evidence;
    private final DocumentSearch library;

    LowercaseCompany(EvidenceReader evidence, DocumentSearch library) {
        this.evidence = evidence;
        this.library = library;
    }

    /** Their names on file, or a symbol; the directory is asked only where a figure is wanted and nobody was spoken of. */
    List<String> in(String question, boolean spokenOf, View view) {
        var candidates = UncapitalizedName.candidates(question);
        var symbols = AskedMetrics.in(question).isEmpty() ? List.<String>of() : UncapitalizedName.symbols(question);
        var onFile = Stream.concat(candidates.stream(), symbols.stream())
                .map(name -> library.named(name, view))
                .filter(named -> named.size() == 1)
                .map(named -> named.getFirst().name())
                .distinct()
                .toList();
        if (!onFile.isEmpty() || AskedMetrics.in(question).isEmpty()) {
            return onFile;
        }
        var first = symbolFirst(question, view);
        return first.isPresent() || spokenOf || view.sample()
                ? first.stream().toList()
                : candidates.stream()
                        .limit(MOST_LOOKED_UP)
                        .flatMap(name -> meant(name, view).stream())
                        .map(listing -> listing.ticker().symbol())
                        .limit(1)
                        .toList();
    }

    /** The company whose symbol begins a question in small letters: "aapl revenue 2024". */
    private Optional<String> symbolFirst(String question, View view) {
        var first = SYMBOL_FIRST.matcher(question);
        if (!first.find()) {
            return Optional.empty();
        }
        String symbol = first.group(1).toUpperCase(Locale.ROOT);
        return meant(symbol.charAt(0) + first.group(1).substring(1), view) // a name comes first: Ford is not FORD
                .map(listing -> listing.ticker().symbol())
                .or(() -> isListed(symbol, view) ? Optional.of(symbol) : Optional.empty());
    }

    private boolean isListed(String symbol, View view) {
        try {
            return evidence.resolve(symbol, view) instanceof Resolution.Resolved(Listing listing)
                    && listing.ticker().symbol().equals(symbol);
        } catch (Fault e) {
            return false;
        }
    }

    /** The one company that a question on a name alone would be about; none where nobody can be asked. */
    Optional<Listing> meant(String name, View view) {
        try {
            var named = evidence.named("What was " + name + "'s revenue?", view);
            return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
        } catch (Fault e) {
            return Optional.empty();
        }
    }
}
