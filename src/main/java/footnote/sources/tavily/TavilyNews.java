package footnote.sources.tavily;

import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.domain.Origin;
import footnote.sources.Dates;
import footnote.sources.NewsSource;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.NotConfigured;
import footnote.sources.VendorJson;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Vendor;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Stories from Tavily's search in the topic news. */
public final class TavilyNews implements NewsSource {
    static final String NAME = "tavily";
    private static final URI SEARCH = URI.create("https://api.tavily.com/search");
    private static final Duration FRESH = Duration.ofMinutes(30);
    private static final int RESULTS = 20;

    public static final Vendor VENDOR = Vendor.of(NAME, 1, "api.tavily.com");

    private final Http http;
    private final String key;
    private final Clock clock;

    public TavilyNews(Http http, String key, Clock clock) {
        this.http = http;
        this.key = key;
        this.clock = clock;
    }

    @Override
    public List<NewsItem> news(Listing listing, Instant since) {
        if (key.isBlank()) {
            throw new NotConfigured(NAME, "tavily.key");
        }
        String what = "news of " + listing.name() + " since " + since;
        long days = Math.clamp(Duration.between(since, clock.instant()).toDays() + 1, 1, 365);
        var response = http.send(Request.post(NAME, SEARCH, "application/json", body(listing, days))
                .header("authorization", "Bearer " + key)
                .fresh(FRESH));
        var origin = Origin.web(NAME, SEARCH, clock.instant());
        var items = parse(response.bodyOf(NAME, what), origin).stream()
                .filter(item ->
                        item.published().filter(each -> !each.isBefore(since)).isPresent())
                .sorted(Comparator.comparing((NewsItem item) -> item.published().orElse(Instant.MIN))
                        .reversed())
                .toList();
        if (items.isEmpty()) {
            throw new NoData(NAME, what);
        }
        return items;
    }

    static String body(Listing listing, long days) {
        return VendorJson.MAPPER.writeValueAsString(new TreeMap<>(Map.of(
                "query",
                listing.name() + " " + listing.ticker() + " stock news",
                "topic",
                "news",
                "days",
                days,
                "max_results",
                RESULTS)));
    }

    static List<NewsItem> parse(byte[] json, Origin origin) {
        return Parsing.of(NAME, "news", () -> {
            JsonNode results = VendorJson.tree(NAME, "news", json).path("results");
            if (!results.isArray()) {
                throw new Malformed(NAME, "news", "no list of results");
            }
            var items = new ArrayList<NewsItem>();
            for (JsonNode row : results) {
                item(row, origin).ifPresent(items::add);
            }
            return List.copyOf(items);
        });
    }

    private static Optional<NewsItem> item(JsonNode row, Origin origin) {
        var title = VendorJson.text(row.path("title"));
        var link = VendorJson.uri(row.path("url"));
        if (title.isEmpty() || link.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new NewsItem(
                title.get(),
                link.get(),
                link.get().getHost(),
                VendorJson.text(row.path("published_date")).flatMap(Dates::moment),
                VendorJson.text(row.path("content")).orElse(""),
                List.of(),
                origin));
    }
}
