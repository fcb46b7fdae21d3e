package footnote.runtime.model.wire;

import dev.langchain4j.http.client.sse.CancellationUnsupportedHandle;
import dev.langchain4j.http.client.sse.ServerSentEvent;
import dev.langchain4j.http.client.sse.ServerSentEventContext;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import footnote.runtime.json.Json;
import footnote.runtime.model.Provider.Protocol;
import footnote.runtime.model.Secrets;
import footnote.runtime.model.TextTrimming;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Stands between a stream and LangChain4j's reader of it: an error in an event ends the stream, and OpenAI-compatible
 * events are brought into the form that reader understands. The parser swallows what a listener throws, so the first
 * failure is kept and told at the end.
 */
final class WireEvents implements ServerSentEventListener {
    private final ServerSentEventListener reader;
    private final Protocol protocol;
    private final Secrets secrets;
    private @Nullable Throwable failure;

    WireEvents(ServerSentEventListener reader, Protocol protocol, Secrets secrets) {
        this.reader = reader;
        this.protocol = protocol;
        this.secrets = secrets;
    }

    @Override
    public void onEvent(ServerSentEvent event) {
        onEvent(event, new ServerSentEventContext(new CancellationUnsupportedHandle()));
    }

    @Override
    public void onEvent(ServerSentEvent event, ServerSentEventContext context) {
        var data = event.data();
        if (failure != null || data == null || data.isBlank()) {
            return;
        }
        try {
            pass(event.event(), secrets.masked(data), context);
        } catch (RuntimeException e) {
            failure = e instanceof Refusal ? e : Refusal.broken("the stream holds what cannot be read");
        }
    }

    private void pass(@Nullable String name, String data, ServerSentEventContext context) {
        if (data.strip().equals("[DONE]")) {
            reader.onEvent(new ServerSentEvent(name, data), context);
            return;
        }
        JsonNode chunk = Json.tree(data);
        WireError.in(chunk).ifPresent(error -> {
            throw error;
        });
        if (protocol == Protocol.OPENAI || protocol == Protocol.COMPATIBLE) {
            for (var single : StreamChunks.singly(chunk)) {
                reader.onEvent(new ServerSentEvent(name, single.toString()), context);
            }
        } else {
            reader.onEvent(new ServerSentEvent(name, data), context);
        }
    }

    /** An answer that came in one piece: each element of a list, or the whole, is an event. */
    void whole(String body) {
        JsonNode node;
        try {
            node = Json.tree(body);
        } catch (JacksonException e) {
            failure = Refusal.broken("the answer is not JSON");
            return;
        }
        var events = node.isArray() ? node.valueStream().toList() : java.util.List.of(node);
        events.forEach(event -> onEvent(new ServerSentEvent(named(event), event.toString())));
    }

    private static @Nullable String named(JsonNode event) {
        return event instanceof ObjectNode object && object.has("type")
                ? object.get("type").asString()
                : null;
    }

    @Override
    public void onError(Throwable thrown) {
        if (failure == null) {
            failure = thrown instanceof Refusal
                    ? thrown
                    : Refusal.broken("the stream broke off: " + TextTrimming.reason(thrown));
        }
    }

    /** Tells the reader how it ended; an interrupt is no ending at all. */
    void close() {
        if (Thread.currentThread().isInterrupted()) {
            throw CallDeadline.interrupted();
        }
        var failed = failure;
        if (failed != null) {
            reader.onError(failed);
        } else {
            reader.onClose();
        }
    }
}
