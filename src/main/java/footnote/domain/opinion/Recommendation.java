package footnote.domain.opinion;

import footnote.domain.Prose;
import java.util.List;
import java.util.Optional;

/**
 * What the desk would do and why; the rule's own signal stands beside the one given. The confidence is how often calls
 * of this strength came true, where that was measured, and else the strength itself.
 */
public record Recommendation(
        Advice signal,
        double confidence,
        String confidenceEntry,
        String calibration,
        double strength,
        String strengthEntry,
        InvestmentHorizon horizon,
        Prose thesis,
        List<Prose> bullCase,
        List<Prose> bearCase,
        List<Prose> whatWouldChangeOurMind,
        Advice ruleSignal,
        List<Prose> reasons,
        List<RiskFlag> riskFlags,
        String answeredBy,
        Optional<String> ruleAnsweredBecause) {
    /** No table of past hits stands behind the strength shown. */
    public static final String UNCALIBRATED = "none";

    public Recommendation {
        bullCase = List.copyOf(bullCase);
        bearCase = List.copyOf(bearCase);
        whatWouldChangeOurMind = List.copyOf(whatWouldChangeOurMind);
        reasons = List.copyOf(reasons);
        riskFlags = List.copyOf(riskFlags);
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("confidence is 0 to 1, not " + confidence);
        }
        if (signal != ruleSignal
                && reasons.stream().allMatch(reason -> reason.references().isEmpty())) {
            throw new IllegalArgumentException(
                    "the rule says " + ruleSignal + "; to say " + signal + " give a reason that cites a fact");
        }
    }

    /** Whether it repeats a view's rating, so that it is no rating where the view gives none. */
    public boolean follows(CompanyView view) {
        return signal == ruleSignal && signal == view.rating();
    }
}
