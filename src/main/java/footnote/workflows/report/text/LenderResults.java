package footnote.workflows.report.text;

import footnote.workflows.report.data.FigureComparison;
import footnote.workflows.report.data.ReportFacts;
import java.util.List;
import java.util.Optional;

/** What a bank or insurer earned in the last fiscal year and from what, beside the year before. */
record LenderResults(ReportFacts book, ThesisFacts facts) {
    private static final List<String> METRICS = List.of(
            "net_interest_income",
            "fee_income",
            "net_interest_margin",
            "cost_to_income",
            "loans",
            "deposits",
            "loans_to_deposits",
            "provision_for_credit_losses",
            "credit_cost",
            "nonaccrual_ratio",
            "premiums_earned",
            "investment_income",
            "loss_ratio",
            "expense_ratio",
            "combined_ratio",
            "insurance_reserves",
            "reserves_to_equity");

    private static final List<String> SENTENCES = List.of(
            "fin.bank.income",
            "fin.bank.efficiency",
            "fin.bank.balance",
            "fin.bank.credit",
            "fin.insurer.premiums",
            "fin.insurer.ratios",
            "fin.insurer.claims",
            "fin.insurer.reserves",
            "fin.lender");

    /** A sentence for each part that is reported; a year before with the same figure is left out. */
    void say(Chapter chapter) {
        var known = facts.known();
        for (var metric : METRICS) {
            book.lastYear(metric).ifPresent(last -> {
                known.fact(metric, last);
                book.years(metric, 2).stream()
                        .filter(each -> !each.equals(last) && ReportFacts.yearsBetween(each, last) == 1)
                        .filter(each -> !FigureComparison.alike(Optional.of(each), Optional.of(last)))
                        .findFirst()
                        .ifPresent(before ->
                                known.fact(metric + "_before", before).word("lastyear", ReportFacts.label(before)));
            });
        }
        boolean combined = book.lastYear("combined_ratio").isPresent();
        SENTENCES.stream()
                .filter(sentence -> !(combined && sentence.equals("fin.insurer.claims")))
                .forEach(sentence -> chapter.say(sentence, known));
    }

    /** A bank's margin and credit losses, an insurer's underwriting, beside the year before. */
    void bind(TemplateBindings known) {
        known.fact("nim", book.lastYear("net_interest_margin"))
                .fact("creditcost", book.lastYear("credit_cost"))
                .fact("averagecredit", book.average("credit_cost"))
                .fact("combined", book.lastYear("combined_ratio"))
                .fact("reserves", book.lastYear("insurance_reserves"))
                .fact("reservecover", book.lastYear("reserves_to_equity"));
        RecentResults.before(book, "credit_cost")
                .filter(each -> !FigureComparison.alike(Optional.of(each), book.lastYear("credit_cost")))
                .ifPresent(each -> known.fact("creditbefore", each).word("before", ReportFacts.label(each)));
        RecentResults.before(book, "combined_ratio")
                .ifPresent(each -> known.fact("combinedbefore", each).word("before", ReportFacts.label(each)));
    }
}
