package footnote.domain;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Optional;
import java.util.function.Function;

/** Something looked for: found, or missing for a stated reason. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Finding.Found.class, name = "found"),
    @JsonSubTypes.Type(value = Finding.Missing.class, name = "missing")
})
public sealed interface Finding<T> {
    /** It was there. */
    record Found<T>(T value) implements Finding<T> {}

    /** It was not, and the report prints why. */
    record Missing<T>(String what, String why) implements Finding<T> {}

    default Optional<T> found() {
        return this instanceof Found<T>(T value) ? Optional.of(value) : Optional.empty();
    }

    default <R> Finding<R> map(Function<T, R> change) {
        return switch (this) {
            case Found<T>(T value) -> new Found<>(change.apply(value));
            case Missing<T>(String what, String why) -> new Missing<>(what, why);
        };
    }
}
