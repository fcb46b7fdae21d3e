package footnote.sources.sample;

import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.sources.NewsSource;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.text.NewsWriter;
import java.time.Instant;
import java.util.List;

/** Stories about sample companies: results, events of the description, sharp moves, and what is fresh. */
public final class SampleNews implements NewsSource {
    private final SampleWorld world;

    SampleNews(SampleWorld world) {
        this.world = world;
    }

    @Override
    public List<NewsItem> news(Listing listing, Instant since) {
        var company = world.company(listing.ticker(), "news");
        var news = world.news(company, () -> new NewsWriter(world, company).stories()).stream()
                .filter(item -> !item.published().orElse(Instant.MIN).isBefore(since))
                .toList();
        if (news.isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, "news of " + listing.ticker() + " since " + since);
        }
        return news;
    }
}
