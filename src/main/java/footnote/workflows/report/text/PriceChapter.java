package footnote.workflows.report.text;

import static footnote.workflows.report.data.FigureComparison.above;
import static footnote.workflows.report.data.FigureComparison.below;

import footnote.domain.LedgerEntry;
import footnote.domain.claim.Claim;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.AnalysisSections.SectionText;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

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
                .fact("one", book.now("price_return_1_year"))
                .fact("indexone", book.now("index_price_return_1_year"))
                .fact("five", book.now("price_return_5_years"))
                .fact("indexfive", book.now("index_price_return_5_years"))
                .fact(
                        "total",
                        book.now("total_return_1_year")
                                .filter(each -> above(Optional.of(each), book.now("price_return_1_year"))))
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

    /** A move of the share price that a first page cannot leave out: of the last day, else of the month. */
    record Move(String span, LedgerEntry change) {
        private static final double DAY = 10;
        private static final double MONTH = 20;

        static Optional<Move> of(ReportFacts book) {
            return beyond(book, "day", "change_on_day", DAY).or(() -> beyond(book, "month", "change_1_month", MONTH));
        }

        private static Optional<Move> beyond(ReportFacts book, String span, String metric, double least) {
            return book.now(metric)
                    .filter(each -> Math.abs(each.number()) >= least)
                    .map(each -> new Move(span, each));
        }

        boolean ofDay() {
            return span.equals("day");
        }

        /** The days of news that may have moved it. */
        int days() {
            return ofDay() ? 3 : 30;
        }

        /** What the index did over the same days. */
        Optional<LedgerEntry> index(ReportFacts book) {
            return book.now(ofDay() ? "index_change_on_day" : "index_change_1_month");
        }

        /** Whether something of that day may have moved it. */
        boolean covers(LocalDate day) {
            var last = change.fact().period().end();
            return !day.isAfter(last) && day.isAfter(last.minusDays(days()));
        }

        Claim claim() {
            return new Claim(change.number() > 0 ? Claim.Kind.POSITIVE : Claim.Kind.NEGATIVE, List.of(change.id()));
        }

        /** The key of a sentence on it, such as {@code day.rose}. */
        String key() {
            return span + (change.number() > 0 ? ".rose" : ".fell");
        }

        TemplateBindings bind(TemplateBindings known, ThesisFacts facts) {
            return known.fact(
                            "pricemove",
                            change.number() > 0
                                    ? Optional.of(change)
                                    : facts.decline(Optional.of(change), "price_decline"))
                    .day("pricemoveday", change.fact().period().end());
        }
    }
}
