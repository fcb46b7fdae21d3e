package footnote.sources.websearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.sources.SourceException.NoData;
import footnote.sources.WebSearch;
import footnote.sources.http.Http;
import footnote.testing.MovingClock;
import footnote.testing.Parser;
import footnote.testing.RecordedHttp;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every search engine promises. */
public class WebSearchTest {
    private static final MovingClock CLOCK = new MovingClock("2024-11-30T00:00:00Z");
    private static final String TAVILY = """
            {"query":"saas lyon","follow_up_questions":null,"answer":null,"images":[],"results":[{"title":"Anvil Cloud | Tools",
            "url":"https://anvilcloud.example/","content":"Cloud tools for smiths.","score":0.91,"raw_content":null,
            "published_date":"Tue, 05 Nov 2024 10:00:00 GMT"}],"response_time":1.2}""";
    private static final String BRAVE = """
            {"query":{"original":"saas lyon"},"type":"search","web":{"type":"search","results":[{"title":"Anvil Cloud | Tools",
            "url":"https://anvilcloud.example/","is_source_local":false,"description":"<strong>Cloud</strong> tools for smiths.",
            "page_age":"2024-11-05T10:00:00","language":"en","family_friendly":true,"meta_url":{"scheme":"https",
            "netloc":"anvilcloud.example","hostname":"anvilcloud.example","path":""}}],"family_friendly":true}}""";
    private static final String SEARXNG = """
            {"query":"saas lyon","number_of_results":0,"results":[{"url":"https://anvilcloud.example/","title":"Anvil Cloud | Tools",
            "content":"Cloud tools for smiths.","publishedDate":"2024-11-05T10:00:00","engine":"duckduckgo",
            "parsed_url":["https","anvilcloud.example","/","","",""],"engines":["duckduckgo"],"positions":[1],"score":1.0,
            "category":"general"}],"answers":[],"corrections":[],"infoboxes":[],"suggestions":[],"unresponsive_engines":[]}""";

    private record Engine(String name, String answer, BiFunction<Http, Clock, WebSearch> make) {
        WebSearch over(String body) {
            return make.apply(new RecordedHttp().on("", body), CLOCK);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static List<Parser> parsers() {
        return List.of(
                parser(TavilySearch.FIELDS, TAVILY),
                parser(BraveSearch.FIELDS, BRAVE),
                parser(SearxngSearch.FIELDS, SEARXNG));
    }

    private static Parser parser(SearchHits.Fields fields, String sample) {
        return new Parser(
                fields.engine() + " search", _ -> false, json -> SearchHits.parse(json, fields, Instant.EPOCH), sample);
    }

    static Stream<Engine> engines() {
        return Stream.of(
                new Engine("tavily", TAVILY, (http, clock) -> new TavilySearch(http, "secret", clock)),
                new Engine("brave", BRAVE, (http, clock) -> new BraveSearch(http, "secret", clock)),
                new Engine(
                        "searxng",
                        SEARXNG,
                        (http, clock) -> new SearxngSearch(http, URI.create("http://localhost:8080/"), clock)));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void givesPagesInPlainWordsWithTheirDay(Engine engine) {
        var hits = engine.over(engine.answer()).search("saas lyon", 20);

        assertThat(hits).singleElement().satisfies(hit -> {
            assertThat(hit.title()).isEqualTo("Anvil Cloud | Tools");
            assertThat(hit.snippet()).isEqualTo("Cloud tools for smiths.");
            assertThat(hit.published()).contains(LocalDate.of(2024, 11, 5));
            assertThat(hit.origin().uri()).contains(hit.uri());
        });
    }

    @ParameterizedTest
    @MethodSource("engines")
    void saysSoWhenNothingIsFound(Engine engine) {
        assertThatThrownBy(() -> engine.over("{\"results\":[]}").search("saas lyon", 20))
                .isInstanceOf(NoData.class);
    }

    @Test
    void keepsKeysOutOfWhatIsLogged() {
        var http = new RecordedHttp().on("brave", BRAVE);

        new BraveSearch(http, "secret", CLOCK).search("saas lyon", 20);

        assertThat(http.requests.getFirst().toString()).doesNotContain("secret");
        assertThat(http.requests.getFirst().headers()).containsEntry("x-subscription-token", "secret");
    }

    @Test
    void asksAnOwnInstanceForJson() {
        var engine = new SearxngSearch(new RecordedHttp(), URI.create("http://localhost:8080/"), CLOCK);

        assertThat(engine.uri("saas & lyon").toString())
                .isEqualTo("http://localhost:8080/search?q=saas%20%26%20lyon&format=json");
    }
}
