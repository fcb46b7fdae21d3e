package footnote.runtime.run.storage;

import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.ReplyTaken;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Stores new runs and replies to their questions; nobody works on a run here. */
public final class RunStore {
    private static final RandomGenerator RANDOM = new SecureRandom();

    private final Database database;
    private final Runs runs;
    private final String settings;
    private final Clock clock;

    public RunStore(Database database, String settings, Clock clock) {
        this.database = database;
        this.runs = new Runs(database);
        this.settings = settings;
        this.clock = clock;
    }

    public RunId add(
            RunId id, String workflow, String title, Object request, RunOptions options, Optional<String> session) {
        return database.with(connection -> {
            insert(connection, id, workflow, title, Json.write(request), options, session);
            return id;
        });
    }

    /** Stores a new run together with what else the caller writes. */
    public void insert(
            Connection connection,
            RunId id,
            String workflow,
            String title,
            String request,
            RunOptions options,
            Optional<String> session)
            throws SQLException {
        long now = clock.millis();
        Database.update(
                connection,
                "INSERT INTO run (id, workflow, title, session, status, request, options, settings, seed, created_at,"
                        + " updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                id.value(),
                workflow,
                title,
                session.orElse(null),
                Status.QUEUED.word(),
                request,
                Json.write(options),
                settings,
                RANDOM.nextLong(),
                now,
                now);
    }

    /** Stores the run that takes this one's place, once: its id follows from this one's. */
    public void succeed(RunRow run, Object request) {
        var id = run.id().successor();
        if (runs.find(id).isEmpty()) {
            String asked = Json.node(request).path("query").asString(run.title());
            database.update(
                    "INSERT INTO ownership (run_id, owner, team) SELECT ?, owner, team FROM ownership WHERE run_id = ?"
                            + " ON CONFLICT (run_id) DO NOTHING",
                    id.value(),
                    run.id().value());
            add(id, run.workflow(), asked, request, run.options(), run.session());
        }
    }

    /** Takes a reply to the open question; of two at once one wins and the other is told. */
    public void reply(RunId id, String typed, String by) {
        var run = runs.find(id).orElseThrow(() -> Fault.input("no run '" + id + "'; 'footnote runs' lists them"));
        var question = runs.openQuestion(id)
                .orElseThrow(() -> Fault.input("run " + id + " waits for no reply; it is " + run.status()));
        if (run.status().over()) {
            throw Fault.input("run " + id + " takes no reply; it is " + run.status());
        }
        String reply = question.form().read(typed);
        long now = clock.instant().toEpochMilli();
        boolean won = database.transaction(connection -> {
            int changed = Database.update(
                    connection,
                    "UPDATE question SET reply = ?, replied_by = ?, replied_at = ?"
                            + " WHERE run_id = ? AND path = ? AND reply IS NULL",
                    reply,
                    by,
                    now,
                    id.value(),
                    question.path());
            if (changed == 1) {
                Database.update(
                        connection,
                        "UPDATE run SET status = 'queued', updated_at = ? WHERE id = ? AND status IN ('waiting', 'parked')",
                        now,
                        id.value());
            }
            return changed == 1;
        });
        if (!won) {
            throw new ReplyTaken(id);
        }
    }
}
