package footnote.sources.rss;

import footnote.domain.Market;
import footnote.sources.Resources;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** A feed to read, by the name readers see. */
public record Feed(String name, URI uri, Optional<Market> market) {
    public Feed {
        if (name.isBlank() || uri.getHost() == null) {
            throw new IllegalArgumentException("a feed has a name and a full address, not '" + name + "', " + uri);
        }
    }

    /** A feed that writes of any market. */
    public Feed(String name, URI uri) {
        this(name, uri, Optional.empty());
    }

    /** Whether it writes of companies listed there. */
    public boolean covers(Market listed) {
        return market.isEmpty() || market.get() == listed;
    }

    /** The feeds shipped with the program. */
    public static List<Feed> standard() {
        return Resources.rows(Feed.class, "feeds.tsv").stream()
                .map(row -> new Feed(
                        row[0],
                        URI.create(row[1]),
                        row[2].equals("any") ? Optional.empty() : Optional.of(Market.valueOf(row[2]))))
                .toList();
    }
}
