package footnote.runtime.telemetry;

import footnote.runtime.event.Event;
import footnote.runtime.telemetry.Telemetry.Work;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Turns the events of runs into spans of their steps and of the runs themselves. */
public final class RunSpans {
    private static final Set<String> LAST = Set.of(Event.RESULT, Event.ERROR, Event.REJECTED);
    private static final Set<String> STOPPED = Set.of("cancelled", "parked", "superseded", "queued");

    private final Telemetry telemetry;
    private final Map<String, Instant> begun = new ConcurrentHashMap<>();

    public RunSpans(Telemetry telemetry) {
        this.telemetry = telemetry;
    }

    public void record(Event event) {
        begun.putIfAbsent(event.runId(), event.at());
        String state = event.data().path("state").asString("");
        var why = Optional.of(event.data().path("why").asString("")).filter(text -> !text.isEmpty());
        if (!event.step().isEmpty() && (state.equals("finished") || state.equals("gap"))) {
            long ms = event.data().path("ms").asLong(0);
            telemetry.work(new Work(
                    event.runId(), event.step(), event.step(), event.at().minusMillis(ms), event.at(), why));
        } else if (event.step().isEmpty() && (LAST.contains(event.type()) || STOPPED.contains(state))) {
            var from = begun.remove(event.runId());
            telemetry.work(new Work(
                    event.runId(), "", "run " + event.runId(), from == null ? event.at() : from, event.at(), why));
        }
    }
}
