package footnote.faces.mcp;

import static footnote.faces.mcp.ToolFactory.COUNT;
import static footnote.faces.mcp.ToolFactory.TEXT;
import static footnote.faces.mcp.ToolFactory.YES_OR_NO;

import footnote.faces.access.Caller;
import footnote.faces.front.DocumentJson;
import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ScheduleAccess;
import footnote.faces.front.StartOrder;
import footnote.runtime.json.Json;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A caller's documents, passages in what they may read, and their schedules, as tools. */
final class McpDocuments {
    private static final int PASSAGES = 5;
    private static final int LISTED = 100;

    private final RunAccess runs;
    private final ReaderDocuments documents;
    private final ScheduleAccess schedules;
    private final ToolFactory maker;

    McpDocuments(RunAccess runs, ReaderDocuments documents, ScheduleAccess schedules, ToolFactory maker) {
        this.runs = runs;
        this.documents = documents;
        this.schedules = schedules;
        this.maker = maker;
    }

    List<SyncToolSpecification> documents() {
        return List.of(
                maker.tool(
                        "passages",
                        "The passages on file that say most about a question, each with its document and page; of one company, or of all it names.",
                        Map.of("query", TEXT, "company", TEXT, "top", COUNT, "offline", YES_OR_NO, "sample", YES_OR_NO),
                        List.of("query"),
                        (call, caller) -> DocumentJson.passages(documents.find(
                                caller,
                                call.text("query"),
                                call.maybe("company").stream().toList(),
                                runs.sample(Optional.of(call.flag("offline") || call.flag("sample"))),
                                call.arguments().path("top").asInt(PASSAGES)))),
                maker.tool(
                        "list_documents",
                        "Documents on file: your own, your team's and the desk's. Goes on after the id in 'after'.",
                        Map.of("after", TEXT),
                        List.of(),
                        (call, caller) -> DocumentJson.documents(documents.list(caller).stream()
                                .filter(volume -> volume.label()
                                                .id()
                                                .compareTo(call.maybe("after").orElse(""))
                                        > 0)
                                .limit(LISTED)
                                .toList())),
                maker.tool(
                        "add_document",
                        "Take a document in, so that it can be searched and cited: its file name, which says how it is read, and either its text or its bytes in base64; a symbol where it is a listed company's.",
                        Map.of("name", TEXT, "text", TEXT, "base64", TEXT, "symbol", TEXT),
                        List.of("name"),
                        this::added),
                maker.tool(
                        "delete_document",
                        "Take one of your documents out.",
                        Map.of("document_id", TEXT),
                        List.of("document_id"),
                        (call, caller) -> {
                            documents.delete(caller, call.text("document_id"));
                            return Json.object().put("deleted", call.text("document_id"));
                        }));
    }

    private JsonNode added(McpCall call, Caller caller) {
        var text = call.maybe("text");
        var coded = call.maybe("base64");
        if (text.isPresent() == coded.isPresent()) {
            throw new RequestDenied(Reason.MALFORMED, "give either 'text' or 'base64', with what is in the document");
        }
        byte[] content = text.map(words -> words.getBytes(StandardCharsets.UTF_8))
                .orElseGet(() -> Base64.getMimeDecoder().decode(coded.orElseThrow()));
        var taken = documents.add(caller, call.text("name"), call.maybe("symbol"), new ByteArrayInputStream(content));
        taken.refused().ifPresent(why -> {
            throw new RequestDenied(Reason.UNSERVABLE, why);
        });
        return DocumentJson.taken(taken);
    }

    List<SyncToolSpecification> schedules() {
        return List.of(
                maker.tool(
                        "list_schedules",
                        "Runs of yours and your team's that come again.",
                        Map.of(),
                        List.of(),
                        (_, caller) -> {
                            var node = Json.object();
                            var listed = node.putArray("schedules");
                            schedules.list(caller).forEach(row -> listed.add(ScheduleAccess.json(row)));
                            return node;
                        }),
                maker.tool(
                        "add_schedule",
                        "Have a run come again at a timing such as '16:30 America/New_York' or 'every 30m': either a workflow with its query, or 'like' with the id of a run.",
                        Map.of(
                                "timing",
                                TEXT,
                                "workflow",
                                TEXT,
                                "query",
                                TEXT,
                                "like",
                                TEXT,
                                "offline",
                                YES_OR_NO,
                                "sample",
                                YES_OR_NO),
                        List.of("timing"),
                        (call, caller) -> ScheduleAccess.json(call.maybe("like")
                                .map(run -> schedules.like(caller, run, call.text("timing")))
                                .orElseGet(() -> schedules.add(
                                        caller,
                                        new StartOrder(
                                                call.maybe("workflow"),
                                                call.maybe("query"),
                                                Optional.empty(),
                                                Optional.of(Json.object()
                                                        .put("offline", call.flag("offline"))
                                                        .put("sample", call.flag("sample")))),
                                        call.text("timing"))))),
                maker.tool(
                        "pause_schedule",
                        "Let a schedule rest, or with 'resume' let it go on.",
                        Map.of("schedule_id", TEXT, "resume", YES_OR_NO),
                        List.of("schedule_id"),
                        (call, caller) -> ScheduleAccess.json(
                                schedules.pause(caller, call.text("schedule_id"), !call.flag("resume")))),
                maker.tool(
                        "remove_schedule",
                        "End a schedule; the runs it began stay.",
                        Map.of("schedule_id", TEXT),
                        List.of("schedule_id"),
                        (call, caller) -> {
                            schedules.remove(caller, call.text("schedule_id"));
                            return Json.object().put("removed", call.text("schedule_id"));
                        }));
    }
}
