package footnote.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.runtime.run.RunId;
import footnote.testing.Databases;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(120)
class SqlDocumentAccessTest {
    private static final RunId ANNS = new RunId("20261115-anns2222");
    private static final RunId BOBS = new RunId("20261115-bobs2222");
    private static final RunId EVES = new RunId("20261115-eves2222");
    private static final RunId NOBODYS = new RunId("20261115-none2222");
    private static final RunId SCHEDULED = new RunId("20261115-schd2222");

    private static void run(Database database, RunId id) {
        database.update(
                "INSERT INTO run (id, workflow, title, request, options, status, settings, seed, created_at, updated_at)"
                        + " VALUES (?, 'ask', 'a question', '{}', '{}', 'done', '{}', 0, 1, 1)",
                id.value());
    }

    private static void owned(Database database, RunId run, String owner, @Nullable String team) {
        run(database, run);
        database.update("INSERT INTO ownership (run_id, owner, team) VALUES (?, ?, ?)", run.value(), owner, team);
    }

    private static void belongs(Database database, String kind, String id, String owner, @Nullable String team) {
        database.update(
                "INSERT INTO belonging (kind, id, owner, team, since) VALUES (?, ?, ?, ?, 1)", kind, id, owner, team);
    }

    @ParameterizedTest
    @EnumSource
    void aRunReadsItsOwnersAndItsTeamsAndNobodysDocuments(Databases kind) {
        try (var database = kind.fresh()) {
            owned(database, ANNS, "ann", "lamps");
            owned(database, BOBS, "bob", "lamps");
            owned(database, EVES, "eve", null);
            run(database, NOBODYS);
            belongs(database, "document", "anns", "ann", "lamps");
            belongs(database, "document", "eves", "eve", null);
            belongs(database, "document", "both", "ann", "lamps");
            belongs(database, "document", "both", "eve", null);
            var access = new SqlDocumentAccess(() -> database);

            assertThat(access.withheld(ANNS)).containsExactly("eves");
            assertThat(access.withheld(BOBS)).as("of her team").containsExactly("eves");
            assertThat(access.withheld(EVES)).containsExactly("anns");
            assertThat(access.withheld(NOBODYS)).as("begun at this machine").isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aScheduledRunReadsWhatItsSchedulesOwnerMay(Databases kind) {
        try (var database = kind.fresh()) {
            run(database, SCHEDULED);
            belongs(database, "schedule", "daily", "ann", null);
            belongs(database, "document", "anns", "ann", null);
            belongs(database, "document", "eves", "eve", null);
            database.update(
                    "INSERT INTO scheduled_run (run_id, schedule_id, due_at, told) VALUES (?, 'daily', 1, 0)",
                    SCHEDULED.value());

            assertThat(new SqlDocumentAccess(() -> database).withheld(SCHEDULED))
                    .containsExactly("eves");
        }
    }
}
