package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.workflows.ask.question.FigureScope;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is computed of one part of a company: its share of the whole, and its margins. */
record PartFigures(Ledger ledger, FigureScope scope, FactDeriver deriver) {
    private static final Map<String, Metric> EARNED =
            Map.of("operating_margin", Metric.OPERATING_INCOME, "gross_margin", Metric.GROSS_PROFIT);

    /** A part's figure as a percentage of the whole company's. */
    Optional<LedgerEntry> share(String metric, Optional<LedgerEntry> part, int year) {
        var whole = Metric.standard(metric).flatMap(each -> of(scope.ofWhole(), each, year));
        return part.flatMap(one -> whole.flatMap(all -> deriver.derive(
                metric + "_share",
                one.fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(100 * one.number() / all.number(), "the whole is zero"),
                "part / whole company",
                List.of(one, all))));
    }

    /** A part's margin, from its own income and revenue. */
    Optional<LedgerEntry> margin(String metric, int year) {
        var earned = Optional.ofNullable(EARNED.get(metric)).flatMap(each -> of(scope, each, year));
        var revenue = of(scope, Metric.REVENUE, year);
        return earned.flatMap(income -> revenue.filter(sales -> sales.number() > 0)
                .flatMap(sales -> deriver.derive(
                        metric,
                        sales.fact().period(),
                        Unit.PERCENT,
                        MaybeNumber.of(100 * income.number() / sales.number(), "revenue is zero"),
                        income.fact().metric().label().toLowerCase(java.util.Locale.ROOT) + " / revenue",
                        List.of(income, sales))));
    }

    private Optional<LedgerEntry> of(FigureScope within, Metric metric, int year) {
        var found = within.series(ledger, metric).stream()
                .filter(entry -> entry.fact().period().year() == year)
                .findFirst();
        found.ifPresent(each -> deriver.keep(List.of(each)));
        return found;
    }
}
