package footnote.workflows.report.exhibits;

import footnote.domain.Unit;
import footnote.publication.chart.AreaChart;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Format;
import footnote.publication.chart.Periods;
import footnote.publication.chart.Series;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.util.ArrayList;
import java.util.List;

/** How far the share stood below its highest close so far. */
record DrawdownExhibit(ReportFacts book, String name, String section) implements ChartExhibit {
    @Override
    public ExhibitText text(CaptionWriter captions) {
        var known = captions.known()
                .fact("fall", book.now("deepest_fall"))
                .since(book.now("deepest_fall"))
                .fact("below", book.now("below_52_week_high"));
        return captions.write(captions.headline("draw.title", known, List.of()), "draw.meaning", known);
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var prices = new WeeklyPrices(book);
        var weeks = prices.weeks();
        var high = weeks.getFirst();
        var falls = new ArrayList<Datum>();
        var labels = new ArrayList<String>();
        for (int i = 0; i < weeks.size(); i++) {
            var week = weeks.get(i);
            high = week.share() > high.share() ? week : high;
            if (prices.drawn(i)) {
                falls.add(prices.derived(
                        "below_high",
                        week,
                        100 * (1 - week.share() / high.share()),
                        "distance of the week's close below the highest so far",
                        Unit.PERCENT,
                        List.of(
                                prices.close(book.name(), week.day(), week.share()),
                                prices.close(book.name(), high.day(), high.share()))));
                labels.add(WeeklyPrices.label(week));
            }
        }
        return new AreaChart(
                numbering.of(title, "Decline from the highest close so far, %, every eighth week", prices.sources()),
                Periods.of(labels),
                List.of(Series.of("Drawdown", falls)),
                Format.percent(0));
    }
}
