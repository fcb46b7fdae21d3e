package footnote.sources.tavily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.sources.NewsSource;
import footnote.sources.NewsSourceContract;
import footnote.sources.SourceException.NotConfigured;
import footnote.testing.MovingClock;
import footnote.testing.Parser;
import footnote.testing.RecordedHttp;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

public class TavilyTest extends NewsSourceContract {
    private static final MovingClock CLOCK = new MovingClock("2024-01-10T00:00:00Z");
    private static final String ANSWER = """
            {"query":"Acme","results":[{"title":"Acme rises","url":"https://news.example/1","content":"Anvils.",
            "score":0.9,"published_date":"Tue, 09 Jan 2024 10:00:00 GMT"},{"title":"Undated","url":"https://news.example/2"}]}""";

    public static List<Parser> parsers() {
        var origin = Origin.web("tavily", URI.create("https://api.tavily.com/search"), Instant.EPOCH);
        return List.of(new Parser("tavily", _ -> false, json -> TavilyNews.parse(json, origin), ANSWER));
    }

    @Override
    protected NewsSource source() {
        return new TavilyNews(new RecordedHttp().on("tavily", ANSWER), "secret", CLOCK);
    }

    @Override
    protected Listing listing() {
        return Listing.of(new Ticker("ACME"), "Acme", "NYSE", Market.UNITED_STATES, Denomination.USD);
    }

    @Override
    protected Instant since() {
        return Instant.parse("2024-01-05T00:00:00Z");
    }

    @Test
    void needsAKeyAndKeepsItSecret() {
        var http = new RecordedHttp().on("tavily", ANSWER);

        new TavilyNews(http, "secret", CLOCK).news(listing(), since());

        assertThat(http.requests.getFirst().toString()).doesNotContain("secret");
        assertThat(http.requests.getFirst().headers()).containsEntry("authorization", "Bearer secret");
        assertThatThrownBy(() -> new TavilyNews(http, " ", CLOCK).news(listing(), since()))
                .isInstanceOf(NotConfigured.class);
    }
}
