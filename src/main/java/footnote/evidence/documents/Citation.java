package footnote.evidence.documents;

import footnote.domain.FigureFormat;
import java.net.URI;
import java.time.LocalDate;
import java.util.Optional;

/** A numbered source of an answer: its marker, where it stands, since when it is public, and the words relied on. */
public record Citation(
        String marker,
        String kind,
        String document,
        String title,
        String company,
        Optional<FiscalPeriod> period,
        String section,
        Optional<Integer> page,
        Optional<LocalDate> date,
        Optional<URI> url,
        String passage,
        String quote) {

    /** The source as a line under an answer. */
    public String line() {
        return title
                + (section.isBlank() ? "" : ", " + section)
                + page.map(each -> ", page " + each).orElse("")
                + date.map(each -> ", " + FigureFormat.day(each)).orElse("")
                + url.map(each -> ", " + each).orElse("");
    }
}
