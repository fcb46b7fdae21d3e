package footnote.sources;

import footnote.sources.SourceException.Malformed;
import java.time.DateTimeException;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;

/** The edge between a vendor's bytes and our records: what cannot be read leaves as a typed failure. */
public final class Parsing {
    private Parsing() {}

    /** Runs a pure parser; what broken input makes it throw becomes {@link Malformed}. */
    public static <T> T of(String vendor, String what, Supplier<T> parser) {
        try {
            return parser.get();
        } catch (SourceException known) {
            throw known;
        } catch (JacksonException broken) {
            throw new Malformed(vendor, what, broken.getOriginalMessage(), broken);
        } catch (IllegalArgumentException | DateTimeException | ArithmeticException | NoSuchElementException broken) {
            throw new Malformed(vendor, what, String.valueOf(broken.getMessage()), broken);
        }
    }
}
