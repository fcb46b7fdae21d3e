package footnote.research.valuation;

import footnote.domain.Estimate;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.quant.statistics.Sample;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.research.ReportedStatement;
import footnote.research.annual.AnnualMetrics;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * Forecasts that the method of the DCF would have made after past fiscal years, from what was known on the day of each
 * year's results, held against what was then reported; beside them the forecast that nothing changes, and consensus.
 */
public final class PastForecasts {
    private static final int ORIGINS = 4;
    private static final int HORIZONS = 3;
    private static final List<String> AHEAD = List.of("one year", "two years", "three years");

    private final EvidenceReader evidence;

    public PastForecasts(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    /** A line of the forecast. */
    public enum Line {
        REVENUE,
        OPERATING_INCOME,
        FREE_CASH_FLOW;

        /** As a table names it. */
        public String label() {
            return switch (this) {
                case REVENUE -> "Revenue";
                case OPERATING_INCOME -> "EBIT";
                case FREE_CASH_FLOW -> "FCF before interest";
            };
        }
    }

    /** One forecast against the reported figure; errors are absolute, in percent of the revenue reported. */
    public record Miss(
            Line line, int horizon, LedgerEntry reported, double model, double unchanged, OptionalDouble consensus) {}

    /** Each forecast that can be held against a reported figure; none for kinds that a DCF does not value. */
    public List<Miss> of(Listing listing, View today) {
        return evidence.factsByDay(listing, today)
                .found()
                .map(ledgers -> misses(listing, today, ledgers))
                .orElse(List.of());
    }

    /** The mean errors as facts, one year ahead and further, for a report. */
    public MetricSet measures(Listing listing, View today) {
        var subject = Subject.of(listing.ticker());
        var ledgers = evidence.factsByDay(listing, today).found();
        if (ledgers.isEmpty()) {
            return MetricSet.none(subject);
        }
        var now = ledgers.get().apply(today.asOf());
        var deriver = FactDeriver.on(subject, today.asOf());
        var misses = misses(listing, today, ledgers.get());
        for (var line : Line.values()) {
            for (int horizon = 1; horizon <= HORIZONS; horizon++) {
                int ahead = horizon;
                var these = misses.stream()
                        .filter(miss -> miss.line() == line && miss.horizon() == ahead)
                        .toList();
                if (these.size() >= 2) {
                    mean(deriver, now, these, "forecast_error", "the model's forecasts", Miss::model);
                    mean(deriver, now, these, "unchanged_error", "forecasts of no change", Miss::unchanged);
                }
                var expected = these.stream()
                        .filter(miss -> miss.consensus().isPresent())
                        .toList();
                if (expected.size() >= 2) {
                    mean(deriver, now, expected, "consensus_error", "consensus", miss -> miss.consensus()
                            .orElseThrow());
                }
            }
        }
        return deriver.measures();
    }

    /** The name of the fact that holds a mean error. */
    public static String metric(String whose, Line line, int horizon) {
        return whose + "_" + line.name().toLowerCase(Locale.ROOT) + "_" + horizon + "y";
    }

    private static void mean(
            FactDeriver deriver,
            Ledger ledger,
            List<Miss> misses,
            String whose,
            String what,
            ToDoubleFunction<Miss> error) {
        var line = misses.getFirst().line();
        int horizon = misses.getFirst().horizon();
        var reported = misses.stream().map(Miss::reported).toList();
        deriver.keep(ReportedStatement.withInputs(reported, ledger));
        deriver.derive(
                metric(whose, line, horizon),
                reported.getLast().fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(Sample.mean(misses.stream().mapToDouble(error).toArray())),
                "mean absolute error, in percent of revenue, of " + what + " for " + line.label() + ", made "
                        + AHEAD.get(horizon - 1) + " before each of " + misses.size() + " fiscal years",
                reported);
    }

    private List<Miss> misses(Listing listing, View today, Function<LocalDate, Ledger> ledgers) {
        var now = ledgers.apply(today.asOf());
        var kind = CompanyKind.of(evidence.profile(listing.ticker(), today).found(), now);
        var years = now.years(Metric.REVENUE);
        if (kind.financial() || kind == CompanyKind.BIOTECH || years.size() < 3) {
            return List.of();
        }
        var actual = given(listing, today, now, kind);
        var misses = new ArrayList<Miss>();
        for (int i = Math.max(1, years.size() - 1 - ORIGINS); i < years.size() - 1; i++) {
            var then = new View(today.sample(), years.get(i).fact().knownAt());
            var ledger = ledgers.apply(then.asOf());
            if (!ledger.years(Metric.NET_INCOME).isEmpty()) {
                compare(given(listing, then, ledger, kind), actual, years, i, misses);
            }
        }
        return misses;
    }

    private ValuationCase given(Listing listing, View view, Ledger ledger, CompanyKind kind) {
        var inputs = new ValuationInputs(
                listing,
                view.asOf(),
                kind,
                ledger.years(Metric.NET_INCOME).getLast().fact().unit().currency(),
                listing.currency(),
                AnnualMetrics.of(ledger, Optional.empty(), kind, ValuationInputs.YEARS),
                MetricSet.none(Subject.of(listing.ticker())),
                MetricSet.none(Subject.of(listing.ticker())),
                evidence.consensus(listing.ticker(), view)
                        .found()
                        .map(estimates -> Outlook.of(newest(estimates), ledger.calendar()))
                        .orElse(List.of()));
        return new ValuationCase(inputs, new ValuationAssumptions(inputs, AssumptionOverrides.NOTHING));
    }

    /** The last estimates of fiscal years by then. */
    private static List<Estimate> newest(List<Estimate> estimates) {
        var years = estimates.stream()
                .filter(estimate -> estimate.period().isYear())
                .toList();
        return years.isEmpty()
                ? List.of()
                : years.stream()
                        .filter(estimate ->
                                estimate.asOf().equals(years.getLast().asOf()))
                        .toList();
    }

    private static void compare(
            ValuationCase then, ValuationCase actual, List<LedgerEntry> years, int origin, List<Miss> misses) {
        var drivers = new CashFlowDrivers(then).find();
        var growth = then.assumptions().growth();
        if (drivers.isEmpty() || growth.isEmpty() || !sameYear(drivers.get().revenue(), years.get(origin))) {
            return;
        }
        int span = (int) then.assumptions().years().number();
        double sales = drivers.get().revenue().number();
        for (int horizon = 1; horizon <= HORIZONS && origin + horizon < years.size(); horizon++) {
            var year = years.get(origin + horizon);
            if (!follows(year, years.get(origin), horizon)) {
                return;
            }
            sales *= 1 + growth.get().path().in(horizon, span);
            var expected = consensus(then, year);
            for (var line : Line.values()) {
                double forecast = sales * share(line, drivers.get()) / 100;
                var reported = reported(actual, line, year);
                var last = reported(then, line, years.get(origin));
                if (reported.isPresent() && last.isPresent() && year.number() > 0) {
                    double real = reported.get().number();
                    misses.add(new Miss(
                            line,
                            horizon,
                            reported.get(),
                            error(forecast, real, year),
                            error(last.get().number(), real, year),
                            line == Line.REVENUE && expected.isPresent()
                                    ? OptionalDouble.of(error(expected.get().number(), real, year))
                                    : OptionalDouble.empty()));
                }
            }
        }
    }

    /** Whether so many years lie between two; one may be missing in what was published. */
    private static boolean follows(LedgerEntry year, LedgerEntry origin, int horizon) {
        long days = ChronoUnit.DAYS.between(
                origin.fact().period().end(), year.fact().period().end());
        return Math.round(days / 365.25) == horizon;
    }

    private static double share(Line line, CashFlowDrivers.Drivers drivers) {
        return switch (line) {
            case REVENUE -> 100;
            case OPERATING_INCOME -> drivers.operatingMargin().number();
            case FREE_CASH_FLOW -> drivers.margin().number();
        };
    }

    private static double error(double forecast, double reported, LedgerEntry sales) {
        return Math.abs(forecast - reported) / sales.number() * 100;
    }

    private static Optional<LedgerEntry> reported(ValuationCase given, Line line, LedgerEntry year) {
        return switch (line) {
            case REVENUE -> on(given.inputs().years("revenue"), year);
            case OPERATING_INCOME -> on(given.inputs().years("operating_income"), year);
            case FREE_CASH_FLOW -> new CashMargins(given).unlevered(year);
        };
    }

    private static Optional<LedgerEntry> consensus(ValuationCase then, LedgerEntry year) {
        return then.inputs().outlooks().stream()
                .map(Outlook::mean)
                .filter(mean -> mean.fact().metric().equals(Metric.REVENUE)
                        && mean.fact().unit().equals(year.fact().unit())
                        && sameYear(mean, year))
                .findFirst();
    }

    private static Optional<LedgerEntry> on(List<LedgerEntry> years, LedgerEntry year) {
        return years.stream().filter(each -> sameYear(each, year)).findFirst();
    }

    private static boolean sameYear(LedgerEntry one, LedgerEntry other) {
        return one.fact().period().isYear()
                && one.fact().period().endsNear(other.fact().period().end());
    }
}
