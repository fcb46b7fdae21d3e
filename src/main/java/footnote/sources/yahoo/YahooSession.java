package footnote.sources.yahoo;

import footnote.sources.Links;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.Throttled;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Http.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Yahoo's cookies and the crumb that goes with them.
 *
 * <p>A plain page sets the cookie in most countries; where the law wants consent first, its page is answered as a
 * reader would by pressing "agree".
 */
final class YahooSession {
    private static final URI COOKIE_PAGE = URI.create("https://fc.yahoo.com/");
    private static final URI QUOTE_PAGE = URI.create("https://finance.yahoo.com/quote/AAPL");
    private static final URI CRUMB = URI.create("https://query1.finance.yahoo.com/v1/test/getcrumb");
    private static final String WHAT = "a crumb";
    private static final int MAX_HOPS = 8;
    private static final Pattern CRUMB_SHAPE = Pattern.compile("[\\w./\\\\+=-]{6,40}");

    private final Http http;
    private CookieManager cookies = jar();
    private @Nullable String crumb;

    YahooSession(Http http) {
        this.http = http;
    }

    /** Keeps cookies in memory; a host sets them for itself or for a parent below yahoo.com. */
    private static CookieManager jar() {
        return new CookieManager(null, (from, cookie) -> {
            cookie.setVersion(0); // by its Max-Age it is taken for RFC 2965's, which does not reach query1.finance
            String host = "." + from.getHost();
            String domain = "." + cookie.getDomain().replaceFirst("^\\.", "");
            return host.equals(domain) || (host.endsWith(domain) && domain.endsWith(".yahoo.com"));
        });
    }

    /** The request with cookies and crumb; the crumb is a secret, so it is in no key and no footnote. */
    synchronized Request sign(Request request) {
        if (crumb == null) {
            crumb = obtain();
        }
        return request.secret("crumb", crumb).header("cookie", cookies(request.uri()));
    }

    synchronized void forget() {
        crumb = null;
        cookies = jar();
    }

    private String obtain() {
        exchange(Request.get(Yahoo.NAME, COOKIE_PAGE));
        if (cookies.getCookieStore().getCookies().isEmpty()) {
            consent();
        }
        return crumb().or(() -> {
                    consent();
                    return crumb();
                })
                .orElseThrow(() -> new Throttled(Yahoo.NAME, WHAT, Duration.ofMinutes(5)));
    }

    private Optional<String> crumb() {
        Response response = exchange(Request.get(Yahoo.NAME, CRUMB));
        return Optional.of(response.text().strip())
                .filter(_ -> response.status() == 200)
                .filter(each -> CRUMB_SHAPE.matcher(each).matches());
    }

    /** Walks from the quote page through the consent form and back, keeping cookies on the way. */
    private void consent() {
        Request next = Request.get(Yahoo.NAME, QUOTE_PAGE);
        for (int hop = 0; hop < MAX_HOPS; hop++) {
            Response response = exchange(next);
            Optional<URI> location = response.header("location")
                    .filter(_ -> response.status() / 100 == 3)
                    .flatMap(Links::parse);
            if (location.isPresent()) {
                next = Request.get(Yahoo.NAME, location.get());
                continue;
            }
            Optional<String> form = agreement(response.text());
            if (form.isEmpty()) {
                return;
            }
            next = Request.post(Yahoo.NAME, next.uri(), "application/x-www-form-urlencoded", form.get());
        }
        throw new Malformed(Yahoo.NAME, WHAT, "the consent pages lead in a circle");
    }

    private Response exchange(Request request) {
        var response = http.send(
                request.stopAtRedirects().header("accept", "text/html,*/*").header("cookie", cookies(request.uri())));
        try {
            cookies.put(request.uri(), Map.of("Set-Cookie", response.headers().getOrDefault("set-cookie", List.of())));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // the store is in memory
        }
        return response;
    }

    private String cookies(URI to) {
        try {
            return String.join("; ", cookies.get(to, Map.of()).getOrDefault("Cookie", List.of()));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // the store is in memory
        }
    }

    /** The consent form filled in, if the page has one. */
    static Optional<String> agreement(String html) {
        Element form = Jsoup.parse(html).selectFirst("form:has(input[name=csrfToken])");
        if (form == null) {
            return Optional.empty();
        }
        var fields = new ArrayList<String>();
        for (Element input : form.select("input[type=hidden][name]")) {
            fields.add(input.attr("name") + "=" + URLEncoder.encode(input.attr("value"), StandardCharsets.UTF_8));
        }
        fields.add("agree=agree");
        return Optional.of(String.join("&", fields));
    }
}
