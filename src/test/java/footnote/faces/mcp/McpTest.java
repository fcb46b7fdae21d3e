package footnote.faces.mcp;

import static org.assertj.core.api.Assertions.assertThat;

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
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
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
        return Boolean.TRUE.equals(result.isError()) ? Json.object().put("error", text) : Json.tree(text);
    }

    private void seesTheDeskWork(McpSyncClient client) {
        assertThat(client.listTools().tools().stream().map(Tool::name))
                .contains("analyze", "get_run", "reply", "search", "facts", "prices", "check_figures");

        var run = call(client, "analyze", Map.of("query", "analyze QVLN", "offline", true));
        var facts = call(client, "facts", Map.of("company", "QVLN", "metric", "revenue", "offline", true));
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
        }
    }
}
