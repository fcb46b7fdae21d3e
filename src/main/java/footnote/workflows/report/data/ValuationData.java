package footnote.workflows.report.data;

import footnote.domain.Ticker;
import footnote.evidence.RatingRecord;
import footnote.research.ClosePeers;
import footnote.research.MetricSet;
import footnote.research.valuation.Outlook;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What the market pays for a company and for those beside it, and what analysts expect. */
public record ValuationData(
        MetricSet measures, List<Peer> peers, List<Outlook> outlooks, RatingRecord.Distribution ratings) {
    public ValuationData(MetricSet measures, List<Peer> peers, List<Outlook> outlooks) {
        this(measures, peers, outlooks, new RatingRecord.Distribution(Map.of()));
    }

    public ValuationData {
        ratings =
                Objects.requireNonNullElse(ratings, new RatingRecord.Distribution(Map.of())); // earlier runs have none
        peers = List.copyOf(peers);
        outlooks = List.copyOf(outlooks);
    }

    /** What analysts expect of the share price. */
    public Optional<Outlook> target() {
        return outlooks.stream()
                .filter(each -> each.mean().fact().metric().name().equals(Outlook.PRICE_EXPECTATION))
                .findFirst();
    }

    /** The peers that text and charts compare with: those the reader named, and close ones. */
    public List<Peer> comparable() {
        return peers.stream()
                .filter(peer -> peer.named() || ClosePeers.close(measures, peer.measures()))
                .toList();
    }

    /** The peers that are near enough to be valued alike. */
    public List<Peer> closePeers() {
        return peers.stream()
                .filter(peer -> ClosePeers.close(measures, peer.measures()))
                .toList();
    }

    /** A company that the reader names, or a vendor puts beside this one. */
    public record Peer(Ticker ticker, String name, MetricSet measures, boolean named) {}
}
