package footnote.evaluation.backtest;

import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.quant.statistics.Sample;
import footnote.research.valuation.PastForecasts;
import footnote.research.valuation.PastForecasts.Line;
import footnote.research.valuation.PastForecasts.Miss;
import footnote.runtime.run.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Mean errors of the DCF's forecasts over many companies, by line and years ahead. */
public final class ForecastBacktest {
    private static final int HORIZONS = 3;

    private final EvidenceReader evidence;

    public ForecastBacktest(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    /** Mean absolute errors in percent of the revenue reported, over so many forecasts; consensus where there was one. */
    public record Score(
            String line,
            int yearsAhead,
            int forecasts,
            double model,
            double unchanged,
            int withConsensus,
            OptionalDouble modelBesideConsensus,
            OptionalDouble consensus) {}

    /** The scores, and the companies that no forecast could be made for. */
    public record Result(List<Score> scores, List<String> leftOut) {}

    public Result score(List<String> symbols, boolean sample) {
        var today = new View(sample, evidence.today(sample));
        var forecasts = new PastForecasts(evidence);
        var misses = new ArrayList<Miss>();
        var leftOut = new ArrayList<String>();
        for (var symbol : symbols) {
            List<Miss> own;
            try {
                own = forecasts.of(evidence.listing(symbol, today), today);
            } catch (Fault e) {
                leftOut.add(symbol + ": " + e.getMessage());
                continue;
            }
            if (own.isEmpty()) {
                leftOut.add(symbol + ": no forecast by a DCF was possible");
            }
            misses.addAll(own);
        }
        var scores = new ArrayList<Score>();
        for (var line : Line.values()) {
            for (int horizon = 1; horizon <= HORIZONS; horizon++) {
                int ahead = horizon;
                Predicate<Miss> wanted = miss -> miss.line() == line && miss.horizon() == ahead;
                var these = misses.stream().filter(wanted).toList();
                if (!these.isEmpty()) {
                    scores.add(score(line, horizon, these));
                }
            }
        }
        return new Result(scores, leftOut);
    }

    private static Score score(Line line, int horizon, List<Miss> misses) {
        var expected =
                misses.stream().filter(miss -> miss.consensus().isPresent()).toList();
        return new Score(
                line.label(),
                horizon,
                misses.size(),
                mean(misses, Miss::model),
                mean(misses, Miss::unchanged),
                expected.size(),
                expected.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(mean(expected, Miss::model)),
                expected.isEmpty()
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(
                                mean(expected, miss -> miss.consensus().orElseThrow())));
    }

    private static double mean(List<Miss> misses, ToDoubleFunction<Miss> error) {
        return Sample.mean(misses.stream().mapToDouble(error).toArray());
    }
}
