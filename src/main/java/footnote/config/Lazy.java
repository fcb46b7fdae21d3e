package footnote.config;

import java.util.Optional;
import java.util.function.Supplier;

/** A value made when first asked for. */
public final class Lazy<T> {
    private final Supplier<T> maker;
    private Optional<T> value = Optional.empty();

    public Lazy(Supplier<T> maker) {
        this.maker = maker;
    }

    public synchronized T get() {
        if (value.isEmpty()) {
            value = Optional.of(maker.get());
        }
        return value.orElseThrow();
    }

    /** The value, if it was asked for. */
    public synchronized Optional<T> made() {
        return value;
    }
}
