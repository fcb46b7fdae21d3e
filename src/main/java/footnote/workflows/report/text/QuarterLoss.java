package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.workflows.report.data.ReportFacts;
import java.util.Comparator;
import java.util.List;

/** A latest quarter at an operating loss after a year of operating profit. */
final class QuarterLoss {
    private QuarterLoss() {}

    static void bind(ReportFacts book, ThesisFacts facts, TemplateBindings known) {
        var quarters = operatingIncome(book);
        boolean profitable = book.lastYear("operating_income")
                .filter(each -> each.number() > 0)
                .isPresent();
        if (facts.lender
                || !profitable
                || quarters.isEmpty()
                || quarters.getLast().number() >= 0) {
            return;
        }
        var last = quarters.getLast();
        int yearBefore = last.fact().period().year() - 1;
        known.fact("loss", last)
                .word("lossquarter", ReportFacts.label(last))
                .fact(
                        "lossbefore",
                        quarters.stream()
                                .filter(each -> each.fact().period().year() == yearBefore)
                                .findFirst());
    }

    /** By quarter as far as it is kept, oldest first. */
    private static List<LedgerEntry> operatingIncome(ReportFacts book) {
        return book.data().financial().stream()
                .flatMap(data -> data.quarters().stream())
                .filter(each -> each.fact().metric().equals(Metric.OPERATING_INCOME)
                        && each.fact().period().isQuarter())
                .sorted(Comparator.comparing(each -> each.fact().period().end()))
                .toList();
    }
}
