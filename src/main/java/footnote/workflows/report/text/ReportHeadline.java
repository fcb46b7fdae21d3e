package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Words;
import footnote.domain.claim.Claim;
import footnote.domain.claim.Claim.Headline;
import footnote.domain.opinion.Advice;
import footnote.workflows.report.data.ReportFacts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The headline by rule: the view, where there is one, and the finding that bears most on it. */
final class ReportHeadline {
    /** Points of growth between a quarter and the fiscal year before. */
    private static final double FAR = 3;

    /** Net debt over EBITDA. */
    private static final double HEAVY = 4;

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final RecentResults recent;
    private final SentenceTemplates phrasing;
    private final HeadlineView headlineView;

    /** A finding that may stand in a headline: whether it holds, its sentence, and what it claims. */
    private record Reason(boolean holds, String key, List<Claim> claims) {}

    ReportHeadline(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.recent = new RecentResults(book, facts);
        this.phrasing = phrasing;
        this.headlineView = new HeadlineView(book, facts);
    }

    Headline write() {
        var view = headlineView.rating();
        var flag = flagged(view);
        if (flag.isPresent()) {
            return flag.get();
        }
        var known = recent.known()
                .fact("value", headlineView.fairValue())
                .fact("pb", book.now("price_to_book"))
                .fact("throughcycle", book.now("through_cycle_return"))
                .fact("interestcover", facts.cover());
        PriceChapter.Move.of(book).ifPresent(move -> move.bind(known, facts));
        for (var reason : reasons(view)) {
            var words = reason.holds() ? phrasing.say(reason.key(), known.values()) : Optional.<String>empty();
            if (words.isPresent()) {
                var claims = headlineView.claims(view);
                claims.addAll(reason.claims());
                String title = view.map(each -> headlineView.name(each) + ": " + words.get())
                        .orElseGet(() -> Words.capitalized(words.get()));
                return new Headline(title, claims);
            }
        }
        return new Headline(phrasing.say("finding.none", known.values()).orElse(book.name()), List.of());
    }

    /** A red flag comes before any other finding, unless it may be ordinary business. */
    private Optional<Headline> flagged(Optional<Advice> view) {
        var known = new TemplateBindings().fact("pledge", book.now("promoter_pledge"));
        return book.data().redFlags().flags().stream()
                .map(flag -> "finding.flag." + flag.code().name().toLowerCase(Locale.ROOT))
                .filter(SentenceTemplates::has)
                .findFirst()
                .flatMap(key -> phrasing.say(key, known.values()))
                .map(finding -> new Headline(
                        view.map(each ->
                                        headlineView.name(each) + (each == Advice.SELL ? ", and " : ", but ") + finding)
                                .orElseGet(() -> Words.capitalized(finding)),
                        headlineView.claims(view)));
    }

    /** In the order in which they bear on the view: what supports it first. */
    private List<Reason> reasons(Optional<Advice> view) {
        return view.filter(each -> each != Advice.HOLD)
                .map(each -> each == Advice.BUY
                        ? List.of(earnings("higher"), guidance(), record(true), returns(true), priced(each))
                        : List.of(
                                burden(),
                                cover(),
                                earnings("lower"),
                                guidance(),
                                fell(),
                                record(false),
                                returns(false),
                                priced(each)))
                .orElseGet(() -> List.of(
                        moved(),
                        new Reason(book.now("cash_runway").isPresent(), "finding.runway", List.of()),
                        burden(),
                        earnings("lower"),
                        guidance(),
                        earnings("higher"),
                        cover(),
                        fell(),
                        record(true),
                        record(false),
                        returns(true),
                        returns(false),
                        quarter("slower", "fell"),
                        quarter("faster", "recovered"),
                        pace("faster"),
                        pace("slower"),
                        implied(),
                        rose()));
    }

    private Reason earnings(String move) {
        boolean holds = recent.earningsMove().equals(move);
        var kind = move.equals("higher") ? Claim.Kind.ABOVE : Claim.Kind.BELOW;
        return new Reason(
                holds,
                "finding.earnings." + move,
                holds ? List.of(HeadlineView.compared(kind, recent.profitNow(), recent.profitYear())) : List.of());
    }

    /** A share price that moved far in a day. */
    private Reason moved() {
        var move = PriceChapter.Move.of(book).filter(PriceChapter.Move::ofDay);
        return new Reason(
                move.isPresent(),
                "finding.price." + move.map(PriceChapter.Move::key).orElse(""),
                move.map(PriceChapter.Move::claim).stream().toList());
    }

    private Reason fell() {
        return new Reason(facts.pace().equals("shrinking"), "finding.fell", claims(Claim.Kind.NEGATIVE, facts.growth));
    }

    private Reason rose() {
        boolean rose = facts.growth.filter(each -> each.number() > 0).isPresent();
        return new Reason(rose, "finding.rose", claims(Claim.Kind.POSITIVE, facts.growth));
    }

    private static List<Claim> claims(Claim.Kind kind, Optional<LedgerEntry> entry) {
        return entry.map(each -> List.of(new Claim(kind, List.of(each.id())))).orElse(List.of());
    }

    /** A margin at its highest or lowest; a high margin on falling revenue is no finding of its own. */
    private Reason record(boolean high) {
        var years = recent.margins().record(high);
        boolean holds = !years.isEmpty() && !(high && fell().holds());
        return new Reason(
                holds,
                high ? "finding.margin.high" : "finding.margin.low",
                holds
                        ? List.of(new Claim(
                                high ? Claim.Kind.LARGEST : Claim.Kind.SMALLEST,
                                years.reversed().stream().map(LedgerEntry::id).toList()))
                        : List.of());
    }

    private Reason pace(String pace) {
        boolean holds = recent.pace().equals(pace);
        return new Reason(
                holds,
                "finding." + pace,
                holds
                        ? List.of(HeadlineView.compared(
                                pace.equals("faster") ? Claim.Kind.ACCELERATED : Claim.Kind.SLOWED,
                                recent.priorGrowth(),
                                facts.growth))
                        : List.of());
    }

    /** A quarter whose growth is far from that of the fiscal year. */
    private Reason quarter(String pace, String turned) {
        var quarter = recent.latestQuarter();
        String now = recent.quarterPace();
        boolean holds = quarter.isPresent()
                && facts.growth.isPresent()
                && (now.equals(pace) || now.equals(turned))
                && Math.abs(quarter.get().number() - facts.growth.get().number()) > FAR;
        var kind = pace.equals("faster") ? Claim.Kind.ACCELERATED : Claim.Kind.SLOWED;
        return new Reason(
                holds,
                "finding.quarter." + now,
                !holds
                        ? List.of()
                        : now.equals("fell")
                                ? claims(Claim.Kind.NEGATIVE, quarter)
                                : List.of(HeadlineView.compared(kind, facts.growth, quarter)));
    }

    /** What the price asks for, where the model tells that, else fair value and price alone. */
    private Reason priced(Advice view) {
        return implied().holds() ? implied() : multiple().holds() ? multiple() : apart(view);
    }

    private Reason apart(Advice view) {
        return view == Advice.BUY
                ? new Reason(true, "finding.value.above", List.of())
                : new Reason(
                        true,
                        "finding.value.below",
                        List.of(HeadlineView.compared(Claim.Kind.ABOVE, facts.price, headlineView.fairValue())));
    }

    private Reason returns(boolean high) {
        var valued = book.now("through_cycle_return").or(() -> facts.roe); // what fair value rests on
        boolean holds = book.data().value().fromBook()
                && (high
                        ? above(facts.roe, facts.costOfEquity) && above(valued, facts.costOfEquity)
                        : below(facts.roe, facts.costOfEquity) && below(valued, facts.costOfEquity));
        return new Reason(
                holds,
                high ? "finding.returns.high" : "finding.returns.low",
                holds
                        ? List.of(HeadlineView.compared(
                                high ? Claim.Kind.ABOVE : Claim.Kind.BELOW, facts.roe, facts.costOfEquity))
                        : List.of());
    }

    /** A model too far from the price says nothing of what the price implies. */
    private Reason implied() {
        return new Reason(facts.implied.isPresent() && !facts.doubted(), "finding.implied", List.of());
    }

    /** What is paid for the return on equity that fair value rests on. */
    private Reason multiple() {
        return new Reason(
                book.data().value().fromBook()
                        && book.now("through_cycle_return").isPresent()
                        && book.now("price_to_book").isPresent(),
                "finding.multiple",
                List.of());
    }

    /** Interest that takes a large part of earnings. */
    private Reason cover() {
        return new Reason(facts.thinlyCovered(), "finding.cover", List.of());
    }

    /** Debt that grows, since no cash is left to repay it. */
    private Reason burden() {
        boolean holds = !facts.lender
                && facts.years.filter(each -> each.number() > HEAVY).isPresent()
                && facts.flow.filter(each -> each.number() < 0).isPresent();
        return new Reason(holds, "finding.burden", holds ? claims(Claim.Kind.NEGATIVE, facts.flow) : List.of());
    }

    /** Guidance that was lowered, which supports no positive view, or raised, which supports no negative one. */
    private Reason guidance() {
        var rating = headlineView.rating().orElse(Advice.HOLD);
        var move = recent.guidance().move();
        boolean holds = (move == YearGuidance.Move.LOWERED && rating != Advice.BUY)
                || (move == YearGuidance.Move.RAISED && rating == Advice.BUY);
        return new Reason(
                holds,
                "finding.guidance." + move.name().toLowerCase(Locale.ROOT),
                recent.guidance().claims());
    }
}
