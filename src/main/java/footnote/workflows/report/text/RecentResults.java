package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.apart;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.domain.Words;
import footnote.quant.MaybeNumber;
import footnote.research.valuation.Outlook;
import footnote.workflows.report.data.MetricSeries;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How the last fiscal year compares with the one before, and what has happened since: the latest quarter, the last
 * twelve months, and consensus for the next year. Twelve months are compared with a fiscal year as levels, never as
 * growth.
 */
final class RecentResults {
    /** Differences worth a word: points between rates of growth, and a part of earnings. */
    private static final double NOTABLE = 0.5;

    private static final double NOTABLE_QUARTER = 3;
    private static final String QUARTERS = "quarter_revenue_growth";

    private static final double NOTABLE_EARNINGS = 0.02;

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final YearGuidance guidance;
    private final RecentEarnings earnings;
    private final MarginHistory margins;

    RecentResults(ReportFacts book, ThesisFacts facts) {
        this.book = book;
        this.facts = facts;
        this.guidance = new YearGuidance(book);
        this.earnings = new RecentEarnings(book);
        this.margins = new MarginHistory(book, facts, earnings);
    }

    /** What the sentences on growth, margin, cash and recent results may name. */
    TemplateBindings known() {
        var known = facts.known();
        priorGrowth().ifPresent(each -> known.fact("prior", each).word("prioryear", ReportFacts.label(each)));
        priorGrowth()
                .ifPresent(each -> known.word(
                        "priormove",
                        facts.decline(Optional.of(each), "revenue_decline")
                                .map(fall -> "falling {fact:" + fall.id() + "}")
                                .orElse("rising {fact:" + each.id() + "}")));
        margins.bind(known);
        Payouts.bind(book, facts, known);
        premium(known);
        latestQuarter().ifPresent(each -> known.fact("quarter", each)
                .word("quarterlabel", ReportFacts.label(each))
                .fact("quarterdecline", facts.decline(Optional.of(each), "quarter_revenue_decline"))
                .fact("priorquarter", priorQuarter())
                .word("priorlabel", priorQuarter().map(ReportFacts::label)));
        profitNow().ifPresent(each -> known.fact("profitnow", each).word("now", ReportFacts.label(each)));
        known.fact("profityear", profitYear())
                .word("Profit", Words.capitalized(earnings.name()))
                .word("profit", earnings.name())
                .fact("eps", book.lastYear("eps_diluted"));
        quarterLoss(known);
        known.fact("charges", earnings.charges())
                .word("chargesperiod", earnings.charges().map(ReportFacts::label));
        guidance.bind(known);
        known.fact("runway", book.now("cash_runway"));
        book.now("cash_and_investments")
                .ifPresent(cash -> known.day("cashday", cash.fact().period().end()));
        if (facts.lender) {
            new LenderResults(book, facts).bind(known);
        }
        nextEarnings().ifPresent(each -> known.fact("nexteps", each)
                .word("next", each.fact().period().label()));
        return known;
    }

    /** The operating margin of the last fiscal year beside those before it. */
    MarginHistory margins() {
        return margins;
    }

    YearGuidance guidance() {
        return guidance;
    }

    Optional<LedgerEntry> priorGrowth() {
        return before(book, "revenue_growth").filter(_ -> facts.growth.isPresent());
    }

    /** Faster, slower, steady or recovered from a decline; shrinking where revenue fell. */
    String pace() {
        if (facts.growth.filter(each -> each.number() < 0).isPresent()) {
            return "shrinking";
        }
        if (priorGrowth().filter(each -> each.number() < 0).isPresent()) {
            return "recovered";
        }
        double change = change(priorGrowth(), facts.growth);
        return Math.abs(change) < NOTABLE ? "steady" : change > 0 ? "faster" : "slower";
    }

    /** In points; zero where one of the two is not known. */
    private static double change(Optional<LedgerEntry> from, Optional<LedgerEntry> to) {
        return from.flatMap(one -> to.map(other -> other.number() - one.number()))
                .orElse(0.0);
    }

    private void premium(TemplateBindings known) {
        var now = facts.earningsMultiple;
        var usual = facts.usualMultiple;
        if (now.isEmpty() || usual.isEmpty() || usual.get().number() <= 0) {
            return;
        }
        boolean premium = above(now, usual);
        known.fact(
                "gap",
                book.derive(
                        premium ? "price_to_earnings_premium" : "price_to_earnings_discount",
                        now.get().fact().period(),
                        Unit.PERCENT,
                        MaybeNumber.of(Math.abs(now.get().number() / usual.get().number() - 1) * 100),
                        "P/E against its own median",
                        List.of(now.get(), usual.get())));
    }

    /** The figure of the fiscal year before the last. */
    static Optional<LedgerEntry> before(ReportFacts book, String metric) {
        var years = book.years(metric);
        return years.size() < 2 || book.lastYear(metric).isEmpty()
                ? Optional.empty()
                : Optional.of(years.get(years.size() - 2));
    }

    /** How revenue of the latest quarter moved, beside that of the last fiscal year. */
    String quarterPace() {
        var quarter = latestQuarter();
        boolean falling = quarter.filter(each -> each.number() < 0).isPresent();
        boolean fell = facts.growth.filter(each -> each.number() < 0).isPresent();
        if (falling != fell) {
            return falling ? "fell" : "recovered";
        }
        String more = falling ? "fell.less" : "faster";
        String less = falling ? "fell.more" : "slower";
        double change = change(facts.growth, quarter);
        if (Math.abs(change) < NOTABLE) {
            return falling ? "fell.same" : "steady";
        }
        return change > 0 ? more : less;
    }

    Optional<LedgerEntry> latestQuarter() {
        return MetricSeries.fromLast(book, QUARTERS, 1).filter(last -> facts.revenue
                .filter(year ->
                        last.fact().period().end().isAfter(year.fact().period().end()))
                .isPresent());
    }

    /** Growth of the quarter before the latest, where it was clearly another. */
    private Optional<LedgerEntry> priorQuarter() {
        return MetricSeries.fromLast(book, QUARTERS, 2)
                .filter(each -> Math.abs(change(Optional.of(each), latestQuarter())) >= NOTABLE_QUARTER);
    }

    /** A latest quarter at an operating loss after a year of operating profit. */
    private void quarterLoss(TemplateBindings known) {
        var quarters = quarterlyOperatingIncome();
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
    private List<LedgerEntry> quarterlyOperatingIncome() {
        return book.data().financial().stream()
                .flatMap(data -> data.quarters().stream())
                .filter(each -> each.fact().metric().equals(Metric.OPERATING_INCOME)
                        && each.fact().period().isQuarter())
                .sorted(Comparator.comparing(each -> each.fact().period().end()))
                .toList();
    }

    Optional<LedgerEntry> profitYear() {
        return earnings.lastYear();
    }

    Optional<LedgerEntry> profitNow() {
        return earnings.now();
    }

    /** Whether exceptional charges or impairments weigh on the last twelve months. */
    boolean charged() {
        return earnings.charges().isPresent();
    }

    String earningsMove() {
        return earnings.move();
    }

    /** Consensus earnings per share of the next fiscal year. */
    private Optional<LedgerEntry> nextEarnings() {
        return book.data().valuation().map(ValuationData::outlooks).orElse(List.of()).stream()
                .map(Outlook::mean)
                .filter(mean -> mean.fact().metric().equals(Metric.EPS_DILUTED)
                        && mean.fact().period().isYear())
                .findFirst();
    }

    /** The sentence on consensus; of two losses the smaller is not called higher earnings. */
    String consensusKey() {
        boolean loss = nextEarnings().filter(each -> each.number() < 0).isPresent()
                && book.lastYear("eps_diluted")
                        .filter(each -> each.number() < 0)
                        .isPresent();
        boolean moved = expectedMove().equals("higher") || expectedMove().equals("lower");
        return "recent.consensus." + (loss && moved ? "loss." : "") + expectedMove();
    }

    /** Whether consensus expects earnings per share above or below those of the last fiscal year. */
    String expectedMove() {
        var last = book.lastYear("eps_diluted");
        var next = nextEarnings()
                .filter(each -> last.isPresent()
                        && each.fact().unit().equals(last.get().fact().unit()));
        if (next.isEmpty()) {
            return "unknown";
        }
        boolean moved = apart(next, last, NOTABLE_EARNINGS);
        return moved && above(next, last) ? "higher" : moved && below(next, last) ? "lower" : "steady";
    }
}
