package footnote.faces.web.run;

import footnote.faces.web.layout.PageSentence;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.runtime.event.Event;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunRow;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Steps as bars over time, so that what ran at once stands one above the other. */
final class Timeline {
    private final Map<String, Lane> bars = new LinkedHashMap<>();
    private final List<Event> events;
    private final List<Wait> waits = new ArrayList<>();
    private Optional<Instant> first = Optional.empty();
    private Instant last = Instant.EPOCH;

    private record Lane(Instant from, Optional<Instant> to, String state, String why, String part) {
        Lane(Instant from, Optional<Instant> to, String state, String why) {
            this(from, to, state, why, "");
        }
    }

    /** The time between a question and its answer; it is the reader's, not the run's. */
    private record Wait(Instant from, Optional<Instant> to) {
        long before(Instant at) {
            var end = to.filter(at::isAfter).orElse(at);
            return Math.max(0, Duration.between(from, end).toMillis());
        }
    }

    Timeline(List<Event> events) {
        this.events = events;
        events.forEach(this::take);
    }

    private void take(Event event) {
        first = first.or(() -> Optional.of(event.at()));
        last = event.at();
        waited(event);
        if (!event.type().equals(Event.PROGRESS) || event.step().isEmpty()) {
            return;
        }
        String state = event.data().path("state").asString("");
        String why = event.data().path("why").asString("");
        var before = bars.get(event.step());
        var from = before == null ? event.at() : before.from();
        switch (state) {
            case "started" -> bars.put(event.step(), new Lane(event.at(), Optional.empty(), "running", ""));
            case "finished", "gap", "failed" ->
                bars.put(event.step(), new Lane(from, Optional.of(event.at()), state, why));
            case "again" -> bars.put(event.step(), new Lane(from, Optional.empty(), "again", why));
            case Event.PART -> bars.put(event.step(), new Lane(from, Optional.empty(), "running", why, event.part()));
            default -> {}
        }
    }

    private void waited(Event event) {
        boolean open = !waits.isEmpty() && waits.getLast().to().isEmpty();
        if (event.type().equals(Event.QUESTION) && !open) {
            waits.add(new Wait(event.at(), Optional.empty()));
        } else if (open && !event.type().equals(Event.QUESTION)) { // whatever happens next, nobody waits any more
            waits.add(new Wait(waits.removeLast().from(), Optional.of(event.at())));
        }
    }

    /** Milliseconds of work from the beginning to a moment, without the time that a reader took to answer. */
    long worked(Instant at) {
        return first.map(began -> Duration.between(began, at).toMillis()
                        - waits.stream().mapToLong(wait -> wait.before(at)).sum())
                .orElse(0L);
    }

    /** When a run that never waited would have begun; empty while it waits, for its clock stands still then. */
    Optional<Instant> clockBegan() {
        boolean open = !waits.isEmpty() && waits.getLast().to().isEmpty();
        return open ? Optional.empty() : first.map(_ -> last.minusMillis(worked(last)));
    }

    /** How long the run worked; a clock that ticks while it does. */
    Html elapsed(RunRow run) {
        boolean still = run.status().over() || run.status() == Status.WAITING;
        return still || (first.isPresent() && clockBegan().isEmpty())
                ? Html.of("{}", TimeText.length(worked(last)))
                : Html.of(
                        "<span class=\"clock\" data-since=\"{}\"></span>",
                        clockBegan().orElse(run.createdAt()));
    }

    long lastSeq() {
        return events.isEmpty() ? 0 : events.getLast().seq();
    }

    Instant last() {
        return last;
    }

    /** The steps so far, and while the run goes on those that are still to come. */
    Html html(String workflow, boolean over) {
        long span = Math.max(1, worked(last));
        var toCome = over ? List.<String>of() : StepNames.toCome(workflow, bars.keySet());
        return bars.isEmpty() && toCome.isEmpty()
                ? Html.of("<p class=\"muted\">No step has started yet.</p>")
                : Html.of(
                        "<ol class=\"timeline\">{}{}</ol>",
                        shown().entrySet().stream()
                                .map(step -> row(step.getKey(), step.getValue(), span, over))
                                .toList(),
                        toCome.stream()
                                .map(words ->
                                        Html.of("<li class=\"to-come\"><span class=\"step\">{}</span></li>", words)));
    }

    /** Steps of one kind as one row: sixty checks of companies are one step to a reader, unless one of them failed. */
    private Map<String, Lane> shown() {
        var kinds = new LinkedHashMap<String, Lane>();
        var names = new LinkedHashMap<String, String>(); // the first path of each kind, for a number tells a list
        bars.forEach((path, lane) -> {
            names.putIfAbsent(StepNames.kind(path), path);
            kinds.merge(names.get(StepNames.kind(path)), lane, Timeline::joined);
        });
        return kinds;
    }

    private static Lane joined(Lane one, Lane other) {
        boolean running = one.to().isEmpty() || other.to().isEmpty();
        var to = running
                ? Optional.<Instant>empty()
                : Optional.of(
                        other.to().get().isAfter(one.to().get())
                                ? other.to().get()
                                : one.to().get());
        var worse = one.why().isEmpty() ? other : one;
        return new Lane(
                one.from().isBefore(other.from()) ? one.from() : other.from(),
                to,
                running ? "running" : worse.state(),
                worse.why(),
                other.part().isEmpty() ? one.part() : other.part());
    }

    private Html row(String path, Lane bar, long span, boolean over) {
        long from = worked(bar.from());
        boolean live = bar.to().isEmpty() && !over;
        long to = bar.to().map(this::worked).orElse(span);
        double x = 100.0 * from / span;
        double width = Math.max(0.8, 100.0 * (to - from) / span);
        int depth = (int) path.chars().filter(letter -> letter == '/').count();
        return Html.of(
                """
                <li class="{} depth-{}"><span class="step">{}</span>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect x="{}" y="0" width="{}" height="6" rx="1"/></svg>
                <span class="took"{}>{}</span>{}</li>
                """,
                live ? bar.state() : bar.to().isEmpty() ? "stopped" : bar.state(),
                Math.min(depth, 3),
                StepNames.words(path) + (live && !bar.part().isEmpty() ? ": " + bar.part() : ""),
                String.format(Locale.ROOT, "%.2f", Math.min(99.2, x)),
                String.format(Locale.ROOT, "%.2f", Math.min(width, 100 - Math.min(99.2, x))),
                Html.when(live, Html.of(" data-since=\"{}\"", bar.from())),
                live ? "running" : bar.to().isEmpty() ? "stopped" : TimeText.length(to - from),
                Html.when(!bar.why().isEmpty(), Html.of("<span class=\"why\">{}</span>", bar.why())));
    }

    /** What the run said besides its steps: reasoning, searches, decisions. */
    Html said() {
        var lines = events.stream()
                .filter(event -> switch (event.type()) {
                    case Event.PROGRESS, Event.RESULT, Event.QUESTION, Event.REPLY, Event.ERROR, Event.REJECTED ->
                        false;
                    default -> true;
                })
                .toList();
        return Html.when(
                !lines.isEmpty(),
                Html.of(
                        "<section><h2>Notes</h2><ul class=\"said\">{}</ul></section>",
                        lines.stream()
                                .map(event -> new Remark(event.type().replace('_', ' '), text(event)))
                                .distinct() // what each round says again is shown once
                                .map(each -> Html.of(
                                        "<li><span class=\"kind\">{}</span> {}</li>",
                                        each.kind(),
                                        PageSentence.of(each.text())))));
    }

    private record Remark(String kind, String text) {}

    private static String text(Event event) {
        var data = event.data();
        for (var field : List.of("text", "statement", "why", "reason", "query", "message")) {
            if (data.path(field).isString()) {
                return data.path(field).asString();
            }
        }
        String whole = data.toString();
        return whole.length() > 300 ? whole.substring(0, 299) + "…" : whole;
    }
}
