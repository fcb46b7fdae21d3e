package footnote.domain.lead;

/** One side a company is checked from: how well it stands, from 0 to 1, and why. */
public record Criterion(double score, String reason) {
    public Criterion {
        if (!(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException("a score is from 0 to 1, not " + score);
        }
    }
}
