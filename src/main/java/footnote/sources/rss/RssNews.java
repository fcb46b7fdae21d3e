package footnote.sources.rss;

import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.domain.names.CompanyName;
import footnote.sources.NewsSource;
import footnote.sources.SourceException;
import footnote.sources.SourceException.Exhausted;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.NotConfigured;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Vendor;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Stories from a list of feeds. */
public final class RssNews implements NewsSource {
    private static final Duration FRESH = Duration.ofMinutes(10);

    private final Http http;
    private final List<Feed> feeds;
    private final Clock clock;

    public RssNews(Http http, List<Feed> feeds, Clock clock) {
        this.http = http;
        this.feeds = List.copyOf(feeds);
        this.clock = clock;
    }

    /** The feeds' own hosts, and no others. */
    public static Vendor vendor(List<Feed> feeds) {
        return new Vendor(
                FeedReader.NAME,
                feeds.stream().map(feed -> feed.uri().getHost()).collect(Collectors.toSet()),
                4,
                2,
                16L << 20,
                false);
    }

    @Override
    public List<NewsItem> news(Listing listing, Instant since) {
        var mentions = new Mentions(listing);
        var about = headlines(covering(listing), since).stream()
                .filter(mentions::in)
                .toList();
        if (about.isEmpty()) {
            throw new NoData(FeedReader.NAME, "stories about " + listing.name() + " since " + since);
        }
        return about;
    }

    private List<Feed> covering(Listing listing) {
        return feeds.stream().filter(feed -> feed.covers(listing.market())).toList();
    }

    /** Everything the feeds have since then, newest first; a feed that fails is left out while another answers. */
    public List<NewsItem> headlines(Instant since) {
        return headlines(feeds, since);
    }

    private List<NewsItem> headlines(List<Feed> feeds, Instant since) {
        if (feeds.isEmpty()) {
            throw new NotConfigured(FeedReader.NAME, "news.feeds");
        }
        var items = new ArrayList<NewsItem>();
        var failures = new ArrayList<SourceException>();
        for (Feed feed : feeds) {
            try {
                var response =
                        http.send(Request.get(FeedReader.NAME, feed.uri()).fresh(FRESH));
                items.addAll(FeedReader.parse(feed, response.bodyOf(FeedReader.NAME, feed.name()), clock.instant()));
            } catch (SourceException failure) {
                failures.add(failure);
            }
        }
        if (items.isEmpty() && !failures.isEmpty()) {
            throw new Exhausted("news from feeds", failures);
        }
        var fresh = Stories.fresh(items, since);
        if (fresh.isEmpty()) {
            throw new NoData(FeedReader.NAME, "stories since " + since);
        }
        return fresh;
    }

    /** Whether a story is about a company: its name's words in a row, or its symbol as a word. */
    static final class Mentions {
        private final List<CompanyName> names;
        private final Pattern symbol;

        Mentions(Listing listing) {
            names = Stream.concat(Stream.of(listing.name()), listing.aliases().stream())
                    .map(CompanyName::of)
                    .map(CompanyName::core)
                    .filter(name -> name.key().length() >= 3)
                    .toList();
            String base = listing.ticker().symbol().replaceFirst("\\..*$", "");
            symbol = Pattern.compile(
                    base.length() < 3 || base.matches("\\d+")
                            ? "[$(:]\\s?" + Pattern.quote(base) + "\\b"
                            : "(?<![A-Za-z])" + Pattern.quote(base) + "(?![A-Za-z])");
        }

        boolean in(NewsItem item) {
            String text = item.title() + " . " + item.summary();
            List<String> words = CompanyName.of(text).words();
            return symbol.matcher(text).find()
                    || names.stream().anyMatch(name -> Collections.indexOfSubList(words, name.words()) >= 0);
        }
    }

    /** Puts stories of several feeds together: fresh ones alone, each once, newest first. */
    static final class Stories {
        private Stories() {}

        /** A story without a date cannot be shown to be fresh, so it is left out. */
        static List<NewsItem> fresh(Collection<NewsItem> items, Instant since) {
            Set<String> seen = new HashSet<>();
            return items.stream()
                    .filter(item -> item.published()
                            .filter(each -> !each.isBefore(since))
                            .isPresent())
                    .sorted(Comparator.comparing(
                                    (NewsItem item) -> item.published().orElse(Instant.MIN))
                            .reversed())
                    .filter(item -> seen.add(address(item)) && seen.add(headline(item)))
                    .toList();
        }

        /** Without the fragment and what counts clicks. */
        private static String address(NewsItem item) {
            return item.uri()
                    .toString()
                    .replaceFirst("#.*$", "")
                    .replaceAll("[?&](utm_[^&]*|from=mdr|source=[^&]*)", "");
        }

        private static String headline(NewsItem item) {
            return item.title()
                    .toLowerCase(Locale.ROOT)
                    .replaceAll("[^\\p{L}\\p{N}]+", " ")
                    .strip();
        }
    }
}
