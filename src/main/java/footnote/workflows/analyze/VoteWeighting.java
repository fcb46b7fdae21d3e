package footnote.workflows.analyze;

import footnote.domain.Prose;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.AnalysisType;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.RiskFlag;
import footnote.domain.opinion.Tally;
import footnote.domain.opinion.Vote;
import java.util.ArrayList;
import java.util.Map;

/**
 * The rule of the synthesis: the rating is that of the desk's view, set by fair value and red flags; the views vote on how
 * strongly everything else agrees with it, with weights that follow what the reader asked for.
 */
record VoteWeighting(Tally tally, Advice advice) {
    private static final String SENTIMENT = "Sentiment";
    /** Fewer stories than this lose weight. */
    private static final int FEW_HEADLINES = 3;

    /** Weights in percent; docs/methodology.md states them. */
    private record Weights(double valuation, double fundamental, double technical, double sentiment) {}

    private static final Weights BALANCED = new Weights(40, 35, 15, 10);

    private static final Map<AnalysisType, Weights> WEIGHTS = Map.of(
            AnalysisType.COMPOSITE, BALANCED,
            AnalysisType.TECHNICAL, new Weights(25, 20, 45, 10),
            AnalysisType.FUNDAMENTAL, new Weights(45, 40, 10, 5),
            AnalysisType.SENTIMENT, new Weights(30, 25, 15, 30));

    static VoteWeighting of(AnalysisInput input) {
        var weights = WEIGHTS.getOrDefault(input.assignment().type(), BALANCED);
        var votes = new ArrayList<Vote>();
        input.view()
                .flatMap(view -> view.expectedReturn()
                        .map(expected -> vote("Valuation", lean(view), weights.valuation(), expected.entry())))
                .ifPresent(votes::add);
        input.fundamental()
                .ifPresent(view -> votes.add(vote(
                        "Fundamental view",
                        blended(view.signal().lean(), view.score()),
                        weights.fundamental(),
                        view.confidenceEntry())));
        input.technical()
                .ifPresent(view -> votes.add(vote(
                        "Technical view",
                        blended(view.signal().lean(), view.score()),
                        weights.technical(),
                        view.confidenceEntry())));
        input.sentiment()
                .filter(view -> !view.headlines().isEmpty())
                .ifPresent(view -> votes.add(vote(
                        SENTIMENT,
                        view.score(),
                        weights.sentiment() * heard(view.headlines().size()),
                        view.scoreEntry())));
        double possible = weights.valuation() + weights.fundamental() + weights.technical() + weights.sentiment();
        return new VoteWeighting(new Tally(votes, possible), advice(input));
    }

    /** Expected return against the rating's threshold; a model too far from the price to be believed leans nowhere. */
    private static double lean(CompanyView view) {
        double points = view.expectedReturn().map(CompanyView.Figure::value).orElse(0.0);
        boolean unbelieved = view.rating() == Advice.HOLD && Math.abs(points) >= view.threshold();
        return unbelieved ? 0 : Math.clamp(points / view.threshold(), -1, 1);
    }

    /** How much of its weight the news has: a story or two are no mood. */
    private static double heard(int headlines) {
        return Math.min(1, headlines / (double) FEW_HEADLINES);
    }

    /** Half the signal, half the score behind it: a clear signal counts, a narrow one counts less. */
    private static double blended(int lean, double score) {
        return (lean + score) / 2;
    }

    private static Vote vote(String on, double lean, double weight, String entry) {
        return new Vote(on, lean, weight, entry, new Prose(on + " at {fact:" + entry + "}."));
    }

    /** The view's rating; without one neither chart nor news is a case, and a grave flag means staying away. */
    private static Advice advice(AnalysisInput input) {
        boolean grave = input.flags().stream().anyMatch(RiskFlag::grave);
        return input.view().map(CompanyView::rating).orElse(grave ? Advice.AVOID : Advice.HOLD);
    }
}
