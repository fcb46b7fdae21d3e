package footnote.evidence;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Values that cost time to make, kept as long as there is memory for them; each is made once by one thread. */
final class SoftCache<V> {
    private final Map<String, Slot<V>> slots = new ConcurrentHashMap<>();

    V of(String key, Supplier<V> fresh) {
        return slots.computeIfAbsent(key, _ -> new Slot<>()).of(fresh);
    }

    private static final class Slot<V> {
        private @Nullable SoftReference<V> kept;

        synchronized V of(Supplier<V> fresh) {
            V known = kept == null ? null : kept.get();
            if (known != null) {
                return known;
            }
            V made = fresh.get();
            kept = new SoftReference<>(made);
            return made;
        }
    }
}
