package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.opinion.RedFlag;
import footnote.workflows.report.data.LiquidityPosition;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import footnote.workflows.report.text.ThesisArguments.Argument;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The investment thesis by rule: bull case, bear case, what would change the view. */
final class ThesisChapter {
    /** Of each side, so that both cases are about as long. */
    private static final int MOST_ARGUMENTS = 5;

    /** Of the bear case, below which the annual report's first risk joins it. */
    private static final int FEWEST_ARGUMENTS = 2;

    /** What other points of the first page say already. */
    private static final Set<String> TOLD = Set.of(
            "against.flags",
            "against.flags.one",
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
            "against.cycle",
            "against.share"); // what a share did is no risk of what it may do

    private final ReportFacts book;
    private final ThesisFacts facts;
    private final RecentResults recent;
    private final SentenceTemplates phrasing;
    private final ThesisArguments arguments;
    private final TemplateBindings known;

    ThesisChapter(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.recent = new RecentResults(book, facts);
        this.phrasing = phrasing;
        var quality = EarningsQuality.of(book);
        var liquidity = new LiquidityPosition(book);
        this.arguments = new ThesisArguments(book, facts, recent, quality, liquidity);
        this.known = quality.bind(recent.known())
                .word("flags", RiskChapter.flagNames(book))
                .fact("peer", book.peerMedian("operating_margin"))
                .fact("fair", book.now("model_value_per_share"))
                .fact("expected", book.now("model_value_against_price"))
                .fact("buybelow", book.now("price_at_upper_threshold"))
                .fact("sellabove", book.now("price_at_lower_threshold"))
                .fact("cycle", book.now("through_cycle_return"))
                .fact("bear", arguments.bear())
                .fact("bull", arguments.bull())
                .fact("target", arguments.target())
                .fact("capexlow", arguments.guidedCapex(false))
                .fact("capexhigh", arguments.guidedCapex(true))
                .word("capexyear", arguments.guidedCapex(false).map(ReportFacts::label))
                .fact("capexlast", book.lastYear("capital_expenditure"))
                .word("liquid", liquidity.fundsName())
                .fact("cash", liquidity.funds())
                .fact("freecash", liquidity.freeCashFlow())
                .fact("dueone", liquidity.dueWithinOneYear())
                .word("dueyear", liquidity.dueWithinOneYear().map(ReportFacts::label))
                .fact("cover", facts.cover())
                .word("coveryear", facts.cover().map(ReportFacts::label));
        known.word("clearing", clearing());
        PriceChapter.Move.of(book)
                .flatMap(move -> ReportedNews.around(book, move))
                .ifPresent(news -> known.values().putAll(news.values()));
    }

    SectionText write() {
        var chapter = new Chapter("thesis", phrasing);
        argue(chapter, "Bull case", arguments.favorable(), "for.nothing");
        argue(chapter, "Bear case", arguments.adverse(), "against.nothing");
        var changes = new Chapter("thesis", phrasing);
        if (book.data().redFlags().flags().stream().anyMatch(RedFlag::grave)) {
            changes.bullet("Red flags", "change.flags", known);
        } else if (book.data().value().fromBook()) {
            var cycle = book.now("through_cycle_return");
            if (facts.roe.isPresent() && cycle.isPresent() && changes(side(facts.roe, cycle))) {
                changes.bullet("Returns", "change.return." + side(facts.roe, cycle), known);
            } else if (facts.impliedReturn().isPresent()) {
                changes.bullet("Returns", "change.return.implied", known);
            }
        } else if (facts.growth.isPresent()
                && ThesisArguments.positive(facts.cagr)
                && changes(side(facts.growth, facts.cagr))) {
            String side = side(facts.growth, facts.cagr);
            boolean met = side.equals("below")
                    ? below(recent.latestQuarter(), facts.cagr)
                    : above(recent.latestQuarter(), facts.cagr);
            changes.bullet("Growth", "change.growth." + side + (met ? ".met" : ""), known);
        }
        if (facts.margin.isPresent()
                && ThesisArguments.positive(facts.averageMargin)
                && changes(side(facts.margin, facts.averageMargin))) {
            changes.bullet("Margin", "change.margin." + side(facts.margin, facts.averageMargin), known);
        }
        boolean capped = !book.data().value().view().caps().isEmpty();
        changes.bullet("Valuation", capped ? "change.value.capped" : "change.value", known);
        return changes.empty()
                ? chapter.done()
                : chapter.heading("What would change this view").with(changes).done();
    }

    /** What would clear the two gravest red flags. */
    private Optional<String> clearing() {
        return book.data().redFlags().flags().stream()
                .filter(RedFlag::grave)
                .sorted(RedFlag.ORDER)
                .map(flag -> flag.code().clearedBy())
                .filter(words -> !words.isEmpty())
                .distinct()
                .limit(2)
                .map(words -> words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1, words.length() - 1))
                .reduce((first, second) -> first + ", and by " + second);
    }

    /** A worse figure changes no negative view, and a better one no positive view. */
    private boolean changes(String side) {
        return switch (book.data().value().view().rating()) {
            case BUY -> side.equals("below");
            case SELL, AVOID -> side.equals("above");
            case HOLD -> true;
        };
    }

    /** The gravest argument against the shares that no other point of the first page gives. */
    Optional<Argument> gravest() {
        return arguments.adverse().stream()
                .filter(argument -> argument.holds() && !TOLD.contains(argument.key()))
                .filter(argument -> phrasing.say(argument.key(), known.values()).isPresent())
                .findFirst();
    }

    /** What a point says. */
    Optional<String> said(Argument argument) {
        return phrasing.say(argument.key(), known.values());
    }

    /**
     * A dispute over much of a year's income, legal claims where news of a dispute and charges of the last twelve months show that they are no mere form, else
     * the gravest argument, else the first risk of the annual report; and what the bear case gives.
     */
    Optional<Prose> mainRisk() {
        var words = new Chapter("risk", phrasing);
        var claims = recent.charged() && ReportedNews.ofDispute(book)
                ? RiskChapter.legalClaims(book)
                : Optional.<String>empty();
        var argument = gravest();
        var dispute = new Causes(book).largeDispute();
        if (dispute.isPresent()) {
            words.say("risk.dispute", dispute.get());
        } else if (claims.isEmpty() && argument.isPresent()) {
            words.say(argument.get().key(), known);
        } else {
            claims.or(() -> RiskChapter.first(book))
                    .ifPresent(text -> words.say("risk.main", new TemplateBindings().word("text", text)));
        }
        boolean nothing = arguments.bear().filter(each -> each.number() <= 0).isPresent();
        words.sayIf(below(arguments.bear(), facts.price), nothing ? "against.bear.nothing" : "against.bear", known);
        return words.empty()
                ? Optional.empty()
                : Optional.of(words.done().passages().getFirst().text());
    }

    Optional<LedgerEntry> bear() {
        return arguments.bear();
    }

    private void argue(Chapter chapter, String heading, List<Argument> points, String nothing) {
        chapter.heading(heading);
        var said = new Chapter("thesis", phrasing);
        points.stream()
                .filter(Argument::holds)
                .filter(argument -> phrasing.say(argument.key(), known.values()).isPresent())
                .limit(MOST_ARGUMENTS)
                .forEach(argument -> said.bullet(argument.lead(), argument.key(), known));
        boolean adverse = heading.equals("Bear case");
        boolean few = adverse && count(points) < FEWEST_ARGUMENTS;
        if (!adverse && count(points) < FEWEST_ARGUMENTS && above(arguments.bull(), facts.price)) {
            said.bullet("Upside", "for.bull", known);
        }
        RiskChapter.first(book)
                .filter(_ -> few)
                .ifPresent(text -> said.bullet("Stated risk", "risk.main", new TemplateBindings().word("text", text)));
        if (said.empty()) {
            chapter.say(nothing, known);
        } else {
            chapter.with(said);
        }
    }

    private long count(List<Argument> points) {
        return points.stream()
                .filter(argument -> argument.holds()
                        && phrasing.say(argument.key(), known.values()).isPresent())
                .count();
    }

    /** The side on which a figure would have to fall to change the view. */
    private static String side(Optional<LedgerEntry> now, Optional<LedgerEntry> average) {
        return below(now, average) ? "above" : "below";
    }
}
