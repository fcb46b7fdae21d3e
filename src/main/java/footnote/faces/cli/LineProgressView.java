package footnote.faces.cli;

import footnote.domain.opinion.GapReason;
import footnote.runtime.event.Event;

/** One line for each step, for pipes and logs. */
final class LineProgressView implements ProgressView {
    private final Console console;

    LineProgressView(Console console) {
        this.console = console;
    }

    @Override
    public void show(Event event) {
        String line = line(event);
        if (!line.isEmpty()) {
            console.err().println(line);
        }
    }

    /** The event in a line, or nothing when it is not worth one. */
    static String line(Event event) {
        var data = event.data();
        if (!event.type().equals(Event.PROGRESS)) {
            String said = data.path("text").asString(data.path("why").asString(""));
            return switch (event.type()) {
                case Event.RESULT, Event.QUESTION, Event.REPLY, Event.ERROR, Event.REJECTED -> "";
                default -> "  " + event.type().replace('_', ' ') + (said.isEmpty() ? "" : ": " + Console.plain(said));
            };
        }
        String why = Console.plain(data.path("why").asString(""));
        return switch (data.path("state").asString("")) {
            case "finished" -> "✓ " + event.step() + " (" + time(data.path("ms").asLong(0)) + ")";
            case "gap" -> "✗ " + event.step() + ": " + GapReason.told(why);
            case "again" -> "… " + event.step() + " again after: " + why;
            case "failed" -> "✗ " + event.step() + ": " + why;
            case Event.PART ->
                data.path("number").asInt(1) == 1 ? "  " + event.step() + ": " + Console.plain(event.part()) : "";
            case "note" -> "  " + event.step() + ": " + why;
            default -> "";
        };
    }

    static String time(long ms) {
        return ms < 1000
                ? ms + " ms"
                : ms < 60_000
                        ? "%.1f s".formatted(ms / 1000.0)
                        : "%d min %02d s".formatted(ms / 60_000, ms / 1000 % 60);
    }
}
