package footnote.research;

import com.fasterxml.jackson.annotation.JsonAlias;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Profile;
import footnote.evidence.Ledger;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The kind of company an analyst would call it, which decides how it is measured and valued. Industry names decide first,
 * filed figures where the industry does not; docs/methodology.md lists the rules.
 */
public enum CompanyKind {
    @JsonAlias("ORDINARY")
    INDUSTRIAL("operating company"),
    @JsonAlias("FINANCIAL")
    BANK("bank"),
    INSURER("insurer"),
    REIT("real estate investment trust"),
    BIOTECH("clinical-stage biotech"),
    CYCLICAL("cyclical company"),
    PRE_PROFIT("pre-profit growth company"),
    HOLDING("holding company"),
    DISTRESSED("distressed company");

    private static final Pattern BANKS = Pattern.compile(
            "(?i)\\b(?:banks?|banking|lending|credit services|thrifts?|non-banking finance"
                    + "|mortgage finance|consumer finance|capital markets|savings institutions?|credit institutions?|finance services)\\b");
    private static final Pattern INSURERS = Pattern.compile("(?i)\\b(?:re)?insur(?:ance|ers?)\\b");
    private static final Pattern OTHER_FINANCE = Pattern.compile(
            "(?i)\\b(?:insurance brokers?|insurance agents|exchanges?|asset management|financial data|payments?)\\b");
    private static final Pattern FINANCE = Pattern.compile("(?i)\\b(?:financials?|financial services)\\b");
    private static final Pattern REITS = Pattern.compile("(?i)\\breits?\\b|real estate investment trusts?");
    private static final Pattern DRUGS = Pattern.compile("(?i)biotech|biopharm|pharma|\\bdrugs?\\b|therapeutic");
    private static final Pattern HOLDINGS =
            Pattern.compile("(?i)\\b(?:conglomerates?|holding compan(?:y|ies)|investment compan(?:y|ies))\\b");
    private static final Pattern CYCLES = Pattern.compile("(?i)semiconductor|steel|mining|metals?\\b|chemical|oil\\b"
            + "|\\bgas\\b|exploration|\\bauto|airline|shipping|shipbuild|marine|cement|building material|homebuild"
            + "|construction material|paper|forest|machinery|memory|aluminium|aluminum|commodit");

    private static final int CYCLE_YEARS = 7;
    private static final int FEWEST_YEARS = 5;
    private static final double SWING_POINTS = 8;
    private static final double GROWTH = 0.1;

    private final String label;

    CompanyKind(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /** As a sentence says it: "a bank", "an insurer". */
    public String phrase() {
        return ("aeio".indexOf(label.charAt(0)) >= 0 ? "an " : "a ") + label;
    }

    /** Whether debt is its raw material, so that free cash flow, EBITDA and net debt mean nothing. */
    public boolean financial() {
        return this == BANK || this == INSURER;
    }

    /** By the industry its profile names, or else by what it filed. */
    public static CompanyKind of(Optional<Profile> profile, Ledger ledger) {
        var industry = profile.flatMap(Profile::industry).orElse("");
        var words = profile.stream()
                .flatMap(each -> Stream.of(industry, each.sector().orElse("")))
                .toList();
        boolean brokerage = OTHER_FINANCE.matcher(industry).find();
        if ((!brokerage && said(words, INSURERS)) || (profile.isEmpty() && insures(ledger))) {
            return INSURER;
        }
        boolean finance = !brokerage && (said(words, BANKS) || said(words, FINANCE));
        if (finance || (profile.isEmpty() && lends(ledger))) {
            return BANK;
        }
        if (said(words, REITS)) {
            return REIT;
        }
        return byFigures(words, ledger);
    }

    /** Whether a company with such filed figures is in the same business: banking, insurance, or neither. */
    public boolean comparable(Ledger other) {
        return switch (this) {
            case BANK -> lends(other);
            case INSURER -> insures(other);
            case INDUSTRIAL, REIT, BIOTECH, CYCLICAL, PRE_PROFIT, HOLDING, DISTRESSED ->
                !lends(other) && !insures(other);
        };
    }

    private static CompanyKind byFigures(List<String> words, Ledger ledger) {
        boolean loss = last(ledger, Metric.NET_INCOME) < 0 && !(last(ledger, Metric.OPERATING_INCOME) > 0);
        if (loss && said(words, DRUGS) && researchLed(ledger)) {
            return BIOTECH;
        }
        if (distressed(ledger)) {
            return DISTRESSED;
        }
        if (loss && growth(ledger) >= GROWTH) {
            return PRE_PROFIT;
        }
        if (cyclical(said(words, CYCLES), margins(ledger))) {
            return CYCLICAL;
        }
        return said(words, HOLDINGS) ? HOLDING : INDUSTRIAL;
    }

    private static boolean said(List<String> words, Pattern pattern) {
        return words.stream().anyMatch(each -> pattern.matcher(each).find());
    }

    /** A balance sheet that is not split into current and fixed, and interest for income. */
    private static boolean lends(Ledger ledger) {
        return ledger.latest(Metric.CURRENT_ASSETS).isEmpty()
                && ledger.latest(Metric.COST_OF_REVENUE).isEmpty()
                && ledger.latest(Metric.INTEREST_INCOME).isPresent();
    }

    /** Premiums are most of its revenue. */
    private static boolean insures(Ledger ledger) {
        return last(ledger, Metric.PREMIUMS_EARNED) > last(ledger, Metric.REVENUE) / 2;
    }

    /** Research costs more than half of revenue, or there is no revenue. */
    private static boolean researchLed(Ledger ledger) {
        double revenue = last(ledger, Metric.REVENUE);
        return !(revenue > 0) || last(ledger, Metric.RESEARCH_AND_DEVELOPMENT) > revenue / 2;
    }

    /** Net debt, and EBIT below interest with equity used up, or for two years running with more debt than equity. */
    private static boolean distressed(Ledger ledger) {
        double debt = latest(ledger, Metric.TOTAL_DEBT);
        double equity = latest(ledger, Metric.EQUITY);
        if (!(debt > latest(ledger, Metric.CASH)) || !uncovered(ledger, 0)) {
            return false;
        }
        return equity < 0 || (debt > equity && uncovered(ledger, 1));
    }

    private static boolean uncovered(Ledger ledger, int yearsBefore) {
        double interest = before(ledger, Metric.INTEREST_EXPENSE, yearsBefore);
        return interest > 0 && before(ledger, Metric.OPERATING_INCOME, yearsBefore) < interest;
    }

    private static double growth(Ledger ledger) {
        return last(ledger, Metric.REVENUE) / before(ledger, Metric.REVENUE, 1) - 1;
    }

    /** Operating margins of the last years before impairments and exceptional charges, oldest first, in percent. */
    private static List<Double> margins(Ledger ledger) {
        return tail(ledger.years(Metric.OPERATING_INCOME)).stream()
                .flatMap(income -> {
                    var end = income.fact().period().end();
                    double before = income.number()
                            + on(ledger, Metric.IMPAIRMENT_CHARGES, end).orElse(0)
                            + on(ledger, Metric.EXCEPTIONAL_CHARGES, end).orElse(0);
                    return on(ledger, Metric.REVENUE, end).stream()
                            .filter(sales -> sales > 0)
                            .mapToObj(sales -> 100 * before / sales);
                })
                .toList();
    }

    private static OptionalDouble on(Ledger ledger, Metric metric, LocalDate end) {
        return ledger.years(metric).stream()
                .filter(entry -> entry.fact().period().end().equals(end))
                .mapToDouble(LedgerEntry::number)
                .findFirst();
    }

    /** The margin swings: in a cyclical industry by so many points, elsewhere down and up again by as many. */
    private static boolean cyclical(boolean industry, List<Double> margins) {
        if (margins.size() < FEWEST_YEARS) {
            return false;
        }
        double fall = 0;
        double rise = 0;
        for (int i = 0; i < margins.size(); i++) {
            for (int j = i + 1; j < margins.size(); j++) {
                double moved = margins.get(j) - margins.get(i);
                rise = Math.max(rise, moved);
                fall = Math.max(fall, -moved);
            }
        }
        return industry ? fall >= SWING_POINTS : fall >= SWING_POINTS && rise >= SWING_POINTS;
    }

    private static List<LedgerEntry> tail(List<LedgerEntry> years) {
        return years.subList(Math.max(0, years.size() - CYCLE_YEARS), years.size());
    }

    private static double last(Ledger ledger, Metric metric) {
        return before(ledger, metric, 0);
    }

    /** The figure of the fiscal year so many years before the last one that net income is known of; NaN where unknown. */
    private static double before(Ledger ledger, Metric metric, int yearsBefore) {
        var years = ledger.years(Metric.NET_INCOME);
        if (years.isEmpty()) {
            return Double.NaN;
        }
        var end = years.getLast().fact().period().end().minusYears(yearsBefore);
        return ledger.years(metric).stream()
                .filter(entry -> entry.fact().period().endsNear(end))
                .mapToDouble(LedgerEntry::number)
                .findFirst()
                .orElse(Double.NaN);
    }

    private static double latest(Ledger ledger, Metric metric) {
        return ledger.latest(metric).map(LedgerEntry::number).orElse(Double.NaN);
    }
}
