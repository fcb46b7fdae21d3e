package footnote.faces.mcp;

import static footnote.faces.mcp.ToolFactory.TEXT;
import static footnote.faces.mcp.ToolFactory.YES_OR_NO;

import footnote.faces.front.RecordAccess;
import footnote.faces.front.ResultsNoteAccess;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ScreenAccess;
import footnote.runtime.json.Json;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Results notes, screens and the sealed record as tools. */
final class McpScreens {
    private final RunAccess runs;
    private final ToolFactory maker;

    McpScreens(RunAccess runs, ToolFactory maker) {
        this.runs = runs;
        this.maker = maker;
    }

    List<SyncToolSpecification> results() {
        var notes = new ResultsNoteAccess(runs);
        var record = new RecordAccess(runs);
        return List.of(
                maker.tool(
                        "get_earnings",
                        "The note on a company's latest results: reported against consensus and a year before, guidance old"
                                + " and new, drivers in management's words, the shares' reaction, and theses.",
                        Map.of("company", TEXT, "as_of", TEXT, "offline", YES_OR_NO),
                        List.of("company"),
                        (call, caller) ->
                                ResultsNoteAccess.worded(notes.note(caller, call.text("company"), call.dated(runs)))),
                maker.tool(
                        "get_record",
                        "Every rating given, sealed on its day, with the returns of share and index since.",
                        Map.of("as_of", TEXT, "offline", YES_OR_NO),
                        List.of(),
                        (call, caller) -> record.ratings(caller, call.dated(runs))),
                maker.tool(
                        "get_record_verification",
                        "Checks ratings and theses against their seals, and that none was cut off.",
                        Map.of(),
                        List.of(),
                        (_, caller) -> record.verified(caller)));
    }

    List<SyncToolSpecification> screens() {
        var screens = new ScreenAccess(runs);
        return List.of(
                maker.tool(
                        "screen_companies",
                        "The companies whose latest figures meet a condition such as 'roic > 15% and net debt / ebitda < 1"
                                + " and market = US', with the source of each figure.",
                        Map.of("condition", TEXT, "companies", TEXT, "as_of", TEXT, "offline", YES_OR_NO),
                        List.of("condition"),
                        (call, caller) -> ScreenAccess.worded(
                                screens.run(caller, call.text("condition"), companies(call), call.dated(runs)))),
                maker.tool(
                        "list_screens",
                        "The saved screens.",
                        Map.of("offline", YES_OR_NO),
                        List.of(),
                        (call, caller) -> screens.list(caller, sample(call))),
                maker.tool(
                        "save_screen",
                        "Keeps a condition under a name; the digest then reports which followed companies meet it.",
                        Map.of("screen", TEXT, "condition", TEXT, "offline", YES_OR_NO),
                        List.of("screen", "condition"),
                        (call, caller) -> Json.node(
                                screens.save(caller, call.text("screen"), call.text("condition"), sample(call)))),
                maker.tool(
                        "remove_screen",
                        "Removes a saved screen.",
                        Map.of("screen", TEXT, "offline", YES_OR_NO),
                        List.of("screen"),
                        (call, caller) -> {
                            screens.remove(caller, call.text("screen"), sample(call));
                            return Json.object().put("removed", call.text("screen"));
                        }));
    }

    private static List<String> companies(McpCall call) {
        return call.maybe("companies").stream()
                .flatMap(text -> Arrays.stream(text.split("[,\\n]", -1)))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
    }

    private boolean sample(McpCall call) {
        return runs.sample(Optional.of(call.flag("offline")));
    }
}
