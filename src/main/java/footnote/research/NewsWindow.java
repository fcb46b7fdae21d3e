package footnote.research;

import footnote.domain.NewsItem;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;

/** How far back news are read: only as far as it takes to find some. */
public enum NewsWindow {
    HOURS("six hours", Duration.ofHours(6)),
    DAY("day", Duration.ofDays(1)),
    DAYS("three days", Duration.ofDays(3)),
    WEEK("week", Duration.ofDays(7));

    private final String words;
    private final Duration span;

    NewsWindow(String words, Duration span) {
        this.words = words;
        this.span = span;
    }

    /** As in "within the last ...". */
    public String words() {
        return words;
    }

    public Instant before(Instant at) {
        return at.minus(span);
    }

    /** The narrowest window with any story in it, the widest where there is none. */
    public static NewsWindow around(List<NewsItem> stories, Instant at) {
        for (var window : values()) {
            if (!window.of(stories, at).isEmpty()) {
                return window;
            }
        }
        return WEEK;
    }

    /** The stories published within it, each title once, in the order given. */
    public List<NewsItem> of(List<NewsItem> stories, Instant at) {
        var seen = new HashSet<String>();
        return stories.stream()
                .filter(story -> story.published()
                        .map(published -> !published.isBefore(before(at)) && !published.isAfter(at))
                        .orElse(false))
                .filter(story -> seen.add(story.title()))
                .toList();
    }
}
