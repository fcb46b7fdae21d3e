package footnote.sources.rss;

import com.rometools.rome.feed.synd.SyndContent;
import com.rometools.rome.feed.synd.SyndEntry;
import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.SyndFeedInput;
import com.rometools.rome.io.XmlReader;
import footnote.domain.NewsItem;
import footnote.domain.Origin;
import footnote.sources.SourceException.Malformed;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;

/**
 * Reads a feed with ROME, without document types or external entities.
 *
 * <p>A feed that is not well formed is read again element by element, so that one stray ampersand does not cost a
 * day's news; dates ROME does not know are read the same way.
 */
final class FeedReader {
    static final String NAME = "rss";

    private FeedReader() {}

    /** The stories with a title and an address, in the feed's order; none in a feed of nothing else. */
    static List<NewsItem> parse(Feed feed, byte[] xml, Instant retrieved) {
        Origin origin = Origin.web(NAME, feed.uri(), retrieved).in(feed.name());
        List<LenientFeedItem> loose = LenientFeedItem.all(xml);
        Optional<SyndFeed> strict = strict(xml);
        if (strict.isEmpty() && loose.isEmpty()) {
            throw new Malformed(NAME, feed.name(), "it is no feed, and holds no stories");
        }
        return strict.map(each -> entries(each, loose, feed, origin))
                .orElseGet(() -> salvaged(loose, feed, origin.at("read loosely, the feed is malformed")));
    }

    private static Optional<SyndFeed> strict(byte[] xml) {
        try (var reader = new XmlReader(new ByteArrayInputStream(xml), true)) {
            var input = new SyndFeedInput(false, Locale.ENGLISH);
            input.setAllowDoctypes(false);
            return Optional.of(input.build(reader));
        } catch (FeedException | IOException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static List<NewsItem> entries(SyndFeed strict, List<LenientFeedItem> loose, Feed feed, Origin origin) {
        Map<String, Instant> dates = LenientFeedItem.dates(loose);
        var items = new ArrayList<NewsItem>();
        for (SyndEntry entry : strict.getEntries()) {
            Optional<URI> link = resolved(feed, entry.getLink()).or(() -> resolved(feed, entry.getUri()));
            String summary = summary(entry);
            String title = plain(entry.getTitle());
            Optional<Instant> published = Optional.ofNullable(entry.getPublishedDate())
                    .or(() -> Optional.ofNullable(entry.getUpdatedDate()))
                    .map(Date::toInstant)
                    .or(() -> Optional.ofNullable(dates.get(title)));
            item(title.isBlank() ? firstWords(summary) : title, link, feed, published, summary, origin)
                    .ifPresent(items::add);
        }
        return List.copyOf(items);
    }

    private static List<NewsItem> salvaged(List<LenientFeedItem> loose, Feed feed, Origin origin) {
        var items = new ArrayList<NewsItem>();
        for (LenientFeedItem each : loose) {
            item(each.title(), resolved(feed, each.link()), feed, each.published(), plain(each.summary()), origin)
                    .ifPresent(items::add);
        }
        return List.copyOf(items);
    }

    private static Optional<NewsItem> item(
            String title, Optional<URI> link, Feed feed, Optional<Instant> published, String summary, Origin origin) {
        return title.isBlank()
                ? Optional.empty()
                : link.map(uri -> new NewsItem(title, uri, feed.name(), published, summary, List.of(), origin));
    }

    private static String summary(SyndEntry entry) {
        if (entry.getDescription() != null) {
            return plain(entry.getDescription().getValue());
        }
        return entry.getContents().stream()
                .findFirst()
                .map(SyndContent::getValue)
                .map(FeedReader::plain)
                .orElse("");
    }

    /** Feeds write HTML into titles and descriptions, often escaped twice. */
    private static String plain(@Nullable String html) {
        if (html == null) {
            return "";
        }
        String once = Jsoup.parse(html).text();
        return once.contains("<") ? Jsoup.parse(once).text() : once;
    }

    private static String firstWords(String summary) {
        return summary.length() <= 90 ? summary : summary.substring(0, 90).strip() + "…";
    }

    /** Relative addresses count from the feed's; only web addresses are links. */
    private static Optional<URI> resolved(Feed feed, @Nullable String link) {
        if (link == null || link.isBlank() || link.length() > 2000) {
            return Optional.empty();
        }
        try {
            URI uri = feed.uri().resolve(link.strip().replace(" ", "%20"));
            return Optional.of(uri)
                    .filter(each -> String.valueOf(each.getScheme()).startsWith("http"));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
