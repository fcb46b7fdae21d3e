package footnote.faces.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.json.Json;
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
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
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

    private static JsonNode call(McpSyncClient client, String tool, Map<String, Object> arguments) {
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
        var sheet = client.readResource(
                new ReadResourceRequest("footnote://runs/" + run.path("run_id").asString() + "/run.json"));

        assertThat(run.path("status").asString()).isEqualTo("done");
        assertThat(run.path("result").path("ticker").asString()).isEqualTo("QVLN");
        assertThat(facts.path("facts").size()).isGreaterThan(3);
        assertThat(wrong.path("error").asString()).contains("Nobody Known");
        assertThat(checked.path("unbound").get(0).asString()).isEqualTo("12");
        assertThat(((TextResourceContents) sheet.contents().getFirst()).text()).contains("\"workflow\" : \"analyze\"");
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
    void answersEveryToolAsItsSchemaSays() {
        try (var web = WebDesk.start();
                var client = client(HttpClientStreamableHttpTransport.builder(web.url(""))
                        .endpoint("/mcp")
                        .build())) {
            var called = new TreeSet<String>();
            var run = call(client, "analyze", Map.of("query", "analyze QVLN", "offline", true));
            String id = run.path("run_id").asString();
            var batch =
                    call(client, "start_batch", Map.of("workflow", "analyze", "companies", "QVLN", "offline", true));
            String batchId = batch.path("batch_id").asString();
            var calls = List.of(
                    Map.entry("get_run", Map.<String, Object>of("run_id", id)),
                    Map.entry("get_run", Map.<String, Object>of("run_id", id, "part", "ledger")),
                    Map.entry("list_runs", Map.<String, Object>of()),
                    Map.entry("search", Map.<String, Object>of("query", "Quavelin", "offline", true)),
                    Map.entry("prices", Map.<String, Object>of("company", "QVLN", "offline", true)),
                    Map.entry("facts", Map.<String, Object>of("company", "QVLN", "offline", true)),
                    Map.entry("get_earnings", Map.<String, Object>of("company", "ORRB", "offline", true)),
                    Map.entry(
                            "add_coverage",
                            Map.<String, Object>of(
                                    "company", "QVLN", "shares", "10", "cost", "31.5", "currency", "USD")),
                    Map.entry("list_coverage", Map.<String, Object>of()),
                    Map.entry(
                            "import_positions",
                            Map.<String, Object>of("csv", "Symbol,Quantity\nORRB,5\nNOBODYX,1", "currency", "USD")),
                    Map.entry(
                            "add_thesis",
                            Map.<String, Object>of(
                                    "company",
                                    "QVLN",
                                    "sentence",
                                    "wrong if operating margin falls below 60% in any quarter")),
                    Map.entry("check_theses", Map.<String, Object>of()),
                    Map.entry("list_theses", Map.<String, Object>of()),
                    Map.entry("get_thesis", Map.<String, Object>of("thesis_id", "QVLN-1")),
                    Map.entry("remove_thesis", Map.<String, Object>of("thesis_id", "QVLN-1")),
                    Map.entry("get_record", Map.<String, Object>of("offline", true)),
                    Map.entry("get_record_verification", Map.<String, Object>of()),
                    Map.entry(
                            "save_screen",
                            Map.<String, Object>of("screen", "a", "condition", "operating margin > 20%")),
                    Map.entry("list_screens", Map.<String, Object>of()),
                    Map.entry("screen_companies", Map.<String, Object>of("condition", "a", "offline", true)),
                    Map.entry("remove_screen", Map.<String, Object>of("screen", "a")),
                    Map.entry("list_batches", Map.<String, Object>of()),
                    Map.entry("get_batch", Map.<String, Object>of("batch_id", batchId)),
                    Map.entry("cancel_batch", Map.<String, Object>of("batch_id", batchId)),
                    Map.entry("remove_coverage", Map.<String, Object>of("company", "QVLN")),
                    Map.entry("cancel", Map.<String, Object>of("run_id", web.begin("plan a"))));

            calls.forEach(each -> assertThat(call(client, each.getKey(), each.getValue())
                            .path("error")
                            .asString(""))
                    .as(each.getKey() + " " + each.getValue())
                    .isEmpty());
            calls.forEach(each -> called.add(each.getKey()));
            called.addAll(List.of("reply", "start_batch", "check_figures", "passages")); // here and in the other tests

            assertThat(client.listTools().tools())
                    .extracting(Tool::name)
                    .filteredOn(name -> !name.contains("document")
                            && !name.contains("schedule")
                            && !web.menu().entries().stream()
                                    .anyMatch(entry -> entry.workflow().equals(name)))
                    .allMatch(called::contains);
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

    @Test
    void servesOverStandardInputAndOutput(@TempDir Path home) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var program = ServerParameters.builder(java)
                .args(
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "footnote.Main",
                        "mcp",
                        "--offline")
                .addEnvVar("FOOTNOTE_HOME", home.toString())
                .build();

        try (var client = client(new StdioClientTransport(program, McpJsonDefaults.getMapper()))) {
            seesTheDeskWork(client);

            assertThatThrownBy(() -> client.getPrompt(new GetPromptRequest("research_company", Map.of())))
                    .hasMessageContaining("needs company");
        }
    }
}
