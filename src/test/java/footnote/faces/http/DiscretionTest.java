package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.search.DocumentIndexer;
import footnote.runtime.json.Json;
import footnote.testing.WebDesk;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/** Two teams at one desk: what one brought is not told to the other, whichever way they ask. */
@Timeout(180)
class DiscretionTest {
    private static final String SECRET = "The Moss Harbour plant will close in spring";
    private static final String PAPER =
            "Zorblatt Industries annual report 2024. Item 1. Business. Zorblatt Industries sells quartz lamps to harbours. "
                    + SECRET + " because quartz lamps sell less. ";
    private static final String COMMON =
            "Zorblatt Industries annual report 2023. Item 1. Business. Zorblatt Industries sells quartz lamps to ports and plans nothing new for its plants. ";
    private static final String QUESTION = "Which plant will Zorblatt Industries close and why?";

    private static WebDesk web;
    private static String ann;
    private static String amy;
    private static String bob;
    private static String boss;

    @BeforeAll
    static void start() throws Exception {
        web = WebDesk.start(Map.of("FOOTNOTE_OFFLINE", "false"));
        ann = web.withKey("ann", "lamps", "run");
        amy = web.withKey("amy", "lamps", "read");
        bob = web.withKey("bob", "ports", "run");
        boss = web.withKey("boss", "ports", "admin");
        var file = Files.writeString(web.home.resolve("zorblatt_2023_10K.txt"), COMMON.repeat(12));
        web.desk.intake().add(List.of(file), Optional.empty(), new DocumentIndexer.Progress() {});
        var taken = web.as(ann).upload("zorblatt_2024_10K.txt", PAPER.repeat(12));
        assertThat(taken.statusCode()).as(taken.body()).isEqualTo(201);
    }

    @AfterAll
    static void stop() {
        web.close();
    }

    private static JsonNode answer(String key) {
        web.as(key);
        String id = web.json(web.post(
                        "/api/runs",
                        Json.object()
                                .put("workflow", "ask")
                                .put("query", QUESTION)
                                .toString()))
                .path("run_id")
                .asString();
        web.await(id, "done");
        return web.json(web.get("/api/runs/" + id)).path("result");
    }

    private static String passages(String key) {
        return web.as(key)
                .get("/api/passages?q=Which+plant+will+Zorblatt+Industries+close%3F&top=20")
                .body();
    }

    private static String overMcp(String key) {
        try (var client = McpClient.sync(HttpClientStreamableHttpTransport.builder(web.url(""))
                        .endpoint("/mcp")
                        .requestBuilder(HttpRequest.newBuilder().header("Authorization", "Bearer " + key))
                        .build())
                .requestTimeout(Duration.ofSeconds(60))
                .build()) {
            client.initialize();
            var found =
                    client.callTool(new CallToolRequest("passages", Map.of("query", QUESTION, "top", 20), Map.of()));
            var asked = client.callTool(new CallToolRequest("ask", Map.of("query", QUESTION), Map.of()));
            return ((TextContent) found.content().getFirst()).text()
                    + ((TextContent) asked.content().getFirst()).text();
        }
    }

    @Test
    void answersATeamFromItsOwnDocument() {
        var answer = answer(ann);

        assertThat(answer.path("answer").asString()).contains("Moss Harbour");
        assertThat(passages(ann)).contains("Moss Harbour");
        assertThat(passages(amy)).contains("Moss Harbour");
        assertThat(overMcp(ann)).contains("Moss Harbour");
    }

    @Test
    void answersTheOthersOnlyFromWhatIsTheDesks() {
        var answer = answer(bob);

        assertThat(answer.toString()).contains("Zorblatt").doesNotContain("Moss Harbour");
        assertThat(answer.path("chunks_used").asInt()).isPositive();
        assertThat(passages(bob)).contains("quartz lamps").doesNotContain("Moss Harbour");
        assertThat(overMcp(bob)).contains("quartz lamps").doesNotContain("Moss Harbour");
        assertThat(web.as(bob)
                        .send(web.request("/documents?q=Which+plant+closes%3F").header("Accept", "text/html"))
                        .body())
                .doesNotContain("Moss Harbour")
                .doesNotContain("2024");
    }

    @Test
    void tellsNothingThroughTheRunOfAnAdministratorWhoseTeamSeesIt() {
        assertThat(answer(boss).toString()).doesNotContain("Moss Harbour");
    }

    @Test
    void leavesTheDesksOwnDocumentToAllAlsoWhenAReaderBringsItAgain() {
        var again = web.as(ann).upload("zorblatt_2023_10K.txt", COMMON.repeat(12));

        assertThat(web.json(again).path("known").asBoolean()).isTrue();
        assertThat(passages(bob)).contains("ports");
    }
}
