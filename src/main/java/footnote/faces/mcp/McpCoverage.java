package footnote.faces.mcp;

import static footnote.faces.mcp.ToolFactory.COUNT;
import static footnote.faces.mcp.ToolFactory.TEXT;
import static footnote.faces.mcp.ToolFactory.YES_OR_NO;

import footnote.faces.front.BatchAccess;
import footnote.faces.front.CoverageAccess;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ThesisAccess;
import footnote.runtime.json.Json;
import footnote.workflows.coverage.PositionUpdate;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The watchlist and batches as tools. */
final class McpCoverage {
    private final RunAccess runs;
    private final CoverageAccess coverage;
    private final BatchAccess batches;
    private final ToolFactory maker;

    McpCoverage(RunAccess runs, ToolFactory maker) {
        this.runs = runs;
        this.coverage = new CoverageAccess(runs);
        this.batches = new BatchAccess(runs);
        this.maker = maker;
    }

    List<SyncToolSpecification> watchlist() {
        return List.of(
                maker.tool(
                        "list_coverage",
                        "The companies on the watchlist.",
                        Map.of("offline", YES_OR_NO),
                        List.of(),
                        (call, caller) -> coverage.json(caller, sample(call))),
                maker.tool(
                        "add_coverage",
                        "Puts a company on the watchlist, with the position in it; the workflow digest then reports what"
                                + " is new on it.",
                        Map.of("company", TEXT, "shares", TEXT, "cost", TEXT, "currency", TEXT, "offline", YES_OR_NO),
                        List.of("company"),
                        (call, caller) -> CoverageAccess.json(
                                coverage.add(
                                        caller,
                                        call.text("company"),
                                        new PositionUpdate.Entry(
                                                call.maybe("shares"), call.maybe("cost"), call.maybe("currency")),
                                        sample(call)),
                                sample(call))),
                maker.tool(
                        "import_positions",
                        "Keeps the positions of a CSV table with a line that names its columns: Symbol, Quantity, Average"
                                + " cost, Currency. Lines that cannot be read for certain come back with the reason.",
                        Map.of("csv", TEXT, "currency", TEXT, "replace", YES_OR_NO, "offline", YES_OR_NO),
                        List.of("csv"),
                        (call, caller) -> CoverageAccess.json(
                                coverage.importPositions(
                                        caller,
                                        call.text("csv"),
                                        call.maybe("currency"),
                                        call.flag("replace"),
                                        sample(call)),
                                sample(call))),
                maker.tool(
                        "remove_coverage",
                        "Takes a company off the watchlist.",
                        Map.of("company", TEXT, "offline", YES_OR_NO),
                        List.of("company"),
                        (call, caller) -> {
                            coverage.remove(caller, call.text("company"), sample(call));
                            return Json.object().put("removed", call.text("company"));
                        }));
    }

    List<SyncToolSpecification> theses() {
        var theses = new ThesisAccess(runs);
        return List.of(
                maker.tool(
                        "list_theses",
                        "The theses on companies, each with its test and what settled it.",
                        Map.of("offline", YES_OR_NO),
                        List.of(),
                        (call, caller) -> theses.list(caller, sample(call))),
                maker.tool(
                        "add_thesis",
                        "Keeps a sentence such as 'wrong if operating margin falls below 35% in any quarter' as a test over"
                                + " facts; a sentence that cannot become one is refused with what is missing.",
                        Map.of("company", TEXT, "sentence", TEXT, "offline", YES_OR_NO),
                        List.of("company", "sentence"),
                        (call, caller) ->
                                theses.add(caller, call.text("company"), call.text("sentence"), sample(call))),
                maker.tool(
                        "check_theses",
                        "Checks every thesis, or those of one company, against what is known now, with the row that settled it.",
                        Map.of("company", TEXT, "as_of", TEXT, "offline", YES_OR_NO),
                        List.of(),
                        (call, caller) -> theses.check(caller, call.maybe("company"), call.dated(runs))),
                maker.tool(
                        "get_thesis",
                        "A thesis with the latest figures of its test, where it stands, and its sealed history.",
                        Map.of("thesis_id", TEXT, "as_of", TEXT, "offline", YES_OR_NO),
                        List.of("thesis_id"),
                        (call, caller) -> theses.json(theses.shown(caller, call.text("thesis_id"), call.dated(runs)))),
                maker.tool(
                        "remove_thesis",
                        "Takes a thesis off the list; its history stays.",
                        Map.of("thesis_id", TEXT, "offline", YES_OR_NO),
                        List.of("thesis_id"),
                        (call, caller) -> {
                            theses.remove(caller, call.text("thesis_id"), sample(call));
                            return Json.object().put("removed", call.text("thesis_id"));
                        }));
    }

    private boolean sample(McpCall call) {
        return runs.sample(Optional.of(call.flag("offline")));
    }

    List<SyncToolSpecification> batches() {
        return List.of(
                maker.tool(
                        "start_batch",
                        "Starts one run of report, analyze, ask or leads for each company of a list; get_batch says how far it is.",
                        Map.of(
                                "workflow", TEXT,
                                "companies", TEXT,
                                "question", TEXT,
                                "max_parallel", COUNT,
                                "offline", YES_OR_NO),
                        List.of("workflow", "companies"),
                        (call, caller) -> {
                            var row = batches.add(caller, order(call));
                            return BatchAccess.json(row, batches.items(row));
                        }),
                maker.tool("list_batches", "The latest batches, newest first.", Map.of(), List.of(), (_, caller) -> {
                    var node = Json.object();
                    var listed = node.putArray("batches");
                    batches.list(caller).forEach(row -> {
                        var each = BatchAccess.json(row, batches.items(row));
                        each.remove("runs");
                        listed.add(each);
                    });
                    return node;
                }),
                maker.tool(
                        "get_batch",
                        "A batch with the status of each of its runs.",
                        Map.of("batch_id", TEXT),
                        List.of("batch_id"),
                        (call, caller) -> {
                            var row = batches.find(caller, call.text("batch_id"));
                            return BatchAccess.json(row, batches.items(row));
                        }),
                maker.tool(
                        "cancel_batch",
                        "Ends a batch with its runs under way; what is finished stays.",
                        Map.of("batch_id", TEXT),
                        List.of("batch_id"),
                        (call, caller) -> {
                            var row = batches.cancel(caller, call.text("batch_id"));
                            return BatchAccess.json(row, batches.items(row));
                        }));
    }

    private static BatchAccess.Order order(McpCall call) {
        var most = call.arguments().path("max_parallel");
        JsonNode options = Json.object().put("offline", call.flag("offline"));
        return new BatchAccess.Order(
                call.maybe("workflow"),
                Optional.of(Arrays.asList(call.text("companies").split("[,\\n]", -1))),
                call.maybe("question"),
                most.isInt() ? Optional.of(most.asInt()) : Optional.empty(),
                Optional.of(options));
    }
}
