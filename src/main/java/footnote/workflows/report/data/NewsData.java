package footnote.workflows.report.data;

import footnote.research.MetricSet;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;

/** What was written on a company lately, the most material first. */
public record NewsData(MetricSet measures, List<Story> stories, String readBy) {
    public NewsData {
        stories = List.copyOf(stories);
    }

    /** What a story is about. */
    public enum Topic {
        RESULTS,
        GUIDANCE,
        DEAL,
        LEGAL,
        MANAGEMENT,
        PRODUCT,
        CAPITAL,
        PRICE_MOVE,
        OTHER
    }

    /** One story, as its publisher put it. */
    public record Story(LocalDate day, Topic topic, String title, String summary, String publisher, URI uri) {}
}
