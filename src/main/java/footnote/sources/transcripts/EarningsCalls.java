package footnote.sources.transcripts;

import footnote.domain.Listing;
import footnote.domain.Origin;
import footnote.domain.Transcript;
import footnote.sources.Dates;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.NotConfigured;
import footnote.sources.TranscriptSource;
import footnote.sources.VendorJson;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Vendor;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Calls from the EarningsCall API, by key. */
public final class EarningsCalls implements TranscriptSource {
    static final String NAME = "earningscall";
    private static final String BASE = "https://v2.api.earningscall.biz/";
    private static final Duration LIST_FRESH = Duration.ofHours(6);
    private static final Duration CALL_FRESH = Duration.ofDays(365);

    public static final Vendor VENDOR = Vendor.of(NAME, 2, "v2.api.earningscall.biz");

    private final Http http;
    private final String key;
    private final Clock clock;

    public EarningsCalls(Http http, String key, Clock clock) {
        this.http = http;
        this.key = key;
        this.clock = clock;
    }

    @Override
    public List<Call> calls(Listing listing) {
        String what = "calls of " + listing.ticker();
        var calls = parseCalls(fetch(URI.create(BASE + "events?" + company(listing)), what, LIST_FRESH), what);
        if (calls.isEmpty()) {
            throw new NoData(NAME, what);
        }
        return calls;
    }

    @Override
    public Transcript transcript(Listing listing, Call call) {
        URI uri = URI.create(BASE + "transcript?" + company(listing) + "&year=" + call.fiscalYear() + "&quarter="
                + call.fiscalQuarter() + "&level=2");
        byte[] json = fetch(uri, call + " of " + listing.ticker(), CALL_FRESH);
        var label = new CallLabel(
                listing.name(),
                Optional.of(listing.ticker()),
                Optional.of(call.fiscalYear()),
                Optional.of(call.fiscalQuarter()));
        return TranscriptJson.parse(NAME, json, label, Origin.web(NAME, uri, clock.instant()));
    }

    private byte[] fetch(URI uri, String what, Duration fresh) {
        if (key.isBlank()) {
            throw new NotConfigured(NAME, "earningscall.key");
        }
        return http.send(Request.get(NAME, uri).secret("apikey", key).fresh(fresh))
                .bodyOf(NAME, what);
    }

    private static String company(Listing listing) {
        String exchange = listing.exchange().toUpperCase(Locale.ROOT);
        String code = exchange.contains("NASDAQ") ? "NASDAQ" : exchange.contains("NYSE") ? "NYSE" : exchange;
        return "exchange=" + Links.escape(code) + "&symbol="
                + Links.escape(listing.ticker().symbol());
    }

    static List<Call> parseCalls(byte[] json, String what) {
        return Parsing.of(NAME, what, () -> {
            JsonNode tree = VendorJson.tree(NAME, what, json);
            var calls = new ArrayList<Call>();
            for (JsonNode event : tree.isArray() ? tree : tree.path("events")) {
                var year = TranscriptJson.number(event.path("year"), 1900, 2200);
                var quarter = TranscriptJson.number(event.path("quarter"), 1, 4);
                if (year.isPresent() && quarter.isPresent()) {
                    calls.add(new Call(
                            year.get(),
                            quarter.get(),
                            VendorJson.text(event.path("conference_date")).flatMap(Dates::day)));
                }
            }
            calls.sort(Comparator.comparing(Call::fiscalYear)
                    .thenComparing(Call::fiscalQuarter)
                    .reversed());
            return List.copyOf(calls);
        });
    }
}
