package footnote.runtime.run.engine;

import footnote.runtime.db.Database;
import footnote.runtime.run.Budget;
import footnote.runtime.run.storage.RunRow;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.YearMonth;
import java.time.ZoneOffset;

/** What all runs together may cost in a calendar month. */
final class MonthlyBudget {
    /** By an index of what was paid for: most answers cost nothing. */
    static final String SPENT =
            "SELECT (SELECT COALESCE(SUM(cost_nanos), 0) FROM answer WHERE cost_nanos > 0 AND answered_at >= ?)"
                    + " + (SELECT COALESCE(SUM(cost_nanos), 0) FROM erased_cost WHERE at >= ?)";

    private final Database database;
    private final BigDecimal most;
    private final Clock clock;

    MonthlyBudget(Database database, BigDecimal most, Clock clock) {
        this.database = database;
        this.most = most;
        this.clock = clock;
    }

    /** What a run may spend that has spent so much already: its own budget, or what the month has left. */
    Budget budget(RunRow run, BigDecimal spent) {
        var left = most.subtract(spent()).max(BigDecimal.ZERO);
        return new Budget(run.options().budget().min(spent.add(left)), spent);
    }

    /** What all runs have cost since the first of this month. */
    BigDecimal spent() {
        long first = YearMonth.now(clock)
                .atDay(1)
                .atStartOfDay(ZoneOffset.UTC)
                .toInstant()
                .toEpochMilli();
        return database.first(SPENT, row -> BigDecimal.valueOf(row.getLong(1), 9), first, first)
                .orElse(BigDecimal.ZERO);
    }
}
