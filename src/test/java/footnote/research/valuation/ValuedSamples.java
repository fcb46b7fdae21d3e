package footnote.research.valuation;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Prose;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.RiskCode;
import footnote.research.MetricSet;
import footnote.testing.SampleEvidence;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
        return new ValuationInputsGatherer(SampleEvidence.open())
                .gather(SampleEvidence.listing(symbol), SampleEvidence.VIEW);
    }

    /** The same with more lines at the latest balance sheet. */
    static ValuationInputs with(ValuationInputs inputs, Map<Metric, Integer> lines) {
        var equity = inputs.current().find("equity").orElseThrow().fact();
        var entries = new ArrayList<>(inputs.current().entries());
        lines.forEach((metric, value) -> entries.add(LedgerEntry.of(Fact.of(
                equity.subject(),
                metric,
                equity.period(),
                BigDecimal.valueOf(value),
                equity.unit(),
                Basis.REPORTED,
                equity.knownAt(),
                equity.origin()))));
        return new ValuationInputs(
                inputs.listing(),
                inputs.asOf(),
                inputs.kind(),
                inputs.reporting(),
                inputs.quoted(),
                inputs.annual(),
                new MetricSet(
                        inputs.current().subject(), entries, inputs.current().gaps()),
                inputs.market(),
                inputs.outlooks());
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
