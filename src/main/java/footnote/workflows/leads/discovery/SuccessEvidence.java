package footnote.workflows.leads.discovery;

import footnote.domain.lead.CompanyData;
import footnote.domain.lead.ValidationResult.Criterion;
import java.math.BigDecimal;

/** Whether a company thrives, as far as its figures tell: growth first, then size, then a listing. */
public final class SuccessEvidence {
    /** From here on a company counts as successful. */
    public static final double SUCCESSFUL = 0.5;

    private static final BigDecimal FAST = BigDecimal.valueOf(25);
    private static final BigDecimal STEADY = BigDecimal.valueOf(5);
    private static final long LARGE = 250;
    private static final long VERY_LARGE = 1000;

    private SuccessEvidence() {}

    public static Criterion of(CompanyData company) {
        var growth = company.metadata().growth();
        long employees = company.metadata().employees().orElse(0L);
        if (growth.isPresent()) {
            double percent = growth.get().doubleValue();
            if (employees >= LARGE && growth.get().compareTo(STEADY) >= 0) {
                return new Criterion(Math.min(1, 0.55 + percent / 200), "is large and still grows");
            }
            return growth.get().compareTo(FAST) >= 0
                    ? new Criterion(Math.min(1, 0.5 + percent / 200), "grows fast")
                    : new Criterion(Math.max(0, Math.min(0.45, 0.2 + percent / 100)), "does not grow fast");
        }
        if (employees >= LARGE) {
            return new Criterion(employees >= VERY_LARGE ? 0.8 : 0.6, "has become large");
        }
        return company.metadata().ticker().isPresent()
                ? new Criterion(0.55, "is listed on a stock exchange")
                : new Criterion(0.2, "shows no figure that tells success");
    }

    public static boolean successful(CompanyData company) {
        return of(company).score() >= SUCCESSFUL;
    }
}
