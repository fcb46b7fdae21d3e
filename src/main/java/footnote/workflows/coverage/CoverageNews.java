package footnote.workflows.coverage;

import footnote.domain.LedgerEntry;
import footnote.domain.Ticker;
import footnote.domain.opinion.Absence;
import java.util.List;

/** What there is on one covered company, with the facts it refers to and what could not be looked at. */
public record CoverageNews(
        Ticker symbol, String name, List<CoverageItem> items, List<LedgerEntry> ledger, List<Absence> gaps) {
    public CoverageNews {
        items = List.copyOf(items);
        ledger = List.copyOf(ledger);
        gaps = List.copyOf(gaps);
    }
}
