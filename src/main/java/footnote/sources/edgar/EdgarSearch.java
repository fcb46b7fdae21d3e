package footnote.sources.edgar;

import footnote.domain.DateRange;
import footnote.domain.Filing;
import footnote.sources.Links;
import footnote.sources.Parsing;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import footnote.sources.VendorJson;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Filings by words in them, since 2001. */
public final class EdgarSearch {
    private static final Duration FRESH = Duration.ofHours(1);

    private final Edgar edgar;

    public EdgarSearch(Edgar edgar) {
        this.edgar = edgar;
    }

    /** Filings whose text holds the words, the best match first; never empty. */
    public List<Filing> search(String words, Set<String> forms, DateRange filed) {
        String what = "filings with '" + words + "' from " + filed;
        var found = parse(edgar.fetch(uri(words, forms, filed), what, FRESH));
        if (found.isEmpty()) {
            throw new NoData(Edgar.NAME, what);
        }
        return found;
    }

    static URI uri(String words, Set<String> forms, DateRange filed) {
        return URI.create("https://efts.sec.gov/LATEST/search-index?q=" + Links.escape(words) + "&forms="
                + Links.escape(String.join(",", forms.stream().sorted().toList())) + "&dateRange=custom&startdt="
                + filed.first() + "&enddt=" + filed.last());
    }

    static List<Filing> parse(byte[] json) {
        String what = "full-text search";
        return Parsing.of(Edgar.NAME, what, () -> {
            JsonNode hits = VendorJson.tree(Edgar.NAME, what, json).path("hits").path("hits");
            if (!hits.isArray()) {
                throw new Malformed(Edgar.NAME, what, "no list of hits");
            }
            var filings = new ArrayList<Filing>();
            for (JsonNode hit : hits) {
                filing(hit).ifPresent(filings::add);
            }
            return List.copyOf(filings);
        });
    }

    private static Optional<Filing> filing(JsonNode hit) {
        JsonNode source = hit.path("_source");
        var accession = VendorJson.text(source.path("adsh"));
        var form = VendorJson.text(source.path("form"));
        var filed = VendorJson.day(source.path("file_date"));
        var cik = VendorJson.whole(source.path("ciks").path(0));
        if (accession.isEmpty() || form.isEmpty() || filed.isEmpty() || cik.isEmpty() || cik.getAsLong() < 1) {
            return Optional.empty();
        }
        String file = VendorJson.text(hit.path("_id")).orElse("").replaceFirst("^[^:]*:", "");
        var items = new ArrayList<String>();
        source.path("items").forEach(item -> VendorJson.text(item).ifPresent(items::add));
        return Optional.of(new Filing(
                VendorJson.text(source.path("display_names").path(0))
                        .map(each -> each.replaceFirst("\\s*\\(CIK.*$", ""))
                        .orElse("CIK " + cik.getAsLong()),
                Edgar.padded(cik.getAsLong()),
                form.get(),
                accession.get(),
                filed.get(),
                VendorJson.day(source.path("period_ending")),
                Optional.empty(),
                items,
                VendorJson.text(source.path("file_description")),
                Links.parse(Edgar.document(cik.getAsLong(), accession.get(), "").toString() + Links.escape(file))
                        .orElseThrow()));
    }
}
