package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.workflows.ask.question.YesOrNo;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** A quantity that a company reports as zero: whether it is safe, covered or rising is then no question of figures. */
public enum AbsentQuantity {
    DIVIDEND("dividends_paid", "paid no dividend", Set.of("dividend_payout", "dividend_cover", "dividend_per_share")),
    BUYBACK("buybacks", "bought back no shares", Set.of()),
    REPAYMENT("debt_repaid", "repaid no debt", Set.of()),
    ISSUE("debt_issued", "issued no debt", Set.of()),
    ACQUISITION("acquisitions", "paid for no acquisitions", Set.of()),
    DEBT("total_debt", "had no debt", Set.of()),
    INTEREST("interest_expense", "reported no interest expense", Set.of("interest_coverage")),
    REVENUE(
            "revenue",
            "reported no revenue",
            Set.of(
                    "gross_margin",
                    "operating_margin",
                    "ebitda_margin",
                    "net_margin",
                    "free_cash_flow_margin",
                    "capex_to_revenue",
                    "receivables_days",
                    "receivables_turnover")),
    INVENTORY("inventory", "held no inventory", Set.of("inventory_turnover", "inventory_days")),
    RESEARCH("research_and_development", "reported no R&D expense", Set.of()),
    GOODWILL("goodwill", "carried no goodwill", Set.of());

    private final String metric;
    private final String words;
    private final Pattern meaningless;

    AbsentQuantity(String metric, String words, Set<String> meaningless) {
        this.metric = metric;
        this.words = words;
        this.meaningless = Pattern.compile(String.join("|", meaningless));
    }

    /** The quantity without which a figure of that name means nothing. */
    static Optional<AbsentQuantity> under(String metric) {
        return Arrays.stream(values())
                .filter(each -> each.meaningless.matcher(metric).matches())
                .findFirst();
    }

    /** The quantity that a figure says is absent; none where the figure is not zero, or of something else. */
    public static Optional<AbsentQuantity> in(LedgerEntry entry) {
        return entry.number() != 0
                ? Optional.empty()
                : Arrays.stream(values())
                        .filter(each -> each.metric.equals(entry.fact().metric().name()))
                        .findFirst();
    }

    /** The one amount under all figures asked for, where a question is answered by there being none of it. */
    static Optional<String> mayBe(String question, List<String> metrics) {
        var amounts = metrics.stream()
                .map(each -> under(each).map(AbsentQuantity::metric).orElse(each))
                .distinct()
                .toList();
        boolean needed = metrics.stream().anyMatch(each -> under(each).isPresent());
        return amounts.size() == 1 && (needed || YesOrNo.isAsked(question))
                ? Optional.of(amounts.getFirst())
                : Optional.empty();
    }

    String metric() {
        return metric;
    }

    /** That a company has none of it, in a sentence. */
    public String sentence(String company, LedgerEntry entry) {
        var period = entry.fact().period();
        return company + " " + words + (period.isInstant() ? " " : " in ") + period.label() + ".";
    }
}
