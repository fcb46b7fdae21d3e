package footnote.domain.lead;

import footnote.domain.Origin;
import java.util.List;
import java.util.Locale;

/**
 * Something the successful companies of a market have in common, with its counts beside those of ordinary companies.
 * Probabilities are Fisher's exact test, one-sided, and Benjamini and Hochberg's correction of it.
 */
public record SuccessPattern(
        String patternId,
        String description,
        int frequency,
        double confidenceScore,
        List<String> supportingCompanies,
        List<String> evidence,
        List<Origin> sources,
        PatternTest test,
        int winners,
        int otherFrequency,
        int others,
        double probability,
        double adjustedProbability,
        PatternStrength strength) {
    private static final double LEAST_SHOWN = 0.001;

    public SuccessPattern {
        supportingCompanies = List.copyOf(supportingCompanies);
        evidence = List.copyOf(evidence);
        sources = List.copyOf(sources);
        if (description.isBlank()) {
            throw new IllegalArgumentException("a pattern is told in words");
        }
        if (frequency < 0 || frequency > winners || otherFrequency < 0 || otherFrequency > others) {
            throw new IllegalArgumentException("no pattern is shown by " + frequency + " of " + winners + " and "
                    + otherFrequency + " of " + others);
        }
    }

    /** Its counts in words: 11 of 15 winners, 24 of 60 others. */
    public String counts() {
        return frequency + " of " + winners + " winners, " + otherFrequency + " of " + others + " others";
    }

    /** How likely chance alone gives such counts, as statistics write it: p = 0.011, adjusted p = 0.094. */
    public String significance() {
        return "p " + probability(probability) + ", adjusted p " + probability(adjustedProbability);
    }

    private static String probability(double p) {
        return p < LEAST_SHOWN ? "< 0.001" : String.format(Locale.ROOT, "= %.3f", p);
    }

    /** How much a match tells, from the odds of winners over those of others, half a company added to each count. */
    public double weight() {
        double winning = (frequency + 0.5) / (winners - frequency + 0.5);
        double ordinary = (otherFrequency + 0.5) / (others - otherFrequency + 0.5);
        double odds = Math.log(winning / ordinary);
        return strength == PatternStrength.READER ? Math.max(odds, 1) : Math.max(odds, 0.1);
    }

    public SuccessPattern described(String words) {
        return new SuccessPattern(
                patternId,
                words,
                frequency,
                confidenceScore,
                supportingCompanies,
                evidence,
                sources,
                test,
                winners,
                otherFrequency,
                others,
                probability,
                adjustedProbability,
                strength);
    }
}
