package footnote.workflows.report.text;

import static footnote.workflows.report.text.ThesisFacts.above;
import static footnote.workflows.report.text.ThesisFacts.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Profile;
import footnote.domain.Prose;
import footnote.domain.opinion.CompanyView;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import footnote.workflows.report.text.AnalysisSections.TextBlock;
import java.util.Optional;
import java.util.function.Consumer;

/** The executive summary and the thesis, by rule: key figures, bull case, bear case, what would change the view. */
final class OpeningChapters {
    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    OpeningChapters(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.phrasing = phrasing;
    }

    /** The first paragraph: what the company is and how it grows. */
    Prose lead() {
        var chapter = new Chapter("lead", phrasing);
        var known = facts.known().word("industry", IndustryNames.phrase(""));
        profile().ifPresent(profile -> known.word(
                        "industry", profile.industry().map(Quotable::plain).map(IndustryNames::phrase))
                .word("country", profile.country().map(Quotable::plain).map(OpeningChapters::articled)));
        chapter.say("summary.who", known);
        growth(chapter, known);
        if (chapter.empty()) {
            chapter.say("summary.nothing", known);
        }
        return chapter.done().passages().getFirst().text();
    }

    /** The points of the first page, each led by what it finds. */
    SectionText summary() {
        var chapter = new Chapter("summary", phrasing);
        var known = facts.known();
        point(chapter, profitLead(), each -> profit(each, known));
        point(chapter, valueLead(), each -> value(each, known));
        point(chapter, marketLead(), each -> market(each, known));
        var risks = new Chapter("risks", phrasing);
        adverse(risks, known.fact("peer", book.peerMedian("operating_margin")));
        risks.done().passages().stream()
                .filter(TextBlock.Bullet.class::isInstance)
                .findFirst()
                .ifPresent(risk -> chapter.bullet("Main risk", risk.text()));
        return chapter.done();
    }

    private void point(Chapter chapter, String lead, Consumer<Chapter> said) {
        var words = new Chapter("point", phrasing);
        said.accept(words);
        if (!words.empty()) {
            chapter.bullet(lead, words.done().passages().getFirst().text());
        }
    }

    private String profitLead() {
        if (facts.lender) {
            return "Returns and capital";
        }
        if (facts.margin.filter(each -> each.number() < 0).isPresent()) {
            return "Operating loss";
        }
        return above(facts.margin, facts.averageMargin)
                ? "Margin above its average"
                : below(facts.margin, facts.averageMargin) ? "Margin below its average" : "Margin and cash";
    }

    private String valueLead() {
        return above(facts.earningsMultiple, facts.usualMultiple)
                ? "Valued above its own average"
                : below(facts.earningsMultiple, facts.usualMultiple) ? "Valued below its own average" : "Valuation";
    }

    private String marketLead() {
        return above(book.now("return_1_year"), book.now("index_return_1_year"))
                ? "Shares ahead of the index"
                : "Shares behind the index";
    }

    private static String articled(String country) {
        return country.matches("United (?:States|Kingdom|Arab Emirates)|Netherlands|Philippines")
                ? "the " + country
                : country;
    }

    private Optional<Profile> profile() {
        return book.data().financial().flatMap(FinancialData::profile);
    }

    private void growth(Chapter chapter, TemplateBindings known) {
        var growth = facts.growth;
        chapter.sayIf(growth.filter(each -> each.number() < 0).isPresent(), "summary.growth.shrinking", known);
        String pace = above(growth, facts.cagr) ? "faster" : below(growth, facts.cagr) ? "slower" : "steady";
        chapter.sayIf(growth.filter(each -> each.number() >= 0).isPresent(), "summary.growth." + pace, known);
    }

    private void profit(Chapter chapter, TemplateBindings known) {
        if (facts.lender) {
            chapter.say("summary.lender", known);
            return;
        }
        var margin = facts.margin;
        chapter.sayIf(margin.filter(each -> each.number() < 0).isPresent(), "summary.margin.loss", known);
        boolean positive = margin.filter(each -> each.number() >= 0).isPresent();
        String width = above(margin, facts.averageMargin)
                ? "wider"
                : below(margin, facts.averageMargin) ? "narrower" : "steady";
        chapter.sayIf(positive, "summary.margin." + width, known);
        boolean burning = facts.flow.filter(each -> each.number() < 0).isPresent();
        chapter.sayIf(burning, "summary.cash.burn", known);
        chapter.sayIf(!burning && facts.netCash.isPresent(), "summary.cash.netcash", known);
        chapter.sayIf(!burning && facts.netDebt.isPresent(), "summary.cash.debt", known);
    }

    private void value(Chapter chapter, TemplateBindings known) {
        boolean premium = above(facts.earningsMultiple, facts.usualMultiple);
        boolean discount = below(facts.earningsMultiple, facts.usualMultiple);
        chapter.say("summary.price." + (premium ? "premium" : discount ? "discount" : "alone"), known);
        chapter.sayIf(facts.asked().equals("more"), "summary.implied.more", known);
        chapter.sayIf(facts.asked().equals("less"), "summary.implied.less", known);
        chapter.sayIf(facts.asked().equals("line"), "summary.implied.line", known);
        facts.modelRange()
                .ifPresentOrElse(
                        range -> {
                            var low = book.entry(range.low());
                            var high = book.entry(range.high());
                            known.fact("low", low).fact("high", high);
                            String where =
                                    below(facts.price, low) ? "above" : above(facts.price, high) ? "below" : "inside";
                            chapter.sayIf(facts.price.isPresent(), "summary.range." + where, known);
                        },
                        () -> chapter.say(unvalued()));
    }

    private void market(Chapter chapter, TemplateBindings known) {
        var share = book.now("return_1_year");
        var index = book.now("index_return_1_year");
        chapter.sayIf(above(share, index), "summary.share.ahead", known);
        chapter.sayIf(below(share, index), "summary.share.behind", known);
    }

    private Prose unvalued() {
        return book.data()
                .value()
                .view()
                .notEstimated()
                .orElse(new Prose("No fair value per share is given: the share price is not available."));
    }

    SectionText thesis() {
        var chapter = new Chapter("thesis", phrasing);
        var known = facts.known()
                .fact("peer", book.peerMedian("operating_margin"))
                .fact("conversion", book.now("cash_conversion"))
                .fact("fair", book.now("model_value_per_share"))
                .fact("expected", book.now("model_value_against_price"))
                .fact("buybelow", book.now("price_at_upper_threshold"))
                .fact("sellabove", book.now("price_at_lower_threshold"));
        chapter.heading("Bull case");
        if (favourable(chapter, known) == 0) {
            chapter.say("for.nothing", known);
        }
        chapter.heading("Bear case");
        if (adverse(chapter, known) == 0) {
            chapter.say("against.nothing", known);
        }
        var changes = new Chapter("thesis", phrasing);
        if (facts.growth.isPresent()) {
            changes.bullet("Growth", "change.growth." + side(facts.growth, facts.cagr), known);
        }
        if (facts.margin.isPresent()) {
            changes.bullet("Margin", "change.margin." + side(facts.margin, facts.averageMargin), known);
        }
        changes.bullet("Valuation", "change.value", known);
        return changes.empty()
                ? chapter.done()
                : chapter.heading("What would change this view").with(changes).done();
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

    private int favourable(Chapter chapter, TemplateBindings known) {
        int count = 0;
        count += point(
                chapter,
                facts.growth.filter(each -> each.number() > 0).isPresent()
                        && facts.cagr.filter(each -> each.number() > 5).isPresent(),
                "Growth",
                "for.growth",
                known);
        count += point(
                chapter,
                above(facts.margin, facts.averageMargin) && positive(facts.margin),
                "Margins",
                "for.margin",
                known);
        count += point(
                chapter, above(facts.margin, book.peerMedian("operating_margin")), "Against peers", "for.peers", known);
        count += point(chapter, above(facts.roic, facts.rate), "Returns", "for.capital", known);
        count += point(chapter, positive(facts.flow), "Cash", "for.cash", known);
        count += point(chapter, !facts.lender && facts.netCash.isPresent(), "Balance sheet", "for.balance", known);
        count += point(chapter, below(facts.earningsMultiple, facts.usualMultiple), "Price", "for.cheap", known);
        count += point(chapter, expected() > 0, "Valuation", "for.value", known);
        count += point(chapter, facts.asked().equals("less"), "Expectations", "for.implied", known);
        count += point(chapter, facts.lender && above(facts.roe, facts.costOfEquity), "Returns", "for.roe", known);
        count += point(
                chapter,
                facts.lender && facts.cushion.filter(each -> each.number() > 8).isPresent(),
                "Capital",
                "for.cushion",
                known);
        count += point(
                chapter,
                above(book.now("return_1_year"), book.now("index_return_1_year")),
                "Market",
                "for.share",
                known);
        return count;
    }

    private int adverse(Chapter chapter, TemplateBindings known) {
        int count = 0;
        boolean shrinking = facts.growth.filter(each -> each.number() < 0).isPresent();
        count += point(chapter, shrinking, "Growth", "against.shrink", known);
        count += point(chapter, !shrinking && below(facts.growth, facts.cagr), "Growth", "against.growth", known);
        count += point(chapter, below(facts.margin, facts.averageMargin), "Margins", "against.margin", known);
        count += point(
                chapter,
                below(facts.margin, book.peerMedian("operating_margin")),
                "Against peers",
                "against.peers",
                known);
        count += point(chapter, below(facts.roic, facts.rate), "Returns", "against.capital", known);
        count +=
                point(chapter, facts.flow.filter(each -> each.number() < 0).isPresent(), "Cash", "against.cash", known);
        count += point(
                chapter,
                !facts.lender && facts.years.filter(each -> each.number() > 2).isPresent(),
                "Debt",
                "against.debt",
                known);
        count +=
                point(chapter, above(facts.earningsMultiple, facts.usualMultiple), "Price", "against.expensive", known);
        count += point(chapter, expected() < 0, "Valuation", "against.value", known);
        count += point(chapter, facts.asked().equals("more"), "Expectations", "against.implied", known);
        count += point(chapter, facts.lender && below(facts.roe, facts.costOfEquity), "Returns", "against.roe", known);
        count += point(
                chapter,
                book.now("cash_conversion").filter(each -> each.number() < 0.8).isPresent()
                        && positive(book.lastYear("net_income")),
                "Quality",
                "against.quality",
                known);
        count += point(
                chapter,
                below(book.now("return_1_year"), book.now("index_return_1_year")),
                "Market",
                "against.share",
                known);
        return count;
    }

    private static boolean positive(Optional<LedgerEntry> entry) {
        return entry.filter(each -> each.number() > 0).isPresent();
    }

    private int point(Chapter chapter, boolean holds, String lead, String key, TemplateBindings known) {
        if (!holds) {
            return 0;
        }
        var said = phrasing.say(key, known.values());
        said.ifPresent(text -> chapter.bullet(lead, new Prose(text)));
        return said.isPresent() ? 1 : 0;
    }
}
