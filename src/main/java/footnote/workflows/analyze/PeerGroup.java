package footnote.workflows.analyze;

import footnote.domain.DateRange;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Period;
import footnote.domain.Resolution;
import footnote.domain.Ticker;
import footnote.domain.Unit;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.quant.MaybeNumber;
import footnote.quant.value.Peers;
import footnote.research.ClosePeers;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.research.FundamentalMetrics;
import footnote.research.MetricSet;
import footnote.research.SharePrices;
import footnote.runtime.run.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The companies a vendor puts beside one, at most five, and the medians of what they are measured by: of three or more
 * close peers, as in a report.
 */
public record PeerGroup(List<Ticker> members, MetricSet medians) {
    private static final int MOST = 5;
    /** Enough days to hold a close, whatever the holidays. */
    private static final int PRICE_DAYS = 30;

    private static final Map<String, Unit> COMPARED = Map.of(
            "price_to_earnings", Unit.RATIO,
            "price_to_book", Unit.RATIO,
            "revenue_growth", Unit.PERCENT,
            "operating_margin", Unit.PERCENT,
            "return_on_equity", Unit.PERCENT);

    public PeerGroup {
        members = List.copyOf(members);
    }

    public static PeerGroup of(AnalystTask assignment, MetricSet own, CompanyKind trade, EvidenceReader room) {
        var view = assignment.view();
        return switch (room.peers(assignment.listing().ticker(), view)) {
            case Finding.Missing<List<Ticker>>(String what, String why) ->
                new PeerGroup(
                        List.of(),
                        new MetricSet(assignment.subject(), List.of(), List.of(new MissingInput(what, why))));
            case Finding.Found<List<Ticker>>(List<Ticker> tickers) -> {
                var peers = tickers.stream()
                        .filter(ticker -> !ticker.equals(assignment.listing().ticker()))
                        .limit(MOST)
                        .flatMap(ticker -> measured(ticker, trade, room, view).stream())
                        .toList();
                yield new PeerGroup(
                        peers.stream()
                                .map(peer -> new Ticker(peer.subject().key()))
                                .toList(),
                        medians(assignment, own, peers));
            }
        };
    }

    private static Optional<MetricSet> measured(Ticker ticker, CompanyKind trade, EvidenceReader room, View view) {
        return listing(ticker, room, view).flatMap(listing -> room.factsOfData(listing, view)
                .found()
                .filter(trade::comparable)
                .map(ledger -> {
                    var days = new DateRange(view.asOf().minusDays(PRICE_DAYS), view.asOf());
                    return FundamentalMetrics.of(ledger, SharePrices.of(ticker, days, ledger, room, view), trade);
                }));
    }

    /** A peer whose listing cannot be had is left out: it was ours to add, not the reader's to miss. */
    private static Optional<Listing> listing(Ticker ticker, EvidenceReader room, View view) {
        try {
            return room.resolve(ticker.symbol(), view) instanceof Resolution.Resolved(Listing listing)
                    ? Optional.of(listing)
                    : Optional.empty();
        } catch (Fault e) {
            return Optional.empty();
        }
    }

    private static MetricSet medians(AnalystTask assignment, MetricSet own, List<MetricSet> peers) {
        var day = assignment.view().asOf();
        var deriver = FactDeriver.on(assignment.subject(), day);
        COMPARED.keySet().stream().sorted().forEach(metric -> {
            var compared = peers.stream()
                    .filter(peer -> peer.find(metric).isPresent() && ClosePeers.close(own, peer))
                    .toList();
            if (compared.size() < ClosePeers.FEWEST) {
                return;
            }
            var inputs = new ArrayList<LedgerEntry>();
            compared.forEach(peer -> peer.find(metric).ifPresent(entry -> {
                inputs.add(entry);
                deriver.keep(peer.behind(List.of(entry)));
            }));
            var spread = Peers.spread(
                    inputs.stream().map(entry -> MaybeNumber.of(entry.number())).toList());
            deriver.derive(
                    "peer_" + metric,
                    Period.instant(day),
                    COMPARED.getOrDefault(metric, Unit.RATIO),
                    spread.median(),
                    "median of "
                            + String.join(
                                    ", ",
                                    inputs.stream()
                                            .map(entry -> entry.fact().subject().key())
                                            .toList()),
                    inputs);
        });
        return deriver.measures();
    }
}
