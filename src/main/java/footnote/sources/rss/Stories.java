package footnote.sources.rss;

import footnote.domain.NewsItem;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Puts stories of several feeds together: fresh ones alone, each once, newest first. */
final class Stories {
    private Stories() {}

    /** A story without a date cannot be shown to be fresh, so it is left out. */
    static List<NewsItem> fresh(Collection<NewsItem> items, Instant since) {
        Set<String> seen = new HashSet<>();
        return items.stream()
                .filter(item ->
                        item.published().filter(each -> !each.isBefore(since)).isPresent())
                .sorted(Comparator.comparing((NewsItem item) -> item.published().orElse(Instant.MIN))
                        .reversed())
                .filter(item -> seen.add(address(item)) && seen.add(headline(item)))
                .toList();
    }

    /** Without the fragment and what counts clicks. */
    private static String address(NewsItem item) {
        return item.uri().toString().replaceFirst("#.*$", "").replaceAll("[?&](utm_[^&]*|from=mdr|source=[^&]*)", "");
    }

    private static String headline(NewsItem item) {
        return item.title()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", " ")
                .strip();
    }
}
