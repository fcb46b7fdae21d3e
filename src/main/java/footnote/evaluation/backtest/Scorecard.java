package footnote.evaluation.backtest;

import footnote.domain.opinion.Advice;
import footnote.evidence.TrackRecord;
import footnote.evidence.TrackRecord.Band;
import footnote.quant.statistics.Calibration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How a walk went: hits, returns against the index, and whether strength meant anything. */
public record Scorecard(
        BacktestPlan walk,
        TrackRecord.Kind calibration,
        int calls,
        double hitRate,
        double meanExcess,
        double brier,
        double brierOfHitRate,
        Map<Advice, Score> byAdvice,
        List<Band> table,
        List<Omission> omitted,
        List<PastCall> past) {
    static final int BANDS = 5;

    /** The calls of one kind of advice. */
    public record Score(int calls, double hitRate, double meanGain, double meanIndexGain) {}

    /** A day or a company that could not be judged, and why. */
    public record Omission(String what, String why) {}

    public Scorecard {
        byAdvice = Map.copyOf(byAdvice);
        table = List.copyOf(table);
        omitted = List.copyOf(omitted);
        past = List.copyOf(past);
    }

    static Scorecard of(BacktestPlan walk, TrackRecord.Kind kind, List<PastCall> past, List<Omission> omitted) {
        double[] strengths = past.stream().mapToDouble(PastCall::strength).toArray();
        var right = new boolean[past.size()];
        for (int i = 0; i < right.length; i++) {
            right[i] = past.get(i).right();
        }
        double rate = rate(past);
        double[] constant = new double[past.size()];
        Arrays.fill(constant, Double.isNaN(rate) ? 0 : rate);
        return new Scorecard(
                walk,
                kind,
                past.size(),
                rate,
                past.stream()
                        .mapToDouble(
                                call -> call.excess() * call.advice().tone().lean())
                        .average()
                        .orElse(Double.NaN),
                Calibration.brier(strengths, right),
                Calibration.brier(constant, right),
                byAdvice(past),
                table(strengths, right),
                omitted,
                past);
    }

    /** What analyses may show as confidence from now on. */
    public TrackRecord record() {
        return new TrackRecord(calibration, walk.from(), walk.to(), walk.ahead(), table);
    }

    private static Map<Advice, Score> byAdvice(List<PastCall> past) {
        var scores = new EnumMap<Advice, Score>(Advice.class);
        for (var advice : Advice.values()) {
            var calls = past.stream().filter(call -> call.advice() == advice).toList();
            if (!calls.isEmpty()) {
                scores.put(
                        advice,
                        new Score(
                                calls.size(),
                                rate(calls),
                                calls.stream()
                                        .mapToDouble(PastCall::gain)
                                        .average()
                                        .orElse(Double.NaN),
                                calls.stream()
                                        .mapToDouble(PastCall::indexGain)
                                        .average()
                                        .orElse(Double.NaN)));
            }
        }
        return scores;
    }

    private static double rate(List<PastCall> calls) {
        return calls.isEmpty()
                ? Double.NaN
                : (double) calls.stream().filter(PastCall::right).count() / calls.size();
    }

    private static List<Band> table(double[] strengths, boolean[] right) {
        var bands = new ArrayList<Band>();
        for (var bin : Calibration.table(strengths, right, BANDS)) {
            bands.add(new Band(bin.from(), bin.to(), bin.count(), bin.count() == 0 ? 0 : bin.frequency()));
        }
        return bands;
    }
}
