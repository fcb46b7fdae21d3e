package footnote.sources.rss;

import footnote.domain.Listing;
import footnote.domain.NewsItem;
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
import java.util.List;
import java.util.stream.Collectors;

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
        var about = headlines(since).stream().filter(mentions::in).toList();
        if (about.isEmpty()) {
            throw new NoData(FeedReader.NAME, "stories about " + listing.name() + " since " + since);
        }
        return about;
    }

    /** Everything the feeds have since then, newest first; a feed that fails is left out while another answers. */
    public List<NewsItem> headlines(Instant since) {
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
}
