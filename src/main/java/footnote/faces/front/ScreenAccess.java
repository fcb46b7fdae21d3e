package footnote.faces.front;

import footnote.Desk;
import footnote.config.SampleListing;
import footnote.domain.FigureFormat;
import footnote.domain.Listing;
import footnote.evidence.EvidenceReader.View;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.screen.ScreenList.Saved;
import footnote.workflows.coverage.screen.ScreenResult;
import java.util.List;
import java.util.Objects;
import tools.jackson.databind.node.ObjectNode;

/** Screens over the companies at hand: run, saved, listed and removed; saved ones are shared by all readers. */
public final class ScreenAccess {
    /** More companies than this are asked for in several requests. */
    private static final int MOST = 200;

    private static final int SOURCES = 2;

    private final RunAccess runs;

    public ScreenAccess(RunAccess runs) {
        this.runs = runs;
    }

    public ObjectNode list(Caller caller, boolean sample) {
        RunAccess.require(caller, Right.READ);
        var node = Json.object();
        node.set("screens", Json.node(runs.desk().watchlists().screens().all(sample)));
        return node;
    }

    /** Keeps a condition under a name, in place of an earlier one. */
    public Saved save(Caller caller, String name, String condition, boolean sample) {
        RunAccess.require(caller, Right.RUN);
        runs.desk().watchlists().screens().save(name, condition, sample);
        runs.auditTrail().add(caller.name(), "save screen", name, "saved");
        return new Saved(name, condition.strip());
    }

    public void remove(Caller caller, String name, boolean sample) {
        RunAccess.require(caller, Right.RUN);
        if (!runs.desk().watchlists().screens().remove(name, sample)) {
            throw new RequestDenied(
                    Reason.NOT_FOUND, "no screen is saved as '" + name + "'; GET /api/screens lists them");
        }
        runs.auditTrail().add(caller.name(), "remove screen", name, "removed");
    }

    /** By a condition or the name of a saved screen; every company costs requests, so it needs the right to run. */
    public ScreenResult run(Caller caller, String condition, List<String> companies, View view) {
        RunAccess.require(caller, Right.RUN);
        if (condition.isBlank()) {
            throw new RequestDenied(Reason.UNSERVABLE, "condition is empty; give one such as roic > 15%");
        }
        var named = companies.stream()
                .filter(Objects::nonNull) // a reader's JSON may have null in a list
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
        if (named.size() > MOST) {
            throw new RequestDenied(
                    Reason.UNSERVABLE, "companies has " + named.size() + " entries; give " + MOST + " at most");
        }
        var desk = runs.desk();
        return desk.watchlists().screener().run(expression(desk, condition, view), companies(desk, named, view), view);
    }

    /** A result for a reader without a ledger: each figure in words with its number, and a line for each number. */
    public static ObjectNode worded(ScreenResult result) {
        var notes = new FigureNotes(result.ledger(), SOURCES);
        var node = Json.object()
                .put("condition", result.expression())
                .put("as_of", result.asOf().toString())
                .put("fictional", result.fictional())
                .put("screened", result.screened());
        var rows = node.putArray("companies");
        result.rows().forEach(row -> {
            var line = Json.object()
                    .put("symbol", row.symbol().symbol())
                    .put("name", row.name())
                    .put("market", row.market());
            row.cells().forEach((column, id) -> {
                var fact = notes.entry(id).fact();
                line.put(column, FigureFormat.of(fact) + " " + fact.period().label() + " [" + notes.number(id) + "]");
            });
            rows.add(line);
        });
        node.set("not_judged", Json.node(result.skipped()));
        node.set("sources", Json.node(notes.lines()));
        return node;
    }

    /** The condition that a reader means: that of a saved screen, where it is the name of one. */
    public static String expression(Desk desk, String condition, View view) {
        return desk.watchlists()
                .screens()
                .find(condition.strip(), view.sample())
                .map(Saved::expression)
                .orElse(condition);
    }

    /** The companies named; where none is, the sample market's or those that are followed. */
    public static List<Listing> companies(Desk desk, List<String> named, View view) {
        if (!named.isEmpty()) {
            return named.stream()
                    .map(text -> desk.evidence().listing(text, view))
                    .distinct()
                    .toList();
        }
        var symbols = view.sample()
                ? SampleListing.all().stream()
                        .map(each -> each.ticker().symbol())
                        .toList()
                : desk.watchlists().companies().all(false).stream()
                        .map(each -> each.symbol())
                        .toList();
        if (symbols.isEmpty()) {
            throw Fault.input("you follow no company; add some by 'footnote coverage add', or name companies");
        }
        return symbols.stream()
                .map(symbol -> desk.evidence().listing(symbol, view))
                .toList();
    }
}
