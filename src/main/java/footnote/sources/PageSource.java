package footnote.sources;

import footnote.domain.lead.WebText;
import java.net.URI;

/** Reads single pages of the web. */
public interface PageSource {
    /** The page's text; a page whose site does not want to be read by programs is refused. */
    WebText page(URI uri);
}
