package footnote.workflows.ask.question;

import footnote.domain.LedgerEntry;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whether a dividend, a debt or liquidity is sound, a margin steady, growth high or a business capital-intensive, by usual limits. */
record SoundnessVerdict(String question, List<LedgerEntry> figures) {
    private static final Pattern COVERED = Pattern.compile("(?i)\\bcover(?:s|ed)?\\b");
    private static final Pattern TOO_MUCH = Pattern.compile(
            "(?i)\\btoo (?:much|high|indebted|leveraged)\\b|\\bover-?leveraged\\b|\\ba problem\\b|\\bexcessive\\b");
    private static final Pattern CAPITAL_INTENSIVE =
            Pattern.compile("(?i)\\bcapital[- ]intensive\\b|\\bcapital intensity\\b");
    private static final Pattern HIGH_GROWTH =
            Pattern.compile("(?i)\\bhigh(?:ly)?[- ]grow(?:th|ing)\\b|\\bgrowth (?:company|business|stock)\\b");
    private static final Pattern LIQUID = Pattern.compile(
            "(?i)\\b(?:healthy|reasonable|reasonably|sound|strong|adequate|sufficient|good|comfortable|liquid)\\b");
    private static final Pattern STEADY =
            Pattern.compile("(?i)\\b(?:consistent|stable|steady|fluctuat\\w*|unchanged)\\b");
    /** Asks for the contrary, unless it says what consistent means: "not fluctuating more than 2%". */
    private static final Pattern FLUCTUATING = Pattern.compile(
            "(?i)^(?!.*\\b(?:consistent|stable|steady|unchanged|not|without|n['’]t)\\b).*\\bfluctuat\\w*");

    private static final double STEADY_POINTS = 2;
    private static final double SAFE_PAYOUT = 75;
    private static final double WHOLE = 100;
    /** Revenue growth that nobody calls high, and that all do, in percent a year. */
    private static final double LOW_GROWTH = 10;

    private static final double MUCH_GROWTH = 20;

    /** Limits that lenders commonly set: net debt in years of EBITDA, and operating income to interest. */
    private static final double MANY_YEARS = 5;

    private static final double FEW_YEARS = 3;
    private static final double WELL_COVERED = 3;
    private static final double JUST_COVERED = 1.5;

    boolean isAsked() {
        var asked = AskedMetrics.in(question);
        return isOfSteadiness()
                || CAPITAL_INTENSIVE.matcher(question).find()
                || HIGH_GROWTH.matcher(question).find()
                || asked.contains("interest_coverage")
                || isOfLiquidity()
                || (asked.contains("dividend_cover") && value("dividend_payout").isPresent());
    }

    /** Yes or no; nothing where the figures lie between. */
    Optional<Boolean> decided() {
        var asked = AskedMetrics.in(question);
        if (isOfSteadiness()) {
            return steady();
        }
        if (CAPITAL_INTENSIVE.matcher(question).find()) {
            return intensive();
        }
        if (HIGH_GROWTH.matcher(question).find()) {
            return value("revenue_growth")
                    .filter(growth -> growth < LOW_GROWTH || growth >= MUCH_GROWTH)
                    .map(growth -> growth >= MUCH_GROWTH);
        }
        if (isOfLiquidity()) {
            return liquid();
        }
        if (asked.contains("interest_coverage")) {
            return asked.contains("net_debt_to_ebitda") ? bearableDebt() : paidInterest();
        }
        return COVERED.matcher(question).find() && value("dividend_cover").isPresent()
                ? value("dividend_cover").map(cover -> cover >= 1)
                : safeDividend();
    }

    boolean isOfSteadiness() {
        return STEADY.matcher(question).find();
    }

    /** Changes of two points at most; nothing where no change is among the figures. */
    private Optional<Boolean> steady() {
        var changes = figures.stream().filter(YesOrNo::isChange).toList();
        boolean steady = changes.stream().allMatch(each -> Math.abs(each.number()) <= STEADY_POINTS);
        return changes.isEmpty()
                ? Optional.empty()
                : Optional.of(steady != FLUCTUATING.matcher(question).find());
    }

    /** Whether a company can pay what is due soon is asked, by its quick or its current ratio. */
    private boolean isOfLiquidity() {
        return LIQUID.matcher(question).find()
                && (value("quick_ratio").isPresent() || value("current_ratio").isPresent());
    }

    /** What is due within a year is covered by cash and receivables, or with stocks by half as much again; between, not decided. */
    private Optional<Boolean> liquid() {
        return value("quick_ratio").map(ratio -> ratio >= 1).or(() -> value("current_ratio")
                .filter(ratio -> ratio < 1 || ratio >= JUST_COVERED)
                .map(ratio -> ratio >= JUST_COVERED));
    }

    /** Much spent on plant for what is sold, or plant that is a large part of all it owns. */
    private Optional<Boolean> intensive() {
        var spent = value("capex_to_revenue");
        var plant = value("property_to_assets");
        if (spent.isEmpty() || plant.isEmpty()) {
            return Optional.empty();
        }
        boolean high = spent.get() >= 10 || plant.get() >= 40;
        boolean low = spent.get() <= 7 && plant.get() <= 35;
        return high == low ? Optional.empty() : Optional.of(high);
    }

    /** Interest earned well over, or not at all; between the two the figures do not decide. */
    private Optional<Boolean> paidInterest() {
        return value("interest_coverage")
                .filter(cover -> cover < 1 || cover >= JUST_COVERED)
                .map(cover -> cover >= JUST_COVERED);
    }

    /** Debt that few years of EBITDA repay and whose interest is earned, or the contrary; between, not decided. */
    private Optional<Boolean> bearableDebt() {
        var years = value("net_debt_to_ebitda");
        var cover = value("interest_coverage");
        boolean bad = years.filter(each -> each > MANY_YEARS).isPresent()
                || cover.filter(each -> each < 1).isPresent();
        boolean good = years.filter(each -> each <= FEW_YEARS).isPresent()
                && cover.filter(each -> each < WELL_COVERED).isEmpty();
        return bad == good
                ? Optional.empty()
                : Optional.of(good != TOO_MUCH.matcher(question).find());
    }

    /** Paid out of income, and of free cash flow where that is known; between safe and not, the figures do not decide. */
    private Optional<Boolean> safeDividend() {
        double payout = value("dividend_payout").orElseThrow();
        boolean uncovered = value("dividend_cover").filter(cover -> cover < 1).isPresent();
        if (payout < 0 || payout > WHOLE) {
            return Optional.of(false);
        }
        return payout <= SAFE_PAYOUT && !uncovered ? Optional.of(true) : Optional.empty();
    }

    private Optional<Double> value(String metric) {
        return figures.stream()
                .filter(each -> each.fact().metric().name().equals(metric))
                .map(LedgerEntry::number)
                .findFirst();
    }
}
