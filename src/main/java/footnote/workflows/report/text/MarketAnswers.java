package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Words;
import footnote.domain.claim.Claim;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.RedFlag;
import footnote.workflows.report.data.MetricSeries;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.RevenueAdditions;
import footnote.workflows.report.data.RevenueSplit;
import java.util.List;
import java.util.Optional;

/** Answers that prices, models and series of figures give: trend, risk, valuation, margin and growth. */
final class MarketAnswers {
    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    MarketAnswers(TextContext context) {
        this.book = context.book();
        this.facts = context.facts();
        this.phrasing = context.phrasing();
    }

    Optional<TopicAnswer> trend() {
        var fifty = book.now("sma_50");
        var twoHundred = book.now("sma_200");
        var share = book.now("price_return_1_year");
        var index = book.now("index_price_return_1_year");
        var known = facts.known()
                .fact("fifty", fifty)
                .fact("twohundred", twoHundred)
                .fact("rsi", book.now("rsi_14"))
                .fact("month", book.now("change_1_month"))
                .fact("below", book.now("below_52_week_high"))
                .fact("above", book.now("above_52_week_low"))
                .fact("support", book.now("support"))
                .fact("resistance", book.now("resistance"))
                .fact("adx", book.now("adx_14"));
        boolean up = above(facts.price, fifty) && above(facts.price, twoHundred);
        boolean down = below(facts.price, fifty) && below(facts.price, twoHundred);
        String way = up ? "up" : down ? "down" : "mixed";
        var draft = new TopicAnswer.Draft("trend", phrasing, known);
        if (facts.price.isPresent() && twoHundred.isPresent()) {
            draft.headline(
                    way,
                    claim(
                            above(facts.price, twoHundred) ? Claim.Kind.ABOVE : Claim.Kind.BELOW,
                            facts.price.get(),
                            twoHundred.get()));
        }
        return draft.conclude(way + ".conclusion")
                .point("Averages", "averages")
                .point("Momentum", "momentum")
                .point("Range", "range")
                .pointIf(above(share, index), "Against the index", "ahead")
                .pointIf(below(share, index), "Against the index", "behind")
                .point("Watch", up ? "watch.support" : "watch.resistance")
                .done();
    }

    Optional<TopicAnswer> risk() {
        var known = facts.known()
                .fact("volatility", book.now("volatility"))
                .fact("beta", book.now("beta"))
                .fact("fall", book.now("deepest_fall"))
                .fact("var", book.now("value_at_risk"))
                .fact("cover", book.lastYear("interest_cover").filter(each -> each.number() > 0))
                .fact("down", book.now("below_52_week_high"));
        var grave = book.data().redFlags().flags().stream()
                .filter(RedFlag::grave)
                .map(flag -> flag.code().label())
                .distinct()
                .limit(3)
                .toList();
        known.word("flags", grave.isEmpty() ? Optional.empty() : Optional.of(Words.and(grave)));
        return new TopicAnswer.Draft("risk", phrasing, known)
                .headline("beta")
                .headline("plain")
                .conclude(grave.isEmpty() ? "conclusion" : "flags.conclusion")
                .conclude("plain.conclusion")
                .point("Market", "market")
                .pointIf(facts.netDebt.isPresent() && !facts.lender, "Debt", "debt")
                .pointIf(facts.netCash.isPresent() && !facts.lender, "Balance sheet", "netcash")
                .pointIf(facts.lender, "Capital", "capital")
                .pointIf(facts.growth.filter(each -> each.number() < 0).isPresent(), "Business", "shrinking")
                .point("Watch", "watch")
                .done();
    }

    Optional<TopicAnswer> valuation() {
        var view = book.data().value().view();
        var value = view.fairValue().flatMap(figure -> book.entry(figure.entry()));
        var against = view.expectedReturn().flatMap(figure -> book.entry(figure.entry()));
        var known = facts.known()
                .fact("value", value)
                .fact("against", against)
                .fact("low", view.fairValueLow().flatMap(figure -> book.entry(figure.entry())))
                .fact("high", view.fairValueHigh().flatMap(figure -> book.entry(figure.entry())));
        var draft = new TopicAnswer.Draft("valuation", phrasing, known);
        if (value.isEmpty() || against.isEmpty() || facts.price.isEmpty()) {
            return draft.headline("multiple")
                    .headline("unknown")
                    .conclude("unknown.conclusion")
                    .point("Multiple", "history")
                    .done();
        }
        String side = side(view, against.get().number());
        return draft.headline(
                        side,
                        claim(
                                value.get().number() > facts.price.get().number() ? Claim.Kind.ABOVE : Claim.Kind.BELOW,
                                value.get(),
                                facts.price.get()))
                .conclude(side + ".conclusion")
                .point("Range", "range")
                .pointIf(facts.expensive(), "Multiple", "premium")
                .pointIf(facts.cheap(), "Multiple", "discount")
                .point("Expectations", "implied")
                .point("Expectations", "implied.return")
                .done();
    }

    private static String side(CompanyView view, double upside) {
        if (view.doubted()) {
            return "doubted";
        }
        return view.fairlyPriced()
                ? "near"
                : (Math.abs(upside) < view.threshold() ? "within." : "") + (upside > 0 ? "above" : "below");
    }

    Optional<TopicAnswer> margin() {
        String metric = facts.lender ? "net_margin" : "operating_margin";
        return series("margin", metric, facts.lender ? "Net margin" : "Operating margin");
    }

    Optional<TopicAnswer> growth() {
        return series("growth", "revenue_growth", "Revenue growth");
    }

    /** The last figure of a series against the one before, the first, and the latest quarter's. */
    private Optional<TopicAnswer> series(String topic, String metric, String name) {
        var years = book.years(metric);
        if (years.size() < 2) {
            return Optional.empty();
        }
        var last = years.getLast();
        var before = years.get(years.size() - 2);
        var quarters = MetricSeries.of(book, "quarter_revenue_growth");
        var known = facts.known()
                .word("what", name)
                .fact("last", last)
                .fact("before", before)
                .word("beforeyear", ReportFacts.label(before))
                .word("lastyear", ReportFacts.label(last))
                .fact("first", years.getFirst())
                .word("firstyear", ReportFacts.label(years.getFirst()))
                .fact("average", book.average(metric))
                .fact("gross", book.lastYear("gross_margin"))
                .fact("eps", book.lastYear("eps_diluted"))
                .fact("peer", book.peerMedian(metric))
                .fact("quarter", quarters.isEmpty() ? Optional.empty() : Optional.of(quarters.getLast()))
                .word(
                        "quarterlabel",
                        quarters.isEmpty() ? Optional.empty() : Optional.of(ReportFacts.label(quarters.getLast())));
        boolean up = above(Optional.of(last), Optional.of(before));
        boolean down = below(Optional.of(last), Optional.of(before));
        String way = up ? "up" : down ? "down" : "flat";
        var draft = new TopicAnswer.Draft(topic, phrasing, known);
        boolean grown = topic.equals("growth");
        boolean quarterFell = grown && !quarters.isEmpty() && quarters.getLast().number() < 0;
        if (grown) {
            declines(known, last, before, quarters);
            if (last.number() < 0) {
                return draft.headline("fell", new Claim(Claim.Kind.NEGATIVE, List.of(last.id())))
                        .conclude("fell.conclusion")
                        .point("Drivers", "parts")
                        .point("Latest quarter", quarterFell ? "quarter.fell" : "quarter")
                        .point("Peers", "peers")
                        .point("Watch", quarterFell ? "watch.fell" : "watch.recovery")
                        .done();
            }
        }
        if (up || down) {
            boolean rate = topic.equals("growth");
            var kind = up
                    ? (rate ? Claim.Kind.ACCELERATED : Claim.Kind.HIGHER)
                    : (rate ? Claim.Kind.SLOWED : Claim.Kind.LOWER);
            draft.headline(way, claim(kind, before, last));
        }
        return draft.headline("flat")
                .conclude(way + ".conclusion")
                .point("Record", "record")
                .pointIf(grown, "Drivers", "parts")
                .point("Latest quarter", quarterFell ? "quarter.fell" : "quarter")
                .point("Peers", "peers")
                .point("Watch", "watch")
                .done();
    }

    /** Rates below zero without their sign, and the part of revenue that added most. */
    private void declines(TemplateBindings known, LedgerEntry last, LedgerEntry before, List<LedgerEntry> quarters) {
        known.fact("lastdecline", facts.decline(Optional.of(last), "revenue_decline"))
                .word(
                        "movebefore",
                        facts.decline(Optional.of(before), "revenue_decline")
                                .map(fall -> "falling {fact:" + fall.id() + "}")
                                .orElse("rising {fact:" + before.id() + "}"));
        if (!quarters.isEmpty()) {
            known.fact("quarterdecline", facts.decline(Optional.of(quarters.getLast()), "quarter_revenue_decline"));
        }
        var additions = new RevenueAdditions(book);
        additions.largest().ifPresent(addition -> known.word("part", addition.getKey())
                .word("kind", RevenueSplit.of(book).kind())
                .word("from", additions.since(addition.getValue()))
                .fact("added", addition.getValue()));
    }

    private static Claim claim(Claim.Kind kind, LedgerEntry one, LedgerEntry other) {
        return new Claim(kind, List.of(one.id(), other.id()));
    }
}
