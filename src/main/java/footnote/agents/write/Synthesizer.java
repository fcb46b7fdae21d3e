package footnote.agents.write;

import footnote.agents.gather.FactSheet;
import footnote.agents.gather.Measures;
import footnote.agents.gather.Reckoner;
import footnote.agents.judge.Cited;
import footnote.domain.LedgerEntry;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.domain.opinion.Absence;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.Horizon;
import footnote.domain.opinion.Recommendation;
import footnote.domain.opinion.Tally;
import footnote.domain.opinion.Vote;
import footnote.quant.Measured;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.Patience;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.stream.Collectors;

/** Weighs the views against each other and against the risks, and writes the recommendation. */
public final class Synthesizer {
    public static final Patience PATIENCE = Patience.of(Duration.ofSeconds(90));

    private static final Prompt PROMPT = Prompt.of(Synthesizer.class);

    private final Model model;

    public Synthesizer(Model model) {
        this.model = model;
    }

    public Synthesis recommend(CaseFile file) {
        var weighing = Weighing.of(file);
        var sheet = FactSheet.of(file.measures(), file.assignment().names());
        var answered = model.answered(
                PROMPT.quote(
                                "company",
                                file.assignment().listing().name() + " ("
                                        + file.assignment().listing().ticker() + ")")
                        .with("emphasis", file.assignment().type().word())
                        .with("rule", weighing.advice().name())
                        .with("technical", Views.technical(file))
                        .with("fundamental", Views.fundamental(file))
                        .with("sentiment", Views.sentiment(file))
                        .with("flags", file.flags())
                        .quote("gaps", Absence.list(file.gaps()))
                        .with("facts", sheet.lines()),
                SynthesisTake.class,
                take -> checked(take, weighing.advice(), sheet),
                () -> PlainCase.of(file, weighing));
        var take = answered.value();
        var measures = strength(file, weighing.tally(), take.signal());
        var recommendation = new Recommendation(
                take.signal(),
                weighing.tally().confidence(take.signal().tone().lean()),
                measures.find("recommendation_strength").orElseThrow().id(),
                Horizon.of(file.assignment().type()),
                take.thesis(),
                take.bullCase(),
                take.bearCase(),
                take.whatWouldChangeOurMind(),
                weighing.advice(),
                take.reasons(),
                file.flags(),
                answered.by(),
                answered.reason());
        return new Synthesis(recommendation, measures);
    }

    private static void checked(SynthesisTake take, Advice rule, FactSheet sheet) {
        sheet.check(take.prose());
        Cited.departure(rule, take.signal(), take.reasons());
    }

    private static Measures strength(CaseFile file, Tally tally, Advice signal) {
        var day = file.assignment().view().asOf();
        var cited = tally.votes().stream().map(Vote::entry).collect(Collectors.toSet());
        var inputs = file.measures().entries().stream()
                .filter((LedgerEntry entry) -> cited.contains(entry.id()))
                .toList();
        var reckoner = new Reckoner(
                file.assignment().subject(),
                day,
                Origin.document(
                        "footnote", "votes", day.atStartOfDay(ZoneOffset.UTC).toInstant()));
        reckoner.derive(
                "recommendation_strength",
                Period.instant(day),
                Unit.RATIO,
                Measured.of(tally.confidence(signal.tone().lean())),
                "share of the three views' weight that agrees with " + signal.tone() + "; uncalibrated",
                inputs);
        return reckoner.measures();
    }
}
