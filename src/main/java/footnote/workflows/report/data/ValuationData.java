package footnote.workflows.report.data;

import footnote.domain.Ticker;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.RedFlag;
import footnote.evidence.RatingRecord;
import footnote.research.ClosePeers;
import footnote.research.CompanyKind;
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
    public record Peer(Ticker ticker, String name, MetricSet measures, boolean named, Optional<Assessment> assessment) {
        public Peer {
            assessment = Objects.requireNonNullElse(assessment, Optional.empty()); // earlier runs have none
        }

        /** Without a view of it. */
        public Peer(Ticker ticker, String name, MetricSet measures, boolean named) {
            this(ticker, name, measures, named, Optional.empty());
        }
    }

    /** What the desk thinks of a company that is compared: its kind, the view by the same engine, and its red flags. */
    public record Assessment(CompanyKind kind, CompanyView view, List<RedFlag> flags) {
        public Assessment {
            flags = List.copyOf(flags);
        }
    }

    /** The same with ratings of peers in neutral words, for desks that may not advise. */
    public ValuationData neutral() {
        return new ValuationData(
                measures,
                peers.stream()
                        .map(peer -> new Peer(
                                peer.ticker(),
                                peer.name(),
                                peer.measures(),
                                peer.named(),
                                peer.assessment()
                                        .map(each -> new Assessment(
                                                each.kind(), each.view().neutral(), each.flags()))))
                        .toList(),
                outlooks,
                ratings);
    }
}
