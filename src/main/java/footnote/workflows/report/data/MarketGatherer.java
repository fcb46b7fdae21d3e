package footnote.workflows.report.data;

import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.Unit;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader;
import footnote.quant.MaybeNumber;
import footnote.quant.risk.Drawdown;
import footnote.research.FactDeriver;
import footnote.research.MarketRisk;
import footnote.research.MetricSet;
import footnote.research.PriceMetrics;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RetryPolicy;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** Fetches a share's prices and its index, and works out indicators, returns, and how both move together. */
public final class MarketGatherer {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(2));

    /** A year to show, and 200 days before it for the averages to settle. */
    private static final int BARS = 460;

    /** The last close may be days old, and its anniversary a holiday: the close before that must be there too. */
    private static final int BEFORE = 14;

    private static final int LONG_YEARS = 5;

    private final EvidenceReader evidence;

    public MarketGatherer(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    public MarketData gather(ResearchTask task) {
        var view = task.view();
        var days =
                new DateRange(view.asOf().minusYears(Math.max(5, task.years())).minusDays(BEFORE), view.asOf());
        var history =
                switch (evidence.prices(task.listing().ticker(), days, view)) {
                    case Finding.Missing<PriceHistory>(String what, String why) ->
                        throw Fault.permanent(Fault.Kind.SOURCE, what + ": " + why);
                    case Finding.Found<PriceHistory>(PriceHistory found) -> found;
                };
        var indexTicker = evidence.index(task.listing().market(), view);
        var index = evidence.prices(indexTicker, days, view);
        var measures = PriceMetrics.of(history, index.found())
                .and(longRun(task, history, index.found().map(prices -> new Index(indexTicker.symbol(), prices))));
        var bars = history.bars();
        return new MarketData(
                measures.and(new MetricSet(task.subject(), List.of(), gap(index))),
                bars.subList(Math.max(0, bars.size() - BARS), bars.size()),
                weeks(history, index.found()),
                indexTicker.symbol(),
                history.currency(),
                history.splits().size());
    }

    private static List<MissingInput> gap(Finding<?> finding) {
        return finding instanceof Finding.Missing<?>(String what, String why)
                ? List.of(new MissingInput(what, why))
                : List.of();
    }

    /** The index that a share is held against. */
    private record Index(String name, PriceHistory prices) {
        NavigableMap<LocalDate, Double> levels() {
            return byDay(prices, Bar::close);
        }
    }

    private static MetricSet longRun(ResearchTask task, PriceHistory history, Optional<Index> index) {
        var deriver = new FactDeriver(task.subject(), history.bars().getLast().day(), history.origin());
        var price = deriver.file(PriceMetrics.price(history));
        var share = byDay(history, Bar::close);
        for (int years : new int[] {1, 3, LONG_YEARS}) {
            var span = years + (years == 1 ? "_year" : "_years");
            change(deriver, "price_return_" + span, share, years, "the share's close", price);
            index.ifPresent(
                    other -> change(deriver, "index_price_return_" + span, other.levels(), years, other.name(), price));
        }
        var withDividends = byDay(history, Bar::adjustedClose);
        change(deriver, "total_return_1_year", withDividends, 1, "the share's close with dividends", price);
        index.ifPresent(other -> {
            beside(deriver, "index_change_on_day", 1, history, other, price);
            beside(deriver, "index_change_1_month", PriceMetrics.MONTH, history, other, price);
        });
        percent(
                deriver,
                "deepest_fall",
                Drawdown.deepest(history.column(Bar::close)).depth(),
                history,
                price,
                "deepest fall from a high, on closing prices");
        index.ifPresent(other -> MarketRisk.measure(
                deriver, withDividends, byDay(other.prices(), Bar::adjustedClose), other.name(), price));
        return deriver.measures();
    }

    /** What the index did over the last trading days of the share. */
    private static void beside(
            FactDeriver deriver, String metric, int days, PriceHistory history, Index index, LedgerEntry price) {
        var bars = history.bars();
        var levels = index.levels();
        if (bars.size() <= days) {
            return;
        }
        var last = bars.getLast().day();
        var from = bars.get(bars.size() - 1 - days).day();
        Optional.ofNullable(levels.floorEntry(from))
                .ifPresent(then -> deriver.derive(
                        metric,
                        Period.between(from, last),
                        Unit.PERCENT,
                        MaybeNumber.of(100 * (levels.floorEntry(last).getValue() / then.getValue() - 1)),
                        "change of " + index.name() + " from " + from + " to " + last,
                        List.of(price)));
    }

    private static void change(
            FactDeriver deriver,
            String metric,
            NavigableMap<LocalDate, Double> closes,
            int years,
            String what,
            LedgerEntry price) {
        var last = closes.lastEntry();
        var first = Optional.ofNullable(closes.floorEntry(last.getKey().minusYears(years)));
        var value = first.map(then -> MaybeNumber.of(100 * (last.getValue() / then.getValue() - 1), "a close is zero"))
                .orElseGet(() -> MaybeNumber.missing("prices do not go back so far"));
        deriver.derive(
                metric,
                Period.between(first.map(Map.Entry::getKey).orElse(last.getKey()), last.getKey()),
                Unit.PERCENT,
                value,
                "change of " + what + " from "
                        + first.map(then -> then.getKey().toString()).orElse("?") + " to " + last.getKey(),
                List.of(price));
    }

    private static void percent(
            FactDeriver deriver, String metric, double fraction, PriceHistory history, LedgerEntry price, String how) {
        deriver.derive(
                metric,
                Period.between(
                        history.bars().getFirst().day(),
                        history.bars().getLast().day()),
                Unit.PERCENT,
                MaybeNumber.of(100 * fraction, "the price did not move"),
                how,
                List.of(price));
    }

    /** The last day of each week, and the day that the five-year return is counted from. */
    private static List<MarketData.Week> weeks(PriceHistory history, Optional<PriceHistory> index) {
        var start = byDay(history, Bar::close)
                .floorKey(history.bars().getLast().day().minusYears(LONG_YEARS));
        var other = index.map(each -> byDay(each, Bar::close)).orElseGet(TreeMap::new);
        var weeks = new ArrayList<MarketData.Week>();
        for (var bar : history.bars()) {
            var friday = bar.day().with(TemporalAdjusters.nextOrSame(DayOfWeek.FRIDAY));
            boolean same = !weeks.isEmpty()
                    && weeks.getLast()
                            .day()
                            .with(TemporalAdjusters.nextOrSame(DayOfWeek.FRIDAY))
                            .equals(friday);
            double before = weeks.isEmpty() ? Double.NaN : weeks.getLast().index();
            if (same && !weeks.getLast().day().equals(start)) {
                weeks.removeLast();
            }
            double level = other.getOrDefault(bar.day(), before);
            if (Double.isFinite(level) || other.isEmpty()) {
                weeks.add(new MarketData.Week(bar.day(), bar.close(), other.isEmpty() ? 0 : level));
            }
        }
        return weeks;
    }

    private static NavigableMap<LocalDate, Double> byDay(PriceHistory history, ToDoubleFunction<Bar> column) {
        var closes = new TreeMap<LocalDate, Double>();
        history.bars().forEach(bar -> closes.put(bar.day(), column.applyAsDouble(bar)));
        return closes;
    }
}
