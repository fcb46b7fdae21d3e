package footnote.sources.rss;

import footnote.sources.Resources;
import java.net.URI;
import java.util.List;

/** A feed to read, by the name readers see. */
public record Feed(String name, URI uri) {
    public Feed {
        if (name.isBlank() || uri.getHost() == null) {
            throw new IllegalArgumentException("a feed has a name and a full address, not '" + name + "', " + uri);
        }
    }

    /** The feeds shipped with the program. */
    public static List<Feed> standard() {
        return Resources.rows(Feed.class, "feeds.tsv").stream()
                .map(row -> new Feed(row[0], URI.create(row[1])))
                .toList();
    }
}
