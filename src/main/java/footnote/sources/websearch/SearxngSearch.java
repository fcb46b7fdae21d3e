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

/** A SearXNG instance of the reader's own, which must allow the JSON format. */
public final class SearxngSearch implements WebSearch {
    static final SearchHits.Fields FIELDS = new SearchHits.Fields("searxng", "content", "publishedDate");
    private static final Duration FRESH = Duration.ofDays(1);

    private final Http http;
    private final URI instance;
    private final Clock clock;

    public SearxngSearch(Http http, URI instance, Clock clock) {
        this.http = http;
        this.instance = instance;
        this.clock = clock;
    }

    public static Vendor vendor(URI instance) {
        return Vendor.of(FIELDS.engine(), 1, String.valueOf(instance.getHost()));
    }

    @Override
    public List<WebHit> search(String words, int most) {
        var response = http.send(Request.get(FIELDS.engine(), uri(words)).fresh(FRESH));
        var hits = SearchHits.parse(response.bodyOf(FIELDS.engine(), words), FIELDS, clock.instant());
        return SearchHits.some(hits.stream().limit(most).toList(), FIELDS.engine(), words);
    }

    URI uri(String words) {
        String base = instance.toString().replaceFirst("/+$", "");
        return URI.create(base + "/search?q=" + Links.escape(words) + "&format=json");
    }
}
