package footnote.research.valuation;

import footnote.domain.Metric;
import footnote.domain.Prose;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.RiskCode;
import footnote.research.MetricSet;
import footnote.testing.SampleRoom;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Companies of the sample market, valued. */
abstract class ValuedSamples {
    static ValuationResult valued(String symbol, RedFlag... flags) {
        return valued(symbol, AssumptionOverrides.NOTHING, flags);
    }

    static ValuationResult valued(String symbol, AssumptionOverrides assumed, RedFlag... flags) {
        return ValuationEngine.value(inputs(symbol), assumed, List.of(flags));
    }

    static ValuationInputs inputs(String symbol) {
        return new ValuationInputsGatherer(SampleRoom.open()).gather(SampleRoom.listing(symbol), SampleRoom.VIEW);
    }

    static RedFlag grave(RiskCode code) {
        var day = LocalDate.of(2026, 6, 1);
        return new RedFlag(
                code,
                true,
                new Prose("Something grave was reported."),
                day,
                new RedFlag.Source("8-K", "8-K", day, Optional.empty(), Optional.empty()),
                List.of());
    }

    static MetricSet withoutDepreciation(MetricSet set) {
        return new MetricSet(
                set.subject(),
                set.entries().stream()
                        .filter(each -> !each.fact().metric().equals(Metric.DEPRECIATION_AMORTIZATION))
                        .toList(),
                set.gaps());
    }

    static double entry(ValuationResult value, String id) {
        return value.measures().entries().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow()
                .number();
    }
}
