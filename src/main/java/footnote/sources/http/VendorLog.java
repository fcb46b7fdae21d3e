package footnote.sources.http;

import footnote.domain.SourceLine;
import footnote.runtime.db.Database;
import footnote.runtime.run.RunId;
import footnote.runtime.telemetry.Telemetry.Fetch;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Which requests went out: those of a run are kept with it, and vendors that answered none of ours are known for the
 * process, so that a reader is told why another vendor's figures are shown.
 */
public final class VendorLog {
    private final Supplier<Database> database;
    private final Map<String, Tally> tallies = new TreeMap<>();

    /** How many requests a vendor got, how many it turned away, and how it did so last. */
    private record Tally(int asked, int refused, String how) {
        String told() {
            return how.isEmpty()
                    ? " did not answer" + (asked == 1 ? "" : " any of " + asked + " requests")
                    : " refused " + (asked == 1 ? "the request" : "all " + asked + " requests") + " (" + how + ")";
        }
    }

    public VendorLog(Supplier<Database> database) {
        this.database = database;
    }

    void add(Fetch fetch) {
        boolean refused = fetch.trouble().isPresent()
                || fetch.status()
                        .filter(status -> status == 403 || status == 429 || status >= 500)
                        .isPresent();
        String how = fetch.status().map(status -> "status " + status).orElse("");
        synchronized (tallies) {
            tallies.merge(
                    fetch.vendor(),
                    new Tally(1, refused ? 1 : 0, refused ? how : ""),
                    (old, more) -> new Tally(
                            old.asked() + 1, old.refused() + more.refused(), refused ? more.how() : old.how()));
        }
        fetch.run().ifPresent(run -> database.get()
                .update(
                        "INSERT INTO vendor_request (run_id, vendor, method, uri, status, sent_at) VALUES (?, ?, ?, ?, ?, ?)",
                        run,
                        fetch.vendor(),
                        fetch.method(),
                        fetch.uri().toString(),
                        fetch.status().orElse(0),
                        fetch.from().toEpochMilli()));
    }

    /** A sentence for each vendor that turned away everything it was asked. */
    public List<String> refusals() {
        synchronized (tallies) {
            if (tallies.isEmpty()) {
                return List.of();
            }
            return tallies.entrySet().stream()
                    .filter(each -> each.getValue().refused() == each.getValue().asked())
                    .map(each ->
                            SourceLine.vendor(each.getKey()) + each.getValue().told())
                    .toList();
        }
    }

    /** How many requests a run made, by vendor. */
    public Map<String, Integer> requests(RunId run) {
        var counts = new LinkedHashMap<String, Integer>();
        database.get()
                .query(
                        "SELECT vendor, COUNT(*) FROM vendor_request WHERE run_id = ? GROUP BY vendor ORDER BY vendor",
                        row -> Optional.ofNullable(counts.put(row.getString(1), row.getInt(2))),
                        run.value());
        return counts;
    }
}
