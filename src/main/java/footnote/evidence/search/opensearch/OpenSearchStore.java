package footnote.evidence.search.opensearch;

import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import footnote.evidence.search.EmbeddedDocument;
import footnote.evidence.search.PassageStore;
import footnote.evidence.search.StoreView;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Pause;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Two indices of a search cluster that many machines share: pages by their words and rows, passages by their vectors. */
public final class OpenSearchStore implements PassageStore {
    private static final int BULK_LETTERS = 4 << 20;
    private static final int LISTED = 5000;
    private static final int BUSY = 6;

    private final OpenSearchHttp http;
    private final String pages;
    private final String passages;
    private final Set<String> made = ConcurrentHashMap.newKeySet();

    public OpenSearchStore(OpenSearchHosts cluster) {
        this(cluster, Pause.real());
    }

    OpenSearchStore(OpenSearchHosts cluster, Pause pause) {
        this.http = new OpenSearchHttp(cluster, pause);
        this.pages = "/" + cluster.name() + "-leaves-1";
        this.passages = "/" + cluster.name() + "-passages-1";
    }

    /** How the cluster is, in a line; throws where it cannot be reached. */
    public String health() {
        var health = http.ask("GET", "/_cluster/health", "");
        return health.path("number_of_nodes").asInt() + " nodes, "
                + health.path("status").asString("unknown");
    }

    @Override
    public StoreView view() {
        return new OpenSearchView(http, pages, passages);
    }

    @Override
    public void put(List<ParsedDocument> documents, String market) {
        make(pages, OpenSearchLayout.pages());
        for (var document : documents) {
            var parts = new LinkedHashMap<String, ObjectNode>();
            for (var page : document.pages()) {
                parts.put(key(document, page), OpenSearchLayout.page(document, page, market));
            }
            replace(pages, document.label().id(), parts);
        }
        http.ask("POST", pages + "/_refresh", "");
    }

    @Override
    public void putVectors(List<EmbeddedDocument> documents, String market) {
        for (var each : documents) {
            if (!each.vectors().isEmpty()) {
                make(passages, OpenSearchLayout.passages(each.vectors().getFirst().length));
                var parts = new LinkedHashMap<String, ObjectNode>();
                each.eachPage((page, vectors) -> {
                    for (int i = 0; i < vectors.size(); i++) {
                        parts.put(
                                key(each.parsed(), page) + ":"
                                        + OpenSearchLayout.written(page.spans().get(i)),
                                OpenSearchLayout.passage(each.parsed(), page, market, vectors.get(i)));
                    }
                });
                replace(passages, each.document(), parts);
            }
        }
        if (made.contains(passages)) {
            http.ask("POST", passages + "/_refresh", "");
        }
    }

    private static String key(ParsedDocument document, Page page) {
        return document.label().id() + "#" + page.number();
    }

    @Override
    public void remove(String document) {
        for (var index : List.of(pages, passages)) {
            var ids = ids(index, document);
            if (!ids.isEmpty()) {
                write(index, ids.stream().map(id -> action("delete", id)).toList());
                http.ask("POST", index + "/_refresh", "");
            }
        }
    }

    /** Makes an index where there is none; somebody else may do so at the same moment. */
    private void make(String index, String layout) {
        if (made.contains(index)) {
            return;
        }
        if (http.send("GET", index, "").status() == 404) {
            var answer = http.send("PUT", index, layout);
            if (!answer.fine() && !answer.error().equals("resource_already_exists_exception")) {
                throw http.refused(answer);
            }
        }
        made.add(index);
    }

    /** Puts a document's parts in, and takes out those it had before and has no more. */
    private void replace(String index, String document, Map<String, ObjectNode> parts) {
        var lines = new ArrayList<String>();
        ids(index, document).stream()
                .filter(id -> !parts.containsKey(id))
                .forEach(id -> lines.add(action("delete", id)));
        parts.forEach((id, part) -> lines.add(action("index", id) + part.put("key", id) + "\n"));
        write(index, lines);
    }

    /** Ids of what there is of a document. */
    private List<String> ids(String index, String document) {
        var found = new ArrayList<String>();
        String after = "";
        while (true) {
            var query = Json.object().put("size", LISTED).put("_source", false);
            query.putObject("query").putObject("term").put("of", document);
            query.putArray("sort").addObject().put("key", "asc");
            if (!after.isEmpty()) {
                query.putArray("search_after").add(after);
            }
            var answer = http.send("POST", index + "/_search?allow_partial_search_results=false", query.toString());
            if (answer.status() == 404) {
                return List.of();
            }
            if (!answer.fine()) {
                throw http.refused(answer);
            }
            var hits = answer.body().path("hits").path("hits");
            hits.forEach(hit -> found.add(hit.path("_id").asString()));
            if (hits.size() < LISTED) {
                return found;
            }
            after = found.getLast();
        }
    }

    private static String action(String what, String id) {
        var action = Json.object();
        action.putObject(what).put("_id", id);
        return action + "\n";
    }

    private void write(String index, List<String> lines) {
        var bulk = new ArrayList<String>();
        int letters = 0;
        for (var line : lines) {
            bulk.add(line);
            letters += line.length();
            if (letters > BULK_LETTERS) {
                bulk(index, bulk);
                bulk.clear();
                letters = 0;
            }
        }
        if (!bulk.isEmpty()) {
            bulk(index, bulk);
        }
    }

    /** Lines that the cluster was too busy for are sent again; the same id twice is the same document. */
    private void bulk(String index, List<String> lines) {
        var left = List.copyOf(lines);
        for (int tried = 0; !left.isEmpty(); tried++) {
            var answer = http.ask("POST", index + "/_bulk", String.join("", left));
            left = answer.path("errors").asBoolean() ? refusedOnes(left, answer.path("items"), tried) : List.of();
            if (!left.isEmpty()) {
                http.waited(tried);
            }
        }
    }

    private static List<String> refusedOnes(List<String> lines, JsonNode items, int tried) {
        var again = new ArrayList<String>();
        for (int i = 0; i < lines.size(); i++) {
            var item = items.path(i).path(lines.get(i).startsWith("{\"delete\"") ? "delete" : "index");
            int status = item.path("status").asInt();
            boolean busy = (status == 429 || status == 503) && tried < BUSY;
            if (busy) {
                again.add(lines.get(i));
            } else if (status / 100 != 2 && status != 404) {
                throw Fault.state(
                        "the search cluster does not take " + item.path("_id").asString("a document") + ": "
                                + item.path("error").path("reason").asString("status " + status)
                                + "; see its log, or set search.name for a new index");
            }
        }
        return again;
    }

    @Override
    public void close() {
        http.close();
    }
}
