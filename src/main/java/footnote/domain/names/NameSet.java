package footnote.domain.names;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** What a company may be called, each name once: its name, its short name and its symbol are often the same word. */
public record NameSet(Set<String> names) {
    public NameSet {
        names = Set.copyOf(names);
    }

    public static NameSet of(String... names) {
        return new NameSet(Arrays.stream(names)
                .filter(name -> !name.isBlank())
                .collect(Collectors.toCollection(LinkedHashSet::new)));
    }
}
