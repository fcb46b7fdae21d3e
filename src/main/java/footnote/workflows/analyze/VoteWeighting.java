package footnote.workflows.analyze;

import footnote.domain.Prose;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.AnalysisType;
import footnote.domain.opinion.RiskFlag;
import footnote.domain.opinion.Tally;
import footnote.domain.opinion.Tone;
import footnote.domain.opinion.Vote;
import java.util.ArrayList;
import java.util.Map;

/** The rule of the synthesis: the three views as votes, with weights that follow what the reader asked for. */
record VoteWeighting(Tally tally, Advice advice) {
    private record Weights(double technical, double fundamental, double sentiment) {}

    private static final Map<AnalysisType, Weights> WEIGHTS = Map.of(
            AnalysisType.COMPOSITE, new Weights(35, 45, 20),
            AnalysisType.TECHNICAL, new Weights(60, 25, 15),
            AnalysisType.FUNDAMENTAL, new Weights(20, 65, 15),
            AnalysisType.SENTIMENT, new Weights(30, 30, 40));

    static VoteWeighting of(AnalysisInput file) {
        var weights = WEIGHTS.getOrDefault(file.assignment().type(), new Weights(35, 45, 20));
        var votes = new ArrayList<Vote>();
        file.technical()
                .ifPresent(view -> votes.add(vote(
                        "Technical view",
                        blended(view.signal().lean(), view.score()),
                        weights.technical(),
                        view.confidenceEntry())));
        file.fundamental()
                .ifPresent(view -> votes.add(vote(
                        "Fundamental view",
                        blended(view.signal().lean(), view.score()),
                        weights.fundamental(),
                        view.confidenceEntry())));
        file.sentiment()
                .filter(view -> !view.headlines().isEmpty())
                .ifPresent(view -> votes.add(vote("Sentiment", view.score(), weights.sentiment(), view.scoreEntry())));
        var tally = new Tally(votes, weights.technical() + weights.fundamental() + weights.sentiment());
        return new VoteWeighting(tally, advice(file, tally));
    }

    /** Half the signal, half the score behind it: a clear signal counts, a narrow one counts less. */
    private static double blended(int lean, double score) {
        return (lean + score) / 2;
    }

    private static Vote vote(String on, double lean, double weight, String entry) {
        return new Vote(on, lean, weight, entry, new Prose(on + " at {fact:" + entry + "}."));
    }

    /** Grave flags forbid buying, and with a poor case they mean staying away. */
    private static Advice advice(AnalysisInput file, Tally tally) {
        var tone = Tone.of(tally.score());
        boolean grave = file.flags().stream().map(RiskFlag::code).anyMatch(code -> code.grave());
        return switch (tone) {
            case POSITIVE -> grave ? Advice.HOLD : Advice.BUY;
            case NEUTRAL -> grave ? Advice.AVOID : Advice.HOLD;
            case NEGATIVE -> grave ? Advice.AVOID : Advice.SELL;
        };
    }
}
