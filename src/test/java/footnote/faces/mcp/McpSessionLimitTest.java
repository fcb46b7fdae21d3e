package footnote.faces.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.WebDesk;
import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class McpSessionLimitTest {
    @Test
    void endsTheOldestSessionsOfACallerWhoHasTooMany() {
        try (var web = WebDesk.start()) {
            var sessions = new ArrayList<String>();
            for (int i = 0; i < McpSessionLimit.MOST_PER_CALLER + 4; i++) {
                sessions.add(post(web, List.of(), """
                                {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26",\
                                "capabilities":{},"clientInfo":{"name":"t","version":"1"}}}""")
                        .headers()
                        .firstValue("mcp-session-id")
                        .orElseThrow());
            }

            var oldest = list(web, sessions.getFirst());
            var newest = list(web, sessions.getLast());

            assertThat(oldest.statusCode()).isEqualTo(404);
            assertThat(newest.statusCode()).isEqualTo(200);
        }
    }

    /** Without a length said beforehand, the bytes are counted as they are read. */
    @Test
    void refusesABodyLargerThanAllowedThatDoesNotSayItsLength() {
        byte[] large =
                ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-03-26\","
                                + "\"capabilities\":{},\"clientInfo\":{\"name\":\"" + "t".repeat(2 << 20)
                                + "\",\"version\":\"1\"}}}")
                        .getBytes(StandardCharsets.UTF_8);
        try (var web = WebDesk.start()) {
            var answer = web.send(web.request("/mcp")
                    .header("Content-Type", "application/json")
                    .header("Accept", "application/json, text/event-stream")
                    .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large))));

            assertThat(answer.statusCode()).isBetween(400, 499);
            assertThat(answer.headers().firstValue("mcp-session-id")).isEmpty();
        }
    }

    private static HttpResponse<String> list(WebDesk web, String session) {
        return post(
                web, List.of("Mcp-Session-Id", session), "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}");
    }

    private static HttpResponse<String> post(WebDesk web, List<String> headers, String body) {
        var request = web.request("/mcp")
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(BodyPublishers.ofString(body));
        for (int i = 0; i < headers.size(); i += 2) {
            request.header(headers.get(i), headers.get(i + 1));
        }
        return web.send(request);
    }
}
