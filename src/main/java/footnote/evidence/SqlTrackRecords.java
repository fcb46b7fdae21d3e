package footnote.evidence;

import footnote.evidence.EvidenceReader.View;
import footnote.evidence.TrackRecord.Kind;
import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import java.time.Clock;
import java.util.Optional;

/** Track records in the database, the latest of each kind; a run records the one it saw. */
public final class SqlTrackRecords implements TrackRecords {
    private final Database database;
    private final Clock clock;

    public SqlTrackRecords(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    @Override
    public Optional<TrackRecord> of(View view) {
        var kind = view.sample() ? Kind.SAMPLE : Kind.REAL;
        return TypedRecording.value("track record", kind.name(), Seen.class, () -> new Seen(read(kind)))
                .record();
    }

    /** Puts a record in the place of the last of its kind. */
    public void keep(TrackRecord made) {
        database.update(
                "INSERT INTO track_record (kind, body, made_at) VALUES (?, ?, ?)"
                        + " ON CONFLICT (kind) DO UPDATE SET body = excluded.body, made_at = excluded.made_at",
                made.kind().name(),
                Json.write(made),
                clock.millis());
    }

    private Optional<TrackRecord> read(Kind kind) {
        return database.first(
                "SELECT body FROM track_record WHERE kind = ?",
                row -> Json.read(row.getString(1), TrackRecord.class),
                kind.name());
    }

    record Seen(Optional<TrackRecord> record) {}
}
