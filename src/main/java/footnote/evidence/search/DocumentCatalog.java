package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The database's list of the documents taken in; their text is in the index. */
final class DocumentCatalog {
    private final Database database;
    private final Clock clock;

    DocumentCatalog(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    Optional<Library.Stage> stage(String id) {
        return database.first(
                "SELECT stage FROM document WHERE id = ?", row -> Library.Stage.valueOf(row.getString(1)), id);
    }

    void record(ParsedDocument document, boolean sample, Library.Stage stage) {
        int passages =
                document.pages().stream().map(Page::spans).mapToInt(List::size).sum();
        change(
                "INSERT INTO document (id, label, world, leaves, passages, stage, taken_at) VALUES (?, ?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT (id) DO UPDATE SET label = excluded.label, world = excluded.world,"
                        + " leaves = excluded.leaves, passages = excluded.passages, stage = excluded.stage",
                document.label().id(),
                Json.write(document.label()),
                Library.market(sample),
                document.pages().size(),
                passages,
                stage.name(),
                clock.millis());
    }

    void remove(String id) {
        change("DELETE FROM document WHERE id = ?", id);
    }

    /** Announced to all who search, here and elsewhere. */
    private void change(String sql, Object... values) {
        database.transaction(connection -> {
            Database.update(connection, "UPDATE shelf SET version = version + 1");
            return Database.update(connection, sql, values);
        });
    }

    /** How many changes there were. */
    long version() {
        return database.first("SELECT version FROM shelf", row -> row.getLong(1))
                .orElse(0L);
    }

    Library.Size size(String id) {
        return database.first(
                        "SELECT leaves, passages FROM document WHERE id = ?",
                        row -> new Library.Size(row.getInt(1), row.getInt(2)),
                        id)
                .orElse(new Library.Size(0, 0));
    }

    /** How many pages a document has. */
    int pages(String id) {
        return database.first("SELECT leaves FROM document WHERE id = ?", row -> row.getInt(1), id)
                .orElse(0);
    }

    /** How many pages each document of a world has, by id. */
    Map<String, Integer> pages(boolean sample) {
        var pages = new LinkedHashMap<String, Integer>();
        database.query(
                        "SELECT id, leaves FROM document WHERE world = ? ORDER BY id",
                        row -> Map.entry(row.getString(1), row.getInt(2)),
                        Library.market(sample))
                .forEach(row -> pages.put(row.getKey(), row.getValue()));
        return pages;
    }

    Map<String, DocumentLabel> byId(String market) {
        var found = new LinkedHashMap<String, DocumentLabel>();
        labels(market).forEach(label -> found.put(label.id(), label));
        return found;
    }

    Map<String, List<DocumentLabel>> labels() {
        return Map.of(
                Library.market(false),
                labels(Library.market(false)),
                Library.market(true),
                labels(Library.market(true)));
    }

    private List<DocumentLabel> labels(String market) {
        return database.query(
                "SELECT label FROM document WHERE world = ? ORDER BY id",
                row -> Json.read(row.getString(1), DocumentLabel.class),
                market);
    }
}
