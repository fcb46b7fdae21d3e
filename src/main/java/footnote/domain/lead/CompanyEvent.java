package footnote.domain.lead;

import footnote.domain.Origin;
import java.time.LocalDate;

/** One dated thing that became public on its day, in the words of its publisher. */
public record CompanyEvent(LocalDate day, SignalKind kind, String text, Origin origin) {
    public CompanyEvent {
        if (text.isBlank()) {
            throw new IllegalArgumentException("what happened on " + day + " is told in words");
        }
    }
}
