package footnote.workflows.report.data;

import footnote.research.MetricSet;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was written on a company within a year, the most material first.
 *
 * @param lately all that was written in the last month; none kept by earlier versions
 */
public record NewsData(
        MetricSet measures,
        List<Story> stories,
        String readBy,
        @Nullable List<Story> lately) {
    public NewsData {
        stories = List.copyOf(stories);
        lately = lately == null ? null : List.copyOf(lately);
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
