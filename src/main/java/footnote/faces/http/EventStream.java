package footnote.faces.http;

import footnote.faces.front.EventFeeds;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.runtime.event.DraftBus.Draft;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.storage.RunRow;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Writes a run's events as server-sent events, on the request's own virtual thread. */
final class EventStream {
    private static final Duration HEARTBEAT = Duration.ofSeconds(10);
    private static final int MOST_READERS = 4000;

    private final EventFeeds feeds;

    EventStream(EventFeeds feeds) {
        this.feeds = feeds;
    }

    /** The number of the last event a reader has. */
    static long number(Optional<String> text) {
        return text.map(given -> {
                    if (!given.matches("\\d{1,15}")) {
                        throw new RequestDenied(
                                Reason.MALFORMED, "Last-Event-ID is the number of an event, not '" + given + "'");
                    }
                    return Long.parseLong(given);
                })
                .orElse(0L);
    }

    void send(RunRow run, long after, HttpServletResponse response) throws IOException {
        if (feeds.readers() >= MOST_READERS) {
            throw new RequestDenied(Reason.UNAVAILABLE, "too many readers watch; try again in a moment");
        }
        try (var feed = feeds.open(run.id())) {
            long sent = after;
            long drawn = 0;
            var news = feed.after(sent, drawn, Duration.ZERO);
            if (news.none() && run.status().over()) {
                response.setStatus(HttpServletResponse.SC_NO_CONTENT); // tells a browser not to come back
                return;
            }
            response.setContentType("text/event-stream");
            response.setCharacterEncoding("UTF-8");
            response.setHeader("Cache-Control", "no-store");
            response.setHeader("X-Accel-Buffering", "no");
            var out = response.getOutputStream();
            write(out, "retry: 1000\n\n");
            while (true) {
                for (var event : news.events()) {
                    write(out, text(event));
                    sent = event.seq();
                }
                if (news.draft().isPresent()) {
                    var draft = news.draft().get();
                    write(out, text(draft));
                    drawn = draft.number();
                }
                out.flush();
                boolean over = feed.over();
                news = feed.after(sent, drawn, HEARTBEAT);
                if (news.none() && over) {
                    return;
                }
                if (news.none()) {
                    write(out, ": still here\n\n");
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Homes of an earlier version hold stack traces in their events; they are for the log. */
    private static String text(Event event) {
        if (event.data() instanceof ObjectNode data) {
            data.remove("trace");
        }
        return "id: " + event.seq() + "\nevent: " + event.type() + "\ndata: " + Json.write(event) + "\n\n";
    }

    /** Without a number: a client that reconnects has missed nothing. */
    private static String text(Draft draft) {
        var data = Json.object()
                .put("step", draft.step())
                .put("text", draft.text())
                .put("checked", draft.checked());
        return "event: draft\ndata: " + data + "\n\n";
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
