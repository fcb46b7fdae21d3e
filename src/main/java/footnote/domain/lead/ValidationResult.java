package footnote.domain.lead;

import java.util.List;

/** Whether a company is what it is taken for. */
public record ValidationResult(
        CompanyData company,
        boolean isValid,
        double validationScore,
        ValidationDetails validationDetails,
        List<String> rejectionReasons,
        String answeredBy) {
    public ValidationResult {
        rejectionReasons = List.copyOf(rejectionReasons);
        if (!(validationScore >= 0 && validationScore <= 1)) {
            throw new IllegalArgumentException("a score is from 0 to 1, not " + validationScore);
        }
        if (!isValid && rejectionReasons.isEmpty()) {
            throw new IllegalArgumentException("a rejection of " + company.name() + " has a reason");
        }
    }

    /** One side a company is checked from: how well it stands, from 0 to 1, and why. */
    public record Criterion(double score, String reason) {
        public Criterion {
            if (!(score >= 0 && score <= 1)) {
                throw new IllegalArgumentException("a score is from 0 to 1, not " + score);
            }
        }
    }

    /** The five sides a company is checked from. */
    public record ValidationDetails(
            Criterion legitimacy, Criterion industry, Criterion location, Criterion completeness, Criterion success) {
        public List<Criterion> all() {
            return List.of(legitimacy, industry, location, completeness, success);
        }
    }
}
