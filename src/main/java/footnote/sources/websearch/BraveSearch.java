package footnote.sources.websearch;

import footnote.domain.lead.WebHit;
import footnote.sources.Links;
import footnote.sources.WebSearch;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Vendor;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** Brave's search of the whole web, by key. */
public final class BraveSearch implements WebSearch {
    static final SearchHits.Fields FIELDS = new SearchHits.Fields("brave", "description", "page_age");
    public static final Vendor VENDOR = Vendor.of(FIELDS.engine(), 1, "api.search.brave.com");

    private static final Duration FRESH = Duration.ofDays(1);

    private final Http http;
    private final String key;
    private final Clock clock;

    public BraveSearch(Http http, String key, Clock clock) {
        this.http = http;
        this.key = key;
        this.clock = clock;
    }

    @Override
    public List<WebHit> search(String words, int most) {
        var response = http.send(Request.get(FIELDS.engine(), uri(words, most))
                .header("x-subscription-token", key)
                .header("accept", "application/json")
                .fresh(FRESH));
        return SearchHits.some(
                SearchHits.parse(response.bodyOf(FIELDS.engine(), words), FIELDS, clock.instant()),
                FIELDS.engine(),
                words);
    }

    static URI uri(String words, int most) {
        return URI.create("https://api.search.brave.com/res/v1/web/search?q=" + Links.escape(words) + "&count="
                + Math.min(20, most));
    }
}
