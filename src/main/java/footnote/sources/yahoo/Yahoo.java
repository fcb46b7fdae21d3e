package footnote.sources.yahoo;

import footnote.domain.Origin;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.Throttled;
import footnote.sources.VendorJson;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Http.Response;
import footnote.sources.http.Vendor;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import tools.jackson.databind.JsonNode;

/** Yahoo's endpoints, some of which want a crumb. */
public final class Yahoo {
    static final String NAME = "yahoo";

    /** Yahoo publishes no limit; two a second has passed for a person. */
    public static final Vendor VENDOR = Vendor.of(NAME, 2, ".yahoo.com").forPersonalUse();

    private final Http http;
    private final YahooSession session;
    private final Clock clock;

    public Yahoo(Http http, Clock clock) {
        this.http = http;
        this.session = new YahooSession(http);
        this.clock = clock;
    }

    Clock clock() {
        return clock;
    }

    /** An endpoint that anyone may ask. */
    byte[] open(URI uri, String what, Duration fresh) {
        return body(http.send(Request.get(NAME, uri).fresh(fresh)), what);
    }

    /** An endpoint that wants a crumb; a stale one is renewed once. */
    byte[] crumbed(URI uri, String what, Duration fresh) {
        Response response = http.send(session.sign(Request.get(NAME, uri).fresh(fresh)));
        if (response.status() == 401 || response.status() == 403) {
            session.forget();
            response = http.send(session.sign(Request.get(NAME, uri).fresh(fresh)));
        }
        return body(response, what);
    }

    private static byte[] body(Response response, String what) {
        if (response.status() == 401 || response.status() == 403) {
            throw new Throttled(NAME, what, Duration.ofMinutes(5));
        }
        return response.status() == 400 ? response.body() : response.bodyOf(NAME, what);
    }

    Origin origin(URI uri) {
        return Origin.web(NAME, uri, clock.instant());
    }

    /** The first result below an envelope such as {@code {"chart": {"result": [...], "error": null}}}. */
    static JsonNode firstResult(byte[] json, String envelope, String what) {
        JsonNode tree = VendorJson.tree(NAME, what, json);
        JsonNode answer = tree.path(envelope);
        JsonNode result = answer.path("result");
        JsonNode first = result.isArray() ? result.path(0) : result;
        if (first.isObject()) {
            return first;
        }
        JsonNode error = answer.path("error").isObject()
                ? answer.path("error")
                : tree.path("finance").path("error");
        if (error.isObject()) {
            throw new NoData(
                    NAME,
                    what + " (" + VendorJson.text(error.path("description")).orElse("no reason given") + ")");
        }
        if (answer.isMissingNode()) {
            throw new Malformed(NAME, what, "no '" + envelope + "' in it");
        }
        throw new NoData(NAME, what);
    }
}
