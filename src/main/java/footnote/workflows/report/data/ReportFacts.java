package footnote.workflows.report.data;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.domain.names.ShortName;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Growth;
import footnote.quant.statistics.Sample;
import footnote.research.ClosePeers;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.research.annual.AnnualSeries;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The facts of a report by name and year, and what a sentence needs beyond them, derived when first asked for. */
public final class ReportFacts {
    private static final double MOST_GROWTH = 100;
    private final ReportData data;
    private final AnnualSeries fiscalYears;
    private final MetricSet current;
    private final MetricSet market;
    private final MetricSet news;
    private final Map<String, LedgerEntry> byId = new LinkedHashMap<>();
    private final FactDeriver deriver;
    private final Set<String> gathered;

    private ReportFacts(ReportData data) {
        this.data = data;
        var none = MetricSet.none(data.task().subject());
        var annual = data.financial().map(FinancialData::measures).orElse(none);
        this.fiscalYears = new AnnualSeries(annual);
        this.current = data.valuation().map(ValuationData::measures).orElse(none);
        this.market = data.market().map(MarketData::measures).orElse(none);
        this.news = data.news().map(NewsData::measures).orElse(none);
        var day = data.task().view().asOf();
        this.deriver = FactDeriver.on(data.task().subject(), day);
        Stream.of(
                        annual,
                        current,
                        market,
                        news,
                        data.value().measures(),
                        data.redFlags().measures())
                .flatMap(measures -> measures.entries().stream())
                .forEach(this::keep);
        data.financial().ifPresent(books -> {
            books.quarters().forEach(this::keep);
            books.parts().forEach(part -> part.years().forEach(this::keep));
        });
        data.valuation().ifPresent(valued -> {
            valued.peers().forEach(peer -> peer.measures().entries().forEach(this::keep));
            valued.outlooks().forEach(outlook -> {
                keep(outlook.mean());
                Stream.of(outlook.low(), outlook.high(), outlook.analysts())
                        .flatMap(Optional::stream)
                        .forEach(this::keep);
            });
        });
        this.gathered = Set.copyOf(byId.keySet());
    }

    public static ReportFacts of(ReportData data) {
        return new ReportFacts(data);
    }

    /** Keeps a fact that prose refers to beside those gathered. */
    public LedgerEntry keep(LedgerEntry entry) {
        byId.putIfAbsent(entry.id(), entry);
        return entry;
    }

    public ReportData data() {
        return data;
    }

    public Optional<LedgerEntry> entry(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** What was derived or kept beyond what was gathered, so that it can be stored with the words that refer to it. */
    public List<LedgerEntry> derived() {
        return byId.values().stream()
                .filter(entry -> !gathered.contains(entry.id()))
                .toList();
    }

    public List<LedgerEntry> entries() {
        return List.copyOf(byId.values());
    }

    /** The figure as it stands today: the trailing one, the market's, the study's, or else the last fiscal year's. */
    public Optional<LedgerEntry> now(String metric) {
        return current.find(metric)
                .or(() -> market.find(metric))
                .or(() -> data.value().measures().find(metric))
                .or(() -> news.find(metric))
                .or(() -> meaningless(metric) ? Optional.empty() : lastYear(metric));
    }

    /** Whether today's figure was looked for and has no meaning, so that no older one may stand in for it. */
    private boolean meaningless(String metric) {
        String label = new Metric(metric).label();
        return current.gaps().stream().anyMatch(gap -> gap.what().equals(label));
    }

    /** The figure of the last fiscal year that net income is known of; never that of an earlier one. */
    public Optional<LedgerEntry> lastYear(String metric) {
        return fiscalYears.last(metric);
    }

    /** The fiscal years of the plan, oldest first. */
    public List<LedgerEntry> years(String metric) {
        return tail(fiscalYears.of(metric), data.plan().timeRangeYears());
    }

    public List<LedgerEntry> years(String metric, int most) {
        return tail(fiscalYears.of(metric), most);
    }

    public static <T> List<T> tail(List<T> list, int most) {
        return list.subList(Math.max(0, list.size() - most), list.size());
    }

    /** The company's name without its legal form. */
    public String name() {
        return ShortName.of(data.task().listing().name());
    }

    /** Compound growth a year over the years shown. */
    public Optional<LedgerEntry> cagr(String metric) {
        return cagr(metric + "_cagr", years(metric), "compound growth a year");
    }

    /** Compound growth a year over figures, oldest first; none over a single year, or where it more than doubles a year. */
    public Optional<LedgerEntry> cagr(String metric, List<LedgerEntry> years, String how) {
        if (years.size() < 2) {
            return Optional.empty();
        }
        var first = years.getFirst();
        var last = years.getLast();
        double span = yearsBetween(first, last);
        var rate = Growth.cagr(MaybeNumber.of(first.number()), MaybeNumber.of(last.number()), span)
                .times(100);
        String formula = how + " from " + label(first) + " to " + label(last);
        return span < 2 || rate.orNaN() > MOST_GROWTH
                ? Optional.empty()
                : derive(metric, span(first, last), Unit.PERCENT, rate, formula, List.of(first, last));
    }

    /** Whole years from one figure's end to another's, whether or not each of them is known. */
    public static double yearsBetween(LedgerEntry first, LedgerEntry last) {
        return Math.max(
                1,
                Math.round((last.fact().period().end().toEpochDay()
                                - first.fact().period().end().toEpochDay())
                        / 365.25));
    }

    /** The mean of the years shown but the last; of multiples the median, since a year of next to no profit has a huge one. */
    public Optional<LedgerEntry> average(String metric) {
        var before = years(metric);
        var earlier = before.subList(0, Math.max(0, before.size() - 1));
        double[] values = earlier.stream().mapToDouble(LedgerEntry::number).toArray();
        return values.length < 2
                ? Optional.empty()
                : derive(
                        metric + "_average",
                        span(earlier.getFirst(), earlier.getLast()),
                        before.getLast().fact().unit(),
                        MaybeNumber.of(priced(metric) ? Sample.median(values) : Sample.mean(values)),
                        (priced(metric) ? "median of " : "mean of ") + label(earlier.getFirst()) + " to "
                                + label(earlier.getLast()),
                        earlier);
    }

    /** The difference of two figures of one unit, in points or money. */
    public Optional<LedgerEntry> difference(String metric, LedgerEntry from, LedgerEntry to) {
        return derive(
                metric,
                span(from, to),
                to.fact().unit(),
                MaybeNumber.of(to.number() - from.number()),
                label(to) + " less " + label(from),
                List.of(to, from));
    }

    /** One figure as a part of another, in percent. */
    public Optional<LedgerEntry> share(String metric, LedgerEntry part, LedgerEntry whole, String formula) {
        return derive(
                metric,
                part.fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(part.number())
                        .overPositive(MaybeNumber.of(whole.number()), "the whole")
                        .times(100),
                formula,
                List.of(part, whole));
    }

    public static boolean priced(String metric) {
        return metric.startsWith("price_to_") || metric.startsWith("ev_to_");
    }

    /** The middle of comparable peers' figures, of close ones alone where it is a multiple of the price; none under three. */
    public Optional<LedgerEntry> peerMedian(String metric) {
        var theirs = data.valuation().stream()
                .flatMap(data -> (priced(metric) ? data.closePeers() : data.comparable()).stream())
                .flatMap(peer -> peer.measures().find(metric).stream())
                .toList();
        if (theirs.size() < ClosePeers.FEWEST) {
            return Optional.empty();
        }
        return derive(
                "peer_" + metric,
                Period.instant(data.task().view().asOf()),
                theirs.getFirst().fact().unit(),
                MaybeNumber.of(Sample.median(
                        theirs.stream().mapToDouble(LedgerEntry::number).toArray())),
                "median of "
                        + String.join(
                                ", ",
                                theirs.stream()
                                        .map(entry -> entry.fact().subject().key())
                                        .toList()),
                theirs);
    }

    /** What the peers are called, in full and in short. */
    public List<String> others() {
        return data.valuation().stream()
                .flatMap(data -> data.peers().stream())
                .flatMap(peer -> Stream.of(peer.name(), ShortName.of(peer.name())))
                .distinct()
                .toList();
    }

    /** Figures of comparable peers by their short names. */
    public Map<String, LedgerEntry> peers(String metric) {
        var found = new LinkedHashMap<String, LedgerEntry>();
        data.valuation().ifPresent(data -> data.comparable()
                .forEach(peer ->
                        peer.measures().find(metric).ifPresent(entry -> found.put(ShortName.of(peer.name()), entry))));
        return found;
    }

    public Optional<LedgerEntry> derive(
            String metric, Period period, Unit unit, MaybeNumber value, String formula, List<LedgerEntry> inputs) {
        return !value.known()
                ? Optional.empty()
                : deriver.derive(metric, period, unit, value, formula, inputs).map(this::keep);
    }

    public static Period span(LedgerEntry first, LedgerEntry last) {
        var from = first.fact().period().end();
        var to = last.fact().period().end();
        return from.isBefore(to) ? Period.between(from, to) : Period.instant(to);
    }

    /** A fiscal year by its name, whether the figure is of the year or of its last day; else as the period reads. */
    public static String label(LedgerEntry entry) {
        return label(entry.fact().period());
    }

    public static String label(Period period) {
        boolean closes =
                period.fiscal().map(calendar -> calendar.endsYear(period.end())).orElse(true);
        return period.isInstant() && closes
                ? Period.of(period.end().minusYears(1).plusDays(1), period.end())
                        .in(period.fiscal())
                        .label()
                : period.label();
    }

    /** The entries named, with all they rest on. */
    public List<LedgerEntry> behind(Iterable<String> ids) {
        var all = new LinkedHashMap<String, LedgerEntry>();
        var open = new ArrayList<String>();
        ids.forEach(open::add);
        while (!open.isEmpty()) {
            var id = open.removeLast();
            var entry = byId.get(id);
            if (entry != null && all.putIfAbsent(id, entry) == null) {
                entry.derivation().ifPresent(derivation -> open.addAll(derivation.inputs()));
            }
        }
        return byId.values().stream()
                .filter(entry -> all.containsKey(entry.id()))
                .toList();
    }
}
