package footnote.workflows.report.exhibits;

import footnote.domain.Bar;
import footnote.domain.claim.Claim;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Format;
import footnote.publication.chart.PriceChart;
import footnote.quant.indicators.Averages;
import footnote.quant.indicators.Momentum;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A year of daily prices with moving averages and momentum. */
record PriceExhibit(ReportFacts book) implements ChartExhibit {
    private static final int YEAR_OF_DAYS = 252;

    static List<PriceExhibit> of(ReportFacts book) {
        return book.data().market().map(data -> data.bars().size() > 20).orElse(false)
                ? List.of(new PriceExhibit(book))
                : List.of();
    }

    @Override
    public String name() {
        return "Share price";
    }

    @Override
    public String section() {
        return "price";
    }

    @Override
    public boolean wide() {
        return true;
    }

    @Override
    public ExhibitText text(CaptionWriter captions) {
        var price = book.now("price");
        var average = book.now("sma_200");
        var known = captions.known()
                .fact("fall", book.now("deepest_fall"))
                .since(book.now("deepest_fall"))
                .fact("twohundred", average);
        boolean told = price.isPresent() && average.isPresent();
        var claims =
                told ? List.of(CaptionWriter.compared(price.orElseThrow(), average.orElseThrow())) : List.<Claim>of();
        String way =
                told ? price.orElseThrow().number() >= average.orElseThrow().number() ? "up" : "down" : "plain";
        return captions.write(captions.headline("price.title." + way, known, claims), "price.meaning", known);
    }

    /** The averages and the momentum come from the days before too, so that they have settled. */
    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var data = book.data().market().orElseThrow();
        double[] closes = data.bars().stream().mapToDouble(Bar::close).toArray();
        int shown = Math.min(YEAR_OF_DAYS, data.bars().size());
        var price = book.now("price").orElseThrow();
        var averages = new ArrayList<PriceChart.Curve>();
        averages.add(curve("50-day average", Averages.sma(closes, 50), shown));
        averages.add(curve("200-day average", Averages.sma(closes, 200), shown));
        return new PriceChart(
                numbering.of(title, "Share price, " + data.currency(), List.of(price.id())),
                ReportFacts.tail(data.bars(), shown),
                averages.stream()
                        .filter(curve -> curve.values().stream().anyMatch(value -> !value.isNaN()))
                        .toList(),
                Optional.of(new PriceChart.Indicator(curve("RSI 14", Momentum.rsi(closes, 14), shown), 30, 70)),
                Format.plain(price.number() >= 1000 ? 0 : 2),
                price.id());
    }

    private static PriceChart.Curve curve(String name, double[] values, int shown) {
        return new PriceChart.Curve(
                name, ReportFacts.tail(Arrays.stream(values).boxed().toList(), shown));
    }
}
