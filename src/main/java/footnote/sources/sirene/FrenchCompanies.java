package footnote.sources.sirene;

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
import java.math.MathContext;
import java.math.RoundingMode;
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

/**
 * Companies of France's register by activity code, with size band and, where accounts are filed, growth. The people it
 * names are not read.
 */
public final class FrenchCompanies implements ProspectSource {
    static final String NAME = "sirene";
    public static final Vendor VENDOR = Vendor.of(NAME, 5, "recherche-entreprises.api.gouv.fr");

    private static final Duration FRESH = Duration.ofDays(7);
    private static final int PAGE = 25;
    private static final int PAGES = 8;
    /** The least number of employees of each size band of the register. */
    private static final Map<String, Long> BANDS = Map.ofEntries(
            Map.entry("00", 0L),
            Map.entry("01", 1L),
            Map.entry("02", 3L),
            Map.entry("03", 6L),
            Map.entry("11", 10L),
            Map.entry("12", 20L),
            Map.entry("21", 50L),
            Map.entry("22", 100L),
            Map.entry("31", 200L),
            Map.entry("32", 250L),
            Map.entry("41", 500L),
            Map.entry("42", 1000L),
            Map.entry("51", 2000L),
            Map.entry("52", 5000L),
            Map.entry("53", 10_000L));

    private final Http http;
    private final Clock clock;

    public FrenchCompanies(Http http, Clock clock) {
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
        var industry = Industry.named(query.industry());
        if (!query.area().covers("France") || query.area().equals(Area.WORLD) || industry.isEmpty()) {
            throw new NoData(NAME, what);
        }
        var found = new ArrayList<Prospect>();
        for (int page = 1; page <= PAGES && found.size() < query.most(); page++) {
            var body = http.send(Request.get(NAME, uri(industry.get(), page)).fresh(FRESH))
                    .bodyOf(NAME, what);
            var companies = parse(body, industry.get().name(), clock.instant());
            found.addAll(companies);
            if (companies.size() < PAGE) {
                break;
            }
        }
        if (found.isEmpty()) {
            throw new NoData(NAME, what);
        }
        return found;
    }

    static URI uri(Industry industry, int page) {
        return URI.create("https://recherche-entreprises.api.gouv.fr/search?activite_principale="
                + Links.escape(String.join(",", industry.naf()))
                + "&etat_administratif=A&categorie_entreprise=PME%2CETI&per_page=" + PAGE + "&page=" + page);
    }

    static List<Prospect> parse(byte[] json, String industry, Instant retrieved) {
        return Parsing.of(NAME, "companies", () -> {
            JsonNode results = VendorJson.tree(NAME, "companies", json).path("results");
            if (!results.isArray()) {
                throw new Malformed(NAME, "companies", "no list of results");
            }
            var found = new ArrayList<Prospect>();
            for (JsonNode row : results) {
                company(row, industry, retrieved).ifPresent(found::add);
            }
            return List.copyOf(found);
        });
    }

    private static Optional<Prospect> company(JsonNode row, String industry, Instant retrieved) {
        var siren = VendorJson.text(row.path("siren")).filter(number -> number.matches("\\d{9}"));
        var name = VendorJson.text(row.path("nom_raison_sociale")).or(() -> VendorJson.text(row.path("nom_complet")));
        if (siren.isEmpty() || name.isEmpty()) {
            return Optional.empty();
        }
        var origin = Origin.web(
                NAME, URI.create("https://annuaire-entreprises.data.gouv.fr/entreprise/" + siren.get()), retrieved);
        return Optional.of(Prospect.named(name.get(), origin)
                .in(
                        Optional.of(industry),
                        Optional.of("France"),
                        VendorJson.text(row.path("siege").path("libelle_commune")))
                .sized(
                        VendorJson.text(row.path("date_creation"))
                                .flatMap(Dates::day)
                                .map(LocalDate::getYear),
                        VendorJson.text(row.path("tranche_effectif_salarie"))
                                .flatMap(band -> Optional.ofNullable(BANDS.get(band))),
                        growth(row.path("finances")))
                .known(List.of(), Optional.empty(), Map.of("siren", siren.get())));
    }

    /** The last filed year's turnover against the year before, in percent. */
    private static Optional<BigDecimal> growth(JsonNode finances) {
        var turnover = new TreeMap<Integer, BigDecimal>();
        finances.properties().forEach(year -> {
            if (year.getKey().matches("\\d{4}")) {
                VendorJson.decimal(year.getValue().path("ca"))
                        .ifPresent(amount -> turnover.put(Integer.valueOf(year.getKey()), amount));
            }
        });
        if (turnover.isEmpty()) {
            return Optional.empty();
        }
        var before = turnover.get(turnover.lastKey() - 1);
        return before == null || before.signum() <= 0
                ? Optional.empty()
                : Optional.of(turnover.lastEntry()
                        .getValue()
                        .divide(before, MathContext.DECIMAL64)
                        .subtract(BigDecimal.ONE)
                        .movePointRight(2)
                        .setScale(1, RoundingMode.HALF_UP));
    }
}
