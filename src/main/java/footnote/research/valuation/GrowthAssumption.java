package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.domain.opinion.RedFlag;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Growth;
import footnote.quant.value.DiscountedCashFlow.GrowthPath;
import footnote.research.CompanyKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How fast revenue and free cash flow are assumed to grow: as the reader says, else as analysts expect of the next two
 * fiscal years and from there in equal steps to a rate by the company's own trend.
 */
final class GrowthAssumption {
    private static final double LEAST_GROWTH = -10;
    private static final double MOST_ABOVE_TERMINAL = 7;
    private static final double MOST_EXPECTED = 50;
    private static final int TREND_YEARS = 5;
    private static final int DAYS_APART = 40;
    private static final String MEAN = "Revenue and FCF growth a year";

    private final ValuationAssumptions assumptions;
    private final ValuationInputs inputs;

    GrowthAssumption(ValuationAssumptions assumptions, ValuationInputs inputs) {
        this.assumptions = assumptions;
        this.inputs = inputs;
    }

    /** The mean growth of the forecast, and the rates it is the mean of, by year; none where one rate holds for all. */
    record Forecast(LedgerEntry mean, Optional<Rates> rates) {
        GrowthPath path() {
            return rates.map(each -> new GrowthPath(rate(each.first()), rate(each.second()), rate(each.last())))
                    .orElseGet(() -> GrowthPath.constant(rate(mean)));
        }

        List<LedgerEntry> facts() {
            return Stream.concat(
                            Stream.of(mean),
                            rates.stream().flatMap(each -> Stream.of(each.first(), each.second(), each.last())))
                    .toList();
        }

        private static double rate(LedgerEntry entry) {
            return entry.number() / 100;
        }
    }

    /** Growth of the first forecast year, of the second and of the last. */
    record Rates(LedgerEntry first, LedgerEntry second, LedgerEntry last) {}

    /**
     * The reader's rate, else consensus revenue growth that moves to the company's own rate, else that rate alone; for a
     * cyclical company always that rate, since a consensus from the trough is a recovery and no growth.
     */
    Optional<Forecast> find() {
        return assumptions
                .given("growth", MEAN, Unit.PERCENT)
                .map(each -> new Forecast(each, Optional.empty()))
                .or(() -> inputs.kind() == CompanyKind.CYCLICAL ? Optional.empty() : expected())
                .or(() -> trend("growth_assumed", MEAN, Period.instant(inputs.asOf()))
                        .map(each -> new Forecast(each, Optional.empty())));
    }

    private Optional<Forecast> expected() {
        var last = inputs.lastYear("revenue").filter(each -> each.number() > 0);
        var first = last.flatMap(from -> consensus(from, 1));
        if (first.isEmpty() || inputs.years(Metric.REVENUE.name()).size() < 2) {
            return Optional.empty();
        }
        var next = last.flatMap(from -> consensus(from, 2));
        var years = assumptions.years();
        var year1 = rise("growth_first_year", last.get(), first.get());
        var year2 = next.map(each -> rise("growth_second_year", first.get().mean(), each));
        var end = last.get().fact().period().later((int) years.number());
        var own =
                trend("growth_last_year", "Revenue growth, " + end.label(), end).orElseThrow();
        var rates = new Rates(
                year1,
                year2.orElseGet(
                        () -> step(year1, own, years, last.get().fact().period().later(2))),
                own);
        var forecast = new Forecast(year1, Optional.of(rates));
        return assumptions
                .derive(
                        "growth_assumed",
                        MEAN,
                        MaybeNumber.of(100 * forecast.path().mean((int) years.number())),
                        "mean of the forecast years",
                        List.of(rates.first(), rates.second(), rates.last(), years))
                .map(mean -> new Forecast(mean, Optional.of(rates)));
    }

    /** What analysts expect of revenue in a fiscal year after the last that was reported. */
    private Optional<Outlook> consensus(LedgerEntry last, int later) {
        var end = last.fact().period().end().plusYears(later).toEpochDay();
        return inputs.outlooks().stream()
                .filter(each -> {
                    var mean = each.mean().fact();
                    return mean.metric().equals(Metric.REVENUE)
                            && mean.period().isYear()
                            && mean.unit().equals(last.fact().unit())
                            && mean.value().signum() > 0
                            && Math.abs(mean.period().end().toEpochDay() - end) <= DAYS_APART;
                })
                .findFirst();
    }

    private LedgerEntry rise(String key, LedgerEntry from, Outlook to) {
        var facts = new ArrayList<>(List.of(from, to.mean()));
        to.analysts().ifPresent(facts::add);
        double rate = 100 * (to.mean().number() / from.number() - 1);
        String basis = "consensus"
                + to.analysts()
                        .map(count -> " of {fact:" + count.id() + "} analysts")
                        .orElse("")
                + " as of " + RedFlag.day(to.mean().fact().knownAt());
        var period = to.mean().fact().period();
        return limited(
                        new Rate(key, "Revenue growth, " + period.label(), period),
                        rate,
                        new Limits(-MOST_EXPECTED, MOST_EXPECTED),
                        basis,
                        facts)
                .orElseThrow();
    }

    /** The second year's growth where analysts expect nothing of it: the first step toward the last year's. */
    private LedgerEntry step(LedgerEntry first, LedgerEntry last, LedgerEntry years, Period second) {
        return assumptions
                .derive(
                        "growth_second_year",
                        "Revenue growth, " + second.label(),
                        second,
                        MaybeNumber.of(
                                first.number() + (last.number() - first.number()) / Math.max(1, years.number() - 1)),
                        "first of equal steps to the last forecast year",
                        List.of(first, last, years))
                .orElseThrow();
    }

    /** The mean of the company's own trend and terminal growth, since past growth persists in part only. */
    private Optional<LedgerEntry> trend(String key, String name, Period period) {
        var years = inputs.years(Metric.REVENUE.name());
        if (years.size() < 2) {
            assumptions.deriver().missing("Growth assumed", "neither a consensus nor two years of revenue are known");
            return Optional.empty();
        }
        int from = inputs.kind() == CompanyKind.CYCLICAL ? 0 : Math.max(0, years.size() - 1 - TREND_YEARS);
        var first = years.get(from);
        var last = years.getLast();
        var rate = Growth.cagr(
                        MaybeNumber.of(first.number()),
                        MaybeNumber.of(last.number()),
                        Math.max(
                                1.0,
                                Math.rint((last.fact().period().end().toEpochDay()
                                                - first.fact().period().end().toEpochDay())
                                        / 365.25)))
                .times(100);
        var terminal = assumptions.terminalGrowth();
        String basis =
                "mean of the revenue trend since " + first.fact().period().label() + " and terminal growth";
        return rate.known()
                ? limited(
                        new Rate(key, name, period),
                        (rate.orNaN() + terminal.number()) / 2,
                        new Limits(LEAST_GROWTH, terminal.number() + MOST_ABOVE_TERMINAL),
                        basis,
                        List.of(first, last, terminal))
                : assumptions.derive(key, name, period, rate, basis, List.of(first, last, terminal));
    }

    private record Limits(double least, double most) {}

    /** What a rate is filed as: its key, its name in the table, and the year it holds for. */
    private record Rate(String key, String name, Period period) {}

    /** Within limits that the basis states, so that a cap is never taken for a forecast. */
    private Optional<LedgerEntry> limited(Rate as, double rate, Limits limits, String basis, List<LedgerEntry> from) {
        double held = Math.clamp(rate, limits.least(), limits.most());
        if (rate == held) {
            return assumptions.derive(as.key(), as.name(), as.period(), MaybeNumber.of(rate), basis, from);
        }
        var limit = assumptions.deriver().assume("growth_limit", inputs.asOf(), Unit.PERCENT, held);
        var all = new ArrayList<>(from);
        all.add(limit);
        return assumptions.derive(
                as.key(),
                as.name(),
                as.period(),
                MaybeNumber.of(held),
                basis + (rate > held ? ", capped at" : ", limited to no less than") + " {fact:" + limit.id()
                        + "} a year",
                all);
    }
}
