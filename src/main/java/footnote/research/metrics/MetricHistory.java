package footnote.research.metrics;

import footnote.domain.Basis;
import footnote.domain.DateRange;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Metric.Nature;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.Profile;
import footnote.domain.Unit;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.research.FundamentalMetrics;
import footnote.research.MetricSet;
import footnote.research.PriceMetrics;
import footnote.research.SharePrices;
import footnote.research.annual.AnnualMetrics;
import footnote.research.annual.AnnualSeries;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** One company's metrics as known on a day: by quarter, by fiscal year, and the latest of each. */
public final class MetricHistory {
    private static final int PRICE_YEARS = 6;
    private static final int YEARS = 10;
    /** A company that has published nothing for so long has no latest figure. */
    private static final int STALE_MONTHS = 18;

    /** One line of the statements over another, of one quarter or at its end. */
    private record Share(Metric part, Metric whole, Unit unit) {}

    private static final Map<String, Share> SHARES = Map.ofEntries(
            Map.entry("gross_margin", new Share(Metric.GROSS_PROFIT, Metric.REVENUE, Unit.PERCENT)),
            Map.entry("operating_margin", new Share(Metric.OPERATING_INCOME, Metric.REVENUE, Unit.PERCENT)),
            Map.entry("net_margin", new Share(Metric.NET_INCOME, Metric.REVENUE, Unit.PERCENT)),
            Map.entry("ebitda_margin", new Share(Metric.EBITDA, Metric.REVENUE, Unit.PERCENT)),
            Map.entry("free_cash_flow_margin", new Share(Metric.FREE_CASH_FLOW, Metric.REVENUE, Unit.PERCENT)),
            Map.entry("research_intensity", new Share(Metric.RESEARCH_AND_DEVELOPMENT, Metric.REVENUE, Unit.PERCENT)),
            Map.entry("overhead_share", new Share(Metric.SELLING_GENERAL_ADMINISTRATIVE, Metric.REVENUE, Unit.PERCENT)),
            Map.entry("capital_intensity", new Share(Metric.CAPITAL_EXPENDITURE, Metric.REVENUE, Unit.PERCENT)),
            Map.entry("effective_tax_rate", new Share(Metric.INCOME_TAX, Metric.PRETAX_INCOME, Unit.PERCENT)),
            Map.entry("equity_to_assets", new Share(Metric.EQUITY, Metric.ASSETS, Unit.PERCENT)),
            Map.entry("current_ratio", new Share(Metric.CURRENT_ASSETS, Metric.CURRENT_LIABILITIES, Unit.RATIO)),
            Map.entry("debt_to_equity", new Share(Metric.TOTAL_DEBT, Metric.EQUITY, Unit.RATIO)));

    /** A line against the same one a year before. */
    private static final Map<String, Metric> GROWTH = Map.of(
            "revenue_growth", Metric.REVENUE,
            "net_income_growth", Metric.NET_INCOME,
            "eps_growth", Metric.EPS_DILUTED,
            "share_count_growth", Metric.SHARES_DILUTED);

    private final Ledger ledger;
    private final Optional<PriceHistory> prices;
    private final MetricSet latest;
    private final MetricSet annual;
    private final FactDeriver deriver;
    private final CompanyKind kind;

    private MetricHistory(Ledger ledger, Optional<SharePrices> prices, CompanyKind kind) {
        this.ledger = ledger;
        this.kind = kind;
        this.prices = prices.map(SharePrices::history);
        var market = this.prices
                .map(history -> PriceMetrics.of(history, Optional.empty()))
                .orElseGet(() -> MetricSet.none(ledger.subject()));
        this.latest = FundamentalMetrics.of(ledger, prices, kind).and(market);
        this.annual = ledger.years(Metric.NET_INCOME).isEmpty()
                ? MetricSet.none(ledger.subject())
                : AnnualMetrics.of(ledger, prices, kind, YEARS);
        this.deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
    }

    /** Nothing where no statement of the company is found. */
    public static Optional<MetricHistory> of(
            EvidenceReader evidence, Listing listing, Optional<Profile> profile, View view) {
        return evidence.factsOfData(listing, view).found().map(ledger -> of(evidence, listing, profile, ledger, view));
    }

    /** Over a ledger at hand. */
    public static MetricHistory of(
            EvidenceReader evidence, Listing listing, Optional<Profile> profile, Ledger ledger, View view) {
        var days = new DateRange(view.asOf().minusYears(PRICE_YEARS), view.asOf());
        return new MetricHistory(
                ledger,
                SharePrices.of(listing.ticker(), days, ledger, evidence, view),
                CompanyKind.of(profile, ledger));
    }

    public CompanyKind kind() {
        return kind;
    }

    public Ledger ledger() {
        return ledger;
    }

    /** Fiscal years, oldest first. */
    public List<LedgerEntry> years(String metric) {
        if (metric.equals("eps_growth")) {
            return growth(metric, ledger.years(Metric.EPS_DILUTED));
        }
        var derived = new AnnualSeries(annual).of(metric);
        return derived.isEmpty() && Metric.standard(metric).isPresent() ? ledger.years(new Metric(metric)) : derived;
    }

    /** Quarters, oldest first; of balance-sheet figures those at their ends. */
    public List<LedgerEntry> quarters(String metric) {
        var share = SHARES.get(metric);
        if (share != null) {
            return over(metric, share);
        }
        var growing = GROWTH.get(metric);
        if (growing != null) {
            return growth(metric, lines(growing));
        }
        return Metric.standard(metric).map(this::lines).orElse(List.of());
    }

    /**
     * The last twelve months, the last fiscal year, the latest balance sheet, or the last close, whichever the metric is
     * of; a figure of an earlier year never stands in.
     */
    public Optional<LedgerEntry> latest(String metric) {
        var stale = ledger.asOf().minusMonths(STALE_MONTHS);
        return latest.find(metric)
                .or(() -> Metric.standard(metric).flatMap(this::latestLine))
                .or(() -> new AnnualSeries(annual).last(metric))
                .filter(entry -> entry.fact().period().end().isAfter(stale));
    }

    /** Why there is no latest figure of a metric, where that is known. */
    public Optional<String> why(String metric) {
        String label = new Metric(metric).label();
        return Stream.of(annual, latest)
                .flatMap(set -> set.gaps().stream())
                .filter(gap -> gap.what().equalsIgnoreCase(label))
                .map(MissingInput::why)
                .reduce((_, last) -> last);
    }

    /** The share's close of each day that is known, with the day. */
    public Optional<PriceHistory> prices() {
        return prices;
    }

    private Optional<LedgerEntry> latestLine(Metric metric) {
        if (metric.equals(Metric.EBITDA)) {
            return ledger.lastTwelveMonths(Metric.OPERATING_INCOME)
                    .flatMap(income -> ledger.lastTwelveMonths(Metric.DEPRECIATION_AMORTIZATION)
                            .filter(cost -> near(cost, income))
                            .flatMap(cost -> sum(metric, income, cost, 1)));
        }
        return metric.nature().orElse(Nature.FLOW) == Nature.FLOW
                ? ledger.lastTwelveMonths(metric)
                : ledger.latest(metric);
    }

    /** A line of the statements by quarter; free cash flow and EBITDA from their parts. */
    private List<LedgerEntry> lines(Metric metric) {
        if (metric.equals(Metric.FREE_CASH_FLOW)) {
            return sums(metric, Metric.OPERATING_CASH_FLOW, Metric.CAPITAL_EXPENDITURE, -1);
        }
        if (metric.equals(Metric.EBITDA)) {
            return sums(metric, Metric.OPERATING_INCOME, Metric.DEPRECIATION_AMORTIZATION, 1);
        }
        if (metric.nature().orElse(Nature.FLOW) == Nature.FLOW) {
            return ledger.quarters(metric);
        }
        return ledger.all(metric, Basis.REPORTED).stream()
                .filter(entry -> entry.fact().period().isInstant())
                .toList();
    }

    private List<LedgerEntry> sums(Metric metric, Metric one, Metric other, int sign) {
        var others = ledger.quarters(other);
        return ledger.quarters(one).stream()
                .flatMap(first -> others.stream()
                        .filter(second -> near(first, second))
                        .findFirst()
                        .flatMap(second -> sum(metric, first, second, sign))
                        .stream())
                .toList();
    }

    private Optional<LedgerEntry> sum(Metric metric, LedgerEntry one, LedgerEntry other, int sign) {
        return deriver.derive(
                metric.name(),
                one.fact().period(),
                one.fact().unit(),
                MaybeNumber.of(one.number() + sign * other.number()),
                one.fact().metric().label()
                        + (sign > 0 ? " plus " : " less ")
                        + other.fact().metric().label(),
                List.of(one, other));
    }

    private List<LedgerEntry> over(String metric, Share share) {
        var wholes = lines(share.whole());
        return lines(share.part()).stream()
                .flatMap(part -> wholes.stream()
                        .filter(whole -> near(part, whole))
                        .findFirst()
                        .flatMap(whole -> deriver.derive(
                                metric,
                                part.fact().period(),
                                share.unit(),
                                MaybeNumber.of(part.number())
                                        .overPositive(
                                                MaybeNumber.of(whole.number()),
                                                share.whole().label())
                                        .times(share.unit().equals(Unit.PERCENT) ? 100 : 1),
                                share.part().label() + " over " + share.whole().label(),
                                List.of(part, whole)))
                        .stream())
                .toList();
    }

    private List<LedgerEntry> growth(String metric, List<LedgerEntry> series) {
        var grown = new ArrayList<LedgerEntry>();
        for (var entry : series) {
            LocalDate before = entry.fact().period().end().minusYears(1);
            series.stream()
                    .filter(each -> near(each.fact().period().end(), before) && each.number() > 0)
                    .findFirst()
                    .flatMap(base -> deriver.derive(
                            metric,
                            entry.fact().period(),
                            Unit.PERCENT,
                            MaybeNumber.of(100 * (entry.number() / base.number() - 1)),
                            entry.fact().metric().label() + " against a year before",
                            List.of(entry, base)))
                    .ifPresent(grown::add);
        }
        return grown;
    }

    /** An entry with what it was computed from, as far as that is known here. */
    public List<LedgerEntry> behind(LedgerEntry entry) {
        return Stream.of(deriver.measures(), latest, annual)
                .flatMap(set -> set.behind(List.of(entry)).stream())
                .distinct()
                .toList();
    }

    private static boolean near(LedgerEntry one, LedgerEntry other) {
        return near(one.fact().period().end(), other.fact().period().end())
                && one.fact().period().months() == other.fact().period().months();
    }

    private static boolean near(LocalDate one, LocalDate other) {
        return Period.sameEnd(one, other);
    }
}
