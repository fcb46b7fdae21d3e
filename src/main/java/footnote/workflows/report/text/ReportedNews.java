package footnote.workflows.report.text;

import footnote.research.HeadlineSentiment;
import footnote.workflows.report.data.NewsData;
import footnote.workflows.report.data.NewsData.Topic;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.data.ReportFacts;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The most material story a chapter may quote: bad news and disputes are risks, good news bears on growth. */
final class ReportedNews {
    static final String KEY = "news.reported";

    /** A score from which a headline is clearly bad; one that a single weak word gives is not. */
    private static final double CLEAR = 0.3;

    /** News on these may move a price whichever way its headline points. */
    private static final Set<Topic> MATERIAL = EnumSet.of(Topic.RESULTS, Topic.GUIDANCE, Topic.LEGAL);

    private static final HeadlineSentiment SENTIMENT = HeadlineSentiment.standard();

    private ReportedNews() {}

    static Optional<TemplateBindings> ofGrowth(ReportFacts book) {
        return first(book, story -> story.topic() != Topic.LEGAL && SENTIMENT.score(story.title()) > 0);
    }

    static Optional<TemplateBindings> ofRisk(ReportFacts book) {
        return first(book, ReportedNews::adverse);
    }

    /** What was reported in the days up to a move of the price and points the same way, else on a matter that may move it. */
    static Optional<TemplateBindings> around(ReportFacts book, PriceChapter.Move move) {
        return first(lately(book), story -> move.covers(story.day()) && direction(story, move) > 0)
                .or(() -> first(lately(book), story -> explains(story, move)));
    }

    /** Whether news was searched, and none of the last month may explain a move of the price. */
    static boolean silent(ReportFacts book, PriceChapter.Move move) {
        return book.data().news().filter(news -> news.lately() != null).isPresent()
                && lately(book).stream().noneMatch(story -> explains(story, move));
    }

    /** The most material stories first, then all of the last month. */
    private static List<NewsData.Story> lately(ReportFacts book) {
        return book.data().news().stream()
                .flatMap(news -> Stream.concat(
                        news.stories().stream(), Objects.requireNonNullElse(news.lately(), news.stories()).stream()))
                .toList();
    }

    private static boolean explains(NewsData.Story story, PriceChapter.Move move) {
        return move.covers(story.day())
                && story.topic() != Topic.PRICE_MOVE
                && direction(story, move) >= 0
                && (direction(story, move) > 0 || MATERIAL.contains(story.topic()));
    }

    /** Above zero where a headline points the way the price moved. */
    private static double direction(NewsData.Story story, PriceChapter.Move move) {
        return SENTIMENT.score(story.title()) * move.change().number();
    }

    /** Whether a legal dispute is in the news. */
    static boolean ofDispute(ReportFacts book) {
        return first(book, story -> story.topic() == Topic.LEGAL).isPresent();
    }

    private static boolean adverse(NewsData.Story story) {
        return story.topic() == Topic.LEGAL || SENTIMENT.score(story.title()) < -CLEAR;
    }

    private static Optional<TemplateBindings> first(ReportFacts book, Predicate<NewsData.Story> wanted) {
        return first(book.data().news().map(NewsData::stories).orElse(List.of()), wanted);
    }

    private static Optional<TemplateBindings> first(List<NewsData.Story> stories, Predicate<NewsData.Story> wanted) {
        return stories.stream()
                .filter(story -> story.topic() != Topic.PRICE_MOVE)
                .filter(wanted)
                .flatMap(story -> Quotable.of(story.title()).stream().map(title -> new TemplateBindings()
                        .word("headline", title)
                        .word("publisher", Quotable.plain(story.publisher()))
                        .day("date", story.day())))
                .findFirst();
    }
}
