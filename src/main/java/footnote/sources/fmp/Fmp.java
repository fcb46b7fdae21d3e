package footnote.sources.fmp;

import footnote.domain.Origin;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.NotConfigured;
import footnote.sources.VendorJson;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Vendor;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import tools.jackson.databind.JsonNode;

/** Financial Modeling Prep's stable API, by key. */
public final class Fmp {
    static final String NAME = "fmp";
    private static final String SETTING = "fmp.key";
    private static final String BASE = "https://financialmodelingprep.com/stable/";

    public static final Vendor VENDOR = Vendor.of(NAME, 4, "financialmodelingprep.com");

    private final Http http;
    private final String key;
    private final Clock clock;

    public Fmp(Http http, String key, Clock clock) {
        this.http = http;
        this.key = key;
        this.clock = clock;
    }

    static URI uri(String pathAndQuery) {
        return URI.create(BASE + pathAndQuery);
    }

    byte[] fetch(URI uri, String what, Duration fresh) {
        if (key.isBlank()) {
            throw new NotConfigured(NAME, SETTING);
        }
        return http.send(Request.get(NAME, uri).secret("apikey", key).fresh(fresh))
                .bodyOf(NAME, what);
    }

    Origin origin(URI uri) {
        return Origin.web(NAME, uri, clock.instant());
    }

    /** The rows, bare or under "historical"; an error comes as an object with a message. */
    static JsonNode rows(byte[] json, String what) {
        JsonNode tree = VendorJson.tree(NAME, what, json);
        VendorJson.text(tree.path("Error Message")).ifPresent(message -> {
            throw new NotConfigured(NAME, SETTING, message);
        });
        JsonNode rows = tree.isArray() ? tree : tree.path("historical");
        if (rows.isEmpty()) {
            throw new NoData(NAME, what);
        }
        return rows;
    }
}
