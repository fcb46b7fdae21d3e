package footnote.faces.access;

import footnote.runtime.run.Fault;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** What a caller may do; each holds those before it. */
public enum Right {
    READ,
    RUN,
    ADMIN;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads a list such as {@code read,run}. */
    public static Set<Right> of(String words) {
        var rights = EnumSet.noneOf(Right.class);
        for (var word : words.split("[,\\s]+", -1)) {
            var named = Arrays.stream(values())
                    .filter(right -> right.word().equalsIgnoreCase(word))
                    .findFirst()
                    .orElseThrow(() -> Fault.input("no right '" + word + "'; there are read, run and admin"));
            rights.addAll(EnumSet.range(READ, named));
        }
        return Set.copyOf(rights);
    }

    static String words(Set<Right> rights) {
        return rights.stream().sorted().map(Right::word).collect(Collectors.joining(","));
    }
}
