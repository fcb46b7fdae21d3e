package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.RedFlag;
import footnote.research.guidance.FiledOutlook;
import footnote.research.valuation.Outlook;
import footnote.workflows.report.data.FigureComparison;
import footnote.workflows.report.data.LiquidityPosition;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationData;
import java.util.List;
import java.util.Optional;

/** The arguments for and against the shares, each with the condition on which figures bear it out. */
record ThesisArguments(
        ReportFacts book,
        ThesisFacts facts,
        RecentResults recent,
        EarningsQuality quality,
        LiquidityPosition liquidity) {
    /** The part of a margin by which another is notably above or below it. */
    private static final double NOTABLE_GAP = 0.05;

    /** A return in percent, or a difference of returns in points, that is worth an argument. */
    private static final double NOTABLE_RETURN = 5;

    private static final double HIGH_MULTIPLE = 30;

    /** The part of its CAGR below which growth is notably slower. */
    private static final double NOTABLE_PART = 0.9;

    /** Times equity, from which on a small shortfall of an insurer's reserves is a large part of equity. */
    private static final double LARGE_RESERVES = 1.5;

    /** Guided capex over that of the last year from which on it weighs on FCF. */
    private static final double MUCH_MORE = 1.25;

    /** A point of a case, said where its figures bear it out. */
    record Argument(boolean holds, String lead, String key) {}

    List<Argument> favorable() {
        var peers = book.peerMedian("operating_margin");
        return List.of(
                new Argument(
                        positive(facts.growth)
                                && !recent.pace().equals("slower")
                                && facts.cagr.filter(each -> each.number() > 5).isPresent(),
                        "Growth",
                        "for.growth"),
                new Argument(recent.earningsMove().equals("higher"), "Earnings", "recent.profit.higher"),
                new Argument(moved(1), "News", ReportedNews.KEY),
                new Argument(guided(YearGuidance.Move.RAISED), "Guidance", YearGuidance.RAISED),
                new Argument(expected() >= NOTABLE_RETURN && !facts.doubted(), "Valuation", "for.value"),
                new Argument(above(bear(), facts.price) && !facts.doubted(), "Downside", "for.bear"),
                new Argument(facts.asked().equals("less") && !facts.doubted(), "Expectations", "for.implied"),
                new Argument(
                        above(facts.margin, facts.averageMargin)
                                && FigureComparison.apart(facts.margin, facts.averageMargin, NOTABLE_GAP)
                                && positive(facts.margin),
                        "Margins",
                        "for.margin"),
                new Argument(
                        above(facts.margin, peers) && FigureComparison.apart(facts.margin, peers, NOTABLE_GAP),
                        "Against peers",
                        "for.peers"),
                new Argument(above(facts.roic, facts.rate), "Returns", "for.capital"),
                new Argument(facts.yields() && quality.largestQuarter().isEmpty(), "Cash", "for.cash"),
                new Argument(!facts.lender && facts.netCash.isPresent(), "Balance sheet", "for.balance"),
                new Argument(facts.cheap(), "Price", "for.cheap"),
                new Argument(above(target(), facts.price), "Consensus", "for.target"),
                new Argument(
                        facts.lender && above(facts.roe, facts.costOfEquity) && facts.lastingReturn(),
                        "Returns",
                        "for.roe"),
                new Argument(facts.underwriting() < 100, "Underwriting", "for.combined"),
                new Argument(
                        facts.lender
                                && facts.cushion
                                        .filter(each -> each.number() > 10)
                                        .isPresent(),
                        "Capital",
                        "for.cushion"),
                new Argument(againstIndex() >= NOTABLE_RETURN, "Market", "for.share"));
    }

    /** The gravest first. */
    List<Argument> adverse() {
        var peers = book.peerMedian("operating_margin");
        boolean shrinking = facts.growth.filter(each -> each.number() < 0).isPresent();
        return List.of(
                new Argument(true, "Red flags", oneFlag() ? "against.flags.one" : "against.flags"),
                new Argument(recent.earningsMove().equals("lower"), "Earnings", "recent.profit.lower"),
                new Argument(moved(-1), "News", ReportedNews.KEY),
                new Argument(guided(YearGuidance.Move.LOWERED), "Guidance", YearGuidance.LOWERED),
                new Argument(
                        recent.guidance()
                                .beyond()
                                .filter(YearGuidance.CONSENSUS_ABOVE::equals)
                                .isPresent(),
                        "Estimates",
                        YearGuidance.CONSENSUS_ABOVE),
                new Argument(facts.flow.filter(each -> each.number() < 0).isPresent(), "Cash", "against.cash"),
                new Argument(
                        book.now("cash_runway")
                                .filter(each -> each.number() < 3)
                                .isPresent(),
                        "Funding",
                        "against.runway"),
                new Argument(
                        !facts.lender
                                && facts.years.filter(each -> each.number() > 3).isPresent(),
                        "Debt",
                        "against.debt"),
                new Argument(!facts.lender && liquidity.needsRefinancing(), "Refinancing", "against.refinancing"),
                new Argument(facts.thinlyCovered(), "Interest", "against.cover"),
                new Argument(Payouts.cut(book).isPresent(), "Dividend", "against.dividend"),
                new Argument(shrinking, "Growth", "against.shrink"),
                new Argument(quality.weak() && positive(book.lastYear("net_income")), "Quality", quality.key()),
                new Argument(risingCapex(), "Investment", "against.capex"),
                new Argument(expected() <= -NOTABLE_RETURN && !facts.doubted(), "Valuation", "against.value"),
                new Argument(facts.asked().equals("more") && !facts.doubted(), "Expectations", "against.implied"),
                new Argument(recent.expectedMove().equals("lower"), "Consensus", recent.consensusKey()),
                new Argument(below(facts.roic, facts.rate), "Returns", "against.capital"),
                new Argument(facts.lender && below(facts.roe, facts.costOfEquity), "Returns", "against.roe"),
                new Argument(
                        book.data().value().fromBook()
                                && !facts.lastingReturn()
                                && !below(facts.roe, facts.costOfEquity),
                        "Returns",
                        "against.cycle"),
                new Argument(facts.underwriting() > 100, "Underwriting", "against.combined"),
                new Argument(
                        above(book.lastYear("credit_cost"), book.average("credit_cost")), "Credit", "against.credit"),
                new Argument(
                        book.lastYear("reserves_to_equity")
                                .filter(each -> each.number() > LARGE_RESERVES)
                                .isPresent(),
                        "Reserves",
                        "against.reserves"),
                new Argument(
                        positive(facts.margin)
                                && below(facts.margin, facts.averageMargin)
                                && FigureComparison.apart(facts.margin, facts.averageMargin, NOTABLE_GAP),
                        "Margins",
                        "against.margin"),
                new Argument(
                        !shrinking
                                && !recent.pace().equals("faster")
                                && clearlyBelow(facts.growth, facts.cagr)
                                && !above(recent.latestQuarter(), facts.cagr),
                        "Growth",
                        "against.growth"),
                new Argument(
                        positive(facts.margin)
                                && below(facts.margin, peers)
                                && FigureComparison.apart(facts.margin, peers, NOTABLE_GAP),
                        "Against peers",
                        "against.peers"),
                new Argument(facts.expensive(), "Price", "against.expensive"),
                new Argument(pricedForGrowth() && !facts.expensive(), "Price", "against.priced"),
                new Argument(againstIndex() <= -NOTABLE_RETURN, "Market", "against.share"));
    }

    private boolean oneFlag() {
        return book.data().redFlags().flags().stream()
                        .map(RedFlag::code)
                        .distinct()
                        .count()
                == 1;
    }

    /** Points by which the share did better than the index over a year; not a number where either is unknown. */
    private double againstIndex() {
        return number(book.now("price_return_1_year")) - number(book.now("index_price_return_1_year"));
    }

    private static double number(Optional<LedgerEntry> entry) {
        return entry.map(LedgerEntry::number).orElse(Double.NaN);
    }

    Optional<LedgerEntry> bear() {
        var scenarios = book.data().value().scenarios();
        return scenarios.size() < 2
                ? Optional.empty()
                : book.entry(scenarios.getFirst().value());
    }

    Optional<LedgerEntry> bull() {
        var scenarios = book.data().value().scenarios();
        return scenarios.size() < 2
                ? Optional.empty()
                : book.entry(scenarios.getLast().value());
    }

    /** The mean target price of analysts, in the unit of the price. */
    Optional<LedgerEntry> target() {
        return book.data()
                .valuation()
                .flatMap(ValuationData::target)
                .map(Outlook::mean)
                .filter(mean -> facts.price
                        .filter(price -> price.fact().unit().equals(mean.fact().unit()))
                        .isPresent());
    }

    /** Whether earnings and cash are both a small part of the price. */
    private boolean pricedForGrowth() {
        return facts.earningsMultiple
                        .filter(each -> each.number() > HIGH_MULTIPLE)
                        .isPresent()
                && positive(book.now("free_cash_flow_yield"))
                && !facts.yields();
    }

    /** Whether the share price moved far to that side, so that the news at the time bears on the case. */
    private boolean moved(int side) {
        return PriceChapter.Move.of(book)
                .filter(move -> move.change().number() * side > 0)
                .isPresent();
    }

    /** What the annual report guides capex to, the lower end of a range or the upper one. */
    Optional<LedgerEntry> guidedCapex(boolean upper) {
        String name = Metric.CAPITAL_EXPENDITURE.name() + FiledOutlook.OUTLOOK;
        return book.entries().stream()
                .filter(each -> each.fact().metric().name().equals(name + (upper ? "_high" : "_low"))
                        || (!upper && each.fact().metric().name().equals(name)))
                .findFirst();
    }

    private boolean risingCapex() {
        return guidedCapex(false)
                .flatMap(guided -> book.lastYear(Metric.CAPITAL_EXPENDITURE.name())
                        .filter(last -> guided.number() > MUCH_MORE * last.number()))
                .isPresent();
    }

    private boolean guided(YearGuidance.Move move) {
        return recent.guidance().move() == move;
    }

    /** The expected return in percent; 0 without one. */
    private double expected() {
        return book.data()
                .value()
                .view()
                .expectedReturn()
                .map(CompanyView.Figure::value)
                .orElse(0.0);
    }

    private static boolean clearlyBelow(Optional<LedgerEntry> one, Optional<LedgerEntry> other) {
        return one.flatMap(low -> other.filter(high -> low.number() < NOTABLE_PART * high.number()))
                .isPresent();
    }

    static boolean positive(Optional<LedgerEntry> entry) {
        return entry.filter(each -> each.number() > 0).isPresent();
    }
}
