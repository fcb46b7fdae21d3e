package footnote.workflows.report.data;

import footnote.domain.Ticker;
import footnote.research.MetricSet;
import footnote.research.valuation.Outlook;
import java.util.List;

/** What the market pays for a company and for those beside it, and what analysts expect. */
public record ValuationData(MetricSet measures, List<Peer> peers, List<Outlook> outlooks) {
    public ValuationData {
        peers = List.copyOf(peers);
        outlooks = List.copyOf(outlooks);
    }

    /** A company a vendor puts beside this one. */
    public record Peer(Ticker ticker, String name, MetricSet measures) {}
}
