package footnote.faces.access;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.faces.access.IdempotencyKeys.Answer;
import footnote.faces.access.IdempotencyKeys.Turnout;
import footnote.faces.access.Ownership.Kind;
import footnote.runtime.batch.BatchRow;
import footnote.runtime.batch.Batches;
import footnote.runtime.db.Database;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.storage.RunFilter;
import footnote.runtime.run.storage.Runs;
import footnote.runtime.session.Sessions;
import footnote.testing.Bench;
import footnote.testing.Databases;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(120)
class AccessSqlTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-15T06:00:00Z"), ZoneOffset.UTC);

    private static Caller caller(String name, Optional<String> team, String rights) {
        return new Caller(name, team, Right.of(rights), Optional.empty(), Optional.of(BigDecimal.ONE));
    }

    private static final Caller ANN = caller("ann", Optional.of("desk"), "run");
    private static final Caller BOB = caller("bob", Optional.of("desk"), "run");
    private static final Caller EVE = caller("eve", Optional.empty(), "run");
    private static final Caller ROOT = caller("root", Optional.empty(), "admin");

    private static void run(Database database, String id) {
        database.update(
                "INSERT INTO run (id, workflow, title, request, options, status, settings, seed, created_at, updated_at)"
                        + " VALUES (?, 'plan', 'a plan', '{}', '{\"offline\":true,\"budget\":1,\"yes\":true}', 'done', '{}', 0, 1, 1)",
                id);
    }

    @ParameterizedTest
    @EnumSource
    void keepsKeysAndLoginsUntilTheyAreRevoked(Databases kind) {
        try (var database = kind.fresh()) {
            var keys = new Keys(database, CLOCK);
            var made = keys.add(new Keys.Wish(
                    "ann", Optional.of("desk"), Set.of(Right.READ, Right.RUN), 60, Optional.of(BigDecimal.TEN)));
            String token = keys.logIn(made.key());

            assertThat(keys.find(made.secret())).contains(made.key());
            assertThat(keys.loggedIn(token)).contains(made.key());
            keys.revoke("ann");

            assertThat(keys.any()).isFalse();
            assertThat(keys.find(made.secret())).isEmpty();
            assertThat(keys.loggedIn(token)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void remembersWhomAnIssuerVouchedFor(Databases kind) {
        try (var database = kind.fresh()) {
            var logins = new SsoSessions(database, CLOCK);
            var vouched = Caller.signedIn("ann@desk.example", Optional.of("desk"), Right.of("run"));

            String token = logins.remember(vouched);
            var found = logins.find(token);
            logins.forget(token);

            assertThat(found).contains(vouched);
            assertThat(logins.find(token)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void showsBelongingsToTheirOwnerTheTeamAndAdministrators(Databases kind) {
        try (var database = kind.fresh()) {
            var belongings = new Ownership(database, CLOCK);
            belongings.own(Kind.DOCUMENT, "d1", ANN);
            belongings.own(Kind.DOCUMENT, "d1", ANN);
            belongings.own(Kind.DOCUMENT, "d1", EVE);
            belongings.own(Kind.DOCUMENT, "d2", ANN);

            assertThat(belongings.of(Kind.DOCUMENT, BOB)).containsExactlyInAnyOrder("d1", "d2");
            assertThat(belongings.hidden(Kind.DOCUMENT, EVE)).containsExactly("d2");
            assertThat(belongings.hidden(Kind.DOCUMENT, ROOT)).isEmpty();
            assertThat(belongings.release(Kind.DOCUMENT, "d1", EVE)).isFalse();
            assertThat(belongings.release(Kind.DOCUMENT, "d1", ANN)).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void givesScheduledRunsToTheSchedulesOwnerAndListsThem(Databases kind) {
        try (var database = kind.fresh()) {
            run(database, "20261115-aaaaaaaa");
            run(database, "20261115-bbbbbbbb");
            var owners = new Owners(database, CLOCK);
            new Ownership(database, CLOCK).own(Kind.SCHEDULE, "s1", ANN);
            database.update(
                    "INSERT INTO scheduled_run (run_id, schedule_id, due_at, told) VALUES ('20261115-aaaaaaaa', 's1', 1, 0)");

            owners.adopt();
            owners.adopt();

            assertThat(owners.sees(BOB, new RunId("20261115-aaaaaaaa"))).isTrue();
            assertThat(owners.sees(EVE, new RunId("20261115-aaaaaaaa"))).isFalse();
            assertThat(owners.sees(ROOT, new RunId("20261115-bbbbbbbb"))).isTrue();
            assertThat(new Runs(database)
                            .page(RunFilter.latest(10).seenBy(ANN.reader())).stream()
                                    .map(row -> row.id().value()))
                    .containsExactly("20261115-aaaaaaaa");
            assertThat(owners.left(ANN)).contains(BigDecimal.valueOf(1_000_000_000, 9));
            assertThat(owners.costs()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void listsTheCallersOwnBehindManyOfOthers(Databases kind) {
        try (var database = kind.fresh()) {
            var owners = new Owners(database, CLOCK);
            var sessions = new Sessions(database, CLOCK);
            for (int i = 0; i < 5; i++) {
                var caller = i == 0 ? ANN : EVE;
                database.update(
                        "INSERT INTO batch (id, workflow, title, options, at_once, retries, budget_nanos, need_nanos, state,"
                                + " created_at, updated_at) VALUES (?, 'plan', 't',"
                                + " '{\"offline\":true,\"budget\":1,\"yes\":true}', 1, 1, 1, 1, 'done', ?, 1)",
                        "b" + i,
                        (long) i);
                owners.own(new RunId("b" + i + "-1"), caller);
                sessions.append(caller.kept("s" + i), "run" + i, "q", "a", Map.of());
                database.update("UPDATE session SET updated_at = ? WHERE id = ?", (long) i, caller.kept("s" + i));
            }
            try (var engine = Bench.with(kind.fresh(), new Workflows(), "bench")) {
                var batches = new Batches(database, engine.engine, CLOCK);

                assertThat(batches.latest(ANN.reader(), 2))
                        .extracting(BatchRow::id)
                        .containsExactly("b0");
                assertThat(batches.latest(BOB.reader(), 2))
                        .extracting(BatchRow::id)
                        .containsExactly("b0");
                assertThat(batches.latest(ROOT.reader(), 2))
                        .extracting(BatchRow::id)
                        .containsExactly("b4", "b3");
            }
            assertThat(sessions.latest(ANN.sessionPrefix(), 2))
                    .extracting(Sessions.Brief::id)
                    .containsExactly("ann~s0");
            assertThat(sessions.latest(Caller.local().sessionPrefix(), 2))
                    .extracting(Sessions.Brief::id)
                    .containsExactly("eve~s4", "eve~s3");
        }
    }

    @ParameterizedTest
    @EnumSource
    void answersARepeatAsTheFirst(Databases kind) {
        try (var database = kind.fresh()) {
            var repeats = new IdempotencyKeys(database, CLOCK);

            var first = repeats.once(ANN, "k", "one", () -> new Answer(201, "made"));
            var again = repeats.once(ANN, "k", "one", () -> new Answer(500, "twice"));

            assertThat(first).isEqualTo(new Turnout.First(new Answer(201, "made")));
            assertThat(again).isEqualTo(new Turnout.Again(new Answer(201, "made")));
            assertThat(repeats.once(ANN, "k", "two", () -> new Answer(500, ""))).isEqualTo(new Turnout.Different());
        }
    }

    @ParameterizedTest
    @EnumSource
    void sealsLinesThatTwoProcessesAddAtOnce(Databases kind) {
        try (var database = kind.fresh()) {
            var one = new AuditTrail(database, CLOCK);
            var other = new AuditTrail(database, CLOCK);

            IntStream.range(0, 40).parallel().forEach(i -> (i % 2 == 0 ? one : other)
                    .add("ann", "do", "it " + i, "ok"));
            var whole = one.verified();
            database.update("UPDATE audit SET target = 'something else' WHERE seq = 7");

            assertThat(whole.lines()).isEqualTo(40);
            assertThat(whole.broken()).isEmpty();
            assertThat(one.verified().broken()).contains(7L);
        }
    }
}
