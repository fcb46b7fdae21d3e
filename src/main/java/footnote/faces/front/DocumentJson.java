package footnote.faces.front;

import footnote.evidence.search.DocumentIndexer;
import footnote.evidence.search.Hit;
import footnote.faces.front.ReaderDocuments.Volume;
import footnote.runtime.json.Json;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** Documents and passages as programs read them. */
public final class DocumentJson {
    private DocumentJson() {}

    public static ObjectNode documents(List<Volume> volumes) {
        var node = Json.object();
        var listed = node.putArray("documents");
        volumes.forEach(volume -> listed.add(document(volume)));
        return node;
    }

    private static ObjectNode document(Volume volume) {
        var node = Json.object()
                .put("document_id", volume.label().id())
                .put("name", volume.label().name())
                .put("title", volume.label().title())
                .put("stage", volume.stage())
                .put("percent", volume.percent())
                .put("own", volume.own());
        volume.label().published().ifPresent(day -> node.put("published", day.toString()));
        return node;
    }

    public static ObjectNode taken(DocumentIndexer.Indexed taken) {
        return Json.object()
                .put("document_id", taken.id().orElse(""))
                .put("title", taken.title())
                .put("pages", taken.pages())
                .put("passages", taken.passages())
                .put("known", taken.known());
    }

    public static ObjectNode passages(List<Hit> hits) {
        var node = Json.object();
        var listed = node.putArray("passages");
        hits.forEach(hit -> listed.add(passage(hit)));
        return node;
    }

    private static ObjectNode passage(Hit hit) {
        var passage = hit.passage();
        var node = Json.object()
                .put("passage_id", passage.id())
                .put("document_id", passage.document().id())
                .put("place", passage.place())
                .put("company", passage.document().company())
                .put("kind", passage.document().kind().word())
                .put("section", passage.section());
        passage.page().ifPresent(page -> node.put("page", page));
        passage.document().published().ifPresent(day -> node.put("published", day.toString()));
        passage.document().uri().ifPresent(uri -> node.put("uri", uri.toString()));
        node.put("score", hit.score()).put("text", passage.text());
        node.set("why", Json.node(hit.why()));
        return node;
    }
}
