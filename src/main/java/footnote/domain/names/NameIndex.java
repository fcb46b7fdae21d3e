package footnote.domain.names;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds things by the names of companies, however they are spelled.
 *
 * <p>A spelling matches by its words; failing that by its words without Group and the like; failing that as a short
 * form of a longer name, where the words left out only describe the business or no other company has such a name; failing
 * that by the first letters of a name of two words. All matches of the first way that has any are given: who asks decides
 * what several mean.
 */
public final class NameIndex<T> {
    private static final int MIN_DISTINCTIVE = 5;
    private static final double LEAST_ALIKE = 0.2;

    private record Entry<T>(CompanyName name, T value) {}

    private final Map<String, Set<T>> byKey = new HashMap<>();
    private final Map<String, Set<T>> byCore = new HashMap<>();
    private final Map<String, Set<T>> byPair = new HashMap<>();
    private final Map<String, List<Entry<T>>> byWord = new HashMap<>();
    private final List<Entry<T>> entries = new ArrayList<>();
    private Optional<Trigrams> letters = Optional.empty();

    /** Things with all the names each goes by. */
    public NameIndex(Collection<T> things, Function<T, ? extends Collection<String>> names) {
        for (T thing : things) {
            for (String spelling : names.apply(thing)) {
                add(CompanyName.of(spelling), thing);
                CompanyName.pairOfInitials(spelling)
                        .ifPresent(pair -> byPair.computeIfAbsent(pair, _ -> new LinkedHashSet<>(2))
                                .add(thing));
            }
        }
    }

    private void add(CompanyName name, T thing) {
        if (name.words().isEmpty()) {
            return;
        }
        var entry = new Entry<>(name, thing);
        entries.add(entry);
        put(byKey, name, thing);
        put(byCore, name.core(), thing);
        for (String word : name.words().size() == 1 ? name.words() : Set.copyOf(name.words())) {
            byWord.computeIfAbsent(word, _ -> new ArrayList<>()).add(entry);
        }
    }

    private void put(Map<String, Set<T>> index, CompanyName name, T thing) {
        index.computeIfAbsent(name.key(), _ -> new LinkedHashSet<>(2)).add(thing);
        if (name.words().size() > 1) { // one word is the same in any order
            index.computeIfAbsent(name.sortedKey(), _ -> new LinkedHashSet<>(2)).add(thing);
        }
    }

    /** Everything that goes by the name, in the order it was given; empty when nothing does. */
    public Set<T> find(String spelling) {
        var name = CompanyName.of(spelling);
        var exact = union(byKey, name);
        if (!exact.isEmpty()) {
            return exact;
        }
        var core = union(byCore, name.core());
        var longer = core.isEmpty() ? shortFor(name) : core;
        return longer.isEmpty() ? byPair.getOrDefault(spelling.strip().toLowerCase(Locale.ROOT), Set.of()) : longer;
    }

    private Set<T> union(Map<String, Set<T>> index, CompanyName name) {
        var found = new LinkedHashSet<>(index.getOrDefault(name.key(), Set.of()));
        found.addAll(index.getOrDefault(name.sortedKey(), Set.of()));
        return found;
    }

    private Set<T> shortFor(CompanyName name) {
        if (name.words().isEmpty()) {
            return Set.of();
        }
        List<Entry<T>> sharing = byWord.getOrDefault(name.words().getFirst(), List.of());
        var described = values(
                sharing.stream().filter(entry -> name.isShortFor(entry.name)).toList());
        if (!described.isEmpty()) {
            return described;
        }
        boolean distinctive =
                name.key().length() >= MIN_DISTINCTIVE && sharing.stream().allMatch(entry -> name.begins(entry.name));
        return distinctive ? values(sharing) : Set.of();
    }

    private Set<T> values(List<Entry<T>> found) {
        var values = new LinkedHashSet<T>();
        found.forEach(entry -> values.add(entry.value));
        return values;
    }

    /** Things whose names look most alike, for a reader to choose from. */
    public List<T> nearest(String spelling, int count) {
        double[] alike = letters().likeness(CompanyName.of(spelling).key());
        var scores = new LinkedHashMap<T, Double>();
        for (int i = 0; i < alike.length; i++) {
            if (alike[i] > LEAST_ALIKE) {
                scores.merge(entries.get(i).value, alike[i], Math::max);
            }
        }
        return scores.entrySet().stream()
                .sorted(Map.Entry.<T, Double>comparingByValue(Comparator.reverseOrder()))
                .limit(count)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Made for the first misspelt name: most are not. */
    private synchronized Trigrams letters() {
        var made = letters.orElseGet(() ->
                new Trigrams(entries.stream().map(entry -> entry.name.key()).toList()));
        letters = Optional.of(made);
        return made;
    }
}
