package footnote.sources.websearch;

import footnote.domain.Origin;
import footnote.domain.lead.WebHit;
import footnote.sources.Dates;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import tools.jackson.databind.JsonNode;

/** Reads what search engines answer: they differ in where the list is and what its fields are called. */
final class SearchHits {
    private SearchHits() {}

    /** What an engine calls its fields. */
    record Fields(String engine, String snippet, String day) {}

    static List<WebHit> parse(byte[] json, Fields fields, Instant retrieved) {
        return Parsing.of(fields.engine(), "results", () -> {
            JsonNode tree = VendorJson.tree(fields.engine(), "results", json);
            JsonNode results = tree.path("web").isObject() ? tree.path("web").path("results") : tree.path("results");
            if (!results.isArray()) {
                throw new Malformed(fields.engine(), "results", "no list of results");
            }
            var hits = new ArrayList<WebHit>();
            for (JsonNode row : results) {
                hit(row, fields, retrieved).ifPresent(hits::add);
            }
            return List.copyOf(hits);
        });
    }

    private static Optional<WebHit> hit(JsonNode row, Fields fields, Instant retrieved) {
        var title = VendorJson.text(row.path("title")).map(SearchHits::plain).filter(text -> !text.isBlank());
        var uri = VendorJson.uri(row.path("url"));
        if (title.isEmpty() || uri.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new WebHit(
                title.get(),
                uri.get(),
                VendorJson.text(row.path(fields.snippet()))
                        .map(SearchHits::plain)
                        .orElse(""),
                VendorJson.text(row.path(fields.day())).flatMap(SearchHits::day),
                Origin.web(fields.engine(), uri.get(), retrieved)));
    }

    /** Engines mark the words they found. */
    private static String plain(String html) {
        return Jsoup.parse(html).text();
    }

    private static Optional<LocalDate> day(String text) {
        return Dates.moment(text)
                .map(at -> LocalDate.ofInstant(at, ZoneOffset.UTC))
                .or(() -> text.length() >= 10 ? Dates.day(text.substring(0, 10)) : Optional.empty());
    }

    static List<WebHit> some(List<WebHit> hits, String engine, String words) {
        if (hits.isEmpty()) {
            throw new NoData(engine, "pages on '" + words + "'");
        }
        return hits;
    }
}
