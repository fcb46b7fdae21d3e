package footnote.workflows.analyze;

import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.AnalysisType;
import footnote.domain.opinion.Recommendation;
import footnote.domain.opinion.Vote;
import footnote.evidence.TrackRecord;
import footnote.evidence.TrackRecord.Band;
import footnote.evidence.TrackRecords;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** How strong a recommendation is, and how far that is to be trusted. */
record Conviction(LedgerEntry strength, LedgerEntry confidence, String calibration, MetricSet measures) {
    private static final String STRENGTH = "recommendation_strength";
    private static final String CONFIDENCE = "recommendation_confidence";

    /** Past calls are the rules' own and weigh all views alike: for anything else there is no record. */
    static Conviction of(AnalysisInput input, VoteWeighting weighing, Advice signal, TrackRecords records) {
        var day = input.assignment().view().asOf();
        var deriver = new FactDeriver(
                input.assignment().subject(),
                day,
                Origin.document(
                        "footnote", "votes", day.atStartOfDay(ZoneOffset.UTC).toInstant()));
        double strength = weighing.tally().confidence(signal.tone().lean());
        var record = records.of(input.assignment().view())
                .filter(_ -> signal == weighing.advice() && input.assignment().type() == AnalysisType.COMPOSITE);
        var band = record.flatMap(known -> known.band(strength));
        deriver.derive(
                STRENGTH,
                Period.instant(day),
                Unit.RATIO,
                MaybeNumber.of(strength),
                "share of the weight of valuation and views that agrees with " + signal.tone()
                        + (band.isPresent() ? "" : "; uncalibrated"),
                cited(input, weighing));
        var filed = deriver.measures().find(STRENGTH).orElseThrow();
        if (band.isEmpty()) {
            return new Conviction(filed, filed, Recommendation.UNCALIBRATED, deriver.measures());
        }
        return calibrated(deriver, filed, record, band.get(), day);
    }

    private static Conviction calibrated(
            FactDeriver deriver, LedgerEntry strength, Optional<TrackRecord> record, Band band, LocalDate day) {
        var known = record.orElseThrow();
        deriver.derive(
                CONFIDENCE,
                Period.instant(day),
                Unit.RATIO,
                MaybeNumber.of(Math.round(band.cameTrue() * 10_000) / 10_000.0),
                "share of " + band.calls() + " past calls of this strength that came true within " + known.days()
                        + " trading days, from " + known.from() + " to " + known.to()
                        + (known.kind() == TrackRecord.Kind.SAMPLE ? ", on fictional companies" : ""),
                List.of(strength));
        return new Conviction(
                strength,
                deriver.measures().find(CONFIDENCE).orElseThrow(),
                known.kind().name().toLowerCase(Locale.ROOT),
                deriver.measures());
    }

    private static List<LedgerEntry> cited(AnalysisInput input, VoteWeighting weighing) {
        var cited = weighing.tally().votes().stream().map(Vote::entry).collect(Collectors.toSet());
        return input.measures().entries().stream()
                .filter(entry -> cited.contains(entry.id()))
                .toList();
    }
}
