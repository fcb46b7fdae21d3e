package footnote.sources;

import footnote.domain.Listing;
import footnote.domain.NewsItem;
import java.time.Instant;
import java.util.List;

/** Stories about a company. */
public interface NewsSource {
    /** Stories published since then, newest first; never empty. */
    List<NewsItem> news(Listing listing, Instant since);
}
