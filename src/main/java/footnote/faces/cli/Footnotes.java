package footnote.faces.cli;

import footnote.domain.Footnote;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Wording;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Numbers the figures of a text as they are printed, the same figure with the same number. */
final class Footnotes {
    private static final int SOURCES = 2;

    private final Map<String, LedgerEntry> ledger;
    private final List<String> cited = new ArrayList<>();

    Footnotes(List<LedgerEntry> entries) {
        this.ledger =
                entries.stream().collect(Collectors.toMap(LedgerEntry::id, Function.identity(), (first, _) -> first));
    }

    /** The figure in words with its number: 12.4 % [3]. */
    String figure(String id) {
        var entry = entry(id);
        if (!cited.contains(id)) {
            cited.add(id);
        }
        return Wording.of(entry.fact()) + " [" + (cited.indexOf(id) + 1) + "]";
    }

    private LedgerEntry entry(String id) {
        var entry = ledger.get(id);
        if (entry == null) {
            throw new IllegalStateException("the ledger has no entry " + id);
        }
        return entry;
    }

    String told(Prose prose) {
        return prose.told(this::figure);
    }

    /** A line under the text for each figure cited so far. */
    List<String> lines() {
        return IntStream.range(0, cited.size())
                .mapToObj(i -> "[" + (i + 1) + "] " + line(entry(cited.get(i))))
                .toList();
    }

    private String line(LedgerEntry entry) {
        var sources = new LinkedHashSet<String>();
        sources(entry, sources);
        String note = Footnote.of(entry);
        String unsaid = sources.stream()
                .filter(source -> !note.contains(source))
                .limit(SOURCES)
                .collect(Collectors.joining("; "));
        int more = sources.size() - SOURCES;
        return entry.derivation().isEmpty() || unsaid.isEmpty()
                ? note
                : note + "; from " + unsaid + (more > 0 ? " and " + more + " more" : "");
    }

    /** The documents at the bottom of a derivation; a price's bars are named by what was computed from them. */
    private void sources(LedgerEntry entry, Set<String> found) {
        entry.derivation()
                .ifPresentOrElse(
                        derivation -> derivation.inputs().stream()
                                .filter(ledger::containsKey)
                                .forEach(id -> sources(entry(id), found)),
                        () -> found.add(Footnote.vendor(entry.fact().origin())
                                + entry.fact()
                                        .origin()
                                        .document()
                                        .map(document -> ", " + document)
                                        .orElse("")));
    }
}
