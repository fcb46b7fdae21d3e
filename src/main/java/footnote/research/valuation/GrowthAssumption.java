package footnote.research.valuation;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Unit;
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
 * fiscal years, or by the company's momentum where they expect nothing, and from there in equal steps to a rate by its own
 * trend.
 */
final class GrowthAssumption {
    private static final double LEAST_GROWTH = -10;
    private static final double MOST_ABOVE_TERMINAL = 7;
    private static final double MOST_EXPECTED = 50;
    private static final double MOST_OWN = 30;
    private static final int TREND_YEARS = 5;
    private static final int DAYS_APART = 40;

    /** The part of the last year's revenue. */
    private static final double MUCH_ACQUIRED = 0.1;

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
     * The reader's rate, else growth of the next years by consensus or momentum that moves to a rate by the company's own
     * trend; for a cyclical company that rate alone, since growth from the trough is a recovery and no trend.
     */
    Optional<Forecast> find() {
        return assumptions
                .given("growth", MEAN, Unit.PERCENT)
                .map(each -> new Forecast(each, Optional.empty()))
                .or(() -> inputs.kind() == CompanyKind.CYCLICAL ? Optional.empty() : byYear())
                .or(() -> trend("growth_assumed", MEAN, Period.instant(inputs.asOf()))
                        .map(each -> new Forecast(each, Optional.empty())));
    }

    private Optional<Forecast> byYear() {
        var last = inputs.lastYear("revenue").filter(each -> each.number() > 0);
        if (last.isEmpty() || inputs.years(Metric.REVENUE.name()).size() < 2) {
            return Optional.empty();
        }
        var first = consensus(last.get(), 1);
        var year1 = first.map(each -> rise("growth_first_year", last.get(), each))
                .or(() -> momentum(last.get().fact().period().later(1)));
        return year1.map(from -> path(
                last.get(),
                from,
                first.flatMap(
                        each -> consensus(last.get(), 2).map(next -> rise("growth_second_year", each.mean(), next))),
                first.isPresent()));
    }

    /**
     * From the first forecast years in equal steps to the company's own rate in the last; momentum lasts less long than
     * what analysts expect, and half of it is gone in the second year.
     */
    private Forecast path(LedgerEntry last, LedgerEntry year1, Optional<LedgerEntry> year2, boolean consensus) {
        var years = assumptions.years();
        var end = last.fact().period().later((int) years.number());
        var own =
                trend("growth_last_year", "Revenue growth, " + end.label(), end).orElseThrow();
        var rates = new Rates(
                year1,
                year2.orElseGet(() -> consensus
                        ? step(year1, own, years, last.fact().period().later(2))
                        : middle(year1, own, last.fact().period().later(2))),
                own);
        var forecast = new Forecast(year1, Optional.of(rates));
        return assumptions
                .derive(
                        "growth_assumed",
                        MEAN,
                        MaybeNumber.of(100 * forecast.path().mean((int) years.number())),
                        "mean of the forecast years",
                        List.of(rates.first(), rates.second(), rates.last(), years))
                .map(mean -> new Forecast(mean, Optional.of(rates)))
                .orElseThrow();
    }

    /** Where analysts expect nothing: growth of the last year and of the years before, in equal parts. */
    private Optional<LedgerEntry> momentum(Period first) {
        var span = span();
        return inputs.lastYear("revenue_growth").flatMap(latest -> {
            var rate = span.rate();
            return rate.known()
                    ? limited(
                            new Rate("growth_first_year", "Revenue growth, " + first.label(), first),
                            (rate.orNaN() + latest.number()) / 2,
                            new Limits(LEAST_GROWTH, MOST_OWN),
                            "mean of growth in " + latest.fact().period().label() + " and the revenue trend since "
                                    + span.first().fact().period().label(),
                            List.of(span.first(), span.last(), latest))
                    : Optional.empty();
        });
    }

    /** The years that a trend is taken over. */
    private record Span(LedgerEntry first, LedgerEntry last) {
        /** Growth a year, in percent. */
        MaybeNumber rate() {
            return Growth.cagr(
                            MaybeNumber.of(first.number()),
                            MaybeNumber.of(last.number()),
                            Math.max(
                                    1.0,
                                    Math.rint((last.fact().period().end().toEpochDay()
                                                    - first.fact()
                                                            .period()
                                                            .end()
                                                            .toEpochDay())
                                            / 365.25)))
                    .times(100);
        }
    }

    private Span span() {
        var years = inputs.years(Metric.REVENUE.name());
        int from = inputs.kind() == CompanyKind.CYCLICAL ? 0 : Math.max(0, years.size() - 1 - TREND_YEARS);
        return new Span(years.get(from), years.getLast());
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
                + " as of " + FigureFormat.day(to.mean().fact().knownAt());
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

    private LedgerEntry middle(LedgerEntry first, LedgerEntry last, Period second) {
        return assumptions
                .derive(
                        "growth_second_year",
                        "Revenue growth, " + second.label(),
                        second,
                        MaybeNumber.of((first.number() + last.number()) / 2),
                        "mean of the first and the last forecast year",
                        List.of(first, last))
                .orElseThrow();
    }

    /** The mean of the company's own trend and terminal growth, since past growth persists in part only. */
    private Optional<LedgerEntry> trend(String key, String name, Period period) {
        var years = inputs.years(Metric.REVENUE.name());
        if (years.size() < 2) {
            assumptions.deriver().missing("Growth assumed", "neither a consensus nor two years of revenue are known");
            return Optional.empty();
        }
        var first = span().first();
        var last = span().last();
        var rate = span().rate();
        var terminal = assumptions.terminalGrowth();
        var acquired = acquired(first, last);
        if (rate.known() && rate.orNaN() > terminal.number() && !acquired.isEmpty()) {
            return assumptions.derive(
                    key,
                    name,
                    period,
                    MaybeNumber.of(terminal.number()),
                    "terminal growth, since acquisitions cost more than a tenth of revenue and the trend includes"
                            + " what they added",
                    Stream.concat(acquired.stream(), Stream.of(last, terminal)).toList());
        }
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

    /** What was paid for other companies after the first year, where it is so much that the trend is not the company's own. */
    private List<LedgerEntry> acquired(LedgerEntry first, LedgerEntry last) {
        var paid = inputs.years(Metric.ACQUISITIONS.name()).stream()
                .filter(each -> each.number() > 0
                        && each.fact()
                                .period()
                                .end()
                                .isAfter(first.fact().period().end()))
                .toList();
        double sum = paid.stream().mapToDouble(LedgerEntry::number).sum();
        return sum > MUCH_ACQUIRED * last.number() ? paid : List.of();
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
