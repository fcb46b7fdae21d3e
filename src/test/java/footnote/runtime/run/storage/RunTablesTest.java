package footnote.runtime.run.storage;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.runtime.run.RunId;
import footnote.testing.Databases;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the tables of runs give back when they are searched, and what stays of an erased run. */
class RunTablesTest {
    @Test
    void theSweepForRunsNobodyHoldsReadsAnIndex() {
        try (var database = Databases.SQLITE.fresh()) {
            var plan = database.query(
                    "EXPLAIN QUERY PLAN SELECT id FROM run WHERE status IN ('queued', 'running') AND "
                            + Runs.free(database, Runs.LEASE),
                    row -> row.getString("detail"));

            assertThat(plan).anyMatch(step -> step.contains("run_by_status"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void anErasedRunLeavesNoMessageThatIsNotStillToBeSent(Databases kind) {
        try (var database = kind.fresh()) {
            var purge = new Purge(database, Clock.systemUTC());
            run(database, "one", "done");
            run(database, "two", "waiting");
            for (var id : List.of("one.sent", "one.refused", "one.queued", "two.sent", "other.sent")) {
                message(database, id);
            }

            purge.erase(new RunId("one"));

            assertThat(messages(database)).containsExactly("one.queued", "other.sent", "two.sent");
            assertThat(purge.olderThan(1).messages()).isEqualTo(1);
            assertThat(messages(database)).containsExactly("one.queued", "two.sent");
        }
    }

    private static void run(Database database, String id, String status) {
        database.update(
                "INSERT INTO run (id, workflow, title, request, options, status, settings, seed, created_at, updated_at)"
                        + " VALUES (?, 'plan', 't', '{}', '{}', ?, '{}', 0, 1, 1)",
                id,
                status);
    }

    private static void message(Database database, String id) {
        database.update(
                "INSERT INTO outbox (message_id, channel, recipients, subject, body, status, tries, next_try_at,"
                        + " claimed_until, created_at) VALUES (?, 'mail', 'a@b.example', 's', ?, ?, 0, 0, 0, ?)",
                id + "@desk.example",
                new byte[0],
                id.substring(id.indexOf('.') + 1),
                Clock.systemUTC().millis() - Duration.ofDays(2).toMillis());
    }

    private static List<String> messages(Database database) {
        return database.query("SELECT message_id FROM outbox ORDER BY message_id", row -> row.getString(1)
                .replace("@desk.example", ""));
    }
}
