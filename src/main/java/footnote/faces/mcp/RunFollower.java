package footnote.faces.mcp;

import footnote.faces.front.RunAccess;
import footnote.runtime.event.Event;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import java.time.Duration;
import java.util.List;

/** Sees a run through for a client, and tells it of every finished step. */
final class RunFollower {
    private final RunAccess runs;

    RunFollower(RunAccess runs) {
        this.runs = runs;
    }

    /** Returns when the run is over, asks something, or the call's time is up. */
    void follow(RunId id, McpCall call) {
        long until = System.nanoTime() + call.timeout().toNanos();
        try (var feed = runs.feeds().open(id)) {
            long seen = 0;
            long finished = 0;
            while (System.nanoTime() < until) {
                boolean over = feed.over();
                var events = feed.after(seen, Duration.ofMillis(250));
                for (var event : events) {
                    seen = event.seq();
                    if (event.data().path("state").asString("").equals("finished")) {
                        call.progress(++finished, event.step());
                    } else if (!event.part().isEmpty()) {
                        call.progress(finished, event.step() + ": " + event.part());
                    }
                }
                if ((events.isEmpty() && over) || (asks(events) && waits(id))) {
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A question may have been answered already. */
    private boolean waits(RunId id) {
        return runs.desk()
                .engine()
                .runs()
                .find(id)
                .filter(run -> run.status() == Status.WAITING)
                .isPresent();
    }

    private static boolean asks(List<Event> events) {
        return !events.isEmpty() && events.getLast().type().equals(Event.QUESTION);
    }
}
