package footnote.runtime.model;

/** A secret that is never printed nor written as JSON. */
public final class ApiKey {
    private final String value;

    public ApiKey(String value) {
        if (value.isBlank()) {
            throw new IllegalArgumentException("an API key is not blank");
        }
        this.value = value.strip();
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
