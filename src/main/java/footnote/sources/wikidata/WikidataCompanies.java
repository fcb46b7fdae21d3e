package footnote.sources.wikidata;

import footnote.domain.Origin;
import footnote.domain.lead.Area;
import footnote.domain.lead.Industry;
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
import java.math.BigDecimal;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Companies whose industry Wikidata names like the one asked for. */
public final class WikidataCompanies implements ProspectSource {
    static final String NAME = "wikidata";
    public static final Vendor VENDOR = Vendor.of(NAME, 1, "query.wikidata.org");

    private static final Duration FRESH = Duration.ofDays(7);
    private static final String ENDPOINT = "https://query.wikidata.org/sparql?format=json&query=";
    private static final String ENTITY = "http://www.wikidata.org/entity/";

    private final Http http;
    private final Clock clock;

    public WikidataCompanies(Http http, Clock clock) {
        this.http = http;
        this.clock = clock;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<Prospect> prospects(ProspectQuery query, LocalDate asOf) {
        String what = "companies of " + query;
        var uri = uri(query);
        var response = http.send(Request.get(NAME, uri)
                .header("accept", "application/sparql-results+json")
                .fresh(FRESH));
        var found = parse(response.bodyOf(NAME, what), query.industry(), clock.instant());
        if (found.isEmpty()) {
            throw new NoData(NAME, what);
        }
        return found;
    }

    static URI uri(ProspectQuery query) {
        return URI.create(ENDPOINT + Links.escape(sparql(query)));
    }

    /** Industries are found by their English names, so that no item number can be wrong or outdated. */
    private static String sparql(ProspectQuery query) {
        String names = Industry.named(query.industry())
                .map(industry -> Stream.concat(Stream.of(industry.name()), industry.synonyms().stream()))
                .orElse(Stream.of(query.industry()))
                .map(name -> name.equals(name.toUpperCase(Locale.ROOT)) ? name : name.toLowerCase(Locale.ROOT))
                .distinct()
                .map(name -> "\"" + name.replaceAll("[\"\\\\]", "") + "\"@en")
                .collect(Collectors.joining(" "));
        return "SELECT ?company ?companyLabel ?companyDescription ?website ?inception ?employees ?cityLabel ?code ?lei"
                + " ?parentLabel WHERE { VALUES ?name { " + names + " } ?industry rdfs:label ?name ."
                + " ?company wdt:P452 ?industry . ?company wdt:P17 ?country . ?country wdt:P297 ?code . "
                + place(query.area())
                + " FILTER NOT EXISTS { ?company wdt:P576 ?ended }"
                + " OPTIONAL { ?company wdt:P856 ?website } OPTIONAL { ?company wdt:P571 ?inception }"
                + " OPTIONAL { ?company wdt:P1128 ?employees } OPTIONAL { ?company wdt:P159 ?city }"
                + " OPTIONAL { ?company wdt:P1278 ?lei } OPTIONAL { ?company wdt:P749 ?parent }"
                + " SERVICE wikibase:label { bd:serviceParam wikibase:language \"en,fr,de,es,it\". } } LIMIT "
                + query.most();
    }

    private static String place(Area area) {
        return area.equals(Area.WORLD)
                ? ""
                : area.code()
                        .map(code -> "?country wdt:P297 \"" + code + "\" .")
                        .orElse("?country wdt:P30 wd:Q46 .");
    }

    /** One row for each combination of values; the first of each company stands. */
    static List<Prospect> parse(byte[] json, String industry, Instant retrieved) {
        return Parsing.of(NAME, "companies", () -> {
            JsonNode bindings =
                    VendorJson.tree(NAME, "companies", json).path("results").path("bindings");
            if (!bindings.isArray()) {
                throw new Malformed(NAME, "companies", "no list of bindings");
            }
            var found = new LinkedHashMap<String, Prospect>();
            for (JsonNode row : bindings) {
                company(row, industry, retrieved).ifPresent(each -> found.putIfAbsent(each.name(), each));
            }
            return List.copyOf(found.values());
        });
    }

    private static Optional<Prospect> company(JsonNode row, String industry, Instant retrieved) {
        var item =
                value(row, "company").filter(uri -> uri.startsWith(ENTITY)).map(uri -> uri.substring(ENTITY.length()));
        var name = value(row, "companyLabel").filter(label -> !label.matches("Q\\d+")); // an item without a label
        if (item.isEmpty() || name.isEmpty()) {
            return Optional.empty();
        }
        var origin =
                Origin.web(NAME, URI.create("https://www.wikidata.org/wiki/" + Links.escape(item.get())), retrieved);
        var numbers = value(row, "lei")
                .map(lei -> Map.of("wikidata", item.get(), "lei", lei))
                .orElse(Map.of("wikidata", item.get()));
        return Optional.of(Prospect.named(name.get(), origin)
                .in(Optional.of(industry), value(row, "code"), value(row, "cityLabel"))
                .sized(
                        value(row, "inception").flatMap(Dates::moment).map(at -> at.atZone(ZoneOffset.UTC)
                                .getYear()),
                        value(row, "employees").flatMap(WikidataCompanies::count),
                        Optional.empty())
                .told(
                        value(row, "website").flatMap(Links::parse),
                        value(row, "companyDescription").map(text -> name.get() + ": " + text + "."),
                        List.of())
                .known(List.of(), value(row, "parentLabel").filter(label -> !label.matches("Q\\d+")), numbers));
    }

    private static Optional<String> value(JsonNode row, String name) {
        return VendorJson.text(row.path(name).path("value"));
    }

    private static Optional<Long> count(String digits) {
        try {
            var number = new BigDecimal(digits);
            return number.signum() >= 0 && number.precision() - number.scale() < 10
                    ? Optional.of(number.longValue())
                    : Optional.empty();
        } catch (NumberFormatException _) {
            return Optional.empty();
        }
    }
}
