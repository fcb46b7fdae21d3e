package footnote.workflows.report.exhibits;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.exhibits.ChartExhibit.datum;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Format;
import footnote.publication.chart.ScatterChart;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.TemplateBindings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Revenue growth and operating margin of the company and its peers, one point each. */
record PeerScatterExhibit(ReportFacts book) implements ChartExhibit {
    static List<PeerScatterExhibit> of(ReportFacts book) {
        boolean allowed = !book.data().lender()
                && book.peers("operating_margin").size() >= 2
                && book.now("operating_margin").isPresent()
                && book.now("revenue_growth").isPresent();
        return allowed ? List.of(new PeerScatterExhibit(book)) : List.of();
    }

    @Override
    public String name() {
        return "Growth and margin vs. peers";
    }

    @Override
    public String section() {
        return "industry";
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var growth = book.now("revenue_growth");
        var margin = book.now("operating_margin");
        var peerGrowth = book.peerMedian("revenue_growth");
        var peerMargin = book.peerMedian("operating_margin");
        var known = new TemplateBindings()
                .word("name", book.name())
                .fact("growth", growth)
                .fact("margin", margin)
                .fact("peergrowth", peerGrowth)
                .fact("peermargin", peerMargin);
        var claims = new ArrayList<Claim>();
        String way = "plain";
        if (peerGrowth.isPresent() && peerMargin.isPresent() && growth.isPresent() && margin.isPresent()) {
            boolean faster = above(growth, peerGrowth);
            boolean richer = above(margin, peerMargin);
            claims.add(CaptionWriter.compared(growth.get(), peerGrowth.get()));
            claims.add(CaptionWriter.compared(margin.get(), peerMargin.get()));
            way = faster && richer ? "both" : faster ? "growth" : richer ? "margin" : "neither";
        }
        return captions.write(captions.headline("map.title." + way, known, claims), "map.meaning", known);
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var growth = book.now("revenue_growth").orElseThrow();
        var margin = book.now("operating_margin").orElseThrow();
        var bubbles = new ArrayList<ScatterChart.Bubble>();
        bubbles.add(bubble(book.name(), growth, margin, true));
        var margins = book.peers("operating_margin");
        book.peers("revenue_growth").forEach((name, entry) -> {
            var other = margins.get(name);
            if (other != null) {
                bubbles.add(bubble(name, entry, other, false));
            }
        });
        var across = book.peerMedian("revenue_growth");
        var up = book.peerMedian("operating_margin");
        var quadrants = across.isPresent() && up.isPresent()
                ? Optional.of(new ScatterChart.Quadrants(
                        datum(across.get()),
                        datum(up.get()),
                        List.of(
                                "Slower, higher margin",
                                "Faster, higher margin",
                                "Faster, lower margin",
                                "Slower, lower margin")))
                : Optional.<ScatterChart.Quadrants>empty();
        var facts = bubbles.stream()
                .flatMap(each -> Stream.of(each.across().fact(), each.up().fact()))
                .toList();
        return new ScatterChart(
                numbering.of(title, "Revenue growth and operating margin, last fiscal year, %", facts),
                new ScatterChart.Measure("Revenue growth", Format.percent(1)),
                new ScatterChart.Measure("Operating margin", Format.percent(1)),
                bubbles,
                quadrants);
    }

    private static ScatterChart.Bubble bubble(String name, LedgerEntry across, LedgerEntry up, boolean subject) {
        return new ScatterChart.Bubble(name, datum(across), datum(up), Datum.GAP, subject);
    }
}
