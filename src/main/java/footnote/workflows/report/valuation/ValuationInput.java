package footnote.workflows.report.valuation;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.data.ValuationData;
import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;

/** What a valuation is made from, and how its figures are filed: in the books' money, or a share in the price's. */
record ValuationInput(
        ResearchTask task,
        Optional<FinancialData> financial,
        Optional<ValuationData> valuation,
        Optional<MarketData> market,
        ValuationAssumptions premises) {
    FactDeriver deriver() {
        return premises.deriver();
    }

    /** A figure of the last fiscal year; empty where only earlier years have it. */
    Optional<LedgerEntry> lastYear(String metric) {
        return premises.lastYear(metric);
    }

    Optional<LedgerEntry> price() {
        return market.flatMap(each -> each.measures().find("price"));
    }

    Denomination quoted() {
        return market.map(MarketData::currency).orElseGet(() -> task.listing().currency());
    }

    LocalDate day() {
        return task.view().asOf();
    }

    static List<LedgerEntry> with(List<LedgerEntry> inputs, LedgerEntry... more) {
        var all = new LinkedHashSet<>(inputs);
        all.addAll(List.of(more));
        return List.copyOf(all);
    }

    LedgerEntry shifted(String metric, LedgerEntry base, double points) {
        return deriver()
                .derive(
                        metric,
                        Period.instant(day()),
                        Unit.PERCENT,
                        MaybeNumber.of(base.number() + points),
                        base.fact().metric().label() + (points > 0 ? " plus " : " less ") + Math.abs(points)
                                + " points",
                        List.of(base))
                .orElseThrow();
    }

    void amount(String metric, MaybeNumber value, String formula, List<LedgerEntry> inputs) {
        var currency = financial
                .map(FinancialData::currency)
                .orElseGet(() -> task.listing().currency().major());
        deriver().derive(metric, Period.instant(day()), Unit.of(currency), value, formula, inputs);
    }

    /** In what the share is quoted in, so that it can be held against the price: pence for a price in pence. */
    Optional<LedgerEntry> perShare(String metric, MaybeNumber value, String formula, List<LedgerEntry> inputs) {
        DoubleUnaryOperator quote = each -> each * quoted().perMajor();
        return deriver()
                .derive(metric, Period.instant(day()), Unit.perShare(quoted()), value.map(quote), formula, inputs);
    }

    void againstPrice(LedgerEntry value) {
        price().ifPresent(price -> deriver()
                .derive(
                        "model_value_against_price",
                        Period.instant(day()),
                        Unit.PERCENT,
                        MaybeNumber.of(value.number())
                                .overPositive(MaybeNumber.of(price.number()), "share price")
                                .map(ratio -> 100 * (ratio - 1)),
                        "model value per share over the price, less one",
                        List.of(value, price)));
    }
}
