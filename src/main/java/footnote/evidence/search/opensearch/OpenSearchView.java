package footnote.evidence.search.opensearch;

import footnote.evidence.search.SearchLimits;
import footnote.evidence.search.StoreView;
import footnote.evidence.search.WordQuery;
import footnote.runtime.json.Json;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A search cluster as one search sees it; remembers the signs of the pages it met, which come with them. */
final class OpenSearchView implements StoreView {
    // words are counted over all shards, and a shard that is away is no answer
    private static final String WHOLE = "search_type=dfs_query_then_fetch&allow_partial_search_results=false";

    /** What a word counts in a page's section and first lines, beside one in its text. */
    private static final double HEAD = 0.3;

    private final OpenSearchHttp http;
    private final String pages;
    private final String passages;
    private final Map<String, Set<String>> signs = new HashMap<>();

    OpenSearchView(OpenSearchHttp http, String pages, String passages) {
        this.http = http;
        this.pages = pages;
        this.passages = passages;
    }

    @Override
    public List<FoundPage> byWords(WordQuery query, SearchLimits limits, int most) {
        var within = OpenSearchLayout.limits(limits);
        var words = words(query);
        var found = new ArrayList<>(pages(asked(words, within, query.allPages() ? 0 : 1, most)));
        if (!query.signs().isEmpty()) {
            OpenSearchLayout.limit(within, "signs", query.signs());
            found.addAll(pages(asked(words, within, 1, most)));
        }
        return found;
    }

    private static ObjectNode asked(ArrayNode words, ArrayNode within, int atLeast, int most) {
        var asked =
                Json.object().put("size", most).put("track_total_hits", false).put("_source", false);
        asked.putArray("docvalue_fields").add("signs");
        var query = asked.putObject("query").putObject("bool");
        query.set("should", words.deepCopy());
        query.put("minimum_should_match", atLeast);
        query.set("filter", within.deepCopy());
        return asked;
    }

    private static ArrayNode words(WordQuery asked) {
        var query = Json.mapper().createArrayNode();
        var words = StemmedWords.of(asked.words());
        if (!words.isEmpty()) {
            query.add(any("text", words, 1));
            query.add(any("head", words, HEAD));
        }
        for (var phrase : asked.phrases()) {
            String joined = StemmedWords.joined(phrase.words());
            if (!joined.isEmpty()) {
                query.addObject()
                        .putObject("match_phrase")
                        .putObject("text")
                        .put("query", joined)
                        .put("boost", phrase.weight());
            }
        }
        return query;
    }

    private static ObjectNode any(String field, List<String> words, double boost) {
        var each = Json.object();
        var should = each.putObject("bool").put("boost", boost).putArray("should");
        words.forEach(word -> should.addObject().putObject("term").put(field, word));
        return each;
    }

    private List<FoundPage> pages(ObjectNode query) {
        var found = new ArrayList<FoundPage>();
        for (var hit : hits(pages, query)) {
            String key = hit.path("_id").asString();
            found.add(new FoundPage(key, hit.path("_score").asDouble()));
            remember(key, hit);
        }
        return found;
    }

    private void remember(String key, JsonNode hit) {
        var has = new TreeSet<String>();
        hit.path("fields").path("signs").forEach(sign -> has.add(sign.asString()));
        signs.put(key, has);
    }

    /** Nothing where there is no index yet. */
    private Iterable<JsonNode> hits(String index, ObjectNode query) {
        var answer = http.send("POST", index + "/_search?" + WHOLE, query.toString());
        if (answer.status() == 404 && answer.error().equals("index_not_found_exception")) {
            return List.of();
        }
        if (!answer.fine()) {
            throw http.refused(answer);
        }
        return answer.body().path("hits").path("hits");
    }

    @Override
    public List<FoundPassage> byMeaning(float[] vector, SearchLimits limits, int most) {
        var asked =
                Json.object().put("size", most).put("track_total_hits", false).put("_source", false);
        var near = asked.putObject("query").putObject("knn").putObject("vector");
        near.set("vector", OpenSearchLayout.numbers(vector));
        near.put("k", most);
        near.putObject("filter").putObject("bool").set("filter", OpenSearchLayout.limits(limits));
        var found = new ArrayList<FoundPassage>();
        for (var hit : hits(passages, asked)) {
            String id = hit.path("_id").asString();
            int colon = id.lastIndexOf(':');
            found.add(new FoundPassage(
                    id.substring(0, colon),
                    OpenSearchLayout.span(id.substring(colon + 1)),
                    hit.path("_score").asDouble()));
        }
        return found;
    }

    @Override
    public Map<String, List<String>> signs(Collection<String> keys, Set<String> wanted) {
        meet(keys.stream().filter(key -> !signs.containsKey(key)).toList());
        var found = new HashMap<String, List<String>>();
        for (var key : keys) {
            var has = signs.getOrDefault(key, Set.of()).stream().filter(wanted::contains);
            found.put(key, has.toList());
        }
        return found;
    }

    /** Leaves found by meaning alone. */
    private void meet(List<String> keys) {
        if (keys.isEmpty()) {
            return;
        }
        var asked = Json.object().put("size", keys.size()).put("_source", false);
        asked.putArray("docvalue_fields").add("signs");
        asked.set("query", ids(keys));
        for (var hit : hits(pages, asked)) {
            remember(hit.path("_id").asString(), hit);
        }
    }

    private static ObjectNode ids(Collection<String> keys) {
        var query = Json.object();
        var values = query.putObject("ids").putArray("values");
        keys.forEach(values::add);
        return query;
    }

    @Override
    public Map<String, StoredPage> pages(Collection<String> keys) {
        var found = new HashMap<String, StoredPage>();
        if (keys.isEmpty()) {
            return found;
        }
        var asked = Json.object().put("size", keys.size());
        asked.putArray("_source").add("item").add("page").add("body").add("spans");
        asked.set("query", ids(keys));
        for (var hit : hits(pages, asked)) {
            String key = hit.path("_id").asString();
            found.put(key, page(key, hit.path("_source")));
        }
        return found;
    }

    private static StoredPage page(String key, JsonNode kept) {
        var spans = new ArrayList<String>();
        kept.path("spans").forEach(span -> spans.add(span.asString()));
        return new StoredPage(
                key,
                kept.path("item").asString(""),
                kept.has("page") ? Optional.of(kept.path("page").asInt()) : Optional.empty(),
                kept.path("body").asString(""),
                spans.stream().map(OpenSearchLayout::span).toList());
    }
}
