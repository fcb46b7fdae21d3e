package footnote.workflows.report.text;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.workflows.report.data.ReportFacts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What dividends and buybacks took of a year's free cash flow. */
final class Payouts {
    private Payouts() {}

    /** Free cash flow of the last fiscal year against what went to shareholders in it. */
    static void bind(ReportFacts book, ThesisFacts facts, TemplateBindings known) {
        var flow = book.lastYear("free_cash_flow");
        var paid = Stream.of("dividends_paid", "buybacks")
                .flatMap(metric -> book.lastYear(metric).stream())
                .filter(each -> each.number() > 0)
                .toList();
        if (facts.lender || flow.isEmpty() || paid.isEmpty()) {
            return;
        }
        var total = paid.size() == 1
                ? Optional.of(paid.getFirst())
                : book.derive(
                        "shareholder_payout",
                        paid.getFirst().fact().period(),
                        paid.getFirst().fact().unit(),
                        MaybeNumber.of(
                                paid.stream().mapToDouble(LedgerEntry::number).sum()),
                        "dividends and buybacks paid",
                        paid);
        known.word(
                        "payouts",
                        paid.size() == 2
                                ? "dividends and buybacks"
                                : paid.getFirst().fact().metric().name().equals("buybacks") ? "buybacks" : "dividends")
                .fact("paid", total)
                .fact("flowyear", flow);
        boolean covered = flow.get().number() > 0
                && total.isPresent()
                && flow.get().number() >= total.get().number();
        known.fact(
                "cover",
                !covered
                        ? Optional.empty()
                        : book.derive(
                                "payout_cover",
                                flow.get().fact().period(),
                                Unit.RATIO,
                                MaybeNumber.of(flow.get().number() / total.get().number()),
                                "free cash flow over dividends and buybacks",
                                List.of(flow.get(), total.get())));
    }

    /** Covered, short or unknown. */
    static String cover(TemplateBindings known) {
        return known.values().containsKey("cover")
                ? "covered"
                : known.values().containsKey("paid") ? "short" : "unknown";
    }
}
