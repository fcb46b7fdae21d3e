package footnote.workflows.report.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Growth;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.data.ValuationData;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** How fast free cash flow is assumed to grow: as the reader says, else as analysts expect of revenue, else as it did. */
final class GrowthAssumption {
    private static final double LEAST_GROWTH = -8;
    private static final double MOST_GROWTH = 20;

    private final ValuationAssumptions premises;
    private final ResearchTask task;
    private final Optional<FinancialData> financial;
    private final Optional<ValuationData> valuation;

    GrowthAssumption(
            ValuationAssumptions premises,
            ResearchTask task,
            Optional<FinancialData> financial,
            Optional<ValuationData> valuation) {
        this.premises = premises;
        this.task = task;
        this.financial = financial;
        this.valuation = valuation;
    }

    /** The consensus on revenue where analysts are counted, else the company's own trend, both within sober limits. */
    Optional<LedgerEntry> find() {
        return premises.given("growth", "FCF growth a year", Unit.PERCENT)
                .or(this::expected)
                .or(this::trend);
    }

    private Optional<LedgerEntry> expected() {
        var last = financial.flatMap(each -> each.measures().find("revenue"));
        var furthest = valuation.stream()
                .flatMap(each -> each.outlooks().stream())
                .filter(each -> each.mean().fact().metric().equals(Metric.REVENUE)
                        && each.mean().fact().period().isYear())
                .max((one, other) ->
                        one.mean().fact().period().compareTo(other.mean().fact().period()));
        if (last.isEmpty()
                || furthest.isEmpty()
                || !last.get().fact().unit().equals(furthest.get().mean().fact().unit())) {
            return Optional.empty();
        }
        var mean = furthest.get().mean();
        double years = (mean.fact().period().end().toEpochDay()
                        - last.get().fact().period().end().toEpochDay())
                / 365.25;
        if (years < 0.5) {
            return Optional.empty();
        }
        var inputs = new ArrayList<>(List.of(last.get(), mean));
        furthest.get().analysts().ifPresent(inputs::add);
        var rate = Growth.cagr(MaybeNumber.of(last.get().number()), MaybeNumber.of(mean.number()), years)
                .times(100);
        String basis = "consensus on revenue"
                + furthest.get()
                        .analysts()
                        .map(count -> " of {fact:" + count.id() + "} analysts")
                        .orElse("")
                + " as of " + mean.fact().knownAt();
        return sober(rate, basis, inputs);
    }

    private Optional<LedgerEntry> trend() {
        var years = financial
                .map(each -> each.measures().entries().stream()
                        .filter(entry -> entry.fact().metric().equals(Metric.REVENUE)
                                && entry.fact().period().isYear()
                                && entry.fact().dimensions().isEmpty())
                        .sorted((one, other) ->
                                one.fact().period().compareTo(other.fact().period()))
                        .toList())
                .orElse(List.of());
        if (years.size() < 2) {
            premises.deriver().missing("Growth assumed", "neither a consensus nor two years of revenue are known");
            return Optional.empty();
        }
        int from = Math.max(0, years.size() - 1 - task.years());
        var first = years.get(from);
        var last = years.getLast();
        var rate = Growth.cagr(
                        MaybeNumber.of(first.number()),
                        MaybeNumber.of(last.number()),
                        ReportFacts.yearsBetween(first, last))
                .times(100);
        return sober(
                rate, "the company's own trend since " + first.fact().period().label(), List.of(first, last));
    }

    /** In the money the rates are of: books in a money that melts grow by themselves. */
    private Optional<LedgerEntry> sober(MaybeNumber inBooks, String basis, List<LedgerEntry> inputs) {
        var loss = lossOfBooksMoney();
        var rate = loss.map(each -> inBooks.map(growth -> 100 * ((100 + growth) / (100 + each.number()) - 1)))
                .orElse(inBooks);
        var limited = rate.map(each -> Math.clamp(each, LEAST_GROWTH, MOST_GROWTH));
        String how = basis
                + (loss.isPresent() ? ", less the annual depreciation of the reporting currency" : "")
                + (rate.known() && rate.orNaN() != limited.orNaN() ? ", capped" : "");
        var all = new ArrayList<>(inputs);
        loss.ifPresent(all::add);
        return premises.derive("growth_assumed", "FCF growth a year", limited, how, all);
    }

    /** What the statements' currency lost a year against the price's, where they differ and the rates go back a year. */
    private Optional<LedgerEntry> lossOfBooksMoney() {
        var rates = valuation.stream()
                .flatMap(each -> each.measures().entries().stream())
                .filter(entry -> entry.fact().metric().equals(Metric.EXCHANGE_RATE) && entry.number() > 0)
                .sorted(Comparator.comparing(entry -> entry.fact().period()))
                .toList();
        if (rates.isEmpty()) {
            return Optional.empty();
        }
        var first = rates.getFirst();
        var last = rates.getLast();
        double years = (last.fact().period().end().toEpochDay()
                        - first.fact().period().end().toEpochDay())
                / 365.25;
        return years < 1
                ? Optional.empty()
                : premises.derive(
                        "loss_of_books_money",
                        "Annual depreciation of the reporting currency",
                        Growth.cagr(MaybeNumber.of(first.number()), MaybeNumber.of(last.number()), years)
                                .times(100),
                        "exchange rate of " + last.fact().subject().key() + " since "
                                + first.fact().period().end(),
                        List.of(first, last));
    }
}
