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
    /** A cut of the dividend, in percent, that is worth a word. */
    private static final double NOTABLE_CUT = 5;

    private Payouts() {}

    /** Free cash flow of the last fiscal year against what went to shareholders in it. */
    static void bind(ReportFacts book, ThesisFacts facts, TemplateBindings known) {
        known.fact("dividendcut", cut(book)).fact("dividend", book.lastYear("dividend_per_share"));
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

    /** How cash flow compares with what was paid, to follow on a sentence about that cash flow. */
    static String clause(TemplateBindings known) {
        var words = known.values();
        String paid = words.get("payouts") + " of " + words.get("paid");
        return cover(known).equals("covered") ? words.get("cover") + " the " + paid : "below " + paid;
    }

    /** By how much the dividend of a share was cut in the last fiscal year, in percent. */
    static Optional<LedgerEntry> cut(ReportFacts book) {
        var years = book.years("dividend_per_share");
        var last = book.lastYear("dividend_per_share");
        if (years.size() < 2 || last.isEmpty()) {
            return Optional.empty();
        }
        var before = years.get(years.size() - 2);
        double percent = 100 * (1 - last.get().number() / before.number());
        return before.number() <= 0 || percent < NOTABLE_CUT || followsEarnings(book, last.get(), before)
                ? Optional.empty()
                : book.derive(
                        "dividend_cut",
                        last.get().fact().period(),
                        Unit.PERCENT,
                        MaybeNumber.of(percent),
                        "dividend per share below that of the year before",
                        List.of(last.get(), before));
    }

    /** Whether a dividend fell only because it is the same part of a lower EPS, of its own year or of the year before. */
    private static boolean followsEarnings(ReportFacts book, LedgerEntry last, LedgerEntry before) {
        return Stream.of(0, 1).anyMatch(lag -> {
            double now = payout(book, last, lag);
            return now >= (1 - NOTABLE_CUT / 100) * payout(book, before, lag);
        });
    }

    /** A dividend over the EPS so many years earlier; not a number where that was no profit. */
    private static double payout(ReportFacts book, LedgerEntry dividend, int lag) {
        var end = dividend.fact().period().end().minusYears(lag);
        return book.years("eps_diluted").stream()
                .filter(eps -> eps.number() > 0 && eps.fact().period().endsNear(end))
                .mapToDouble(eps -> dividend.number() / eps.number())
                .findFirst()
                .orElse(Double.NaN);
    }
}
