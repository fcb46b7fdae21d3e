package footnote.sources.gleif;

import footnote.domain.Origin;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.ProspectQuery;
import footnote.sources.Dates;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.ProspectSource;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import footnote.sources.http.Http;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Vendor;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Active legal entities whose record holds the industry's word; the register knows no industries, so none is claimed. */
public final class GleifEntities implements ProspectSource {
    static final String NAME = "gleif";
    public static final Vendor VENDOR = Vendor.of(NAME, 1, "api.gleif.org");

    private static final Duration FRESH = Duration.ofDays(7);
    private static final int MOST = 100;

    private final Http http;
    private final Clock clock;

    public GleifEntities(Http http, Clock clock) {
        this.http = http;
        this.clock = clock;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<Prospect> prospects(ProspectQuery query, LocalDate asOf) {
        String what = "entities of " + query;
        var response = http.send(Request.get(NAME, uri(query))
                .header("accept", "application/vnd.api+json")
                .fresh(FRESH));
        var found = parse(response.bodyOf(NAME, what), clock.instant());
        if (found.isEmpty()) {
            throw new NoData(NAME, what);
        }
        return found;
    }

    static URI uri(ProspectQuery query) {
        String place = query.area()
                .code()
                .map(code -> "&filter%5Bentity.legalAddress.country%5D=" + code)
                .orElse("");
        return URI.create("https://api.gleif.org/api/v1/lei-records?filter%5Bfulltext%5D="
                + Links.escape(query.industry()) + "&filter%5Bentity.status%5D=ACTIVE" + place + "&page%5Bsize%5D="
                + Math.min(MOST, query.most()));
    }

    static List<Prospect> parse(byte[] json, Instant retrieved) {
        return Parsing.of(NAME, "entities", () -> {
            JsonNode records = VendorJson.tree(NAME, "entities", json).path("data");
            if (!records.isArray()) {
                throw new Malformed(NAME, "entities", "no list of records");
            }
            var found = new ArrayList<Prospect>();
            for (JsonNode record : records) {
                entity(record, retrieved).ifPresent(found::add);
            }
            return List.copyOf(found);
        });
    }

    private static Optional<Prospect> entity(JsonNode record, Instant retrieved) {
        var lei = VendorJson.text(record.path("attributes").path("lei")).or(() -> VendorJson.text(record.path("id")));
        JsonNode entity = record.path("attributes").path("entity");
        var name = VendorJson.text(entity.path("legalName").path("name"));
        if (lei.isEmpty() || name.isEmpty()) {
            return Optional.empty();
        }
        JsonNode address = entity.path("headquartersAddress").isObject()
                ? entity.path("headquartersAddress")
                : entity.path("legalAddress");
        var origin =
                Origin.web(NAME, URI.create("https://search.gleif.org/#/record/" + Links.escape(lei.get())), retrieved);
        return Optional.of(Prospect.named(name.get(), origin)
                .in(Optional.empty(), VendorJson.text(address.path("country")), VendorJson.text(address.path("city")))
                .sized(
                        VendorJson.text(entity.path("creationDate"))
                                .flatMap(text -> Dates.day(text.substring(0, Math.min(10, text.length()))))
                                .map(LocalDate::getYear),
                        Optional.empty(),
                        Optional.empty())
                .known(former(entity), Optional.empty(), numbers(lei.get(), entity)));
    }

    private static List<String> former(JsonNode entity) {
        var names = new ArrayList<String>();
        for (JsonNode other : entity.path("otherNames")) {
            VendorJson.text(other.path("name")).ifPresent(names::add);
        }
        return names;
    }

    private static Map<String, String> numbers(String lei, JsonNode entity) {
        var numbers = new TreeMap<>(Map.of("lei", lei));
        if (VendorJson.text(entity.path("jurisdiction")).filter("FR"::equals).isPresent()) {
            VendorJson.text(entity.path("registeredAs"))
                    .map(number -> number.replace(" ", ""))
                    .filter(number -> number.matches("\\d{9}"))
                    .ifPresent(number -> numbers.put("siren", number));
        }
        return numbers;
    }
}
