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
}
