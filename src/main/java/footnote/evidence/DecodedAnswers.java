package footnote.evidence;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a run has written to and read from its recording so far. Steps that work at once ask for the same statements and
 * prices; each has its own record of the answer, but the text is made and read once, and the others wait for it. Text that
 * was made of a value at hand is not read: it stands for that value.
 */
final class DecodedAnswers {
    private final Map<String, Slot> slots = new ConcurrentHashMap<>();

    <T> String written(String request, T value, Function<T, String> write) {
        return slot(request).written(value, write);
    }

    <T> T read(String request, String body, Function<String, T> read) {
        return slot(request).read(body, read);
    }

    private Slot slot(String request) {
        return slots.computeIfAbsent(request, _ -> new Slot());
    }

    /** The value as it came, or as a replay read it, with its text. */
    private record Answer(Object value, String body) {}

    /** The last answer to one request, as long as there is memory for it. */
    private static final class Slot {
        private @Nullable SoftReference<Answer> last;

        synchronized <T> String written(T value, Function<T, String> write) {
            var known = known();
            if (known != null && value.equals(known.value())) {
                return known.body();
            }
            String body = write.apply(value);
            last = new SoftReference<>(new Answer(value, body));
            return body;
        }

        @SuppressWarnings("unchecked") // a request has one type of answer
        synchronized <T> T read(String body, Function<String, T> read) {
            var known = known();
            if (known != null && known.body().equals(body)) {
                return (T) known.value();
            }
            T decoded = read.apply(body);
            last = new SoftReference<>(new Answer(decoded, body));
            return decoded;
        }

        private @Nullable Answer known() {
            return last == null ? null : last.get();
        }
    }
}
