package footnote.domain;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Whom a fact is about: a listing by its symbol, or an unlisted company by its name. */
public record Subject(@JsonValue String key) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Subject {
        if (key.isBlank()) {
            throw new IllegalArgumentException("a fact has a subject");
        }
    }

    public static Subject of(Ticker ticker) {
        return new Subject(ticker.symbol());
    }

    public static Subject unlisted(String name) {
        return new Subject(name);
    }

    @Override
    public String toString() {
        return key;
    }
}
