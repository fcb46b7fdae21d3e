package footnote.sources.webpages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Origin;
import footnote.sources.SourceException.Forbidden;
import footnote.testing.MovingClock;
import footnote.testing.Parser;
import footnote.testing.RecordedHttp;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

public class WebPagesTest {
    private static final MovingClock CLOCK = new MovingClock("2024-11-30T00:00:00Z");
    private static final URI ABOUT = URI.create("https://anvil.example/about?x=1");
    private static final String PAGE = """
            <html><head><title>Anvil</title><meta name="description" content="Cloud tools."><script>alert(1)</script></head>
            <body><nav>Menu</nav><p>We make tools for smiths.</p></body></html>""";
    private static final String ROBOTS = """
            User-agent: Otherbot
            Disallow: /

            User-agent: *
            Disallow: /private/
            Allow: /private/press
            Disallow: /*.pdf$
            Crawl-delay: 5
            """;

    public static List<Parser> parsers() {
        return List.of(new Parser(
                "web page", _ -> false, html -> WebPages.parse(html, Origin.web("web", ABOUT, Instant.EPOCH)), PAGE));
    }

    @ParameterizedTest
    @CsvSource({
        "/, true",
        "/about?x=1, true",
        "/private/x, false",
        "/private/press/1, true",
        "/a/report.pdf, false",
        "/a/report.pdf?x, true"
    })
    void heedsTheLongestRule(String path, boolean allowed) {
        assertThat(RobotsFile.parse(ROBOTS, "Footnote").allows(path)).isEqualTo(allowed);
    }

    @Test
    void heedsRulesMadeForItself() {
        var robots = RobotsFile.parse(
                "User-agent: footnote\nUser-agent: other\nDisallow: /\n\nUser-agent: *\nAllow: /", "Footnote");

        assertThat(robots.allows("/")).isFalse();
    }

    @Test
    void readsWhatAPageSaysWithoutItsMachinery() {
        var http = new RecordedHttp().on("robots.txt", ROBOTS).on("about", PAGE);

        var page = new WebPages(http, CLOCK).page(ABOUT);

        assertThat(page.title()).isEqualTo("Anvil");
        assertThat(page.text()).isEqualTo("Cloud tools. We make tools for smiths.");
    }

    @Test
    void staysAwayWhereItIsAskedTo() {
        var http = new RecordedHttp()
                .on("robots.txt", "User-agent: *\nDisallow: /")
                .on("about", PAGE);

        assertThatThrownBy(() -> new WebPages(http, CLOCK).page(ABOUT))
                .isInstanceOf(Forbidden.class)
                .hasMessageContaining("robots.txt");
        assertThat(http.requests).hasSize(1);
    }

    @Test
    void readsWhereThereAreNoRulesAndStaysAwayWhereNobodyKnows() {
        var none = new RecordedHttp()
                .on("robots.txt", RecordedHttp.response(404, ""))
                .on("about", PAGE);
        var broken = new RecordedHttp()
                .on("robots.txt", RecordedHttp.response(503, ""))
                .on("about", PAGE);

        assertThat(new WebPages(none, CLOCK).page(ABOUT).text()).contains("smiths");
        assertThatThrownBy(() -> new WebPages(broken, CLOCK).page(ABOUT)).isInstanceOf(Forbidden.class);
    }
}
