package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import footnote.evidence.search.Library.Stage;
import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The list of documents on file, kept in the database, with how far each has come. */
final class DocumentCatalog {
    private final Database database;
    private final Clock clock;
    private volatile Contents contents = new Contents(-1, Map.of(), Map.of());

    DocumentCatalog(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** What is on file, after so many changes. */
    record Contents(
            long version,
            Map<String, DocumentLabel> real,
            Map<String, DocumentLabel> sample,
            Map<Boolean, CompanyMentions> mentions) {
        Contents(long version, Map<String, DocumentLabel> real, Map<String, DocumentLabel> sample) {
            this(version, real, sample, new ConcurrentHashMap<>());
        }

        Map<String, DocumentLabel> documents(boolean offline) {
            return offline ? sample : real;
        }

        /** Names are read once for all questions. */
        CompanyMentions mentions(boolean offline) {
            return mentions.computeIfAbsent(
                    offline, of -> new CompanyMentions(documents(of).values()));
        }

        Optional<DocumentLabel> label(String id) {
            var label = real.get(id);
            return Optional.ofNullable(label == null ? sample.get(id) : label);
        }
    }

    /** How far that content has come; empty when it is not on file. */
    Optional<Stage> stage(String id) {
        return database.first("SELECT stage FROM document WHERE id = ?", row -> Stage.valueOf(row.getString(1)), id);
    }

    /** How many pages a document has. */
    int pages(String id) {
        return database.first("SELECT leaves FROM document WHERE id = ?", row -> row.getInt(1), id)
                .orElse(0);
    }

    void remove(String id) {
        change("DELETE FROM document WHERE id = ?", id);
    }

    /** Told to all who search, here and elsewhere. */
    private void change(String sql, Object... values) {
        database.transaction(connection -> {
            Database.update(connection, "UPDATE shelf SET version = version + 1");
            return Database.update(connection, sql, values);
        });
    }

    /** Writes down how far a document has come. */
    void record(ParsedDocument document, boolean offline, Stage stage) {
        int passages =
                document.leaves().stream().map(Page::spans).mapToInt(List::size).sum();
        change(
                "INSERT INTO document (id, label, world, leaves, passages, stage, taken_at) VALUES (?, ?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT (id) DO UPDATE SET label = excluded.label, world = excluded.world,"
                        + " leaves = excluded.leaves, passages = excluded.passages, stage = excluded.stage",
                document.label().id(),
                Json.write(document.label()),
                Library.world(offline),
                document.leaves().size(),
                passages,
                stage.name(),
                clock.millis());
    }

    /** What is on file now; read again only where something changed. */
    Contents contents() {
        long version = database.first("SELECT version FROM shelf", row -> row.getLong(1))
                .orElse(0L);
        var known = contents;
        if (known.version() != version) {
            known = new Contents(version, read("real"), read("sample"));
            contents = known;
        }
        return known;
    }

    private Map<String, DocumentLabel> read(String world) {
        var found = new LinkedHashMap<String, DocumentLabel>();
        labels(database, world).forEach(label -> found.put(label.id(), label));
        return found;
    }

    static Map<String, List<DocumentLabel>> labels(Database database) {
        return Map.of(
                Library.world(false),
                labels(database, Library.world(false)),
                Library.world(true),
                labels(database, Library.world(true)));
    }

    private static List<DocumentLabel> labels(Database database, String world) {
        return database.query(
                "SELECT label FROM document WHERE world = ? ORDER BY id",
                row -> Json.read(row.getString(1), DocumentLabel.class),
                world);
    }
}
