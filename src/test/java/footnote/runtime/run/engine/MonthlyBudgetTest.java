package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import footnote.testing.Databases;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a month has cost, which is asked before every run. */
class MonthlyBudgetTest {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final long DAY = 24 * 3600 * 1000L;

    @ParameterizedTest
    @EnumSource
    void countsWhatThisMonthsAnswersCostAlsoOfErasedRuns(Databases kind) {
        try (var database = kind.fresh()) {
            database.update(
                    "INSERT INTO run (id, workflow, title, request, options, status, settings, seed, created_at,"
                            + " updated_at) VALUES ('one', 'ask', 't', '{}', '{}', 'done', '{}', 0, 1, 1)");
            answer(database, "today", NOW.toEpochMilli(), 250_000_000);
            answer(database, "by rule", NOW.toEpochMilli(), 0);
            answer(database, "last month", NOW.toEpochMilli() - 20 * DAY, 900_000_000);
            database.update(
                    "INSERT INTO erased_cost (at, owner, cost_nanos) VALUES (?, '', ?)",
                    NOW.toEpochMilli(),
                    50_000_000);

            var month = new MonthlyBudget(database, BigDecimal.TEN, Clock.fixed(NOW, ZoneOffset.UTC));

            assertThat(month.spent()).isEqualByComparingTo("0.3");
        }
    }

    @Test
    void readsNoAnswerThatCostNothing() {
        try (var database = Databases.SQLITE.fresh()) {
            var plan =
                    database.query("EXPLAIN QUERY PLAN " + MonthlyBudget.SPENT, row -> row.getString("detail"), 0, 0);

            assertThat(plan).anyMatch(step -> step.contains("COVERING INDEX answer_paid_by_time"));
        }
    }

    private static void answer(Database database, String request, long at, long nanos) {
        database.update(
                "INSERT INTO answer (run_id, path, kind, digest, occurrence, request, body, note, cost_nanos, answered_at)"
                        + " VALUES ('one', 'step', 'model', ?, 1, ?, '', '', ?, ?)",
                request,
                request,
                nanos,
                at);
    }
}
