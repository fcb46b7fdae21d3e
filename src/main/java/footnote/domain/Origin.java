package footnote.domain;

import java.net.URI;
import java.time.Instant;
import java.util.Optional;

/** Where something was read: the vendor, the page or document, the place in it, and when. */
public record Origin(
        String vendor, Optional<URI> uri, Optional<String> document, Optional<String> locator, Instant retrieved) {
    public Origin {
        if (vendor.isBlank()) {
            throw new IllegalArgumentException("an origin names its vendor");
        }
        if (uri.isEmpty() && document.isEmpty()) {
            throw new IllegalArgumentException("an origin at " + vendor + " names a URL or a document");
        }
    }

    public static Origin web(String vendor, URI uri, Instant retrieved) {
        return new Origin(vendor, Optional.of(uri), Optional.empty(), Optional.empty(), retrieved);
    }

    public static Origin document(String vendor, String document, Instant retrieved) {
        return new Origin(vendor, Optional.empty(), Optional.of(document), Optional.empty(), retrieved);
    }

    /** The same origin, down to a page, a tag or a section. */
    public Origin at(String place) {
        return new Origin(vendor, uri, document, Optional.of(place), retrieved);
    }

    /** The same origin, naming the document behind the URL. */
    public Origin in(String name) {
        return new Origin(vendor, uri, Optional.of(name), locator, retrieved);
    }
}
