package footnote.sources.webpages;

import footnote.domain.Origin;
import footnote.domain.lead.WebText;
import footnote.sources.PageSource;
import footnote.sources.Parsing;
import footnote.sources.SourceException;
import footnote.sources.SourceException.Forbidden;
import footnote.sources.SourceException.NoData;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Vendor;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.jsoup.Jsoup;

/** Reads single pages, after asking the site's robots.txt whether it may. */
public final class WebPages implements PageSource {
    static final String NAME = "web";
    public static final Vendor VENDOR = new Vendor(NAME, Set.of(Vendor.ANY), 4, 4, 4L << 20, false);

    private static final String AGENT = "Footnote";
    private static final Duration FRESH = Duration.ofDays(1);

    private final Http http;
    private final Clock clock;

    public WebPages(Http http, Clock clock) {
        this.http = http;
        this.clock = clock;
    }

    @Override
    public WebText page(URI uri) {
        String path = Optional.ofNullable(uri.getRawPath())
                        .filter(text -> !text.isEmpty())
                        .orElse("/")
                + (uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery());
        if (!robots(uri).allows(path)) {
            throw new Forbidden(NAME, uri, "its robots.txt asks programs to stay away");
        }
        var response = http.send(Request.get(NAME, uri).fresh(FRESH));
        String type = response.header("content-type").orElse("text/html");
        if (!type.contains("html") && !type.contains("text/plain")) {
            throw new NoData(NAME, "text at " + uri + ", which is " + type);
        }
        var text = parse(response.bodyOf(NAME, uri.toString()), Origin.web(NAME, uri, clock.instant()));
        if (text.text().isBlank()) {
            throw new NoData(NAME, "words at " + uri);
        }
        return text;
    }

    /** No such file means all may be read; a site that cannot say is left alone. */
    private RobotsFile robots(URI uri) {
        var address = URI.create(uri.getScheme() + "://" + uri.getRawAuthority() + "/robots.txt");
        try {
            var response = http.send(Request.get(NAME, address).fresh(FRESH));
            if (response.status() >= 200 && response.status() < 300) {
                return RobotsFile.parse(new String(response.body(), StandardCharsets.UTF_8), AGENT);
            }
            return response.status() >= 400 && response.status() < 500
                    ? RobotsFile.allowingAll()
                    : RobotsFile.forbiddingAll();
        } catch (SourceException _) {
            return RobotsFile.forbiddingAll();
        }
    }

    static WebText parse(byte[] html, Origin origin) {
        return Parsing.of(NAME, "a page", () -> {
            var page = Jsoup.parse(new String(html, StandardCharsets.UTF_8));
            page.select("script, style, noscript, nav, footer, svg, template").remove();
            String about = Optional.ofNullable(page.selectFirst("meta[name=description]"))
                    .map(meta -> meta.attr("content").strip() + " ")
                    .orElse("");
            return new WebText(page.title(), (about + page.body().text()).strip(), origin);
        });
    }
}
