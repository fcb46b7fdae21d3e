package footnote.research;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.NewsItem;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import java.net.URI;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NewsRelevanceTest {
    private static final Instant NOW = Instant.parse("2026-01-05T12:00:00Z");

    private final NewsRelevance apple = mentions("AAPL", "Apple Inc.");

    @Test
    void takesAStoryByItsTagOrByItsName() {
        assertThat(apple.concerns(story("iPhone sales rise", "AAPL"))).isTrue();
        assertThat(apple.concerns(story("Apple unveils a phone"))).isTrue();
        assertThat(apple.concerns(story("Pineapple growers unite"))).isFalse();
        assertThat(apple.concerns(story("Markets close higher"))).isFalse();
    }

    @Test
    void dropsAStoryThatIsTaggedWithOthersOnly() {
        assertThat(apple.concerns(story("Buffett trims his Apple stake", "BRK-B")))
                .isFalse();
        assertThat(mentions("GOOGL", "Alphabet Inc.").concerns(story("Light & Wonder gains", "LNW")))
                .isFalse();
    }

    @Test
    void takesAnotherClassOfShareOfTheSameCompany() {
        assertThat(mentions("GOOGL", "Alphabet Inc.").concerns(story("Alphabet raises capex", "GOOG")))
                .isTrue();
        assertThat(mentions("MET", "MetLife Inc").concerns(story("Meta raises capex", "META")))
                .isFalse();
    }

    @Test
    void wantsAListOfCompaniesToNameThisOne() {
        assertThat(apple.concerns(story("Ten stocks to watch", "AAPL", "MSFT", "NVDA", "AMZN")))
                .isFalse();
        assertThat(apple.concerns(story("Apple leads ten stocks", "AAPL", "MSFT", "NVDA", "AMZN")))
                .isTrue();
    }

    @Test
    void tellsTheCompanyFromItsRivalsAndSuppliers() {
        assertThat(apple.onlyAside("Apple supplier Foxconn raided by police")).isTrue();
        assertThat(apple.onlyAside("Short seller targets a rival of Apple")).isTrue();
        assertThat(apple.onlyAside("Apple sues its supplier")).isFalse();
    }

    @Test
    void doesNotTakeACommonFirstWordForTheName() {
        var motors = mentions("GM", "General Motors Co");

        assertThat(motors.names("General Electric wins an order")).isFalse();
        assertThat(motors.names("General Motors wins an order")).isTrue();
        assertThat(mentions("BSRV.MI", "Banca Serravento SpA").names("Serravento returns to a full dividend"))
                .isTrue();
    }

    private static NewsRelevance mentions(String symbol, String name) {
        return NewsRelevance.of(
                Listing.of(new Ticker(symbol), name, "NMS", Market.UNITED_STATES, new Denomination("USD")));
    }

    private static NewsItem story(String title, String... tags) {
        return new NewsItem(
                title,
                URI.create("https://news.example/1"),
                "The Example",
                Optional.of(NOW),
                "",
                Arrays.stream(tags).map(Ticker::new).toList(),
                Origin.web("rss", URI.create("https://news.example/feed"), NOW));
    }
}
