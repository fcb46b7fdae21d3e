package footnote.workflows.report.data;

import footnote.domain.LedgerEntry;
import footnote.domain.Ticker;
import footnote.research.MetricSet;
import java.util.List;
import java.util.Optional;

/** What the market pays for a company and for those beside it, and what analysts expect. */
public record ValuationData(MetricSet measures, List<Peer> peers, List<Outlook> outlooks) {
    /** What analysts expect of the share price, as reported by the vendor. */
    public static final String PRICE_EXPECTATION = "analysts_price_expectation";

    public ValuationData {
        peers = List.copyOf(peers);
        outlooks = List.copyOf(outlooks);
    }

    /** A company a vendor puts beside this one. */
    public record Peer(Ticker ticker, String name, MetricSet measures) {}

    /** An expectation as reported: mean, and how many analysts with low and high where told. */
    public record Outlook(
            LedgerEntry mean, Optional<LedgerEntry> low, Optional<LedgerEntry> high, Optional<LedgerEntry> analysts) {}
}
