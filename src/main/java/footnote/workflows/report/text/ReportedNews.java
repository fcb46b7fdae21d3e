package footnote.workflows.report.text;

import footnote.research.HeadlineSentiment;
import footnote.workflows.report.data.NewsData;
import footnote.workflows.report.data.NewsData.Topic;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.data.ReportFacts;
import java.util.Optional;
import java.util.function.Predicate;

/** The most material story a chapter may quote: bad news and disputes are risks, good news bears on growth. */
final class ReportedNews {
    static final String KEY = "news.reported";

    /** A score from which a headline is clearly bad; one that a single weak word gives is not. */
    private static final double CLEAR = 0.3;

    private static final HeadlineSentiment SENTIMENT = HeadlineSentiment.standard();

    private ReportedNews() {}

    static Optional<TemplateBindings> ofGrowth(ReportFacts book) {
        return first(book, story -> story.topic() != Topic.LEGAL && SENTIMENT.score(story.title()) > 0);
    }

    static Optional<TemplateBindings> ofRisk(ReportFacts book) {
        return first(book, ReportedNews::adverse);
    }

    /** What was reported in the days up to a move of the price and points the same way. */
    static Optional<TemplateBindings> around(ReportFacts book, PriceChapter.Move move) {
        var day = move.change().fact().period().end();
        return first(
                book,
                story -> !story.day().isAfter(day)
                        && story.day().isAfter(day.minusDays(move.days()))
                        && SENTIMENT.score(story.title()) * move.change().number() > 0);
    }

    /** Whether a legal dispute is in the news. */
    static boolean ofDispute(ReportFacts book) {
        return first(book, story -> story.topic() == Topic.LEGAL).isPresent();
    }

    private static boolean adverse(NewsData.Story story) {
        return story.topic() == Topic.LEGAL || SENTIMENT.score(story.title()) < -CLEAR;
    }

    private static Optional<TemplateBindings> first(ReportFacts book, Predicate<NewsData.Story> wanted) {
        return book.data().news().stream()
                .flatMap(data -> data.stories().stream())
                .filter(story -> story.topic() != Topic.PRICE_MOVE)
                .filter(wanted)
                .flatMap(story -> Quotable.of(story.title()).stream().map(title -> new TemplateBindings()
                        .word("headline", title)
                        .word("publisher", Quotable.plain(story.publisher()))
                        .day("date", story.day())))
                .findFirst();
    }
}
