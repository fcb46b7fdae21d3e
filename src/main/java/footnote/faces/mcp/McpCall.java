package footnote.faces.mcp;

import footnote.evidence.EvidenceReader.View;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.runtime.json.Json;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** One call of a tool: its arguments, and a way to say how far it is. */
record McpCall(McpSyncServerExchange exchange, CallToolRequest request) {
    private static final int WAIT = 45;
    private static final int LONGEST_WAIT = 600;

    JsonNode arguments() {
        return Json.node(Optional.ofNullable(request.arguments()).orElse(Map.of()));
    }

    String text(String field) {
        return maybe(field)
                .orElseThrow(() -> new RequestDenied(Reason.MALFORMED, "the argument '" + field + "' is missing"));
    }

    Optional<String> maybe(String field) {
        var node = arguments().path(field);
        return node.isString() && !node.asString().isBlank() ? Optional.of(node.asString()) : Optional.empty();
    }

    boolean flag(String field) {
        return arguments().path(field).asBoolean(false);
    }

    View view(RunAccess runs) {
        return runs.view(runs.sample(Optional.of(flag("offline") || flag("sample"))));
    }

    /** As of the day in as_of, where one is given. */
    View dated(RunAccess runs) {
        boolean sample = runs.sample(Optional.of(flag("offline") || flag("sample")));
        try {
            return runs.view(sample, maybe("as_of").map(LocalDate::parse));
        } catch (DateTimeParseException e) {
            throw new RequestDenied(
                    Reason.UNSERVABLE, "as_of is '" + text("as_of") + "'; give a day such as 2024-06-30");
        }
    }

    Duration timeout() {
        return Duration.ofSeconds(Math.clamp(arguments().path("wait_seconds").asInt(WAIT), 0, LONGEST_WAIT));
    }

    /** Tells the client how many steps are done, if it asked to be told. */
    void progress(long done, String step) {
        Optional.ofNullable(request.meta())
                .map(meta -> meta.get("progressToken"))
                .ifPresent(token -> exchange.progressNotification(ProgressNotification.builder(token, (double) done)
                        .message(step)
                        .build()));
    }
}
