package footnote.workflows.analyze;

import footnote.domain.Prose;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.AnalysisType;
import footnote.domain.opinion.RiskFlag;
import footnote.domain.opinion.Tally;
import footnote.domain.opinion.Tone;
import footnote.domain.opinion.Vote;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The rule of the synthesis: the three views as votes, with weights that follow what the reader asked for. */
record VoteWeighting(Tally tally, Advice advice) {
    private static final String SENTIMENT = "Sentiment";
    /** Fewer stories than this lose weight and decide nothing. */
    private static final int FEW_HEADLINES = 3;

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
                .ifPresent(view -> votes.add(vote(
                        SENTIMENT,
                        view.score(),
                        weights.sentiment() * heard(view.headlines().size()),
                        view.scoreEntry())));
        double possible = weights.technical() + weights.fundamental() + weights.sentiment();
        return new VoteWeighting(new Tally(votes, possible), advice(file, decisive(file, votes, possible)));
    }

    /** How much of its weight the news has: a story or two are no mood. */
    private static double heard(int headlines) {
        return Math.min(1, headlines / (double) FEW_HEADLINES);
    }

    /** The votes that decide: a headline or two never turn the others' verdict. */
    private static Tally decisive(AnalysisInput file, List<Vote> votes, double possible) {
        boolean few = file.sentiment()
                .filter(view -> view.headlines().size() >= FEW_HEADLINES)
                .isEmpty();
        return few
                ? new Tally(
                        votes.stream()
                                .filter(vote -> !vote.on().equals(SENTIMENT))
                                .toList(),
                        possible)
                : new Tally(votes, possible);
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
        boolean grave = file.flags().stream().anyMatch(RiskFlag::grave);
        if (file.fundamental().isEmpty() && file.assignment().type() != AnalysisType.TECHNICAL) {
            return grave
                    ? Advice.AVOID
                    : Advice.HOLD; // the chart and the news alone are no case for or against a company
        }
        return switch (tone) {
            case POSITIVE -> grave ? Advice.HOLD : Advice.BUY;
            case NEUTRAL -> grave ? Advice.AVOID : Advice.HOLD;
            case NEGATIVE -> grave ? Advice.AVOID : Advice.SELL;
        };
    }
}
