package footnote.workflows.report.text;

import static footnote.workflows.report.text.ThesisFacts.above;
import static footnote.workflows.report.text.ThesisFacts.below;

import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.SectionText;

/** Where the share price stands, its trend and its returns, by rule. */
final class PriceChapter {
    private final ReportFacts book;
    private final ThesisFacts facts;
    private final SentenceTemplates phrasing;

    PriceChapter(ReportFacts book, ThesisFacts facts, SentenceTemplates phrasing) {
        this.book = book;
        this.facts = facts;
        this.phrasing = phrasing;
    }

    SectionText write() {
        var chapter = new Chapter("price", phrasing);
        if (book.data().market().isEmpty()) {
            return chapter.done();
        }
        var fifty = book.now("sma_50");
        var twoHundred = book.now("sma_200");
        var known = facts.known()
                .fact("below", book.now("below_52_week_high"))
                .fact("above", book.now("above_52_week_low"))
                .fact("fifty", fifty)
                .fact("twohundred", twoHundred)
                .fact("rsi", book.now("rsi_14"))
                .fact("month", book.now("change_1_month"))
                .fact("one", book.now("return_1_year"))
                .fact("indexone", book.now("index_return_1_year"))
                .fact("five", book.now("return_5_years"))
                .fact("indexfive", book.now("index_return_5_years"))
                .fact("support", book.now("support"))
                .fact("resistance", book.now("resistance"));
        chapter.say("price.where", known);
        boolean up = above(facts.price, fifty) && above(facts.price, twoHundred);
        boolean down = below(facts.price, fifty) && below(facts.price, twoHundred);
        chapter.say("price.trend." + (up ? "up" : down ? "down" : "mixed"), known);
        chapter.say("price.momentum", known).paragraph();
        chapter.say("price.index", known).say("price.levels", known);
        return chapter.done();
    }
}
