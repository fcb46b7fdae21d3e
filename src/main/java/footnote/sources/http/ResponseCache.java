package footnote.sources.http;

import footnote.sources.http.Http.Response;
import java.time.Instant;
import java.util.Optional;

/** Answers kept by the key of their request; who asks says how old one may be. */
public interface ResponseCache {
    /** An answer and when it was fetched. */
    record Entry(Response response, Instant fetched) {}

    Optional<Entry> find(String key);

    void keep(String key, Entry entry);
}
