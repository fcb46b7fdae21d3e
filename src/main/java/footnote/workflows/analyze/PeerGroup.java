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

    public static PeerGroup of(AnalystTask task, MetricSet own, CompanyKind trade, EvidenceReader evidence) {
        var view = task.view();
        return switch (evidence.peers(task.listing().ticker(), view)) {
            case Finding.Missing<List<Ticker>>(String what, String why) ->
                new PeerGroup(
                        List.of(), new MetricSet(task.subject(), List.of(), List.of(new MissingInput(what, why))));
            case Finding.Found<List<Ticker>>(List<Ticker> tickers) -> {
                var peers = tickers.stream()
                        .filter(ticker -> !ticker.equals(task.listing().ticker()))
                        .limit(MOST)
                        .flatMap(ticker -> measured(ticker, trade, evidence, view).stream())
                        .toList();
                yield new PeerGroup(
                        peers.stream()
                                .map(peer -> new Ticker(peer.subject().key()))
                                .toList(),
                        medians(task, own, peers));
            }
        };
    }

    private static Optional<MetricSet> measured(Ticker ticker, CompanyKind trade, EvidenceReader evidence, View view) {
        return listing(ticker, evidence, view).flatMap(listing -> evidence.factsOfData(listing, view)
                .found()
                .filter(trade::comparable)
                .map(ledger -> {
                    var days = new DateRange(view.asOf().minusDays(PRICE_DAYS), view.asOf());
                    return FundamentalMetrics.of(ledger, SharePrices.of(ticker, days, ledger, evidence, view), trade);
                }));
    }

    /** A peer whose listing is missing is left out: the reader did not ask for it. */
    private static Optional<Listing> listing(Ticker ticker, EvidenceReader evidence, View view) {
        try {
            return evidence.resolve(ticker.symbol(), view) instanceof Resolution.Resolved(Listing listing)
                    ? Optional.of(listing)
                    : Optional.empty();
        } catch (Fault e) {
            return Optional.empty();
        }
    }

    private static MetricSet medians(AnalystTask task, MetricSet own, List<MetricSet> peers) {
        var day = task.view().asOf();
        var deriver = FactDeriver.on(task.subject(), day);
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
