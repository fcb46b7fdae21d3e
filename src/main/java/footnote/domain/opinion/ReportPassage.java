package footnote.domain.opinion;

import footnote.domain.FigureFormat;
import java.net.URI;
import java.time.LocalDate;
import java.util.Optional;

/** What an annual report says, in its own words, and where it stands. */
public record ReportPassage(
        String about, String text, String place, String vendor, Optional<LocalDate> published, Optional<URI> uri) {
    public ReportPassage {
        if (text.isBlank() || place.isBlank()) {
            throw new IllegalArgumentException("a passage has words and a place: '" + text + "' at '" + place + "'");
        }
    }

    /** The line under it that says where to find it. */
    public String footnote() {
        return place + ", " + vendor
                + published.map(day -> ", known since " + FigureFormat.day(day)).orElse("");
    }
}
