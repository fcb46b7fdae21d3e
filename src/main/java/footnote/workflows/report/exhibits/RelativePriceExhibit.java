package footnote.workflows.report.exhibits;

import footnote.domain.FigureFormat;
import footnote.domain.Unit;
import footnote.domain.claim.Claim;
import footnote.evidence.IndexNames;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Format;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.Periods;
import footnote.publication.chart.Series;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** How the share did beside its market, both set to 100 at the start. */
record RelativePriceExhibit(ReportFacts book, String name) implements ChartExhibit {
    @Override
    public String section() {
        return "price";
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var weeks = new WeeklyPrices(book).drawnSinceStart();
        var share = share(weeks).getLast();
        var claims = new ArrayList<Claim>();
        String way = "alone";
        if (weeks.getFirst().index() > 0) {
            var index = index(weeks).getLast();
            boolean ahead = share.value() > index.value();
            way = ahead ? "ahead" : "behind";
            claims.add(new Claim(ahead ? Claim.Kind.ABOVE : Claim.Kind.BELOW, List.of(share.fact(), index.fact())));
        }
        var known = captions.known()
                .fact("one", book.now("price_return_1_year"))
                .fact("indexone", book.now("index_price_return_1_year"))
                .fact("three", book.now("price_return_3_years"))
                .fact("indexthree", book.now("index_price_return_3_years"))
                .fact("five", book.now("price_return_5_years"))
                .fact("indexfive", book.now("index_price_return_5_years"))
                .word("since", FigureFormat.day(weeks.getFirst().day()));
        String meaning = book.now("price_return_5_years").isPresent() ? "relative.meaning" : "relative.meaning.short";
        return captions.write(captions.headline("relative.title." + way, known, claims), meaning, known);
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var index = book.data().market().orElseThrow().index();
        var prices = new WeeklyPrices(book);
        var weeks = prices.drawnSinceStart();
        var lines = new ArrayList<Series>();
        lines.add(Series.of(book.name(), share(weeks)));
        if (weeks.getFirst().index() > 0) {
            lines.add(Series.of(IndexNames.of(index), index(weeks)).as(Series.Tone.PEER));
        }
        return new LineChart(
                numbering.of(
                        title,
                        "Price return, rebased on "
                                + FigureFormat.day(weeks.getFirst().day()),
                        prices.sources()),
                Periods.of(weeks.stream().map(WeeklyPrices::label).toList()),
                lines,
                Format.plain(0));
    }

    private List<Datum> share(List<MarketData.Week> weeks) {
        return levels("share_level", book.name(), weeks, MarketData.Week::share);
    }

    private List<Datum> index(List<MarketData.Week> weeks) {
        return levels("index_level", book.data().market().orElseThrow().index(), weeks, MarketData.Week::index);
    }

    /** Levels from 100 on, each a fact, for the table beside the chart prints them all. */
    private List<Datum> levels(
            String metric, String whose, List<MarketData.Week> weeks, ToDoubleFunction<MarketData.Week> close) {
        var prices = new WeeklyPrices(book);
        var first = weeks.getFirst();
        var start = prices.close(whose, first.day(), close.applyAsDouble(first));
        String formula = "close of " + whose + ", 100 on " + first.day();
        return weeks.stream()
                .map(week -> {
                    var then = prices.close(whose, week.day(), close.applyAsDouble(week));
                    return prices.derived(
                            metric,
                            week,
                            100 * close.applyAsDouble(week) / close.applyAsDouble(first),
                            formula,
                            Unit.RATIO,
                            List.of(then, start));
                })
                .toList();
    }
}
