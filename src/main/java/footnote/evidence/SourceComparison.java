package footnote.evidence;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import java.util.List;
import java.util.stream.Stream;

/**
 * How far sources of the same figures agree: the filed tags, the statements that the annual report prints, and data
 * vendors. Each pair was compared; one that disagrees has the reason, as far as it is known.
 */
public record SourceComparison(List<Pair> pairs, List<String> missing) {
    public SourceComparison {
        pairs = List.copyOf(pairs);
        missing = List.copyOf(missing);
    }

    /** A figure that stands, the same figure by another source, and whether they agree. */
    public record Pair(LedgerEntry entry, Fact other, String source, boolean agrees, String reason) {}

    public long agreed() {
        return pairs.stream().filter(Pair::agrees).count();
    }

    /** The share that agrees, in percent; of none, none. */
    public double rate() {
        return pairs.isEmpty() ? 0 : 100.0 * agreed() / pairs.size();
    }

    /** The sources that were compared with the figures that stand, each once. */
    public List<String> sources() {
        return pairs.stream().map(Pair::source).distinct().toList();
    }

    public SourceComparison of(String source) {
        return new SourceComparison(
                pairs.stream().filter(pair -> pair.source().equals(source)).toList(), missing);
    }

    public Stream<Pair> disagreements() {
        return pairs.stream().filter(pair -> !pair.agrees());
    }
}
