package footnote.sources.sample.text;

import footnote.domain.Bar;
import footnote.domain.NewsItem;
import footnote.sources.sample.SampleMarket;
import footnote.sources.sample.SampleWorld;
import footnote.sources.sample.books.Account;
import footnote.sources.sample.books.Books;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.SampleNames;
import footnote.sources.sample.description.SeededRandom;
import footnote.sources.sample.description.Surprise;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Writes the stories of one company, newest first. */
public final class NewsWriter {
    private static final int QUARTERS = 12;
    private static final int DAYS = 250;
    private static final double SHARP = 3;
    private static final LocalTime RESULTS = LocalTime.of(11, 45);
    private static final LocalTime EVENTS = LocalTime.of(13, 10);
    private static final LocalTime CLOSE = LocalTime.of(20, 40);
    private static final List<String> PUBLISHERS = List.of("Ledger Post", "Harbor Wire", "Market Lantern");

    private final SampleWorld world;
    private final Description company;
    private final Books books;

    public NewsWriter(SampleWorld world, Description company) {
        this.world = world;
        this.company = company;
        this.books = world.books(company);
    }

    public List<NewsItem> stories() {
        var stories = new ArrayList<NewsItem>();
        results(stories);
        moves(stories);
        for (var event : company.rows("events")) {
            stories.add(told(event, at(LocalDate.parse(String.valueOf(event.get("day"))), EVENTS)));
        }
        for (var fresh : company.rows("fresh")) {
            var age = Duration.ofHours(Long.parseLong(String.valueOf(fresh.get("hours"))));
            stories.add(told(fresh, SampleMarket.NOW.minus(age)));
        }
        stories.sort(Comparator.comparing((NewsItem item) -> item.published().orElse(Instant.MIN))
                .reversed());
        return stories;
    }

    private void results(List<NewsItem> stories) {
        var quarters = books.quarters();
        var published = Published.quarters(books);
        for (int i = Math.max(4, quarters.size() - QUARTERS); i < quarters.size(); i++) {
            FiscalQuarter term = quarters.get(i).term();
            var earlier = Published.yearBefore(books, i, false);
            if (!published.contains(quarters.get(i)) || earlier.isEmpty()) {
                continue;
            }
            var random = dice(term.label());
            var telling = new SentenceFiller(books, quarters.get(i), earlier, false, random);
            boolean loss = telling.now().get(Account.NET_INCOME) < 0;
            String title = telling.say("headline_" + telling.direction(Account.REVENUE) + (loss ? "_loss" : ""));
            String reaction =
                    telling.say(Surprise.of(company, term, world.seed()) > 0 ? "surprise_good" : "surprise_bad");
            String summary = telling.say(loss ? "news_loss" : "news_profit") + " " + reaction;
            stories.add(item(title, summary, at(term.published(), RESULTS), random));
        }
    }

    /** Days on which the share moved far more than usual, of the last year, but for results days. */
    private void moves(List<NewsItem> stories) {
        List<Bar> bars = world.prices(company).bars();
        double usual = company.course("volatility").percent(0) / Math.sqrt(252);
        for (int i = Math.max(1, bars.size() - DAYS); i < bars.size(); i++) {
            Bar bar = bars.get(i);
            double move = bar.close() / bars.get(i - 1).close() - 1;
            boolean results = books.quarters().stream()
                    .anyMatch(each -> each.term().published().equals(bar.day()));
            if (Math.abs(move) > SHARP * usual && !results) {
                var random = dice(bar.day().toString());
                String size = SampleFigures.percent(Math.abs(100 * move));
                String summary = Phrases.pick(move > 0 ? "move_up" : "move_down", random, blank -> switch (blank) {
                    case "size" -> size;
                    case "industry" -> company.industryName().toLowerCase(Locale.ROOT);
                    default -> company.shortName();
                });
                String title = company.shortName() + " shares " + (move > 0 ? "jump " : "drop ") + size;
                stories.add(item(title, summary, at(bar.day(), CLOSE), random));
            }
        }
    }

    private NewsItem told(Map<String, Object> story, Instant published) {
        String title = String.valueOf(story.get("headline"));
        return item(title, String.valueOf(story.get("text")), published, dice(title));
    }

    private NewsItem item(String title, String summary, Instant published, SeededRandom random) {
        String publisher = random.pick(PUBLISHERS);
        var uri = URI.create("https://" + SampleNames.slug(publisher) + ".example/"
                + published.atOffset(ZoneOffset.UTC).toLocalDate() + "/" + SampleNames.slug(title));
        return new NewsItem(
                title,
                uri,
                publisher,
                Optional.of(published),
                summary,
                List.of(company.ticker()),
                SampleNames.origin(uri.toString()).in(publisher));
    }

    private SeededRandom dice(String occasion) {
        return SeededRandom.of(world.seed(), company.symbol(), "news", occasion);
    }

    private static Instant at(LocalDate day, LocalTime time) {
        return day.atTime(time).toInstant(ZoneOffset.UTC);
    }
}
