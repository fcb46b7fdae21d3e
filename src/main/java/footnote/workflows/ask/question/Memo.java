package footnote.workflows.ask.question;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** What was read from texts lately: one answer reads its question and the rows of a report many times. */
public final class Memo<V> {
    private final Map<String, V> known = new ConcurrentHashMap<>();
    private final int most;

    public Memo(int most) {
        this.most = most;
    }

    public V of(String text, Function<String, V> read) {
        var found = known.get(text);
        if (found != null) {
            return found;
        }
        var fresh = read.apply(text);
        if (known.size() >= most) {
            known.clear();
        }
        known.put(text, fresh);
        return fresh;
    }
}
