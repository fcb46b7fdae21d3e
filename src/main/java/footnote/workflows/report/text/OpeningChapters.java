package footnote.workflows.report.text;

import static footnote.workflows.report.text.ThesisFacts.above;
import static footnote.workflows.report.text.ThesisFacts.below;

import footnote.domain.LedgerEntry;
import footnote.domain.Profile;
import footnote.domain.Prose;
import footnote.workflows.report.data.DataGaps;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import footnote.workflows.report.text.AnalysisSections.TextBlock;
import java.util.Locale;
import java.util.Optional;

/** The executive summary and the thesis, by rule: what is so, what speaks for it, what against, what would change it. */
final class OpeningChapters {
    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    OpeningChapters(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.phrasing = phrasing;
    }

    /** What stands on top of the first page: who it is, how it grows, and what it costs. */
    Prose lead() {
        var chapter = new Chapter("lead", phrasing);
        var known = facts.known();
        profile().ifPresent(profile -> known.word(
                        "industry", profile.industry().map(text -> text.toLowerCase(Locale.ROOT)))
                .word("country", profile.country().map(OpeningChapters::articled)));
        chapter.say("summary.who", known);
        growth(chapter, known);
        return chapter.done().passages().stream()
                .findFirst()
                .map(TextBlock::text)
                .orElseGet(() -> new Prose("Little could be found out about " + book.name() + "."));
    }

    SectionText summary() {
        var chapter = new Chapter("summary", phrasing);
        var known = facts.known();
        profit(chapter, known);
        chapter.paragraph();
        value(chapter, known);
        chapter.paragraph();
        market(chapter, known);
        return chapter.done();
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
        chapter.sayIf(
                growth.filter(each -> each.number() >= 0).isPresent(),
                above(growth, facts.cagr) ? "summary.growth.faster" : "summary.growth.slower",
                known);
    }

    private void profit(Chapter chapter, TemplateBindings known) {
        if (facts.lender) {
            chapter.say("summary.lender", known);
            return;
        }
        var margin = facts.margin;
        chapter.sayIf(margin.filter(each -> each.number() < 0).isPresent(), "summary.margin.loss", known);
        boolean positive = margin.filter(each -> each.number() >= 0).isPresent();
        chapter.sayIf(positive && above(margin, facts.averageMargin), "summary.margin.wider", known);
        chapter.sayIf(positive && below(margin, facts.averageMargin), "summary.margin.narrower", known);
        boolean burning = facts.flow.filter(each -> each.number() < 0).isPresent();
        chapter.sayIf(burning, "summary.cash.burn", known);
        chapter.sayIf(!burning && facts.netCash.isPresent(), "summary.cash.netcash", known);
        chapter.sayIf(!burning && facts.netDebt.isPresent(), "summary.cash.debt", known);
    }

    private void value(Chapter chapter, TemplateBindings known) {
        if (facts.usualMultiple.isPresent() && facts.earningsMultiple.isPresent()) {
            chapter.say(
                    above(facts.earningsMultiple, facts.usualMultiple) ? "summary.price.dear" : "summary.price.cheap",
                    known);
        } else {
            chapter.say("summary.price.alone", known);
        }
        chapter.sayIf(facts.asked().equals("more"), "summary.implied.more", known);
        chapter.sayIf(facts.asked().equals("less"), "summary.implied.less", known);
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
                        () -> chapter.say("summary.norange", known.word("why", reason())));
    }

    private void market(Chapter chapter, TemplateBindings known) {
        var share = book.now("return_1_year");
        var index = book.now("index_return_1_year");
        chapter.sayIf(above(share, index), "summary.share.ahead", known);
        chapter.sayIf(below(share, index), "summary.share.behind", known);
        chapter.sayIf(!DataGaps.of(book).isEmpty(), "summary.gaps", known);
    }

    private String reason() {
        return DataGaps.of(book).stream()
                .filter(gap -> gap.what().equals("Market value")
                        || gap.what().equals("Discounted cash flow")
                        || gap.what().startsWith("prices of")
                        || gap.what().startsWith("Model value"))
                .map(gap -> DataGaps.worded(gap.why()))
                .findFirst()
                .orElse("the figures it takes are missing");
    }

    SectionText thesis() {
        var chapter = new Chapter("thesis", phrasing);
        var known = facts.known()
                .fact("peer", book.peerMedian("operating_margin"))
                .fact("conversion", book.now("cash_conversion"));
        chapter.say("thesis.intro", known).paragraph();
        int before = favourable(chapter, known);
        if (before == 0) {
            chapter.bullet("In favour", "for.nothing", known);
        }
        chapter.say("thesis.against", known).paragraph();
        if (adverse(chapter, known) == 0) {
            chapter.bullet("Against", "against.nothing", known);
        }
        chapter.bullet("To watch", "change.growth", known);
        if (facts.margin.isPresent()) {
            chapter.bullet("To watch", "change.margin", known);
        }
        if (facts.implied.isPresent()) {
            chapter.bullet("To watch", "change.implied", known);
        }
        return chapter.done();
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
        count += point(chapter, facts.asked().equals("less"), "Expectations", "for.implied", known);
        count += point(chapter, facts.lender && above(facts.roe, facts.costOfEquity), "Returns", "for.roe", known);
        count += point(
                chapter,
                facts.lender && facts.cushion.filter(each -> each.number() > 8).isPresent(),
                "Strength",
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
        count += point(chapter, above(facts.earningsMultiple, facts.usualMultiple), "Price", "against.dear", known);
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
