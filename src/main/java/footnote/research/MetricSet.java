package footnote.research;

import footnote.domain.Derivation;
import footnote.domain.LedgerEntry;
import footnote.domain.Subject;
import footnote.domain.opinion.KeyFigure;
import footnote.domain.opinion.MissingInput;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What was computed for one company with all it rests on, and what could not be, with the reason. */
public record MetricSet(Subject subject, List<LedgerEntry> entries, List<MissingInput> gaps) {
    public MetricSet {
        entries = List.copyOf(entries);
        gaps = List.copyOf(gaps);
    }

    public static MetricSet none(Subject subject) {
        return new MetricSet(subject, List.of(), List.of());
    }

    /** The company's own entry of that metric; of several, such as prices of other days, the latest. */
    public Optional<LedgerEntry> find(String metric) {
        return entries.stream()
                .filter(entry -> entry.fact().subject().equals(subject)
                        && entry.fact().metric().name().equals(metric))
                .max(Comparator.comparing(entry -> entry.fact().period().end()));
    }

    /** The number to reckon with; NaN where there is none. */
    public double number(String metric) {
        return find(metric).map(LedgerEntry::number).orElse(Double.NaN);
    }

    /** Entries with all they were computed from, as far as that is among these. */
    public List<LedgerEntry> behind(List<LedgerEntry> wanted) {
        var all = new LinkedHashSet<>(wanted);
        var open = new ArrayDeque<>(wanted);
        while (!open.isEmpty()) {
            var inputs = open.pop().derivation().map(Derivation::inputs).orElse(List.of());
            entries.stream()
                    .filter(entry -> inputs.contains(entry.id()) && all.add(entry))
                    .forEach(open::push);
        }
        return List.copyOf(all);
    }

    /** As a figure to show, where it is known. */
    public Stream<KeyFigure> figure(String label, String metric) {
        return find(metric).map(entry -> new KeyFigure(label, entry.id())).stream();
    }

    /** These and others, which may be of other companies. */
    public MetricSet and(MetricSet others) {
        return new MetricSet(
                subject,
                Stream.concat(entries.stream(), others.entries.stream())
                        .distinct()
                        .toList(),
                Stream.concat(gaps.stream(), others.gaps.stream()).distinct().toList());
    }
}
