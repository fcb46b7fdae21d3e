package footnote.research;

import footnote.domain.Metric;
import footnote.domain.Profile;
import footnote.evidence.Ledger;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether a company lends and insures for a living: its debt is then its raw material, and many ratios mean nothing. */
public enum CompanyKind {
    ORDINARY,
    FINANCIAL;

    private static final Pattern FINANCE =
            Pattern.compile("(?i)\\b(?:banks?|banking|insurance|insurers?|financials?|financial services|lending"
                    + "|credit services|thrifts?|non-banking finance)\\b");

    /** By its profile, or else by a balance sheet that is not split into current and fixed. */
    public static CompanyKind of(Optional<Profile> profile, Ledger ledger) {
        boolean said = profile.stream()
                .flatMap(each -> Stream.concat(each.sector().stream(), each.industry().stream()))
                .anyMatch(words -> FINANCE.matcher(words).find());
        boolean shown = profile.isEmpty()
                && ledger.latest(Metric.CURRENT_ASSETS).isEmpty()
                && ledger.latest(Metric.COST_OF_REVENUE).isEmpty()
                && ledger.latest(Metric.INTEREST_INCOME).isPresent();
        return said || shown ? FINANCIAL : ORDINARY;
    }
}
