package footnote.sources.yahoo;

import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.sources.Dates;
import footnote.sources.Links;
import footnote.sources.NewsSource;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import tools.jackson.databind.JsonNode;

/** Stories beside a search, and those of a company's news stream. */
public final class YahooNews implements NewsSource {
    private static final Duration FRESH = Duration.ofMinutes(15);

    private final Yahoo yahoo;

    public YahooNews(Yahoo yahoo) {
        this.yahoo = yahoo;
    }

    @Override
    public List<NewsItem> news(Listing listing, Instant since) {
        String what = "news of " + listing.ticker() + " since " + LocalDate.ofInstant(since, ZoneOffset.UTC);
        URI uri = uri(listing.ticker());
        var items = parse(yahoo.open(uri, what, FRESH), yahoo.origin(uri)).stream()
                .filter(item ->
                        item.published().filter(each -> !each.isBefore(since)).isPresent())
                .sorted(Comparator.comparing((NewsItem item) -> item.published().orElse(Instant.MIN))
                        .reversed())
                .toList();
        if (items.isEmpty()) {
            throw new NoData(Yahoo.NAME, what);
        }
        return items;
    }

    static URI uri(Ticker ticker) {
        return URI.create("https://query2.finance.yahoo.com/v1/finance/search?q=" + Links.escape(ticker.symbol())
                + "&quotesCount=0&newsCount=25");
    }

    static List<NewsItem> parse(byte[] json, Origin origin) {
        return Parsing.of(Yahoo.NAME, "news", () -> {
            JsonNode tree = VendorJson.tree(Yahoo.NAME, "news", json);
            JsonNode stream = tree.path("data").path("tickerStream").path("stream");
            if (!stream.isArray() && !tree.path("news").isArray()) {
                throw new Malformed(Yahoo.NAME, "news", "no list of stories");
            }
            var items = new ArrayList<NewsItem>();
            for (JsonNode row : tree.path("news")) {
                searched(row, origin).ifPresent(items::add);
            }
            for (JsonNode row : stream) {
                streamed(row.path("content"), origin).ifPresent(items::add);
            }
            return List.copyOf(items);
        });
    }

    private static Optional<NewsItem> searched(JsonNode row, Origin origin) {
        var title = VendorJson.text(row.path("title"));
        var link = VendorJson.uri(row.path("link"));
        if (title.isEmpty() || link.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new NewsItem(
                title.get(),
                link.get(),
                VendorJson.text(row.path("publisher")).orElse("Yahoo Finance"),
                VendorJson.instant(row.path("providerPublishTime")),
                "",
                tickers(row.path("relatedTickers"), ""),
                origin));
    }

    private static Optional<NewsItem> streamed(JsonNode row, Origin origin) {
        var title = VendorJson.text(row.path("title"));
        var link = VendorJson.uri(row.path("canonicalUrl").path("url"))
                .or(() -> VendorJson.uri(row.path("clickThroughUrl").path("url")));
        if (title.isEmpty() || link.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new NewsItem(
                title.get(),
                link.get(),
                VendorJson.text(row.path("provider").path("displayName")).orElse("Yahoo Finance"),
                VendorJson.text(row.path("pubDate")).flatMap(Dates::moment),
                VendorJson.text(row.path("summary"))
                        .map(each -> Jsoup.parse(each).text())
                        .orElse(""),
                tickers(row.path("finance").path("stockTickers"), "symbol"),
                origin));
    }

    private static List<Ticker> tickers(JsonNode rows, String property) {
        var tickers = new ArrayList<Ticker>();
        for (JsonNode row : rows) {
            VendorJson.text(property.isEmpty() ? row : row.path(property))
                    .flatMap(Ticker::read)
                    .ifPresent(tickers::add);
        }
        return tickers;
    }
}
