package footnote.workflows.coverage.screen;

import footnote.domain.LedgerEntry;
import footnote.domain.Ticker;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The companies that meet a screen, with the fact behind each cell, and those that could not be judged. */
public record ScreenResult(
        String expression,
        LocalDate asOf,
        boolean fictional,
        int screened,
        List<String> columns,
        List<Row> rows,
        List<Skipped> skipped,
        List<LedgerEntry> ledger) {
    public ScreenResult {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        skipped = List.copyOf(skipped);
        ledger = List.copyOf(ledger);
    }

    /** A company, and for each column the id of its fact. */
    public record Row(Ticker symbol, String name, String market, Map<String, String> cells) {
        public Row {
            cells = new LinkedHashMap<>(cells);
        }
    }

    /** A company that the screen could not judge, and the figure it lacks. */
    public record Skipped(Ticker symbol, String name, String why) {}
}
