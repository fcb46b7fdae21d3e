package footnote.faces.web.layout;

import footnote.domain.FigureFormat;
import footnote.publication.text.Html;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** Moments and lengths of time in words; a script puts moments into the reader's own zone. */
public final class TimeText {
    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm").withZone(ZoneOffset.UTC);

    private TimeText() {}

    public static Html moment(Instant at) {
        return Html.of("<time datetime=\"{}\">{} UTC</time>", at, WHEN.format(at));
    }

    /** A day as prose has it: 30 Jun 2026. */
    public static String day(LocalDate day) {
        return FigureFormat.day(day);
    }

    public static String length(long ms) {
        return ms < 1000
                ? ms + " ms"
                : ms < 60_000
                        ? "%.1f s".formatted(ms / 1000.0)
                        : "%d min %02d s".formatted(ms / 60_000, ms / 1000 % 60);
    }
}
