package footnote.workflows.report.exhibits;

import static footnote.workflows.report.exhibits.ChartExhibit.datum;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Format;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.Reference;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The company and its peers ranked by the multiple of earnings, the highest first. */
record PeerRankExhibit(ReportFacts book, String name, String section) implements ChartExhibit {
    private static final String MULTIPLE = "price_to_earnings";

    static List<PeerRankExhibit> of(ReportFacts book) {
        boolean allowed = book.peers(MULTIPLE).size() >= 2
                && book.data()
                        .valuation()
                        .map(ValuationData::measures)
                        .flatMap(measures -> measures.find(MULTIPLE))
                        .isPresent();
        return allowed ? List.of(new PeerRankExhibit(book, "P/E vs. peers", "valuation")) : List.of();
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var own = book.now(MULTIPLE).orElseThrow();
        var peers = book.peers(MULTIPLE).entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.comparingDouble(LedgerEntry::number)))
                .toList();
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
        String way = top ? "highest" : bottom ? "lowest" : "middle";
        return captions.write(
                captions.headline("rank.title." + way, known, claims(own, peers, top, bottom)), "rank.meaning", known);
    }

    private static List<Claim> claims(
            LedgerEntry own, List<Map.Entry<String, LedgerEntry>> peers, boolean top, boolean bottom) {
        var ids = new ArrayList<>(List.of(own.id()));
        peers.reversed().forEach(peer -> ids.add(peer.getValue().id()));
        return top || bottom ? List.of(new Claim(top ? Claim.Kind.LARGEST : Claim.Kind.SMALLEST, ids)) : List.of();
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var rows = new ArrayList<RankChart.Row>();
        var own = book.now(MULTIPLE).orElseThrow();
        rows.add(new RankChart.Row(book.name(), datum(own), true));
        book.peers(MULTIPLE).forEach((peer, entry) -> rows.add(new RankChart.Row(peer, datum(entry), false)));
        rows.sort(Comparator.comparingDouble((RankChart.Row row) -> row.datum().value())
                .reversed());
        return new RankChart(
                numbering.of(
                        title,
                        "P/E, LTM",
                        rows.stream().map(row -> row.datum().fact()).toList()),
                rows,
                Format.times(1),
                book.peerMedian(MULTIPLE).map(median -> new Reference("Peer median", datum(median))));
    }
}
