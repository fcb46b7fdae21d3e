package footnote.workflows.report.data;

import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Prose;
import footnote.domain.Resolution;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.RedFlag;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.research.MetricSet;
import footnote.research.annual.AnnualSeries;
import footnote.research.redflags.RedFlagSearch;
import footnote.research.valuation.AssumptionOverrides;
import footnote.research.valuation.ValuationEngine;
import footnote.research.valuation.ValuationInputsGatherer;
import footnote.runtime.run.Fault;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Values a company that a report compares, by the engine that its own report would use: the view, its red flags, and the
 * figures that companies of its kind are compared by.
 */
final class PeerAssessor {
    /** Figures of a fiscal year that a comparison shows. */
    private static final List<String> ANNUAL = List.of("cost_to_income", "net_interest_margin", "combined_ratio");

    /** Figures of the valuation that it shows. */
    private static final List<String> VALUED = List.of("cost_of_equity", "through_cycle_return");

    private final EvidenceReader evidence;

    PeerAssessor(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    /** The peer with its view; without one where its statements allow none. */
    ValuationData.Peer assessed(ValuationData.Peer peer, View view) {
        try {
            return evidence.resolve(peer.ticker().symbol(), view) instanceof Resolution.Resolved(Listing listing)
                    ? assessed(peer, listing, view)
                    : peer;
        } catch (Fault e) {
            return peer; // its multiples are compared all the same
        }
    }

    private ValuationData.Peer assessed(ValuationData.Peer peer, Listing listing, View view) {
        var inputs = new ValuationInputsGatherer(evidence).gather(listing, view);
        var flags = new RedFlagSearch(evidence).search(listing, view);
        var value = ValuationEngine.value(inputs, AssumptionOverrides.NOTHING, flags.flags());
        var kept = new ArrayList<LedgerEntry>();
        var series = new AnnualSeries(inputs.annual());
        kept.addAll(inputs.annual()
                .behind(ANNUAL.stream()
                        .flatMap(metric -> series.last(metric).stream())
                        .toList()));
        var named = references(value.view(), flags.flags());
        kept.addAll(behind(
                value.measures(),
                Stream.concat(named.stream(), valued(value.measures())).toList()));
        kept.addAll(behind(flags.measures(), named));
        return new ValuationData.Peer(
                peer.ticker(),
                peer.name(),
                peer.measures().and(new MetricSet(peer.measures().subject(), kept, List.of())),
                peer.named(),
                Optional.of(new ValuationData.Assessment(value.kind(), value.view(), flags.flags())));
    }

    private static Stream<String> valued(MetricSet measures) {
        return VALUED.stream().flatMap(metric -> measures.find(metric).stream()).map(LedgerEntry::id);
    }

    private static List<LedgerEntry> behind(MetricSet measures, List<String> ids) {
        return measures.behind(measures.entries().stream()
                .filter(entry -> ids.contains(entry.id()))
                .toList());
    }

    /** The facts that the view and the flags name. */
    private static List<String> references(CompanyView view, List<RedFlag> flags) {
        var ids = new LinkedHashSet<String>();
        Stream.of(view.fairValue(), view.fairValueLow(), view.fairValueHigh(), view.price(), view.expectedReturn())
                .flatMap(Optional::stream)
                .map(CompanyView.Figure::entry)
                .forEach(ids::add);
        Stream.of(
                        Stream.of(view.uncertaintyReason(), view.kindReason(), view.methodReason()),
                        view.caps().stream(),
                        view.notes().stream(),
                        view.notEstimated().stream(),
                        flags.stream().map(RedFlag::sentence))
                .flatMap(each -> each)
                .map(Prose::references)
                .forEach(ids::addAll);
        return List.copyOf(ids);
    }
}
