package footnote.faces.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.json.Json;
import footnote.testing.Child;
import footnote.testing.Sampled;
import footnote.testing.WebDesk;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.GetPromptRequest;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

@Timeout(120)
class McpTest {
    private final List<String> progress = new CopyOnWriteArrayList<>();

    private McpSyncClient client(McpClientTransport transport) {
        var client = McpClient.sync(transport)
                .requestTimeout(Duration.ofSeconds(60))
                .progressConsumer(note -> progress.add(note.message()))
                .build();
        client.initialize();
        return client;
    }

    static JsonNode call(McpSyncClient client, String tool, Map<String, Object> arguments) {
        var result = client.callTool(new CallToolRequest(tool, arguments, Map.of("progressToken", "p1")));
        String text = ((TextContent) result.content().getFirst()).text();
        if (Boolean.TRUE.equals(result.isError())) {
            return Json.object().put("error", text);
        }
        assertThat(Json.node(result.structuredContent()).propertyNames())
                .as(tool)
                .containsExactlyInAnyOrderElementsOf(Json.tree(text).propertyNames());
        return Json.tree(text);
    }

    private void seesTheDeskWork(McpSyncClient client) {
        assertThat(client.listTools().tools().stream().map(Tool::name))
                .contains(
                        "analyze",
                        "get_run",
                        "reply",
                        "search",
                        "facts",
                        "prices",
                        "check_figures",
                        "passages",
                        "add_schedule",
                        "get_earnings",
                        "screen_companies",
                        "get_thesis",
                        "get_record_verification");

        assertThat(client.listTools().tools()).allSatisfy(tool -> assertThat(
                        Json.node(tool.inputSchema()).path("properties"))
                .as(tool.name())
                .allMatch(field -> !field.path("description").asString("").isEmpty()));
        assertThat(client.listTools().tools()).allSatisfy(McpTest::saysWhatComesBack);
        assertThatThrownBy(() -> client.callTool(new CallToolRequest("nosuch", Map.of())))
                .hasMessageContaining("nosuch")
                .hasMessageContaining("tools/list");

        assertThat(client.listPrompts().prompts())
                .extracting(Prompt::name)
                .contains("research_company", "write_report", "answer_from_filings", "compare_companies");
        var prompt = client.getPrompt(new GetPromptRequest("research_company", Map.of("company", "QVLN")));
        assertThat(((TextContent) prompt.messages().getFirst().content()).text())
                .startsWith("Research QVLN.")
                .contains("analyze", "facts");

        var run = call(client, "analyze", Map.of("query", "analyze QVLN", "offline", true));
        var note = call(client, "get_earnings", Map.of("company", "QVLN", "offline", true));
        assertThat(note.path("headline").asString()).contains("revenue", "[1]");
        assertThat(note.path("sources").size()).isPositive();
        var screened = call(
                client,
                "screen_companies",
                Map.of("condition", "operating margin > 20%", "companies", "QVLN, ORRB", "offline", true));
        assertThat(screened.path("companies").path(0).path("operating_margin").asString())
                .contains("%", "[1]");
        var badDay = call(client, "get_earnings", Map.of("company", "QVLN", "as_of", "May", "offline", true));
        assertThat(badDay.path("error").asString()).contains("as_of is 'May'");
        var facts = call(client, "facts", Map.of("company", "QVLN", "metric", "revenue", "sample", true));
        var wrong = call(client, "facts", Map.of("company", "Nobody Known", "offline", true));
        var checked = call(client, "check_figures", Map.of("text", "Sales rose 12 percent to {fact:f1}."));
        var index = client.readResource(new ReadResourceRequest("footnote://runs"));
        assertThat(client.listResources().resources())
                .extracting(resource -> resource.uri())
                .contains("footnote://runs");
        assertThat(((TextResourceContents) index.contents().getFirst()).text())
                .contains("footnote://runs/" + run.path("run_id").asString() + "/run.json");
        assertThat(run.path("status").asString()).isEqualTo("done");
        assertThat(run.path("result").path("ticker").asString()).isEqualTo("QVLN");
        assertThat(facts.path("facts").size()).isGreaterThan(3);
        assertThat(wrong.path("error").asString()).contains("Nobody Known");
        assertThat(checked.path("unbound").get(0).asString()).isEqualTo("12");
        assertThat(progress).contains("parse", "synthesize");
    }

    /** The library checks each answer against the schema, so a field that is described wrongly fails the call. */
    private static void saysWhatComesBack(Tool tool) {
        var schema = Json.node(tool.outputSchema());
        assertThat(schema.path("type").asString()).as(tool.name()).isEqualTo("object");
        assertThat(schema.path("required").size()).as(tool.name()).isPositive();
        assertThat(schema.path("properties").size() + schema.path("anyOf").size())
                .as(tool.name())
                .isPositive();
        assertThat(schema.toString()).as(tool.name()).doesNotContain("#/components");
    }

    @Test
    void servesOverHttp() {
        try (var web = WebDesk.start();
                var client = client(HttpClientStreamableHttpTransport.builder(web.url(""))
                        .endpoint("/mcp")
                        .build())) {
            seesTheDeskWork(client);

            var asked = call(client, "plan", Map.of("query", "plan widgets"));
            var answered =
                    call(client, "reply", Map.of("run_id", asked.path("run_id").asString(), "reply", "approve"));

            assertThat(asked.path("status").asString()).isEqualTo("waiting");
            assertThat(answered.path("status").asString()).isEqualTo("done");
            // a small run's: the client's library reads a long line in time that grows with its square
            var sheet = client.readResource(new ReadResourceRequest(
                    "footnote://runs/" + asked.path("run_id").asString() + "/run.json"));
            assertThat(((TextResourceContents) sheet.contents().getFirst()).text())
                    .contains("\"workflow\" : \"plan\"");
        }
    }

    @Test
    void keepsDocumentsAndSchedulesOverHttp() {
        try (var web = WebDesk.start();
                var client = client(HttpClientStreamableHttpTransport.builder(web.url(""))
                        .endpoint("/mcp")
                        .build())) {
            String paper = "Zorblatt Industries annual report. Zorblatt sold quartz lamps. ".repeat(30);

            var added = call(client, "add_document", Map.of("name", "zorblatt_2024_10K.txt", "text", paper));
            var listed = call(client, "list_documents", Map.of());
            var found = call(client, "passages", Map.of("query", "Why did revenue grow?", "company", "QVLN"));
            var neither = call(client, "add_document", Map.of("name", "a.txt"));
            String id = added.path("document_id").asString();
            var deleted = call(client, "delete_document", Map.of("document_id", id));
            var schedule = call(client, "add_schedule", Map.of("timing", "every 1d", "workflow", "movers"));
            String name = schedule.path("schedule_id").asString();
            var paused = call(client, "pause_schedule", Map.of("schedule_id", name));
            var all = call(client, "list_schedules", Map.of());
            var removed = call(client, "remove_schedule", Map.of("schedule_id", name));

            assertThat(listed.toString()).contains(id);
            assertThat(found.path("passages").path(0).path("place").asString()).contains("Quavelin");
            assertThat(neither.path("error").asString()).contains("either");
            assertThat(deleted.path("deleted").asString()).isEqualTo(id);
            assertThat(paused.path("paused").asBoolean()).isTrue();
            assertThat(all.toString()).contains(name);
            assertThat(removed.path("removed").asString()).isEqualTo(name);
        }
    }

    @Test
    void losesNoAnswerWhenManyComeAtOnce(@TempDir Path home) throws Exception {
        int calls = 300;
        var questions = new PipedOutputStream();
        var answers = new PipedInputStream(1 << 20);
        var in = new PipedInputStream(questions, 1 << 20);
        var out = new PipedOutputStream(answers);
        var seen = new TreeSet<Integer>();
        try (var desk = WebDesk.desk(home)) {
            var served = Thread.ofVirtual().start(() -> {
                try {
                    StdioFace.serve(desk, WebDesk.menu(), in, out);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            var lines = new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
            questions.write("""
                    {"jsonrpc":"2.0","id":"hello","method":"initialize","params":{"protocolVersion":"2024-11-05","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
                    """.getBytes(StandardCharsets.UTF_8));
            lines.readLine();
            questions.write("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n"
                    .getBytes(StandardCharsets.UTF_8));
            for (int i = 0; i < calls; i++) {
                questions.write(("{\"jsonrpc\":\"2.0\",\"id\":" + i
                                + ",\"method\":\"tools/call\",\"params\":{\"name\":\"check_figures\",\"arguments\":{\"text\":\"Sales rose.\"}}}\n")
                        .getBytes(StandardCharsets.UTF_8));
            }
            questions.flush();

            while (seen.size() < calls) {
                seen.add(Json.tree(lines.readLine()).path("id").asInt());
            }
            questions.close();
            served.join();
        }

        assertThat(seen).hasSize(calls);
    }

    @Test
    void showsACallerOnlyTheirOwnOverHttp() {
        try (var web = WebDesk.start()) {
            var id = web.begin("plan ours");
            String eve = web.withKey("eve", "run");
            try (var client = client(HttpClientStreamableHttpTransport.builder(web.url(""))
                    .endpoint("/mcp")
                    .requestBuilder(HttpRequest.newBuilder().header("Authorization", "Bearer " + eve))
                    .build())) {
                assertThat(call(client, "get_run", Map.of("run_id", id))
                                .path("error")
                                .asString())
                        .contains("no run");
            }
        }
    }

    /** By day that calls get through; what they are is the same over HTTP. */
    @Tag(Sampled.TAG)
    @Test
    void servesOverStandardInputAndOutput(@TempDir Path home) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var arguments = new ArrayList<String>(Child.QUICK);
        arguments.addAll(List.of(
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "footnote.Main",
                "mcp",
                "--offline"));
        var program = ServerParameters.builder(java)
                .args(arguments)
                .addEnvVar("FOOTNOTE_HOME", home.toString())
                .build();

        try (var client = client(new StdioClientTransport(program, McpJsonDefaults.getMapper()))) {
            if (Sampled.all()) {
                seesTheDeskWork(client);
            }
            assertThat(call(client, "search", Map.of("query", "Quavelin", "offline", true))
                            .toString())
                    .contains("QVLN");

            assertThatThrownBy(() -> client.getPrompt(new GetPromptRequest("research_company", Map.of())))
                    .hasMessageContaining("needs company");
        }
    }
}
