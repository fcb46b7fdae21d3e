package footnote.faces.cli;

import footnote.domain.Footnote;
import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Prose;
import footnote.domain.Wording;
import java.util.ArrayList;
import java.util.HashMap;
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
    private final Map<String, String> passages = new HashMap<>();

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

    /** The number of a passage, whose line under the text says where it stands. */
    String passage(String note) {
        String id = "passage " + note;
        if (passages.put(id, note) == null) {
            cited.add(id);
        }
        return "[" + (cited.indexOf(id) + 1) + "]";
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
                .mapToObj(i -> "[" + (i + 1) + "] " + line(cited.get(i)))
                .toList();
    }

    private String line(String id) {
        var passage = passages.get(id);
        return passage == null ? line(entry(id)) : passage;
    }

    /** What the ledger says of an entry, and the documents at the bottom of it that this leaves unsaid. */
    private String line(LedgerEntry entry) {
        String note = Footnote.of(entry);
        var sources = new LinkedHashSet<Origin>();
        sources(entry, sources);
        var unsaid = sources.stream()
                .filter(source -> !note.contains(source.document().orElse(Footnote.vendor(source))))
                .map(source -> Footnote.vendor(source)
                        + source.document().map(document -> ", " + document).orElse(""))
                .distinct()
                .toList();
        String named = unsaid.stream().limit(SOURCES).collect(Collectors.joining("; "));
        int more = unsaid.size() - SOURCES;
        return entry.derivation().isEmpty() || unsaid.isEmpty()
                ? note
                : note + "; from " + named + (more > 0 ? " and " + more + " more" : "");
    }

    private void sources(LedgerEntry entry, Set<Origin> found) {
        entry.derivation()
                .ifPresentOrElse(
                        derivation -> derivation.inputs().stream()
                                .filter(ledger::containsKey)
                                .forEach(id -> sources(entry(id), found)),
                        () -> found.add(entry.fact().origin()));
    }
}
