package footnote.publication.text;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.SourceLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The figures of a letter with their numbers, and the notes under it. */
public final class NumberedNotes {
    private final Map<String, LedgerEntry> ledger;
    private final List<String> cited = new ArrayList<>();

    /** A figure in words and the number of its note. */
    public record Figure(String words, int note) {
        public Html html() {
            return Html.of("{} <sup>[{}]</sup>", words, note);
        }
    }

    public NumberedNotes(List<LedgerEntry> entries) {
        this.ledger =
                entries.stream().collect(Collectors.toMap(LedgerEntry::id, Function.identity(), (first, _) -> first));
    }

    public Figure figure(String id) {
        if (!cited.contains(id)) {
            cited.add(id);
        }
        return new Figure(FigureFormat.of(entry(id).fact()), cited.indexOf(id) + 1);
    }

    /** What stands under the letter for each number. */
    public List<String> lines() {
        return IntStream.range(0, cited.size())
                .mapToObj(i -> SourceLine.of(entry(cited.get(i))))
                .toList();
    }

    private LedgerEntry entry(String id) {
        var entry = ledger.get(id);
        if (entry == null) {
            throw new IllegalStateException("the ledger has no entry " + id);
        }
        return entry;
    }
}
