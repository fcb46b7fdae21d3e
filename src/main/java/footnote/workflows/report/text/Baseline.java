package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import java.time.LocalDate;
import java.util.List;

/** An earlier report to compare with: its run, its day, and the figures it printed. */
public record Baseline(String run, LocalDate asOf, List<LedgerEntry> figures) {
    public Baseline {
        figures = List.copyOf(figures);
    }
}
