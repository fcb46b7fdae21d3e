package footnote.workflows.analyze;

import footnote.domain.opinion.Tally;
import footnote.domain.opinion.Vote;
import footnote.research.FactSheet;
import footnote.research.MetricSet;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import java.util.Comparator;
import java.util.List;

/**
 * How an analyst comes to a view: votes are counted, a model is asked to read them, what it writes is checked against
 * the facts, and the rule's own reading stands where that fails.
 */
record AnalystDecision<T>(
        T take, Tally tally, double confidence, String confidenceEntry, MetricSet measures, String by) {

    /** What one analyst brings to it: the votes, what they come to, and that reading in the rule's own words. */
    record Case<S extends Enum<S>, T extends AnalystOutput<S>>(
            String name, MetricSet measures, Tally tally, S rule, Class<T> type, T ruled) {}

    /** The prompt has places for the company, the rule's signal, the votes and the facts; others are filled before. */
    static <S extends Enum<S>, T extends AnalystOutput<S>> AnalystDecision<T> of(
            Case<S, T> matter, AnalystTask assignment, Prompt prompt, Model model) {
        var sheet = FactSheet.of(matter.measures(), assignment.names());
        var listing = assignment.listing();
        var answered = model.answered(
                prompt.quote("company", listing.name() + " (" + listing.ticker() + ")")
                        .with("rule", matter.rule().name())
                        .with("votes", matter.tally().votes())
                        .with("facts", sheet.lines()),
                matter.type(),
                take -> check(take, matter.rule(), sheet),
                matter::ruled);
        var take = answered.value();
        var measures = VoteStrength.of(
                matter.name(),
                matter.tally(),
                take.signal(),
                take.lean(),
                matter.measures(),
                assignment.view().asOf());
        return new AnalystDecision<>(
                take,
                matter.tally(),
                matter.tally().confidence(take.lean()),
                measures.find(matter.name()).orElseThrow().id(),
                measures,
                answered.by());
    }

    private static <S extends Enum<S>> void check(AnalystOutput<S> take, S rule, FactSheet sheet) {
        sheet.check(take.reasons());
        sheet.check(List.of(take.summary()));
        CitedReasons.departure(rule, take.signal(), take.reasons());
    }

    /** The votes on a signal's side, the heaviest first; all of them where it leans nowhere. */
    static List<Vote> siding(Tally tally, int lean) {
        return tally.votes().stream()
                .filter(vote -> lean == 0 || vote.lean() * lean > 0)
                .sorted(Comparator.comparingDouble(Vote::weight).reversed())
                .toList();
    }
}
