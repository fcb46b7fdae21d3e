package footnote.sources.rss;

import static footnote.testing.RecordedHttp.response;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.NewsItem;
import footnote.domain.Ticker;
import footnote.sources.Dates;
import footnote.sources.NewsSource;
import footnote.sources.NewsSourceContract;
import footnote.sources.SourceException.Exhausted;
import footnote.sources.SourceException.Malformed;
import footnote.testing.MovingClock;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RssTest extends NewsSourceContract {
    private static final MovingClock CLOCK = new MovingClock("2024-01-10T00:00:00Z");
    private static final List<Feed> FEEDS = List.of(
            new Feed("One", URI.create("https://one.example/feed")),
            new Feed("Two", URI.create("https://two.example/feed")));
    private static final String ONE = feed("""
            <item><title>Tata Steel &amp;amp; others rise</title><link>https://one.example/a?utm_source=rss</link>
            <pubDate>Tue, 09 Jan 2024 10:00:00 +0530</pubDate><description>&lt;p&gt;Steel up.&lt;/p&gt;</description></item>
            <item><title>Rain tomorrow</title><link>/rain</link><pubDate>2024-01-09T12:00:00+05:30</pubDate></item>
            <item><title>Undated</title><link>/undated</link></item>""");
    private static final String TWO = feed("""
            <item><title>TATA STEEL &amp;amp; others rise!</title><link>https://two.example/b</link>
            <pubDate>Tue, 09 Jan 2024 03:00:00 GMT</pubDate></item>
            <item><title>Old story of Tata Steel</title><link>https://two.example/c</link>
            <pubDate>Sun, 01 Jan 2023 03:00:00 GMT</pubDate></item>""");

    @Override
    protected NewsSource source() {
        return new RssNews(new RecordedHttp().on("one.example", ONE).on("two.example", TWO), FEEDS, CLOCK);
    }

    @Override
    protected Listing listing() {
        return Listing.of(
                new Ticker("TATASTEEL.NS"), "Tata Steel Limited", "NSE", Market.INDIA, new Denomination("INR"));
    }

    @Override
    protected Instant since() {
        return Instant.parse("2024-01-08T00:00:00Z");
    }

    @Test
    void tellsAStoryOfTwoFeedsOnce() {
        assertThat(source().news(listing(), since())).singleElement().satisfies(item -> {
            assertThat(item.title()).isEqualTo("Tata Steel & others rise");
            assertThat(item.summary()).isEqualTo("Steel up.");
            assertThat(item.published()).contains(Instant.parse("2024-01-09T04:30:00Z"));
        });
    }

    @Test
    void resolvesRelativeLinksAndIsoDates() {
        assertThat(read(ONE)).anySatisfy(item -> {
            assertThat(item.uri()).hasToString("https://times.example/rain");
            assertThat(item.published()).contains(Instant.parse("2024-01-09T06:30:00Z"));
        });
    }

    @Test
    void leavesOutAFeedThatFailsWhileAnotherAnswers() {
        var http = new RecordedHttp().on("one.example", ONE).on("two.example", response(404, ""));

        assertThat(new RssNews(http, FEEDS, CLOCK).headlines(since())).isNotEmpty();
        assertThatThrownBy(() -> new RssNews(new RecordedHttp(), FEEDS, CLOCK).headlines(since()))
                .isInstanceOf(Exhausted.class)
                .hasMessageContaining("sample market");
    }

    @Test
    void savesTheStoriesOfAMalformedFeed() {
        var items = read(ONE.replace("</channel></rss>", "") + "<oops & broken");

        assertThat(items).isNotEmpty();
        assertThat(items.getFirst().origin().locator())
                .hasValueSatisfying(each -> assertThat(each).contains("loosely"));
        assertThatThrownBy(() -> read("<html><body>Busy</body></html>")).isInstanceOf(Malformed.class);
    }

    @Test
    void neverReadsExternalEntities() {
        String xml = "<!DOCTYPE rss [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>" + ONE.replace("Rain", "&x;");

        assertThat(read(xml)).noneSatisfy(item -> assertThat(item.title()).contains("root:"));
    }

    @Test
    void datesNearlyEveryStoryOfARealFeed() {
        var items = FeedReader.parse(RssParsers.FEED, SharedData.bytes("news/economictimes.xml"), Instant.EPOCH);

        assertThat(items).hasSizeGreaterThan(10).allSatisfy(item -> assertThat(item.published())
                .isPresent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Mon, 02 Jan 2023 10:00:00 GMT | 2023-01-02T10:00:00Z",
                "Mon, 2 Jan 2023 10:00 EST | 2023-01-02T15:00:00Z",
                "02 Jan 2023 10:00:00 +0530 | 2023-01-02T04:30:00Z",
                "2023-01-02T10:00:00+05:30 | 2023-01-02T04:30:00Z",
                "2023-01-02 10:00:00 IST | 2023-01-02T04:30:00Z",
                "2023-01-02 | 2023-01-02T00:00:00Z",
                "1672653600 | 2023-01-02T10:00:00Z"
            })
    void readsDatesAsFeedsWriteThem(String text, Instant moment) {
        assertThat(Dates.moment(text)).contains(moment);
    }

    @Test
    void theStandardFeedsHaveHosts() {
        assertThat(RssNews.vendor(Feed.standard()).hosts()).contains("www.moneycontrol.com");
    }

    private static List<NewsItem> read(String xml) {
        return FeedReader.parse(RssParsers.FEED, xml.getBytes(StandardCharsets.UTF_8), Instant.EPOCH);
    }

    private static String feed(String items) {
        return "<rss version=\"2.0\"><channel><title>T</title><link>https://t.example</link><description>d</description>"
                + items + "</channel></rss>";
    }
}
