package footnote.workflows.coverage;

import footnote.domain.Estimate;
import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;

/** The consensus that digests saw, a row for each change of a mean, since most vendors keep only the present one. */
public final class ConsensusHistory {
    private final Database database;

    public ConsensusHistory(Database database) {
        this.database = database;
    }

    /** What was seen of a company by that day, oldest first. */
    List<Estimate> of(String symbol, boolean sample, LocalDate asOf) {
        return database
                .query(
                        "SELECT body FROM coverage_consensus WHERE symbol = ? AND offline = ? AND as_of <= ?",
                        row -> Json.read(row.getString(1), Estimate.class),
                        symbol,
                        sample ? 1 : 0,
                        asOf.toString())
                .stream()
                .sorted(Comparator.comparing(Estimate::asOf))
                .toList();
    }

    /** Adds the latest mean of each metric and period that differs from the last one kept. */
    void add(String symbol, boolean sample, List<Estimate> seen) {
        seen.stream().sorted(Comparator.comparing(Estimate::asOf)).forEach(estimate -> {
            String period = period(estimate);
            var last = database.first(
                    "SELECT body FROM coverage_consensus WHERE symbol = ? AND offline = ? AND metric = ? AND period = ?"
                            + " AND as_of <= ? ORDER BY as_of DESC LIMIT 1",
                    row -> Json.read(row.getString(1), Estimate.class).mean(),
                    symbol,
                    sample ? 1 : 0,
                    estimate.metric().name(),
                    period,
                    estimate.asOf().toString());
            if (last.filter(mean -> same(mean, estimate.mean())).isEmpty()) {
                database.update(
                        "INSERT INTO coverage_consensus (symbol, offline, metric, period, as_of, body)"
                                + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (symbol, offline, metric, period, as_of)"
                                + " DO NOTHING",
                        symbol,
                        sample ? 1 : 0,
                        estimate.metric().name(),
                        period,
                        estimate.asOf().toString(),
                        Json.write(estimate));
            }
        });
    }

    /** Target prices are as of the day they were read, so the day does not tell them apart. */
    static String period(Estimate estimate) {
        return estimate.period().isInstant()
                ? "-"
                : estimate.period().start().orElseThrow() + "/"
                        + estimate.period().end();
    }

    private static boolean same(BigDecimal one, BigDecimal other) {
        return one.compareTo(other) == 0;
    }
}
