package footnote.workflows.movers;

import footnote.domain.Bar;
import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Mover;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.SourceLine;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.indicators.Volume;
import footnote.quant.risk.Returns;
import footnote.quant.risk.Risk;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.research.PriceMetrics;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The five figures of a mover's prices, and those its screen states, each with what it rests on. */
public final class MoverMetrics {
    public static final String TOTAL_RETURN = "total_return";
    public static final String VOLATILITY = "annualised_volatility";
    public static final String VOLUME_SPIKE = "volume_spike_ratio";
    public static final String INTRADAY_RANGE = "intraday_range";
    public static final String RELATIVE = "relative_performance";
    public static final String CHANGE = "change_on_day";

    /** Days before the last whose mean volume is compared with. */
    public static final int USUAL_DAYS = 20;

    /** What a program names so is of the benchmark. */
    private static final String BENCHMARK = "benchmark_";

    /** Figures of the last day, whatever the period before it. */
    private static final Set<String> ON_THE_DAY = Set.of(INTRADAY_RANGE, VOLUME_SPIKE);

    private static final Map<String, String> FORMULAS = Map.of(
            TOTAL_RETURN, "last over first close, adjusted for dividends, less one",
            VOLATILITY, "deviation of daily returns, annualised over 252 days",
            VOLUME_SPIKE, "last volume over the mean of up to 20 days before",
            INTRADAY_RANGE, "last day's high less its low, over its low",
            RELATIVE, "return less that of the benchmark over common days, in points");

    private MoverMetrics() {}

    /** What the screen says of a mover, on the day it traded. */
    public static MetricSet stated(Mover mover, LocalDate today) {
        var day = mover.day().filter(traded -> !traded.isAfter(today)).orElse(today);
        var deriver = new FactDeriver(Subject.of(mover.symbol()), day, mover.origin());
        deriver.file(fact(mover, day, Metric.PRICE, mover.price(), Unit.perShare(Denomination.USD)));
        deriver.file(fact(mover, day, new Metric(CHANGE), mover.percentChange(), Unit.PERCENT));
        mover.marketCap()
                .ifPresent(
                        value -> deriver.file(fact(mover, day, Metric.MARKET_CAP, value, Unit.of(Denomination.USD))));
        mover.volume()
                .ifPresent(shares ->
                        deriver.file(fact(mover, day, new Metric("volume"), BigDecimal.valueOf(shares), Unit.SHARES)));
        return deriver.measures();
    }

    private static Fact fact(Mover mover, LocalDate day, Metric metric, BigDecimal value, Unit unit) {
        return Fact.of(
                Subject.of(mover.symbol()),
                metric,
                Period.instant(day),
                value,
                unit,
                Basis.REPORTED,
                day,
                mover.origin());
    }

    /** The figures as {@code quant} computes them: fractions for shares of one, by metric. */
    public static Map<String, Double> computed(PriceHistory history, Optional<PriceHistory> benchmark) {
        var last = history.bars().getLast();
        double[] closes = history.column(Bar::adjustedClose);
        double[] volumes = history.column(Bar::volume);
        double[] spikes = Volume.spike(volumes, Math.max(1, Math.min(USUAL_DAYS, volumes.length - 1)));
        var figures = new LinkedHashMap<String, Double>();
        figures.put(TOTAL_RETURN, Returns.total(closes));
        figures.put(VOLATILITY, Risk.volatility(Returns.daily(closes)));
        figures.put(VOLUME_SPIKE, spikes[spikes.length - 1]);
        figures.put(INTRADAY_RANGE, Returns.intradayRange(last.high(), last.low()));
        benchmark.ifPresent(index -> figures.put(RELATIVE, relative(history, index)));
        return figures;
    }

    private static double relative(PriceHistory history, PriceHistory index) {
        var ours = byDay(history);
        var theirs = byDay(index);
        var days = ours.keySet().stream().filter(theirs::containsKey).sorted().toList();
        return Returns.relative(
                days.stream().mapToDouble(ours::get).toArray(),
                days.stream().mapToDouble(theirs::get).toArray());
    }

    private static Map<LocalDate, Double> byDay(PriceHistory history) {
        return history.bars().stream().collect(Collectors.toMap(Bar::day, Bar::adjustedClose));
    }

    /** Files figures: those of {@link #computed}, or a program's with its hash. */
    public static MetricSet filed(
            Map<String, Double> figures,
            PriceHistory history,
            Optional<PriceHistory> benchmark,
            Optional<CodeMark> code) {
        var deriver = new FactDeriver(
                Subject.of(history.ticker()), history.bars().getLast().day(), history.origin());
        var price = deriver.file(PriceMetrics.price(history));
        var index = benchmark.map(each -> deriver.file(PriceMetrics.price(each)));
        var period = Period.between(
                history.bars().getFirst().day(), history.bars().getLast().day());
        var theirs = benchmark.map(each ->
                new FactDeriver(Subject.of(each.ticker()), each.bars().getLast().day(), each.origin()));
        figures.forEach((metric, value) -> {
            if (metric.startsWith(BENCHMARK) && theirs.isPresent()) {
                derive(
                        theirs.get(),
                        metric.substring(BENCHMARK.length()),
                        value,
                        period,
                        computed(formula(metric, benchmark.orElseThrow(), Optional.empty()), code),
                        index.stream().toList());
                return;
            }
            boolean compares = metric.equals(RELATIVE);
            var inputs =
                    compares ? Stream.concat(Stream.of(price), index.stream()).toList() : List.of(price);
            derive(
                    deriver,
                    metric,
                    value,
                    ON_THE_DAY.contains(metric) ? Period.instant(period.end()) : period,
                    computed(formula(metric, history, benchmark), code),
                    inputs);
        });
        if (benchmark.isEmpty()) {
            deriver.missing("Performance against the market", "the benchmark's prices are not available");
        }
        return theirs.map(each -> deriver.measures().and(each.measures())).orElseGet(deriver::measures);
    }

    private static void derive(
            FactDeriver deriver,
            String metric,
            double value,
            Period period,
            FactDeriver.Method how,
            List<LedgerEntry> inputs) {
        boolean percent = !metric.endsWith("_ratio") && !metric.endsWith("_price") && !metric.endsWith("_days");
        var measured = MaybeNumber.of(value, "the prices do not give it");
        deriver.derive(
                metric,
                period,
                percent ? Unit.PERCENT : Unit.RATIO,
                percent ? measured.times(100) : measured,
                how,
                inputs);
    }

    private static FactDeriver.Method computed(String formula, Optional<CodeMark> code) {
        return new FactDeriver.Method(code.map(mark -> mark.says(formula)).orElse(formula), code.map(CodeMark::hash));
    }

    private static String formula(String metric, PriceHistory history, Optional<PriceHistory> benchmark) {
        String what = FORMULAS.getOrDefault(metric, "as its program says");
        return what + "; daily bars of " + history.ticker() + " from "
                + history.bars().getFirst().day() + " to "
                + history.bars().getLast().day() + ", " + SourceLine.vendor(history.origin())
                + (metric.equals(RELATIVE)
                        ? benchmark
                                .map(index -> ", beside " + index.ticker() + ", " + SourceLine.vendor(index.origin()))
                                .orElse("")
                        : "");
    }

    /** The program that computed a figure: its hash, who wrote it, and the sandbox it ran in. */
    public record CodeMark(String hash, String author, String tier) {
        String says(String formula) {
            return formula + "; computed by " + author + " " + hash.substring(0, 12) + " in a " + tier + " sandbox";
        }
    }
}
