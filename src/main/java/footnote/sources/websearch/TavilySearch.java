package footnote.sources.websearch;

import footnote.domain.lead.WebHit;
import footnote.sources.VendorJson;
import footnote.sources.WebSearch;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Tavily's search of the whole web, by key. */
public final class TavilySearch implements WebSearch {
    static final SearchHits.Fields FIELDS = new SearchHits.Fields("tavily", "content", "published_date");
    private static final URI SEARCH = URI.create("https://api.tavily.com/search");
    private static final Duration FRESH = Duration.ofDays(1);

    private final Http http;
    private final String key;
    private final Clock clock;

    public TavilySearch(Http http, String key, Clock clock) {
        this.http = http;
        this.key = key;
        this.clock = clock;
    }

    @Override
    public List<WebHit> search(String words, int most) {
        var response = http.send(Request.post(FIELDS.engine(), SEARCH, "application/json", body(words, most))
                .header("authorization", "Bearer " + key)
                .fresh(FRESH));
        return SearchHits.some(
                SearchHits.parse(response.bodyOf(FIELDS.engine(), words), FIELDS, clock.instant()),
                FIELDS.engine(),
                words);
    }

    static String body(String words, int most) {
        return VendorJson.MAPPER.writeValueAsString(
                new TreeMap<>(Map.of("query", words, "topic", "general", "max_results", Math.min(20, most))));
    }
}
