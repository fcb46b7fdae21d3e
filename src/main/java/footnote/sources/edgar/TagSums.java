package footnote.sources.edgar;

import footnote.domain.Period;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** Figures that a filing gives in parts only, such as depreciation and amortization under a tag each. */
final class TagSums {
    /** One figure as tagged. */
    record Tagged(
            String tag, Unit unit, Period period, BigDecimal value, String accession, String form, LocalDate filed) {
        /** The same in another unit. */
        Tagged as(Unit other, BigDecimal amount) {
            return new Tagged(tag, other, period, amount, accession, form, filed);
        }

        private Key key(String other) {
            return new Key(other, unit, period, accession);
        }

        private Tagged plus(Tagged other) {
            return new Tagged(tag + " + " + other.tag, unit, period, value.add(other.value), accession, form, filed);
        }
    }

    private record Key(String tag, Unit unit, Period period, String accession) {}

    private static final Set<String> PARTS =
            XbrlTags.sums().stream().flatMap(sum -> sum.tags().stream()).collect(Collectors.toUnmodifiableSet());

    private final Map<Key, Tagged> parts = new HashMap<>();
    private final Map<String, List<Tagged>> byTag = new HashMap<>();

    /** Whether a tag is a part of any sum. */
    static boolean isPart(String tag) {
        return PARTS.contains(tag);
    }

    void add(Tagged figure) {
        if (isPart(figure.tag()) && parts.put(figure.key(figure.tag()), figure) == null) {
            byTag.computeIfAbsent(figure.tag(), _ -> new ArrayList<>()).add(figure);
        }
    }

    /** Every sum whose parts stand in one filing for one period. */
    void forEach(BiConsumer<Tagged, XbrlTags.Meaning> use) {
        for (var sum : XbrlTags.sums()) {
            for (var first : byTag.getOrDefault(sum.tags().getFirst(), List.of())) {
                total(first, sum.tags()).ifPresent(total -> use.accept(total, sum.meaning()));
            }
        }
    }

    private Optional<Tagged> total(Tagged first, List<String> tags) {
        var total = first;
        for (var tag : tags.subList(1, tags.size())) {
            var part = parts.get(first.key(tag));
            if (part == null) {
                return Optional.empty();
            }
            total = total.plus(part);
        }
        return Optional.of(total);
    }
}
