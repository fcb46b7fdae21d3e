package footnote.workflows.report.data;

import footnote.domain.Finding;
import footnote.domain.NewsItem;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.EvidenceReader;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.research.NewsRelevance;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.QuotedText;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Fetches a year of news and picks what matters for the case. */
public final class NewsGatherer {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(2));

    private static final Duration YEAR = Duration.ofDays(370);
    private static final Duration MONTH = Duration.ofDays(30);
    private static final int MOST_READ = 60;
    private static final int MOST_KEPT = 8;
    private static final Prompt PROMPT = Prompt.of(NewsGatherer.class);

    /** The first topic whose words occur is a headline's; what matters more to a case stands further up. */
    private static final Map<NewsData.Topic, Pattern> TOPICS = topics();

    private final EvidenceReader evidence;
    private final Model model;

    public NewsGatherer(EvidenceReader evidence, Model model) {
        this.evidence = evidence;
        this.model = model;
    }

    private static Map<NewsData.Topic, Pattern> topics() {
        var topics = new LinkedHashMap<NewsData.Topic, Pattern>();
        topics.put(
                NewsData.Topic.LEGAL,
                words("lawsuits?|claims?|court|jury|settles?|settlement|probe|inspection|investigat\\w+"
                        + "|regulators?|fined?|restate\\w*|auditors?|delist\\w*|tender|ruling|antitrust|recall"));
        topics.put(
                NewsData.Topic.DEAL,
                words("acquir\\w+|acquisition|merger?s?|buys|takeover|stake|sells its|disposal|joint venture"));
        topics.put(
                NewsData.Topic.GUIDANCE, words("guidance|outlook|forecasts?|expects|raises its|cuts its|warns|target"));
        topics.put(
                NewsData.Topic.CAPITAL,
                words("repurchase|buyback|dividend|offering|share issue|bonds?|refinanc\\w+|credit|pledg\\w+|split"));
        topics.put(
                NewsData.Topic.MANAGEMENT,
                words("chief|ceo|cfo|chair\\w*|board|appoints?|resigns?|steps down|succeed\\w*"));
        topics.put(
                NewsData.Topic.PRODUCT,
                words("launch\\w*|wins|contract|order|opens|approv\\w+|trial|plant|centre|factory|product"));
        topics.put(NewsData.Topic.RESULTS, words("results|quarter|sales|profit|revenue|earnings|loss"));
        topics.put(NewsData.Topic.PRICE_MOVE, words("shares? (?:jump|drop|fall|rise|slump|soar)\\w*"));
        return topics;
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)\\b(?:" + alternatives + ")\\b");
    }

    public NewsData gather(ResearchTask task) {
        Instant since = task.at().minus(YEAR);
        return switch (evidence.news(task.listing(), since, task.view())) {
            case Finding.Missing<List<NewsItem>>(String what, String why) ->
                throw Fault.permanent(Fault.Kind.SOURCE, what + ": " + why);
            case Finding.Found<List<NewsItem>>(List<NewsItem> stories) -> read(task, about(task, stories));
        };
    }

    /** What is about the company and no other, each title once. */
    private static List<NewsItem> about(ResearchTask task, List<NewsItem> stories) {
        var mentions = NewsRelevance.of(task.listing());
        var seen = new HashSet<String>();
        return stories.stream()
                .filter(mentions::concerns)
                .filter(story -> story.published().isPresent() && seen.add(story.title()))
                .limit(MOST_READ)
                .toList();
    }

    private NewsData read(ResearchTask task, List<NewsItem> stories) {
        var answered = model.answered(
                PROMPT.quote("company", task.listing().name()).quote("headlines", quoted(stories)),
                NewsReadings.class,
                readings -> readings.covers(stories.size()),
                () -> rule(stories));
        var kept = answered.value().readings().stream()
                .limit(MOST_KEPT)
                .map(reading -> story(stories.get(reading.number() - 1), reading.topic()))
                .toList();
        var day = task.view().asOf();
        var deriver = new FactDeriver(task.subject(), day, Origin.document("footnote", "headlines", task.at()));
        deriver.derive(
                "stories_12_months",
                Period.instant(day),
                Unit.COUNT,
                MaybeNumber.of(stories.size()),
                "stories on the company within the last year, each title once",
                List.of());
        var lately = stories.stream()
                .filter(each -> each.published().orElseThrow().isAfter(task.at().minus(MONTH)))
                .map(each -> story(each, topic(each)))
                .toList();
        return new NewsData(deriver.measures(), kept, answered.by(), lately);
    }

    /** By topic first, then the newest. */
    private static NewsReadings rule(List<NewsItem> stories) {
        var ranks = List.copyOf(TOPICS.keySet());
        return new NewsReadings(IntStream.range(0, stories.size())
                .mapToObj(i -> new NewsReadings.Reading(i + 1, topic(stories.get(i))))
                .sorted(Comparator.comparingInt(reading ->
                        reading.topic() == NewsData.Topic.OTHER ? ranks.size() - 3 : ranks.indexOf(reading.topic())))
                .limit(MOST_KEPT)
                .toList());
    }

    private static NewsData.Topic topic(NewsItem story) {
        return TOPICS.entrySet().stream()
                .filter(each -> each.getValue().matcher(story.title()).find())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(NewsData.Topic.OTHER);
    }

    private static NewsData.Story story(NewsItem item, NewsData.Topic topic) {
        return new NewsData.Story(
                item.published().orElseThrow().atZone(ZoneOffset.UTC).toLocalDate(),
                topic,
                item.title(),
                item.summary(),
                item.publisher(),
                item.uri());
    }

    private static List<QuotedText> quoted(List<NewsItem> stories) {
        return IntStream.range(0, stories.size())
                .mapToObj(i -> new QuotedText(
                        "headline " + (i + 1) + " of " + stories.get(i).publisher()
                                + stories.get(i)
                                        .published()
                                        .map(at -> ", " + LocalDate.ofInstant(at, ZoneOffset.UTC))
                                        .orElse(""),
                        stories.get(i).title()))
                .toList();
    }

    /** Which headlines matter and what each is about, by its number in the list, the most material first. */
    public record NewsReadings(List<Reading> readings) {
        private static final int MOST = 10;

        public NewsReadings {
            readings = List.copyOf(readings);
            if (readings.size() > MOST) {
                throw new IllegalArgumentException("pick " + MOST + " headlines at most, not " + readings.size());
            }
            if (readings.stream().map(Reading::number).distinct().count() != readings.size()) {
                throw new IllegalArgumentException("pick each headline once");
            }
        }

        /** One headline. */
        public record Reading(int number, NewsData.Topic topic) {}

        void covers(int count) {
            readings.stream()
                    .filter(each -> each.number() < 1 || each.number() > count)
                    .findFirst()
                    .ifPresent(each -> {
                        throw new IllegalArgumentException(
                                "there is no headline " + each.number() + "; they are numbered 1 to " + count);
                    });
        }
    }
}
