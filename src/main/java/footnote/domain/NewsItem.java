package footnote.domain;

import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** One story as a feed tells it, in plain text. */
public record NewsItem(
        String title,
        URI uri,
        String publisher,
        Optional<Instant> published,
        String summary,
        List<Ticker> tickers,
        Origin origin) {
    public NewsItem {
        tickers = List.copyOf(tickers);
        if (title.isBlank()) {
            throw new IllegalArgumentException("the story at " + uri + " has no title");
        }
    }
}
