package footnote.sources.edgar;

import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.domain.lead.Area;
import footnote.domain.lead.Prospect;
import footnote.domain.lead.ProspectQuery;
import footnote.sources.Dates;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.ProspectSource;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Companies whose annual reports hold given words, by EDGAR's full-text search. */
public final class EdgarFullText implements ProspectSource {
    private static final String WHAT = "filings by their words";
    private static final Duration FRESH = Duration.ofDays(1);
    private static final Pattern NAMED = Pattern.compile("^(.+?)\\s{2}(?:\\(([^)]*)\\)\\s{2})?\\(CIK (\\d{10})\\)$");
    private static final Pattern STATE = Pattern.compile(".+, ([A-Z]{2})$");

    private final Edgar edgar;
    private final Clock clock;

    public EdgarFullText(Edgar edgar, Clock clock) {
        this.edgar = edgar;
        this.clock = clock;
    }

    @Override
    public String name() {
        return "edgar (full text)";
    }

    @Override
    public List<Prospect> prospects(ProspectQuery query, LocalDate asOf) {
        String phrase =
                query.phrases().isEmpty() ? query.industry() : query.phrases().getFirst();
        if (!query.area().equals(Area.WORLD) && !query.area().covers("United States")) {
            throw new NoData(Edgar.NAME, "filers in " + query.area());
        }
        var found = parse(edgar.fetch(uri(phrase, asOf), WHAT, FRESH), phrase, clock.instant());
        if (found.isEmpty()) {
            throw new NoData(Edgar.NAME, "annual reports that say '" + phrase + "'");
        }
        return found.stream().limit(query.most()).toList();
    }

    static URI uri(String phrase, LocalDate asOf) {
        return URI.create("https://efts.sec.gov/LATEST/search-index?q=%22" + Links.escape(phrase)
                + "%22&forms=10-K&dateRange=custom&startdt=" + asOf.minusYears(1) + "&enddt=" + asOf);
    }

    static List<Prospect> parse(byte[] json, String phrase, Instant retrieved) {
        return Parsing.of(Edgar.NAME, WHAT, () -> {
            JsonNode hits = VendorJson.tree(Edgar.NAME, WHAT, json).path("hits").path("hits");
            if (!hits.isArray()) {
                throw new Malformed(Edgar.NAME, WHAT, "no list of hits");
            }
            var found = new LinkedHashMap<String, Prospect>();
            for (JsonNode hit : hits) {
                company(hit, phrase, retrieved)
                        .ifPresent(each -> found.putIfAbsent(each.identifiers().get("cik"), each));
            }
            return List.copyOf(found.values());
        });
    }

    private static Optional<Prospect> company(JsonNode hit, String phrase, Instant retrieved) {
        JsonNode source = hit.path("_source");
        var named = VendorJson.text(source.path("display_names").path(0)).map(NAMED::matcher);
        var filed = VendorJson.text(source.path("file_date")).flatMap(Dates::day);
        var number = VendorJson.text(source.path("adsh"));
        if (named.isEmpty() || !named.get().matches() || filed.isEmpty() || number.isEmpty()) {
            return Optional.empty();
        }
        String cik = named.get().group(3);
        String form = VendorJson.text(source.path("form")).orElse("10-K");
        var document = URI.create("https://www.sec.gov/Archives/edgar/data/" + Long.parseLong(cik) + "/"
                + number.get().replace("-", "") + "/"
                + VendorJson.text(hit.path("_id"))
                        .map(id -> Links.escape(id.substring(id.indexOf(':') + 1)))
                        .orElse(""));
        var place = VendorJson.text(source.path("biz_locations").path(0));
        var prospect = Prospect.named(
                        named.get().group(1),
                        Origin.web(Edgar.NAME, document, retrieved).in(form + " of " + filed.get()))
                .in(
                        Optional.empty(),
                        place.flatMap(EdgarFullText::country),
                        place.map(text -> text.replaceFirst(", [A-Z0-9]{2}$", "")))
                .told(
                        Optional.empty(),
                        Optional.of("Its " + form + " filed on " + filed.get() + " says “" + phrase + "”."),
                        List.of())
                .known(List.of(), Optional.empty(), Map.of("cik", cik));
        return Optional.of(Optional.ofNullable(named.get().group(2))
                .map(symbols -> symbols.split(",", -1)[0].strip())
                .flatMap(Ticker::read)
                .map(prospect::listed)
                .orElse(prospect));
    }

    /** Two letters stand for a state; EDGAR writes other countries with a letter and a digit. */
    private static Optional<String> country(String place) {
        return STATE.matcher(place).matches() ? Optional.of("United States") : Optional.empty();
    }
}
