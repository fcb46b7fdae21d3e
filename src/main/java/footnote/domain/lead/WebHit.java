package footnote.domain.lead;

import footnote.domain.Origin;
import java.net.URI;
import java.time.LocalDate;
import java.util.Optional;

/** A page that a web search found: title, address, a snippet of it, and its day where the engine says one. */
public record WebHit(String title, URI uri, String snippet, Optional<LocalDate> published, Origin origin) {
    public WebHit {
        if (title.isBlank()) {
            throw new IllegalArgumentException("the page at " + uri + " has no title");
        }
    }
}
