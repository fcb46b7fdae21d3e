package footnote.workflows.analyze;

import footnote.domain.Finding;
import footnote.domain.NewsItem;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.domain.opinion.KeyFigure;
import footnote.domain.opinion.MissingInput;
import footnote.domain.opinion.SentimentView;
import footnote.domain.opinion.SentimentView.HeadlineScore;
import footnote.domain.opinion.Tone;
import footnote.evidence.EvidenceReader;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.research.NewsRelevance;
import footnote.research.NewsWindow;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.QuotedText;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.analyze.SentimentAnalyst.SentimentOutput.HeadlineReading;
import footnote.workflows.analyze.SentimentReader.HeadlineTone;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads the news: scores recent headlines one by one, and keeps neutral where there are none. */
public final class SentimentAnalyst {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(1));

    private static final int MOST = 20;
    /** As many headlines make a mood certain. */
    private static final double ENOUGH = 5;

    private static final Prompt PROMPT = Prompt.of(SentimentAnalyst.class).recordedAs("SentimentWatchdog");

    private final EvidenceReader evidence;
    private final Model model;
    private final SentimentReader reader;

    public SentimentAnalyst(EvidenceReader evidence, Model model, SentimentReader reader) {
        this.evidence = evidence;
        this.model = model;
        this.reader = reader;
    }

    public SentimentStudy study(AnalystTask task) {
        var since = NewsWindow.WEEK.before(task.at());
        return switch (evidence.news(task.listing(), since, task.view())) {
            case Finding.Missing<List<NewsItem>>(String what, String why) ->
                quiet(task, Optional.of(new MissingInput(what, why)));
            case Finding.Found<List<NewsItem>>(List<NewsItem> stories) -> heard(task, about(task, stories));
        };
    }

    /** Stories about others say nothing of the company. */
    private static List<NewsItem> about(AnalystTask task, List<NewsItem> stories) {
        var mentions = NewsRelevance.of(task.listing());
        return stories.stream().filter(mentions::concerns).toList();
    }

    private SentimentStudy heard(AnalystTask task, List<NewsItem> stories) {
        var window = NewsWindow.around(stories, task.at());
        var recent = window.of(stories, task.at()).stream().limit(MOST).toList();
        return recent.isEmpty() ? quiet(task, Optional.empty()) : scored(task, window, recent);
    }

    private SentimentStudy scored(AnalystTask task, NewsWindow window, List<NewsItem> stories) {
        var answered = model.answered(
                PROMPT.quote("company", task.listing().name()).quote("headlines", quoted(stories)),
                SentimentOutput.class,
                take -> take.covers(stories.size()),
                () -> SentimentOutput.unread(stories.size()));
        var hearing = answered.isRule() ? reader.score(titles(stories)) : hearing(answered);
        var headlines = headlines(hearing.heard(), stories);
        double score = mean(headlines);
        var measures = filed(task, score, headlines, window, hearing.by());
        return study(measures, score, window, headlines, answered.by(), List.of());
    }

    private SentimentStudy quiet(AnalystTask task, Optional<MissingInput> gap) {
        var measures = filed(task, 0, List.of(), NewsWindow.WEEK, "nobody");
        return study(
                measures,
                0,
                NewsWindow.WEEK,
                List.of(),
                ModelAnswer.RULE,
                List.of(gap.orElse(
                        new MissingInput("headlines", "none about the company was published within the last week"))));
    }

    private static SentimentStudy study(
            MetricSet measures,
            double score,
            NewsWindow window,
            List<HeadlineScore> headlines,
            String by,
            List<MissingInput> gaps) {
        var label = Tone.of(score);
        var view = new SentimentView(
                score,
                label,
                certainty(label, headlines),
                measures.find("sentiment_score").orElseThrow().id(),
                window.words(),
                summary(label, measures, window, gaps),
                headlines,
                figures(measures),
                gaps,
                by);
        return new SentimentStudy(view, measures);
    }

    /** The share of headlines that sound like the whole, less where there are only a few. */
    private static double certainty(Tone label, List<HeadlineScore> headlines) {
        if (headlines.isEmpty()) {
            return 0;
        }
        long alike = headlines.stream().filter(each -> each.label() == label).count();
        return Math.round(10_000.0 * alike / headlines.size() * Math.min(1, headlines.size() / ENOUGH)) / 10_000.0;
    }

    private static List<String> titles(List<NewsItem> stories) {
        return stories.stream().map(NewsItem::title).toList();
    }

    private static SentimentReader.Scores hearing(ModelAnswer<SentimentOutput> answered) {
        var heard = answered.value().headlines().stream()
                .sorted(Comparator.comparingInt(HeadlineReading::number))
                .map(reading -> reading.mood().score())
                .map(score -> new HeadlineTone(score, Tone.of(score)))
                .toList();
        return new SentimentReader.Scores(heard, answered.by(), "");
    }

    private static List<HeadlineScore> headlines(List<HeadlineTone> heard, List<NewsItem> stories) {
        return IntStream.range(0, stories.size())
                .mapToObj(i -> headline(stories.get(i), heard.get(i)))
                .toList();
    }

    private static HeadlineScore headline(NewsItem story, HeadlineTone heard) {
        return new HeadlineScore(
                story.title(),
                story.publisher(),
                story.published().orElseThrow(),
                story.uri(),
                heard.score(),
                heard.tone());
    }

    private static double mean(List<HeadlineScore> headlines) {
        double mean =
                headlines.stream().mapToDouble(HeadlineScore::score).average().orElse(0);
        return Math.round(mean * 10_000) / 10_000.0;
    }

    private static MetricSet filed(
            AnalystTask task, double score, List<HeadlineScore> headlines, NewsWindow window, String by) {
        var day = task.view().asOf();
        var origin = Origin.document("footnote", "headlines", task.at());
        var deriver = new FactDeriver(task.subject(), day, origin);
        String heard = headlines.isEmpty()
                ? "no headline within the last week, so neutral"
                : "mean over " + headlines.size() + (headlines.size() == 1 ? " headline" : " headlines")
                        + " of the last " + window.words() + ", scored by " + by + " from -1 to 1; "
                        + publishers(headlines);
        deriver.derive("sentiment_score", Period.instant(day), Unit.RATIO, MaybeNumber.of(score), heard, List.of());
        deriver.derive(
                "headlines",
                Period.instant(day),
                Unit.COUNT,
                MaybeNumber.of(headlines.size()),
                "headlines on the company within the last " + window.words(),
                List.of());
        return deriver.measures();
    }

    private static String publishers(List<HeadlineScore> headlines) {
        return "from "
                + String.join(
                        ", ",
                        headlines.stream()
                                .map(HeadlineScore::publisher)
                                .distinct()
                                .toList());
    }

    private static List<KeyFigure> figures(MetricSet measures) {
        return Stream.concat(measures.figure("score", "sentiment_score"), measures.figure("headlines", "headlines"))
                .toList();
    }

    private static Prose summary(Tone label, MetricSet measures, NewsWindow window, List<MissingInput> gaps) {
        if (!gaps.isEmpty()) {
            return new Prose("No news was found, which counts as neutral.");
        }
        var count = measures.find("headlines").orElseThrow();
        return new Prose("News is " + label.name().toLowerCase(Locale.ROOT) + ": {fact:" + count.id() + "} "
                + (count.number() == 1 ? "headline" : "headlines") + " in the last " + window.words()
                + ", average score {fact:"
                + measures.find("sentiment_score").orElseThrow().id() + "}.");
    }

    private static List<QuotedText> quoted(List<NewsItem> stories) {
        return IntStream.range(0, stories.size())
                .mapToObj(i -> new QuotedText(
                        "headline " + (i + 1) + " of " + stories.get(i).publisher(),
                        stories.get(i).title()))
                .toList();
    }

    /** How each headline sounds, by its number. */
    public record SentimentOutput(List<HeadlineReading> headlines) {
        public SentimentOutput {
            headlines = List.copyOf(headlines);
        }

        /** One headline's mood. */
        public record HeadlineReading(int number, Mood mood) {}

        /** The scale headlines are put on; its numbers are ours, not the model's. */
        public enum Mood {
            VERY_POSITIVE(1),
            POSITIVE(0.5),
            NEUTRAL(0),
            NEGATIVE(-0.5),
            VERY_NEGATIVE(-1);

            private final double score;

            Mood(double score) {
                this.score = score;
            }

            public double score() {
                return score;
            }
        }

        /** Where no model answers: our own reading is finer than this scale, and takes its place. */
        static SentimentOutput unread(int count) {
            return new SentimentOutput(IntStream.rangeClosed(1, count)
                    .mapToObj(number -> new HeadlineReading(number, Mood.NEUTRAL))
                    .toList());
        }

        /** Refuses a take that does not read each of so many headlines exactly once. */
        void covers(int count) {
            var numbers =
                    headlines.stream().map(HeadlineReading::number).sorted().toList();
            var wanted = IntStream.rangeClosed(1, count).boxed().toList();
            if (!numbers.equals(wanted)) {
                throw new IllegalArgumentException(
                        "there are the headlines 1 to " + count + ", each to be read once; you read " + numbers);
            }
        }
    }

    /** A view of the news with the measures it rests on. */
    public record SentimentStudy(SentimentView view, MetricSet measures) {}
}
