package footnote.workflows.analyze;

import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.domain.opinion.Tally;
import footnote.domain.opinion.Vote;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;

/** Files how far votes agree with a signal as a figure of its own, resting on what the votes rest on. */
final class VoteStrength {
    private VoteStrength() {}

    static MetricSet of(String metric, Tally tally, Enum<?> signal, int lean, MetricSet measures, LocalDate day) {
        var cited = tally.votes().stream().map(Vote::entry).collect(Collectors.toSet());
        List<LedgerEntry> inputs = measures.entries().stream()
                .filter(entry -> cited.contains(entry.id()))
                .toList();
        var deriver = new FactDeriver(
                measures.subject(),
                day,
                Origin.document(
                        "footnote", "votes", day.atStartOfDay(ZoneOffset.UTC).toInstant()));
        deriver.derive(
                metric,
                Period.instant(day),
                Unit.RATIO,
                MaybeNumber.of(tally.confidence(lean)),
                "share of the votes' weight that agrees with " + signal + ", of all that could be cast; uncalibrated",
                inputs);
        return measures.and(deriver.measures());
    }
}
