package footnote.evidence;

import footnote.runtime.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Records read from JSON, kept by their text: one run asks for the same facts in several steps, and reading them takes
 * longer than all that is computed of them. Records do not change, so many may hold one.
 */
final class ReadRecords {
    private static final int LEAST_LETTERS = 2_000;
    private static final int MOST_LETTERS = 8_000_000;

    private static final Map<Read, Object> KEPT = new LinkedHashMap<>(16, 0.75f, true);
    private static int letters;

    private ReadRecords() {}

    private record Read(Class<?> type, String body) {}

    static <T> T of(String body, Class<T> type) {
        if (body.length() < LEAST_LETTERS) {
            return Json.read(body, type);
        }
        var key = new Read(type, body);
        Object kept;
        synchronized (KEPT) {
            kept = KEPT.get(key);
        }
        if (kept != null) {
            return type.cast(kept);
        }
        T read = Json.read(body, type);
        synchronized (KEPT) {
            letters += KEPT.put(key, read) == null ? body.length() : 0;
            for (var oldest = KEPT.entrySet().iterator(); letters > MOST_LETTERS && oldest.hasNext(); ) {
                letters -= oldest.next().getKey().body().length();
                oldest.remove();
            }
        }
        return read;
    }
}
