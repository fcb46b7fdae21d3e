package footnote.evidence;

import footnote.runtime.db.Database;
import footnote.runtime.run.RunId;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Who owns what, by the database. Whoever may see a run sees what it read, so an administrator's run reads no more than
 * another's; one begun at this machine itself, which only administrators see, reads all.
 */
public final class SqlDocumentAccess implements DocumentAccess {
    private final Supplier<Database> database;

    public SqlDocumentAccess(Supplier<Database> database) {
        this.database = database;
    }

    /** A run that a schedule began is its schedule's owner's, also before anybody wrote that down. */
    @Override
    public Set<String> withheld(RunId run) {
        return Set.copyOf(database.get()
                .query(
                        "SELECT DISTINCT document.id FROM belonging document WHERE document.kind = 'document' AND EXISTS ("
                                + "SELECT 1 FROM (SELECT owner, team FROM ownership WHERE run_id = ?"
                                + " UNION SELECT belonging.owner, belonging.team FROM scheduled_run"
                                + " JOIN belonging ON belonging.kind = 'schedule' AND belonging.id = scheduled_run.schedule_id"
                                + " WHERE scheduled_run.run_id = ?) holder"
                                + " WHERE NOT EXISTS (SELECT 1 FROM belonging theirs WHERE theirs.kind = 'document'"
                                + " AND theirs.id = document.id"
                                + " AND (theirs.owner = holder.owner OR theirs.team = holder.team)))",
                        row -> row.getString(1),
                        run.value(),
                        run.value()));
    }
}
