package footnote.evidence.search.opensearch;

import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import footnote.evidence.search.CompanyMentions;
import footnote.evidence.search.MetricLexicon;
import footnote.evidence.search.PageFeatures;
import footnote.evidence.search.SearchLimits;
import footnote.runtime.json.Json;
import java.time.LocalDate;
import java.util.Collection;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How pages and passages are kept in a search cluster: the same fields as in a folder, words stemmed beforehand. */
final class OpenSearchLayout {
    /** Two, so that a second machine shares the work; for more, make the indices beforehand. */
    private static final int SHARDS = 2;

    private OpenSearchLayout() {}

    /** The settings and fields of the index of pages. */
    static String pages() {
        var index = Json.object();
        var settings = settings(index);
        settings.putObject("similarity")
                .putObject("default")
                .put("type", "BM25")
                .put("k1", 0.9)
                .put("b", 0.3);
        var analysis = index.withObject("settings").putObject("analysis");
        analysis.putObject("filter")
                .putObject("gaps")
                .put("type", "stop")
                .putArray("stopwords")
                .add(StemmedWords.GAP);
        var analyzer = analysis.putObject("analyzer").putObject("stemmed");
        analyzer.put("type", "custom")
                .put("tokenizer", "standard")
                .putArray("filter")
                .add("gaps");
        var fields = fields(index, "text", "head");
        fields.putObject("text").put("type", "text").put("analyzer", "stemmed");
        fields.putObject("head").put("type", "text").put("analyzer", "stemmed");
        fields.putObject("signs").put("type", "keyword");
        fields.putObject("body").put("type", "keyword").put("index", false).put("doc_values", false);
        return index.toString();
    }

    /** The settings and fields of the index of passages, whose vectors have so many places. */
    static String passages(int dimension) {
        var index = Json.object();
        settings(index).put("knn", true);
        var vector = fields(index, "vector").putObject("vector");
        vector.put("type", "knn_vector").put("dimension", dimension);
        var method = vector.putObject("method");
        method.put("name", "hnsw").put("engine", "lucene").put("space_type", "cosinesimil");
        method.putObject("parameters").put("m", 16).put("ef_construction", 100);
        return index.toString();
    }

    private static ObjectNode settings(ObjectNode index) {
        return index.putObject("settings")
                .putObject("index")
                .put("number_of_shards", SHARDS)
                .put("number_of_replicas", 1);
    }

    /** Fields that limit a search; what is only searched is not kept as text. */
    private static ObjectNode fields(ObjectNode index, String... unkept) {
        var mappings = index.putObject("mappings");
        mappings.put("dynamic", false);
        var excludes = mappings.putObject("_source").putArray("excludes");
        for (var field : unkept) {
            excludes.add(field);
        }
        var fields = mappings.putObject("properties");
        for (var field : new String[] {"world", "company", "of", "kind", "period", "item", "key"}) {
            fields.putObject(field).put("type", "keyword");
        }
        fields.putObject("published").put("type", "long");
        return fields;
    }

    static ObjectNode page(ParsedDocument document, Page page, String market) {
        var entry = common(document, page, market);
        entry.put("text", StemmedWords.joined(page.text()));
        entry.put("head", StemmedWords.joined(page.section() + " " + page.head()));
        entry.put("body", page.text());
        page.page().ifPresent(number -> entry.put("page", number));
        var spans = entry.putArray("spans");
        page.spans().forEach(span -> spans.add(written(span)));
        var signs = entry.putArray("signs");
        PageFeatures.of(page, MetricLexicon.standard()).forEach(signs::add);
        return entry;
    }

    static ObjectNode passage(ParsedDocument document, Page page, String market, float[] vector) {
        var entry = common(document, page, market);
        entry.set("vector", numbers(vector));
        return entry;
    }

    static ArrayNode numbers(float[] vector) {
        var numbers = Json.mapper().createArrayNode();
        for (float each : vector) {
            numbers.add(each);
        }
        return numbers;
    }

    static String written(Page.Span span) {
        return span.from() + "-" + span.to();
    }

    static Page.Span span(String written) {
        String[] ends = written.split("-", 2);
        return new Page.Span(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
    }

    private static ObjectNode common(ParsedDocument document, Page page, String market) {
        var label = document.label();
        var entry = Json.object()
                .put("world", market)
                .put("company", CompanyMentions.key(label))
                .put("of", label.id())
                .put("kind", label.kind().word())
                .put("published", label.published().orElse(LocalDate.EPOCH).toEpochDay())
                .put("item", page.section());
        label.period().ifPresent(period -> entry.put("period", period.label()));
        return entry;
    }

    /** The limits of a search as clauses that all must hold. */
    static ArrayNode limits(SearchLimits limits) {
        var filter = Json.mapper().createArrayNode();
        filter.addObject().putObject("term").put("world", limits.market());
        limit(filter, "company", limits.companies());
        limit(filter, "of", limits.documents());
        limit(filter, "kind", limits.kinds());
        limit(filter, "period", limits.periods());
        limit(filter, "item", limits.sections());
        limits.asOf().ifPresent(day -> filter.addObject()
                .putObject("range")
                .putObject("published")
                .put("lte", day.toEpochDay()));
        return filter;
    }

    static void limit(ArrayNode filter, String field, Collection<String> values) {
        if (!values.isEmpty()) {
            var terms = filter.addObject().putObject("terms").putArray(field);
            values.stream().sorted().forEach(terms::add);
        }
    }
}
