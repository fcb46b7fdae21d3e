package footnote.faces.front;

import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.SourceLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Numbers figures as they are told, the same figure with the same number, and traces each to its documents. */
public final class FigureNotes {
    private static final String QUOTED = "quoted ";

    private final Map<String, LedgerEntry> ledger = new LinkedHashMap<>();
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final int most;

    /** The ledger the figures are from, and how many documents behind a derived one are named. */
    public FigureNotes(List<LedgerEntry> entries, int most) {
        entries.forEach(this::add);
        this.most = most;
    }

    public void add(LedgerEntry entry) {
        ledger.putIfAbsent(entry.id(), entry);
    }

    public Optional<LedgerEntry> find(String id) {
        return Optional.ofNullable(ledger.get(id));
    }

    public LedgerEntry entry(String id) {
        return find(id).orElseThrow(() -> new IllegalStateException("the ledger has no entry " + id));
    }

    /** The figure's number, a new one if it was not told before. */
    public int number(String id) {
        return numbers.computeIfAbsent(entry(id).id(), _ -> numbers.size() + 1);
    }

    /** The number of a passage that is quoted, whose note says where it stands. */
    public int quotation(String note) {
        return numbers.computeIfAbsent(QUOTED + note, _ -> numbers.size() + 1);
    }

    /** The figures told so far, in the order of the numbers. */
    public List<LedgerEntry> told() {
        return numbers.keySet().stream()
                .filter(id -> !id.startsWith(QUOTED))
                .map(this::entry)
                .toList();
    }

    /** A line for each number given so far. */
    public List<String> lines() {
        return numbers.entrySet().stream()
                .map(note -> "[" + note.getValue() + "] "
                        + (note.getKey().startsWith(QUOTED)
                                ? note.getKey().substring(QUOTED.length())
                                : line(entry(note.getKey()))))
                .toList();
    }

    /** What the ledger says of an entry, and the documents at the bottom of it that this leaves unsaid. */
    public String line(LedgerEntry entry) {
        String note = SourceLine.of(entry);
        if (entry.derivation().isEmpty()) {
            return note;
        }
        var unsaid = sources(entry).stream()
                .filter(source -> !note.contains(source.document().orElse(SourceLine.vendor(source))))
                .map(source -> SourceLine.vendor(source)
                        + source.document().map(document -> ", " + document).orElse(""))
                .distinct()
                .toList();
        int more = unsaid.size() - most;
        return unsaid.isEmpty()
                ? note
                : note + "; from " + unsaid.stream().limit(most).collect(Collectors.joining("; "))
                        + (more > 0 ? " and " + more + " more" : "");
    }

    /** The inputs of a derived figure that the ledger has. */
    public List<LedgerEntry> inputs(LedgerEntry entry) {
        var inputs = new ArrayList<LedgerEntry>();
        entry.derivation().ifPresent(derivation -> derivation.inputs().forEach(id -> find(id).ifPresent(inputs::add)));
        return inputs;
    }

    private Set<Origin> sources(LedgerEntry entry) {
        var found = new LinkedHashSet<Origin>();
        trace(entry, found, new LinkedHashSet<>());
        return found;
    }

    private void trace(LedgerEntry entry, Set<Origin> found, Set<String> seen) {
        if (!seen.add(entry.id())) {
            return;
        }
        if (entry.derivation().isEmpty()) {
            found.add(entry.fact().origin());
        }
        inputs(entry).forEach(input -> trace(input, found, seen));
    }
}
