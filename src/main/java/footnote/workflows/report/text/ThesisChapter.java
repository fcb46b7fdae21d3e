package footnote.workflows.report.text;

import static footnote.workflows.report.text.ThesisFacts.above;
import static footnote.workflows.report.text.ThesisFacts.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.RedFlag;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The investment thesis by rule: bull case, bear case, what would change the view. */
final class ThesisChapter {
    /** Of each side, so that both cases are about as long. */
    private static final int MOST_ARGUMENTS = 5;

    /** Of the bear case, below which the annual report's first risk joins it. */
    private static final int FEWEST_ARGUMENTS = 2;

    /** The part of a peer's margin by which another is notably above or below it. */
    private static final double NOTABLE_GAP = 0.05;

    /** An expected return in percent from which it supports the shares. */
    private static final double NOTABLE_RETURN = 5;

    /** The part of its CAGR below which growth is notably slower. */
    private static final double NOTABLE_PART = 0.9;

    /** What other points of the first page say already. */
    private static final Set<String> TOLD = Set.of(
            "against.flags",
            "recent.profit.lower",
            YearGuidance.LOWERED,
            YearGuidance.CONSENSUS_ABOVE,
            "recent.consensus.lower",
            "recent.consensus.loss.lower",
            "against.cash",
            "against.debt",
            "against.implied",
            "against.value",
            "against.doubt",
            "against.dividend",
            "against.expensive",
            "against.share"); // what a share did is no risk of what it may do

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final RecentResults recent;
    private final SentenceTemplates phrasing;
    private final EarningsQuality quality;
    private final TemplateBindings known;

    ThesisChapter(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.recent = new RecentResults(book, facts);
        this.phrasing = phrasing;
        this.quality = EarningsQuality.of(book);
        this.known = quality.bind(recent.known())
                .word("flags", RiskChapter.flagNames(book))
                .fact("peer", book.peerMedian("operating_margin"))
                .fact("fair", book.now("model_value_per_share"))
                .fact("expected", book.now("model_value_against_price"))
                .fact("buybelow", book.now("price_at_upper_threshold"))
                .fact("sellabove", book.now("price_at_lower_threshold"))
                .fact("bear", bear())
                .fact("cover", facts.cover())
                .word("coveryear", facts.cover().map(ReportFacts::label));
    }

    /** A point of a case, said where its figures bear it out. */
    record Argument(boolean holds, String lead, String key) {}

    SectionText write() {
        var chapter = new Chapter("thesis", phrasing);
        argue(chapter, "Bull case", favorable(), "for.nothing");
        argue(chapter, "Bear case", adverse(), "against.nothing");
        var changes = new Chapter("thesis", phrasing);
        if (book.data().redFlags().flags().stream().anyMatch(RedFlag::grave)) {
            changes.bullet("Red flags", "change.flags", known);
        } else if (facts.growth.isPresent()) {
            String side = side(facts.growth, facts.cagr);
            boolean met = side.equals("below")
                    ? below(recent.latestQuarter(), facts.cagr)
                    : above(recent.latestQuarter(), facts.cagr);
            changes.bullet("Growth", "change.growth." + side + (met ? ".met" : ""), known);
        }
        if (facts.margin.isPresent() && positive(facts.averageMargin)) {
            changes.bullet("Margin", "change.margin." + side(facts.margin, facts.averageMargin), known);
        }
        boolean capped = !book.data().value().view().caps().isEmpty();
        changes.bullet("Valuation", capped ? "change.value.capped" : "change.value", known);
        return changes.empty()
                ? chapter.done()
                : chapter.heading("What would change this view").with(changes).done();
    }

    /** The gravest argument against the shares that no other point of the first page gives. */
    Optional<Argument> gravest() {
        return adverse().stream()
                .filter(argument -> argument.holds() && !TOLD.contains(argument.key()))
                .filter(argument -> phrasing.say(argument.key(), known.values()).isPresent())
                .findFirst();
    }

    /** What a point says. */
    Optional<String> said(Argument argument) {
        return phrasing.say(argument.key(), known.values());
    }

    /**
     * Legal claims where news of a dispute and charges of the last twelve months show that they are no mere form, else
     * the gravest argument, else the first risk of the annual report; and what the bear case gives.
     */
    Optional<Prose> mainRisk() {
        var words = new Chapter("risk", phrasing);
        var claims = recent.charged() && ReportedNews.ofDispute(book)
                ? RiskChapter.legalClaims(book)
                : Optional.<String>empty();
        var argument = gravest();
        if (claims.isEmpty() && argument.isPresent()) {
            words.say(argument.get().key(), known);
        } else {
            claims.or(() -> RiskChapter.first(book))
                    .ifPresent(text -> words.say("risk.main", new TemplateBindings().word("text", text)));
        }
        words.sayIf(below(bear(), facts.price), "against.bear", known);
        return words.empty()
                ? Optional.empty()
                : Optional.of(words.done().passages().getFirst().text());
    }

    Optional<LedgerEntry> bear() {
        var scenarios = book.data().value().scenarios();
        return scenarios.size() < 2
                ? Optional.empty()
                : book.entry(scenarios.getFirst().value());
    }

    private void argue(Chapter chapter, String heading, List<Argument> arguments, String nothing) {
        chapter.heading(heading);
        var said = new Chapter("thesis", phrasing);
        arguments.stream()
                .filter(Argument::holds)
                .filter(argument -> phrasing.say(argument.key(), known.values()).isPresent())
                .limit(MOST_ARGUMENTS)
                .forEach(argument -> said.bullet(argument.lead(), argument.key(), known));
        boolean few = heading.equals("Bear case") && count(arguments) < FEWEST_ARGUMENTS;
        RiskChapter.first(book)
                .filter(_ -> few)
                .ifPresent(text -> said.bullet("Stated risk", "risk.main", new TemplateBindings().word("text", text)));
        if (said.empty()) {
            chapter.say(nothing, known);
        } else {
            chapter.with(said);
        }
    }

    private long count(List<Argument> arguments) {
        return arguments.stream()
                .filter(argument -> argument.holds()
                        && phrasing.say(argument.key(), known.values()).isPresent())
                .count();
    }

    private boolean guided(YearGuidance.Move move) {
        return recent.guidance().move() == move;
    }

    private List<Argument> favorable() {
        var peers = book.peerMedian("operating_margin");
        return List.of(
                new Argument(
                        positive(facts.growth)
                                && !recent.pace().equals("slower")
                                && facts.cagr.filter(each -> each.number() > 5).isPresent(),
                        "Growth",
                        "for.growth"),
                new Argument(recent.earningsMove().equals("higher"), "Earnings", "recent.profit.higher"),
                new Argument(guided(YearGuidance.Move.RAISED), "Guidance", YearGuidance.RAISED),
                new Argument(expected() >= NOTABLE_RETURN && !facts.doubted(), "Valuation", "for.value"),
                new Argument(above(bear(), facts.price) && !facts.doubted(), "Downside", "for.bear"),
                new Argument(facts.asked().equals("less") && !facts.doubted(), "Expectations", "for.implied"),
                new Argument(
                        above(facts.margin, facts.averageMargin) && positive(facts.margin), "Margins", "for.margin"),
                new Argument(
                        above(facts.margin, peers) && ThesisFacts.apart(facts.margin, peers, NOTABLE_GAP),
                        "Against peers",
                        "for.peers"),
                new Argument(above(facts.roic, facts.rate), "Returns", "for.capital"),
                new Argument(facts.yields() && quality.largestQuarter().isEmpty(), "Cash", "for.cash"),
                new Argument(!facts.lender && facts.netCash.isPresent(), "Balance sheet", "for.balance"),
                new Argument(facts.cheap(), "Price", "for.cheap"),
                new Argument(
                        facts.lender && above(facts.roe, facts.costOfEquity) && facts.lastingReturn(),
                        "Returns",
                        "for.roe"),
                new Argument(facts.underwriting() < 100, "Underwriting", "for.combined"),
                new Argument(
                        facts.lender
                                && facts.cushion
                                        .filter(each -> each.number() > 8)
                                        .isPresent(),
                        "Capital",
                        "for.cushion"),
                new Argument(above(book.now("return_1_year"), book.now("index_return_1_year")), "Market", "for.share"));
    }

    /** The gravest first. */
    private List<Argument> adverse() {
        var peers = book.peerMedian("operating_margin");
        boolean shrinking = facts.growth.filter(each -> each.number() < 0).isPresent();
        return List.of(
                new Argument(true, "Red flags", "against.flags"),
                new Argument(recent.earningsMove().equals("lower"), "Earnings", "recent.profit.lower"),
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
                new Argument(facts.thinlyCovered(), "Interest", "against.cover"),
                new Argument(Payouts.cut(book).isPresent(), "Dividend", "against.dividend"),
                new Argument(shrinking, "Growth", "against.shrink"),
                new Argument(quality.weak() && positive(book.lastYear("net_income")), "Quality", quality.key()),
                new Argument(expected() < 0 && !facts.doubted(), "Valuation", "against.value"),
                new Argument(facts.doubted() && expected() > 0, "Valuation", "against.doubt"),
                new Argument(facts.asked().equals("more") && !facts.doubted(), "Expectations", "against.implied"),
                new Argument(recent.expectedMove().equals("lower"), "Consensus", recent.consensusKey()),
                new Argument(below(facts.roic, facts.rate), "Returns", "against.capital"),
                new Argument(facts.lender && below(facts.roe, facts.costOfEquity), "Returns", "against.roe"),
                new Argument(facts.underwriting() > 100, "Underwriting", "against.combined"),
                new Argument(
                        above(book.lastYear("credit_cost"), book.average("credit_cost")), "Credit", "against.credit"),
                new Argument(
                        positive(facts.margin) && below(facts.margin, facts.averageMargin),
                        "Margins",
                        "against.margin"),
                new Argument(
                        !shrinking && !recent.pace().equals("faster") && clearlyBelow(facts.growth, facts.cagr),
                        "Growth",
                        "against.growth"),
                new Argument(
                        positive(facts.margin)
                                && below(facts.margin, peers)
                                && ThesisFacts.apart(facts.margin, peers, NOTABLE_GAP),
                        "Against peers",
                        "against.peers"),
                new Argument(facts.expensive(), "Price", "against.expensive"),
                new Argument(
                        below(book.now("return_1_year"), book.now("index_return_1_year")), "Market", "against.share"));
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

    /** The side on which a figure would have to fall to change the view. */
    private static String side(Optional<LedgerEntry> now, Optional<LedgerEntry> average) {
        return below(now, average) ? "above" : "below";
    }

    private static boolean clearlyBelow(Optional<LedgerEntry> one, Optional<LedgerEntry> other) {
        return one.flatMap(low -> other.filter(high -> low.number() < NOTABLE_PART * high.number()))
                .isPresent();
    }

    private static boolean positive(Optional<LedgerEntry> entry) {
        return entry.filter(each -> each.number() > 0).isPresent();
    }
}
