package footnote.faces.web.run;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TimelineTest {
    private static final Instant NOON = Instant.parse("2026-06-30T12:00:00Z");

    private static Event event(long second, String type, String step, String state) {
        return new Event(
                "r1",
                second,
                NOON.plusSeconds(second),
                type,
                step,
                Json.object().put("state", state));
    }

    @Test
    void leavesOutTheTimeThatItsReaderTookToAnswer() {
        var timeline = new Timeline(List.of(
                event(0, Event.PROGRESS, "plan", "started"),
                event(2, Event.PROGRESS, "plan", "finished"),
                event(2, Event.QUESTION, "ask", ""),
                event(302, Event.REPLY, "ask", ""),
                event(302, Event.PROGRESS, "publish", "started"),
                event(306, Event.PROGRESS, "publish", "finished")));

        assertThat(timeline.worked(timeline.last())).isEqualTo(6_000);
        assertThat(timeline.clockBegan()).contains(NOON.plusSeconds(300));
        assertThat(timeline.html("wait", true).toString())
                .contains("x=\"0.00\" y=\"0\" width=\"33.33\"", "x=\"33.33\" y=\"0\" width=\"66.67\"");
    }

    @Test
    void namesThePartOfAStepThatIsBeingMade() {
        var events = List.of(
                event(0, Event.PROGRESS, "publish", "started"),
                new Event(
                        "r1",
                        2,
                        NOON.plusSeconds(2),
                        Event.PROGRESS,
                        "publish",
                        Json.object()
                                .put("state", Event.PART)
                                .put("part", "charts")
                                .put("number", 3)
                                .put("of", 14)));

        var live = new Timeline(events).html("wait", false).toString();
        var after = new Timeline(
                        Stream.concat(events.stream(), Stream.of(event(9, Event.PROGRESS, "publish", "finished")))
                                .toList())
                .html("wait", false)
                .toString();

        assertThat(live).contains("Lay out the report: charts, 3 of 14");
        assertThat(after).doesNotContain("charts, 3 of 14");
    }

    @Test
    void showsWhatIsToComeWhileItGoesOnAndSaysARepeatedNoteOnce() {
        var events = List.of(
                event(0, Event.PROGRESS, "plan", "started"),
                note(1, "no model is configured"),
                note(2, "no model is configured"));

        var timeline = new Timeline(events);

        assertThat(timeline.html("report", false).toString())
                .contains("Draft the plan", "to-come\"><span class=\"step\">Collect data")
                .doesNotContain("Understand the request");
        assertThat(timeline.html("report", true).toString()).doesNotContain("to-come");
        assertThat(timeline.said().toString().split("No model is configured\\.", -1))
                .hasSize(2);
    }

    private static Event note(long second, String text) {
        return new Event(
                "r1",
                second,
                NOON.plusSeconds(second),
                "warning",
                "",
                Json.object().put("text", text));
    }

    @Test
    void standsStillWhileItWaits() {
        var timeline =
                new Timeline(List.of(event(0, Event.PROGRESS, "plan", "started"), event(3, Event.QUESTION, "ask", "")));

        assertThat(timeline.clockBegan()).isEmpty();
        assertThat(timeline.worked(NOON.plusSeconds(90))).isEqualTo(3_000);
    }
}
