package footnote.faces.mcp;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.SourceLine;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunJson;
import footnote.runtime.json.Json;
import footnote.runtime.run.storage.RunRow;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A run small enough for a model's context: figures written out with numbered sources instead of references to a
 * ledger, long lists cut; every part is there in full, page by page.
 */
final class CompactRun {
    private static final int LETTERS = 12_000;
    private static final int SOURCES = 40;
    private static final Set<String> LEFT_OUT = Set.of(
            "ledger",
            "memory",
            "votes",
            "facts",
            "brief",
            "plan",
            "recent_closes",
            "closes",
            "timing",
            "chunks",
            "signals");

    private final ObjectNode whole;
    private final Map<String, LedgerEntry> ledger = new LinkedHashMap<>();
    private final Map<String, Integer> sources = new LinkedHashMap<>();

    CompactRun(RunRow run, RunJson runs) {
        this.whole = runs.whole(run);
        entries(whole.path("result").path("ledger"));
    }

    private void entries(JsonNode listed) {
        try {
            if (listed.isArray()) {
                Json.readList(listed.toString(), LedgerEntry.class).forEach(entry -> ledger.put(entry.id(), entry));
            }
        } catch (JacksonException e) { // a ledger of another shape: its references stay as they are
            ledger.clear();
        }
    }

    /** What a model needs first: status, open question, the result in short, and the names of the files. */
    ObjectNode summary() {
        for (int items = 8; ; items /= 2) {
            sources.clear();
            var node = summary(items);
            if (node.toString().length() <= LETTERS || items == 1) {
                return node;
            }
        }
    }

    private ObjectNode summary(int items) {
        var node = Json.object();
        for (var field : new String[] {"run_id", "workflow", "title", "status", "session_id", "cost"}) {
            if (whole.has(field)) {
                node.set(field, whole.path(field));
            }
        }
        whole.path("questions").forEach(question -> {
            if (!question.has("reply")) {
                node.set("open_question", question);
            }
        });
        if (whole.has("fault")) {
            node.set("fault", whole.path("fault"));
        }
        if (whole.has("result")) {
            node.set("result", shortened(whole.path("result"), items));
            var listed = node.putObject("sources");
            sources.forEach((id, number) ->
                    listed.put("[" + number + "]", SourceLine.of(Objects.requireNonNull(ledger.get(id)))));
        }
        var files = node.putArray("files");
        whole.path("artifacts").forEach(file -> files.add(file.path("name").asString()));
        node.put("more", "get_run with part and page has the whole result, ledger, steps, questions and artifacts");
        return node;
    }

    private JsonNode shortened(JsonNode value, int items) {
        if (value.isObject()) {
            if (value.size() <= 3
                    && value.path("entry").isString()
                    && ledger.containsKey(value.path("entry").asString())) {
                return Json.node(figure(value.path("entry").asString()));
            }
            var node = Json.object();
            value.properties().forEach(field -> {
                if (!LEFT_OUT.contains(field.getKey()) && !isEmpty(field.getValue())) {
                    node.set(field.getKey(), shortened(field.getValue(), items));
                }
            });
            return node;
        }
        if (value.isArray()) {
            var list = Json.object().putArray("list");
            value.valueStream().limit(items).forEach(each -> list.add(shortened(each, items)));
            if (value.size() > items) {
                list.add("and " + (value.size() - items) + " more");
            }
            return list;
        }
        return value.isString() ? Json.node(written(value.asString())) : value;
    }

    private static boolean isEmpty(JsonNode value) {
        return value.isNull() || (value.isContainer() && value.isEmpty());
    }

    private String written(String text) {
        String rendered = text.contains("{fact:") ? Prose.rendered(text, this::figure) : text;
        return rendered.length() > 2000 ? rendered.substring(0, 1999) + "…" : rendered;
    }

    private String figure(String id) {
        var entry = ledger.get(id);
        if (entry == null) {
            return "?";
        }
        if (sources.size() >= SOURCES && !sources.containsKey(id)) {
            return FigureFormat.of(entry.fact());
        }
        int number = sources.computeIfAbsent(id, _ -> sources.size() + 1);
        return FigureFormat.of(entry.fact()) + " [" + number + "]";
    }

    /** One part in full, a page at a time. */
    ObjectNode part(String name, int page) {
        var content =
                switch (name) {
                    case "ledger" -> whole.path("result").path("ledger");
                    case "result", "steps", "questions", "artifacts" -> whole.path(name);
                    default ->
                        throw new RequestDenied(
                                Reason.UNSERVABLE,
                                "part is '" + name
                                        + "'; it must be summary, result, ledger, steps, questions or artifacts");
                };
        String text = content.toString();
        int pages = Math.max(1, (text.length() + LETTERS - 1) / LETTERS);
        if (page < 1 || page > pages) {
            throw new RequestDenied(Reason.UNSERVABLE, "page is " + page + "; it must be 1 to " + pages);
        }
        return Json.object()
                .put("run_id", whole.path("run_id").asString())
                .put("part", name)
                .put("page", page)
                .put("pages", pages)
                .put("text", text.substring((page - 1) * LETTERS, Math.min(text.length(), page * LETTERS)));
    }
}
