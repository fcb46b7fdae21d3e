package footnote.workflows.report.valuation;

import footnote.domain.opinion.RedFlag;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.research.valuation.AssumptionOverrides;
import footnote.research.valuation.ValuationEngine;
import footnote.research.valuation.ValuationInputs;
import footnote.research.valuation.ValuationResult;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.data.ValuationData;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The shared valuation over what a report gathered, with multiples of peers and of other years as cross-checks. */
public final class ReportValuation {
    private ReportValuation() {}

    public static ValuationResult value(
            ResearchTask task,
            Optional<FinancialData> financial,
            Optional<ValuationData> valuation,
            Optional<MarketData> market,
            AssumptionOverrides assumed,
            List<RedFlag> flags) {
        var none = MetricSet.none(task.subject());
        var inputs = new ValuationInputs(
                task.listing(),
                task.view().asOf(),
                financial.map(FinancialData::trade).orElse(CompanyKind.INDUSTRIAL),
                financial.map(FinancialData::currency),
                market.map(MarketData::currency).orElseGet(() -> task.listing().currency()),
                financial.map(FinancialData::measures).orElse(none),
                valuation.map(ValuationData::measures).orElse(none),
                market.map(MarketData::measures).orElse(none),
                valuation.map(ValuationData::outlooks).orElse(List.of()));
        var value = ValuationEngine.value(inputs, assumed, flags);
        return crossChecked(value, financial, valuation, market);
    }

    private static ValuationResult crossChecked(
            ValuationResult value,
            Optional<FinancialData> financial,
            Optional<ValuationData> valuation,
            Optional<MarketData> market) {
        var deriver = FactDeriver.over(value.measures());
        var ranges = new ArrayList<>(value.ranges());
        if (value.kind() != CompanyKind.DISTRESSED && value.kind() != CompanyKind.BIOTECH) {
            new MultiplesValuation(deriver, valuation, financial, value.financial()).add(ranges);
        }
        yearsPrices(deriver, market).ifPresent(ranges::add);
        return value.with(ranges, deriver.measures());
    }

    private static Optional<ValuationResult.Range> yearsPrices(FactDeriver deriver, Optional<MarketData> market) {
        var measures = market.map(MarketData::measures);
        var low = measures.flatMap(each -> each.find("low_52_weeks"));
        var high = measures.flatMap(each -> each.find("high_52_weeks"));
        if (low.isEmpty() || high.isEmpty()) {
            return Optional.empty();
        }
        deriver.keep(measures.orElseThrow().behind(List.of(low.get(), high.get())));
        return Optional.of(new ValuationResult.Range(
                "52-week price range",
                low.get().id(),
                Optional.empty(),
                high.get().id(),
                ValuationResult.Kind.MARKET));
    }
}
