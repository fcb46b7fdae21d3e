package footnote.sources.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Keeps the latest answers of this process, up to so many bytes of bodies. */
public final class MemoryCache implements ResponseCache {
    private final long capacity;
    private final LinkedHashMap<String, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    public MemoryCache(long capacity) {
        this.capacity = capacity;
    }

    @Override
    public synchronized Optional<Entry> find(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    @Override
    public synchronized void keep(String key, Entry entry) {
        Entry before = entries.put(key, entry);
        bytes += size(entry) - (before == null ? 0 : size(before));
        var oldest = entries.entrySet().iterator();
        while (bytes > capacity && oldest.hasNext()) {
            Map.Entry<String, Entry> gone = oldest.next();
            bytes -= size(gone.getValue());
            oldest.remove();
        }
    }

    private static long size(Entry entry) {
        return entry.response().body().length;
    }
}
