package footnote.faces.cli;

import footnote.domain.Footnote;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Numbers the figures of a text as they are printed, the same figure with the same number. */
final class Footnotes {
    private final Map<String, LedgerEntry> ledger;
    private final List<String> cited = new ArrayList<>();

    Footnotes(List<LedgerEntry> entries) {
        this.ledger =
                entries.stream().collect(Collectors.toMap(LedgerEntry::id, Function.identity(), (first, _) -> first));
    }

    /** The figure in words with its number: 12.4 % [3]. */
    String figure(String id) {
        var entry = ledger.get(id);
        if (entry == null) {
            throw new IllegalStateException("the ledger has no entry " + id);
        }
        if (!cited.contains(id)) {
            cited.add(id);
        }
        return Wording.of(entry.fact()) + " [" + (cited.indexOf(id) + 1) + "]";
    }

    String told(Prose prose) {
        return prose.told(this::figure);
    }

    /** A line under the text for each figure cited so far. */
    List<String> lines() {
        return IntStream.range(0, cited.size())
                .mapToObj(i -> "[" + (i + 1) + "] " + Footnote.of(Objects.requireNonNull(ledger.get(cited.get(i)))))
                .toList();
    }
}
