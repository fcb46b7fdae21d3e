package footnote.faces.mcp;

import static footnote.faces.mcp.ToolFactory.COUNT;
import static footnote.faces.mcp.ToolFactory.TEXT;
import static footnote.faces.mcp.ToolFactory.YES_OR_NO;

import footnote.domain.Prose;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.DataLookup;
import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.front.RunJson;
import footnote.faces.front.ScheduleAccess;
import footnote.faces.front.StartOrder;
import footnote.faces.menu.MenuEntry;
import footnote.runtime.json.Json;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunFilter;
import footnote.runtime.run.storage.RunRow;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** What a program can call: each workflow, and what can be looked up. */
final class McpTools {
    /** These look at a market or a list and need no words. */
    private static final Set<String> NO_QUERY = Set.of("movers", "digest");

    private final RunAccess front;
    private final DataLookup lookup;
    private final RunJson runs;
    private final ToolFactory maker;
    private final McpDocuments documentTools;
    private final McpCoverage followed;
    private final McpScreens screens;

    McpTools(
            RunAccess front,
            DataLookup lookup,
            ReaderDocuments documents,
            ScheduleAccess schedules,
            ToolFactory maker) {
        this.front = front;
        this.lookup = lookup;
        this.runs = new RunJson(front);
        this.maker = maker;
        this.documentTools = new McpDocuments(front, documents, schedules, maker);
        this.followed = new McpCoverage(front, maker);
        this.screens = new McpScreens(front, maker);
    }

    List<SyncToolSpecification> all() {
        var tools = new ArrayList<SyncToolSpecification>();
        front.menu().entries().forEach(entry -> tools.add(workflow(entry)));
        tools.add(maker.tool(
                "get_run",
                "A run: its status, open question, result in short and files; or one part of it in full, page by page.",
                Map.of("run_id", TEXT, "part", TEXT, "page", COUNT),
                List.of("run_id"),
                (call, caller) -> shown(call, front.run(caller, call.text("run_id")))));
        tools.add(maker.tool(
                "list_runs",
                "The latest runs, newest first.",
                Map.of("words", TEXT),
                List.of(),
                (call, caller) -> list(call, caller)));
        tools.add(maker.tool(
                "reply",
                "Answer the open question of a run, in words or as JSON of one of its options; then see it through.",
                Map.of("run_id", TEXT, "reply", TEXT, "wait_seconds", COUNT),
                List.of("run_id", "reply"),
                (call, caller) -> {
                    var run = front.reply(caller, call.text("run_id"), call.text("reply"), Optional.empty());
                    return followed(call, run.id().value(), caller);
                }));
        tools.add(maker.tool(
                "cancel",
                "End a run for good.",
                Map.of("run_id", TEXT),
                List.of("run_id"),
                (call, caller) -> runs.brief(front.cancel(caller, call.text("run_id")))));
        tools.addAll(lookups());
        tools.addAll(documentTools.documents());
        tools.addAll(documentTools.schedules());
        tools.addAll(followed.watchlist());
        tools.addAll(followed.theses());
        tools.addAll(screens.results());
        tools.addAll(screens.screens());
        tools.addAll(followed.batches());
        return tools;
    }

    private List<SyncToolSpecification> lookups() {
        return List.of(
                maker.tool(
                        "search",
                        "Companies and finished work that the words name.",
                        Map.of("query", TEXT, "offline", YES_OR_NO, "sample", YES_OR_NO),
                        List.of("query"),
                        this::search),
                maker.tool(
                        "facts",
                        "What a company reported, each figure with its footnote; one metric such as revenue, or all.",
                        Map.of(
                                "company",
                                TEXT,
                                "metric",
                                TEXT,
                                "quarters",
                                YES_OR_NO,
                                "offline",
                                YES_OR_NO,
                                "sample",
                                YES_OR_NO),
                        List.of("company"),
                        (call, caller) -> {
                            RunAccess.require(caller, Right.READ);
                            return lookup.facts(
                                    call.text("company"),
                                    call.maybe("metric"),
                                    call.flag("quarters"),
                                    call.view(front));
                        }),
                maker.tool(
                        "prices",
                        "Daily bars of a company over a period such as 5d, 3mo or 1y.",
                        Map.of("company", TEXT, "period", TEXT, "offline", YES_OR_NO, "sample", YES_OR_NO),
                        List.of("company"),
                        (call, caller) -> {
                            RunAccess.require(caller, Right.READ);
                            return lookup.prices(
                                    call.text("company"), call.maybe("period").orElse("1y"), call.view(front));
                        }),
                maker.tool(
                        "check_figures",
                        "The figures in a text that no fact backs; a text that cites every figure has none.",
                        Map.of("text", TEXT),
                        List.of("text"),
                        (call, _) -> {
                            var unbound = new Prose(call.text("text")).unbound();
                            var node = Json.object().put("clean", unbound.isEmpty());
                            node.set("unbound", Json.node(unbound));
                            return node;
                        }));
    }

    private SyncToolSpecification workflow(MenuEntry entry) {
        return maker.tool(
                entry.workflow(),
                entry.about() + ". Waits for the result as long as wait_seconds says; then get_run has it.",
                arguments(entry),
                NO_QUERY.contains(entry.workflow()) ? List.of() : List.of("query"),
                (call, caller) -> {
                    var run = front.start(
                            caller,
                            new StartOrder(
                                    Optional.of(entry.workflow()),
                                    call.maybe("query"),
                                    call.maybe("session"),
                                    Optional.of(options(call))));
                    return followed(call, run.id().value(), caller);
                });
    }

    private static Map<String, String> arguments(MenuEntry entry) {
        var arguments = new HashMap<>(Map.of("query", TEXT, "session", TEXT, "wait_seconds", COUNT));
        StartOrder.COMMON.forEach((name, type) -> arguments.put(name, type.json()));
        entry.options().forEach((name, type) -> arguments.put(name, type.json()));
        return arguments;
    }

    private static JsonNode options(McpCall call) {
        var options = Json.object();
        call.arguments().properties().stream()
                .filter(each -> !List.of("query", "session", "wait_seconds").contains(each.getKey()))
                .filter(each -> !each.getValue().isNull())
                .forEach(each -> options.set(each.getKey(), each.getValue()));
        return options;
    }

    private JsonNode followed(McpCall call, String id, Caller caller) {
        new RunFollower(front).follow(front.run(caller, id).id(), call);
        var run = front.run(caller, id);
        if (run.status() == Status.REFUSED || run.status() == Status.FAILED) {
            throw new RequestDenied(
                    Reason.UNSERVABLE,
                    "run " + run.id() + " is " + run.status().word() + ": "
                            + run.fault().map(fault -> fault.message()).orElse("no reason was kept"));
        }
        return new CompactRun(run, runs).summary();
    }

    private JsonNode shown(McpCall call, RunRow run) {
        var compact = new CompactRun(run, runs);
        String part = call.maybe("part").orElse("summary");
        return part.equals("summary")
                ? compact.summary()
                : compact.part(part, call.arguments().path("page").asInt(1));
    }

    private JsonNode list(McpCall call, Caller caller) {
        var filter = RunFilter.latest(20);
        var node = Json.object();
        var listed = node.putArray("runs");
        front.list(caller, call.maybe("words").map(filter::about).orElse(filter))
                .forEach(run -> listed.add(runs.brief(run)));
        return node;
    }

    private JsonNode search(McpCall call, Caller caller) {
        var node = Json.object();
        node.set("companies", Json.node(lookup.complete(call.text("query"), call.view(front), 8)));
        var listed = node.putArray("runs");
        front.list(caller, RunFilter.latest(20).about(call.text("query"))).forEach(run -> listed.add(runs.brief(run)));
        return node;
    }
}
