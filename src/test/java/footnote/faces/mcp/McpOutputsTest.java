package footnote.faces.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.Sampled;
import footnote.testing.WebDesk;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What tools return, against the schemas they publish: the library refuses an answer of another shape. */
@Timeout(300)
class McpOutputsTest {
    /** By day one metric, for all of them come in a line that the client takes seconds to find the end of. */
    private static Map<String, Object> facts() {
        return Sampled.all()
                ? Map.of("company", "QVLN", "offline", true)
                : Map.of("company", "QVLN", "metric", "revenue", "offline", true);
    }

    @Test
    @Tag(Sampled.TAG)
    void answersEveryToolAsItsSchemaSays() {
        try (var web = WebDesk.start();
                var client = McpClient.sync(HttpClientStreamableHttpTransport.builder(web.url(""))
                                .endpoint("/mcp")
                                .build())
                        .requestTimeout(Duration.ofSeconds(60))
                        .build()) {
            client.initialize();
            var called = new TreeSet<String>();
            var run = McpTest.call(client, "analyze", Map.of("query", "analyze QVLN", "offline", true));
            String id = run.path("run_id").asString();
            var batch = McpTest.call(
                    client, "start_batch", Map.of("workflow", "analyze", "companies", "QVLN", "offline", true));
            String batchId = batch.path("batch_id").asString();
            var calls = List.of(
                    Map.entry("get_run", Map.<String, Object>of("run_id", id)),
                    Map.entry("get_run", Map.<String, Object>of("run_id", id, "part", "ledger")),
                    Map.entry("list_runs", Map.<String, Object>of()),
                    Map.entry("search", Map.<String, Object>of("query", "Quavelin", "offline", true)),
                    Map.entry("prices", Map.<String, Object>of("company", "QVLN", "offline", true)),
                    Map.entry("facts", facts()),
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

            calls.forEach(each -> assertThat(McpTest.call(client, each.getKey(), each.getValue())
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
}
