package footnote.workflows.report.data;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.domain.Words;
import footnote.quant.MaybeNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a company could pay with at the end of its last fiscal year, and when its debt is due, as its annual report says. */
public record LiquidityPosition(ReportFacts book) {
    /** The least part of total debt in a schedule of all debt; discounts and leases make up the rest. */
    private static final double COMPLETE = 0.95;

    private static final List<String> LATER_YEARS =
            List.of("in the second year", "in the third", "in the fourth", "in the fifth");

    /** None where there are no short-term investments beside the cash. */
    public Optional<LedgerEntry> cashAndInvestments() {
        return book.lastYear("short_term_investments")
                .filter(each -> each.number() > 0)
                .flatMap(invested -> book.lastYear("cash")
                        .flatMap(cash -> book.derive(
                                "cash_and_investments",
                                cash.fact().period(),
                                cash.fact().unit(),
                                MaybeNumber.of(cash.number() + invested.number()),
                                "cash plus short-term investments",
                                List.of(cash, invested))));
    }

    public Optional<LedgerEntry> funds() {
        return cashAndInvestments().or(() -> book.lastYear("cash"));
    }

    public String fundsName() {
        return cashAndInvestments().isPresent() ? "cash and short-term investments" : "cash";
    }

    public Optional<LedgerEntry> dueWithinOneYear() {
        return due("debt_due_year_1");
    }

    /** Each amount of debt and when it is due, the next first, as a sentence lists them; empty where nothing is due soon. */
    public Optional<String> maturities() {
        var parts = new ArrayList<String>();
        dueWithinOneYear()
                .ifPresent(due -> parts.add(amount(due) + " within one year of the end of " + ReportFacts.label(due)));
        for (int i = 0; i < LATER_YEARS.size(); i++) {
            String when = LATER_YEARS.get(i);
            due("debt_due_year_" + (i + 2)).ifPresent(due -> parts.add(amount(due) + " " + when));
        }
        due("debt_due_later").ifPresent(due -> parts.add(amount(due) + " later"));
        return dueWithinOneYear()
                .map(_ -> Words.and(parts) + (due("debt_due_later").isPresent() ? "" : covered()));
    }

    /** What part of debt a schedule without later years is, where it leaves out some. */
    private String covered() {
        var debt = book.lastYear("total_debt").filter(_ -> scheduleIsLongTerm());
        var listed = scheduled();
        return debt.flatMap(total -> book.derive(
                        "debt_scheduled_share",
                        total.fact().period(),
                        Unit.PERCENT,
                        MaybeNumber.of(100
                                        * listed.stream()
                                                .mapToDouble(LedgerEntry::number)
                                                .sum())
                                .overPositive(MaybeNumber.of(total.number()), "debt"),
                        "debt in the schedule of maturities over total debt",
                        Stream.concat(listed.stream(), Stream.of(total)).toList()))
                .map(share -> "; the filed schedule covers " + amount(share) + " of total debt")
                .orElse("");
    }

    private List<LedgerEntry> scheduled() {
        return Stream.concat(
                        IntStream.rangeClosed(1, 5).mapToObj(year -> "debt_due_year_" + year),
                        Stream.of("debt_due_later"))
                .flatMap(metric -> due(metric).stream())
                .toList();
    }

    /** Whether the schedule leaves out debt, such as commercial paper that no long-term schedule has. */
    public boolean scheduleIsLongTerm() {
        double scheduled = scheduled().stream().mapToDouble(LedgerEntry::number).sum();
        return book.lastYear("total_debt")
                .filter(debt -> scheduled < COMPLETE * debt.number())
                .isPresent();
    }

    /** Of the last fiscal year, where it adds to the funds. */
    public Optional<LedgerEntry> freeCashFlow() {
        return book.lastYear("free_cash_flow").filter(flow -> flow.number() > 0);
    }

    /** Whether what is due within one year exceeds the funds together with free cash flow. */
    public boolean needsRefinancing() {
        double flow = freeCashFlow().map(LedgerEntry::number).orElse(0.0);
        return dueWithinOneYear()
                .filter(due -> funds().filter(each -> due.number() > each.number() + flow)
                        .isPresent())
                .isPresent();
    }

    private Optional<LedgerEntry> due(String metric) {
        return book.lastYear(metric).filter(due -> due.number() > 0);
    }

    private static String amount(LedgerEntry due) {
        return "{fact:" + due.id() + "}";
    }
}
