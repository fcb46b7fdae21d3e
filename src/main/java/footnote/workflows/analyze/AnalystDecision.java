package footnote.workflows.analyze;

import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.domain.opinion.Tally;
import footnote.domain.opinion.Vote;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.FactSheet;
import footnote.research.MetricSet;
import footnote.research.prose.GatedText;
import footnote.research.prose.GatedWriter;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How an analyst comes to a view: votes are counted, a model is asked to read them, what it writes is checked against
 * the facts, and the rule's own reading stands where that fails.
 */
record AnalystDecision<T>(
        T take, Tally tally, double confidence, String confidenceEntry, MetricSet measures, String by) {

    /** What one analyst brings to it: the votes, what they come to, and that reading in the rule's own words. */
    record Case<S extends Enum<S>, T extends AnalystOutput<S, T>>(
            String name, MetricSet measures, Tally tally, S rule, Class<T> type, T ruled) {}

    /** The prompt has places for the company, the rule's signal, the votes and the facts; others are filled before. */
    static <S extends Enum<S>, T extends AnalystOutput<S, T>> AnalystDecision<T> of(
            Case<S, T> matter, AnalystTask task, Prompt prompt, Model model) {
        var sheet = FactSheet.of(matter.measures(), task.names());
        var listing = task.listing();
        var answered = new GatedWriter(model, sheet.gate(List.of()))
                .write(
                        sheet.in(prompt.quote("company", listing.name() + " (" + listing.ticker() + ")")
                                .with("asof", task.view().asOf().toString())
                                .with("rule", matter.rule().name())
                                .with("votes", votes(matter.tally()))),
                        matter.type(),
                        take -> CitedReasons.departure(matter.rule(), take.signal(), take.reasons()),
                        matter::ruled);
        var take = answered.value();
        var measures = VoteStrength.of(
                matter.name(),
                matter.tally(),
                take.signal(),
                take.lean(),
                matter.measures(),
                task.view().asOf());
        return new AnalystDecision<>(
                take,
                matter.tally(),
                matter.tally().confidence(take.lean()),
                measures.find(matter.name()).orElseThrow().id(),
                measures,
                answered.by());
    }

    /** One line for each vote: on what, which way, how heavily, and why. */
    private static String votes(Tally tally) {
        return tally.votes().stream()
                .map(vote -> vote.on() + " | " + (vote.lean() > 0 ? "for" : vote.lean() < 0 ? "against" : "neutral")
                        + " | weight " + Math.round(vote.weight()) + " | "
                        + vote.because().text())
                .collect(Collectors.joining("\n"));
    }

    /** The votes on a signal's side, the heaviest first; all of them where it leans nowhere. */
    static List<Vote> siding(Tally tally, int lean) {
        return tally.votes().stream()
                .filter(vote -> lean == 0 || vote.lean() * lean > 0)
                .sorted(Comparator.comparingDouble(Vote::weight).reversed())
                .toList();
    }

    /** How an analyst reads what was measured: a signal, a summary, and reasons that cite. */
    interface AnalystOutput<S extends Enum<S>, T> extends GatedText<T> {
        S signal();

        Prose summary();

        List<Prose> reasons();

        /** The signal on the scale of votes: 1, 0 or -1. */
        int lean();

        @Override
        default Stream<Prose> prose() {
            return Stream.concat(Stream.of(summary()), reasons().stream());
        }
    }

    /** Files how far votes agree with a signal as a figure of its own, resting on what the votes rest on. */
    static final class VoteStrength {
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
                            "footnote",
                            "votes",
                            day.atStartOfDay(ZoneOffset.UTC).toInstant()));
            deriver.derive(
                    metric,
                    Period.instant(day),
                    Unit.RATIO,
                    MaybeNumber.of(tally.confidence(lean)),
                    "share of the votes' weight that agrees with " + signal
                            + ", of all that could be cast; uncalibrated",
                    inputs);
            return measures.and(deriver.measures());
        }
    }
}
