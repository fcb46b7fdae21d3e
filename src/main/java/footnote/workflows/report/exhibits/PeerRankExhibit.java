package footnote.workflows.report.exhibits;

import static footnote.workflows.report.exhibits.ChartExhibit.datum;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Format;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.Reference;
import footnote.publication.chart.Scaling;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.MetricStory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The company and its peers ranked by one metric, the highest first. */
record PeerRankExhibit(ReportFacts book, String metric, String name, String section) implements ChartExhibit {
    private static final String MULTIPLE = "price_to_earnings";

    /** What a comparison of companies ranks them by beside the multiple, in reading order. */
    private static final List<Map.Entry<String, String>> SIDE_BY_SIDE = List.of(
            Map.entry("revenue_growth", "Revenue growth"),
            Map.entry("net_margin", "Net margin"),
            Map.entry("return_on_equity", "Return on equity"),
            Map.entry("price_to_book", "Price to book"));

    static List<PeerRankExhibit> of(ReportFacts book) {
        var exhibits = new ArrayList<PeerRankExhibit>();
        boolean compared = book.data().plan().analysisType().sideBySide();
        if (compared) {
            SIDE_BY_SIDE.stream()
                    .filter(each -> book.now(each.getKey()).isPresent()
                            && !book.peers(each.getKey()).isEmpty())
                    .forEach(each ->
                            exhibits.add(new PeerRankExhibit(book, each.getKey(), each.getValue(), "industry")));
        }
        if (book.peers(MULTIPLE).size() >= (compared ? 1 : 2)
                && book.data()
                        .valuation()
                        .map(ValuationData::measures)
                        .flatMap(measures -> measures.find(MULTIPLE))
                        .isPresent()) {
            exhibits.add(new PeerRankExhibit(book, MULTIPLE, "P/E vs. peers", compared ? "industry" : "valuation"));
        }
        return exhibits;
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var own = book.now(metric).orElseThrow();
        var peers = book.peers(metric).entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.comparingDouble(LedgerEntry::number)))
                .toList();
        return metric.equals(MULTIPLE) ? multiple(captions, own, peers) : yardstick(captions, own, peers);
    }

    private ExhibitText multiple(CaptionWriter captions, LedgerEntry own, List<Map.Entry<String, LedgerEntry>> peers) {
        var lowest = peers.getFirst();
        var highest = peers.getLast();
        boolean top = own.number() > highest.getValue().number();
        boolean bottom = own.number() < lowest.getValue().number();
        var known = captions.known()
                .fact("pe", own)
                .word("best", highest.getKey())
                .fact("bestpe", highest.getValue())
                .word("worst", lowest.getKey())
                .fact("worstpe", lowest.getValue());
        String way = (top ? "highest" : bottom ? "lowest" : "middle") + two(peers, top || bottom);
        return captions.write(
                captions.headline("rank.title." + way, known, claims(own, peers, top, bottom, false)),
                peers.size() == 1 ? "rank.meaning.one" : "rank.meaning",
                known);
    }

    private ExhibitText yardstick(CaptionWriter captions, LedgerEntry own, List<Map.Entry<String, LedgerEntry>> peers) {
        boolean top = own.number() >= peers.getLast().getValue().number();
        boolean bottom = own.number() <= peers.getFirst().getValue().number();
        var known = captions.known()
                .word("metric", MetricStory.noun(metric, name))
                .fact("own", own)
                .word("best", peers.getLast().getKey())
                .fact("bestvalue", peers.getLast().getValue())
                .word("worst", peers.getFirst().getKey())
                .fact("worstvalue", peers.getFirst().getValue());
        String way = (top ? "top" : bottom ? "bottom" : "middle") + two(peers, top || bottom);
        return captions.write(
                captions.headline("side.title." + way, known, claims(own, peers, top, bottom, true)),
                peers.size() == 1 ? "side.meaning.one" : "side.meaning",
                known);
    }

    /** Of two companies one is higher, of more the highest. */
    private static String two(List<Map.Entry<String, LedgerEntry>> peers, boolean first) {
        return first && peers.size() == 1 ? ".two" : "";
    }

    private static List<Claim> claims(
            LedgerEntry own,
            List<Map.Entry<String, LedgerEntry>> peers,
            boolean top,
            boolean bottom,
            boolean bestNamed) {
        var ids = new ArrayList<>(List.of(own.id()));
        peers.reversed().forEach(peer -> ids.add(peer.getValue().id()));
        if (top || bottom) {
            return List.of(new Claim(top ? Claim.Kind.LARGEST : Claim.Kind.SMALLEST, ids));
        }
        Collections.swap(ids, 0, 1); // the best of the peers leads
        return bestNamed ? List.of(new Claim(Claim.Kind.LARGEST, ids)) : List.of();
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var rows = new ArrayList<RankChart.Row>();
        var own = book.now(metric).orElseThrow();
        rows.add(new RankChart.Row(book.name(), datum(own), true));
        book.peers(metric).forEach((peer, entry) -> rows.add(new RankChart.Row(peer, datum(entry), false)));
        rows.sort(Comparator.comparingDouble((RankChart.Row row) -> row.datum().value())
                .reversed());
        return new RankChart(
                numbering.of(
                        title,
                        metric.equals(MULTIPLE) ? "P/E, LTM" : name,
                        rows.stream().map(row -> row.datum().fact()).toList()),
                rows,
                Scaling.percent(own) ? Format.percent(1) : Format.times(1),
                book.peerMedian(metric).map(median -> new Reference("Peer median", datum(median))));
    }
}
