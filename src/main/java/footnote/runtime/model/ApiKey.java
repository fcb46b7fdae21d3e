package footnote.runtime.model;

import java.util.function.Supplier;

/** A secret that is never printed nor written as JSON. */
public final class ApiKey {
    private final String value;
    private final Supplier<String> current;

    public ApiKey(String value) {
        if (value.isBlank()) {
            throw new IllegalArgumentException("an API key is not blank");
        }
        this.value = value.strip();
        this.current = this::reveal;
    }

    private ApiKey(String value, Supplier<String> current) {
        this.value = value;
        this.current = current;
    }

    /** A key whose secret changes, such as an access token; the mark stands for it until a request is sent. */
    public static ApiKey renewed(String mark, Supplier<String> current) {
        return new ApiKey(mark, current);
    }

    /** What goes over the wire now. */
    public String current() {
        return current.get();
    }

    public String reveal() {
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ApiKey key && key.value.equals(value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public String toString() {
        return "***";
    }
}
