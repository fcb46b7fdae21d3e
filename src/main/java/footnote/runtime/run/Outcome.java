package footnote.runtime.run;

import java.util.List;
import java.util.Optional;

/** What became of one item or branch: a value, or a gap that the report names. */
public sealed interface Outcome<T> {
    /** It worked. */
    record Done<T>(T value) implements Outcome<T> {}

    /** It did not: what is missing, the kind of fault, and why in a sentence. */
    record Gap<T>(String what, Fault.Kind kind, String why) implements Outcome<T> {}

    /** The value, or nothing when there is a gap. */
    default Optional<T> found() {
        return switch (this) {
            case Done<T>(T value) -> Optional.of(value);
            case Gap<T> _ -> Optional.empty();
        };
    }

    static <T> List<T> values(List<Outcome<T>> outcomes) {
        return outcomes.stream().flatMap(outcome -> outcome.found().stream()).toList();
    }

    static <T> List<Gap<T>> gaps(List<Outcome<T>> outcomes) {
        return outcomes.stream()
                .<Gap<T>>mapMulti((outcome, gaps) -> {
                    if (outcome instanceof Gap<T> gap) {
                        gaps.accept(gap);
                    }
                })
                .toList();
    }
}
