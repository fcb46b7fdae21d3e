package footnote.workflows.report.exhibits;

import footnote.domain.Bar;
import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.evidence.IndexNames;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.publication.chart.AreaChart;
import footnote.publication.chart.BarChart;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.FootballField;
import footnote.publication.chart.Format;
import footnote.publication.chart.HeatGrid;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.Periods;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.Reference;
import footnote.publication.chart.ScatterChart;
import footnote.publication.chart.Series;
import footnote.publication.chart.StackedChart;
import footnote.publication.chart.WaterfallChart;
import footnote.quant.MaybeNumber;
import footnote.quant.indicators.Averages;
import footnote.quant.indicators.Momentum;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.MetricSeries;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationResult;
import footnote.workflows.report.plan.MetricSpec.ChartType;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** Makes the chart of each visual from the facts it shows. */
public final class ChartMaker {
    private static final int YEAR_OF_DAYS = 252;
    /** Weeks between two points of a long price chart: each point is a fact with a note. */
    private static final int STEP = 8;

    private final ReportFacts book;
    private final ExhibitNumbering captions;

    public ChartMaker(ReportFacts book, ExhibitNumbering captions) {
        this.book = book;
        this.captions = captions;
    }

    public Chart make(Exhibit visual, String title) {
        return switch (visual.key()) {
            case Exhibit.PARTS -> parts(title);
            case Exhibit.BRIDGE -> bridge(title);
            case Exhibit.MAP -> map(title);
            case Exhibit.RANK -> rank(title);
            case Exhibit.GRID -> grid(title);
            case Exhibit.FIELD -> field(title);
            case Exhibit.PRICE -> price(title);
            case "relative_price" -> relative(title);
            case "drawdown" -> drawdown(title);
            case String key
            when key.startsWith(Exhibit.SIDE_BY_SIDE) ->
                ranked(title, key.substring(Exhibit.SIDE_BY_SIDE.length()), visual.name());
            default -> metric(visual, title);
        };
    }

    private static List<String> ids(List<LedgerEntry> entries) {
        return entries.stream().map(LedgerEntry::id).toList();
    }

    /** A row of years or quarters, as the plan wants it drawn; peers' median joins a line of the same unit. */
    private Chart metric(Exhibit visual, String title) {
        var entries = MetricSeries.of(book, visual.key());
        var scale = Scaling.of(entries);
        var caption = captions.of(title, visual.name() + ", " + scale.unit(), ids(entries));
        var periods = Periods.of(entries.stream().map(ReportFacts::label).toList());
        var series = Series.of(visual.name(), scale.data(entries));
        boolean negative = entries.stream().anyMatch(entry -> entry.number() < 0);
        return switch (visual.type()) {
            case BAR -> new BarChart(caption, periods, List.of(series), scale.format());
            case AREA ->
                negative
                        ? new BarChart(caption, periods, List.of(series), scale.format())
                        : new AreaChart(caption, periods, List.of(series), scale.format());
            case LINE -> new LineChart(caption, periods, lines(visual, series, entries, scale), scale.format());
        };
    }

    private List<Series> lines(Exhibit visual, Series own, List<LedgerEntry> entries, Scaling scale) {
        var lines = new ArrayList<>(List.of(own));
        book.average(visual.key())
                .filter(_ -> entries.size() >= 4 && visual.type() == ChartType.LINE)
                .ifPresent(average -> lines.add(Series.of("Earlier average", flat(average, entries.size(), scale))
                        .as(Series.Tone.PEER)));
        return lines;
    }

    private static List<Datum> flat(LedgerEntry entry, int count, Scaling scale) {
        var data = new ArrayList<Datum>();
        for (int i = 0; i < count; i++) {
            data.add(scale.datum(entry));
        }
        return data;
    }

    private Chart parts(String title) {
        int years = book.data().plan().timeRangeYears();
        var parts = book.data().financial().map(FinancialData::parts).orElse(List.of()).stream()
                .limit(6)
                .toList();
        var rows = parts.stream().map(part -> tail(part.years(), years)).toList();
        int count = rows.stream().mapToInt(List::size).min().orElse(0);
        var all = rows.stream().flatMap(List::stream).toList();
        var scale = Scaling.of(book.years("revenue").isEmpty() ? all : book.years("revenue"));
        var series = new ArrayList<Series>();
        for (int i = 0; i < parts.size(); i++) {
            series.add(Series.of(parts.get(i).name(), scale.data(tail(rows.get(i), count))));
        }
        var labels =
                tail(rows.getFirst(), count).stream().map(ReportFacts::label).toList();
        return new StackedChart(
                captions.of(title, "Revenue by segment, " + scale.unit(), ids(all)),
                Periods.of(labels),
                series,
                scale.format());
    }

    private static <T> List<T> tail(List<T> list, int most) {
        return list.subList(Math.max(0, list.size() - most), list.size());
    }

    private Chart bridge(String title) {
        var revenue = book.lastYear("revenue").orElseThrow();
        var profit = book.lastYear("net_income").orElseThrow();
        var scale = Scaling.of(List.of(revenue));
        var changes = ProfitBridge.of(book).stream()
                .map(step -> new WaterfallChart.Step(
                        step.name(),
                        new Datum(
                                step.change() / scale.per(),
                                step.fact().map(LedgerEntry::id).orElse(""))))
                .toList();
        return new WaterfallChart(
                captions.of(
                        title,
                        "Revenue to net income of " + ReportFacts.label(revenue) + ", " + scale.unit(),
                        List.of(revenue.id(), profit.id())),
                new WaterfallChart.Step("Revenue", scale.datum(revenue)),
                changes,
                new WaterfallChart.Step("Net income", scale.datum(profit)),
                scale.format());
    }

    private Chart map(String title) {
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
                        List.of("Slower, higher margin", "Faster, higher margin", "Faster, lower margin", "Slower, lower margin")))
                : Optional.<ScatterChart.Quadrants>empty();
        var facts = bubbles.stream()
                .flatMap(each -> Stream.of(each.across().fact(), each.up().fact()))
                .toList();
        return new ScatterChart(
                captions.of(title, "Revenue growth and operating margin, last fiscal year, %", facts),
                new ScatterChart.Measure("Revenue growth", Format.percent(1)),
                new ScatterChart.Measure("Operating margin", Format.percent(1)),
                bubbles,
                quadrants);
    }

    private static ScatterChart.Bubble bubble(String name, LedgerEntry across, LedgerEntry up, boolean subject) {
        return new ScatterChart.Bubble(name, datum(across), datum(up), Datum.GAP, subject);
    }

    private static Datum datum(LedgerEntry entry) {
        return new Datum(entry.number(), entry.id());
    }

    private Chart rank(String title) {
        return ranked(title, "price_to_earnings", "P/E, LTM");
    }

    /** All companies by one metric, the highest first. */
    private Chart ranked(String title, String metric, String unit) {
        var rows = new ArrayList<RankChart.Row>();
        var own = book.now(metric).orElseThrow();
        rows.add(new RankChart.Row(book.name(), datum(own), true));
        book.peers(metric).forEach((name, entry) -> rows.add(new RankChart.Row(name, datum(entry), false)));
        rows.sort(Comparator.comparingDouble((RankChart.Row row) -> row.datum().value())
                .reversed());
        return new RankChart(
                captions.of(
                        title,
                        unit,
                        rows.stream().map(row -> row.datum().fact()).toList()),
                rows,
                Scaling.percent(own) ? Format.percent(1) : Format.times(1),
                book.peerMedian(metric).map(median -> new Reference("Peer median", datum(median))));
    }

    private Chart grid(String title) {
        var grid = book.data().value().grid().orElseThrow();
        var cells = grid.cells().stream()
                .map(row -> row.stream()
                        .map(id -> book.entry(id).map(ChartMaker::datum).orElse(Datum.GAP))
                        .toList())
                .toList();
        var known = grid.cells().stream()
                .flatMap(List::stream)
                .flatMap(id -> book.entry(id).stream())
                .toList();
        var scale = Scaling.of(known);
        return new HeatGrid(
                captions.of(title, "Fair value per share, " + scale.unit() + "; below the price in gray", ids(known)),
                new HeatGrid.Side("WACC", rates(grid.rates()), 2),
                new HeatGrid.Side("Terminal growth", rates(grid.growths()), 2),
                cells,
                scale.format(),
                book.now("price").map(price -> new Reference("Price", datum(price))));
    }

    private List<String> rates(List<String> ids) {
        return ids.stream()
                .map(id -> book.entry(id)
                        .map(entry -> String.format(Locale.ROOT, "%.1f%%", entry.number()))
                        .orElse("?"))
                .toList();
    }

    private Chart field(String title) {
        var price = book.now("price").orElseThrow();
        var ranges = book.data().value().ranges().stream().map(this::range).toList();
        var facts = book.data().value().ranges().stream()
                .flatMap(each -> Stream.of(each.low(), each.high()))
                .toList();
        var scale = Scaling.of(List.of(price));
        return new FootballField(
                captions.of(title, "Value per share, " + scale.unit(), facts),
                ranges,
                new Reference("Price", datum(price)),
                scale.format());
    }

    private FootballField.Range range(ValuationResult.Range range) {
        return new FootballField.Range(
                range.name(),
                figure(range.low()),
                range.middle().map(this::figure).orElse(Datum.GAP),
                figure(range.high()),
                switch (range.kind()) {
                    case MODEL -> FootballField.Kind.MODEL;
                    case SCENARIO -> FootballField.Kind.SCENARIO;
                    case MARKET -> FootballField.Kind.MARKET;
                });
    }

    private Datum figure(String id) {
        return book.entry(id).map(ChartMaker::datum).orElse(Datum.GAP);
    }

    /** A year of candles; the averages and the momentum come from the days before too, so that they have settled. */
    private Chart price(String title) {
        var data = book.data().market().orElseThrow();
        double[] closes = data.bars().stream().mapToDouble(Bar::close).toArray();
        int shown = Math.min(YEAR_OF_DAYS, data.bars().size());
        var price = book.now("price").orElseThrow();
        var averages = new ArrayList<PriceChart.Curve>();
        averages.add(curve("50-day average", Averages.sma(closes, 50), shown));
        averages.add(curve("200-day average", Averages.sma(closes, 200), shown));
        return new PriceChart(
                captions.of(title, "Daily, " + data.currency(), List.of(price.id())),
                tail(data.bars(), shown),
                averages.stream()
                        .filter(curve -> curve.values().stream().anyMatch(value -> !value.isNaN()))
                        .toList(),
                Optional.of(new PriceChart.Indicator(curve("RSI 14", Momentum.rsi(closes, 14), shown), 30, 70)),
                Format.plain(price.number() >= 1000 ? 0 : 2),
                price.id());
    }

    private static PriceChart.Curve curve(String name, double[] values, int shown) {
        return new PriceChart.Curve(name, tail(Arrays.stream(values).boxed().toList(), shown));
    }

    private Chart relative(String title) {
        var data = book.data().market().orElseThrow();
        var weeks = thinned(data.weeks());
        var labels = weeks.stream()
                .map(week -> String.format(Locale.ROOT, "%tb %<tY", week.day()))
                .toList();
        var lines = new ArrayList<Series>();
        lines.add(Series.of(book.name(), levels("share_level", book.name(), weeks, MarketData.Week::share)));
        if (weeks.getFirst().index() > 0) {
            lines.add(Series.of(IndexNames.of(data.index()), levels("index_level", data.index(), weeks, MarketData.Week::index))
                    .as(Series.Tone.PEER));
        }
        return new LineChart(
                captions.of(title, "Total return, start = 100", priceFacts()),
                Periods.of(labels),
                lines,
                Format.plain(0));
    }

    /** Levels from 100 on, each a fact, for the table beside the chart prints them all. */
    private List<Datum> levels(
            String metric, String whose, List<MarketData.Week> weeks, ToDoubleFunction<MarketData.Week> close) {
        var first = weeks.getFirst();
        var start = close(whose, first.day(), close.applyAsDouble(first));
        String formula = "close of " + whose + " with dividends, 100 on " + first.day();
        return weeks.stream()
                .map(week -> {
                    var then = close(whose, week.day(), close.applyAsDouble(week));
                    return fact(
                            metric,
                            week,
                            100 * close.applyAsDouble(week) / close.applyAsDouble(first),
                            formula,
                            Unit.RATIO,
                            List.of(then, start));
                })
                .toList();
    }

    /** A week's close with dividends as a fact of its own, so that what is reckoned from it can be reckoned again. */
    private LedgerEntry close(String whose, LocalDate day, double value) {
        var price = book.now("price").orElseThrow().fact();
        var entry = LedgerEntry.of(Fact.of(
                whose.equals(book.name()) ? price.subject() : new Subject(whose),
                new Metric("close_with_dividends"),
                Period.instant(day),
                new BigDecimal(value, MathContext.DECIMAL64).stripTrailingZeros(),
                Unit.RATIO,
                Basis.REPORTED,
                day,
                price.origin().at("close with dividends")));
        book.adopt(entry);
        return entry;
    }

    private Datum fact(
            String metric, MarketData.Week week, double value, String formula, Unit unit, List<LedgerEntry> inputs) {
        return book.derive(metric, Period.instant(week.day()), unit, MaybeNumber.of(value), formula, inputs)
                .map(ChartMaker::datum)
                .orElseGet(() -> Datum.of(value));
    }

    private List<String> priceFacts() {
        return book.now("price").map(LedgerEntry::id).stream().toList();
    }

    /** Every eighth week, and the last. */
    static List<MarketData.Week> thinned(List<MarketData.Week> weeks) {
        var kept = new ArrayList<MarketData.Week>();
        for (int i = (weeks.size() - 1) % STEP; i < weeks.size(); i += STEP) {
            kept.add(weeks.get(i));
        }
        return kept;
    }

    private Chart drawdown(String title) {
        var weeks = book.data().market().orElseThrow().weeks();
        var high = weeks.getFirst();
        var falls = new ArrayList<Datum>();
        var labels = new ArrayList<String>();
        for (int i = 0; i < weeks.size(); i++) {
            high = weeks.get(i).share() > high.share() ? weeks.get(i) : high;
            if (i % STEP == (weeks.size() - 1) % STEP) {
                falls.add(fact(
                        "below_high",
                        weeks.get(i),
                        100 * (1 - weeks.get(i).share() / high.share()),
                        "distance of the week's close below the highest so far",
                        Unit.PERCENT,
                        List.of(
                                close(
                                        book.name(),
                                        weeks.get(i).day(),
                                        weeks.get(i).share()),
                                close(book.name(), high.day(), high.share()))));
                labels.add(String.format(Locale.ROOT, "%tb %<tY", weeks.get(i).day()));
            }
        }
        return new AreaChart(
                captions.of(title, "Decline from the highest close so far, %, every eighth week", priceFacts()),
                Periods.of(labels),
                List.of(Series.of("Drawdown", falls)),
                Format.percent(0));
    }
}
