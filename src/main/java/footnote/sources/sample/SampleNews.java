package footnote.sources.sample;

import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.sources.NewsSource;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.text.Newsroom;
import java.time.Instant;
import java.util.List;

/** Stories about sample companies: results, events of the description, sharp moves, and what is fresh. */
public final class SampleNews implements NewsSource {
    private final Stage stage;

    SampleNews(Stage stage) {
        this.stage = stage;
    }

    @Override
    public List<NewsItem> news(Listing listing, Instant since) {
        var company = stage.company(listing.ticker(), "news");
        var news = new Newsroom(stage, company)
                .stories().stream()
                        .filter(item -> !item.published().orElse(Instant.MIN).isBefore(since))
                        .toList();
        if (news.isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, "news of " + listing.ticker() + " since " + since);
        }
        return news;
    }
}
