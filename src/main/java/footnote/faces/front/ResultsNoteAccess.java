package footnote.faces.front;

import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.evidence.EvidenceReader.View;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.runtime.json.Json;
import footnote.workflows.coverage.earnings.ResultsNote;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** The note on a company's latest results, as facts or with its figures in words. */
public final class ResultsNoteAccess {
    private static final int SOURCES = 2;

    private final RunAccess runs;

    public ResultsNoteAccess(RunAccess runs) {
        this.runs = runs;
    }

    public ResultsNote note(Caller caller, String company, View view) {
        RunAccess.require(caller, Right.READ);
        return runs.desk().watchlists().resultsNotes().write(company, view);
    }

    /** The note for a reader without a ledger: each figure in words with its number, and a line for each number. */
    public static ObjectNode worded(ResultsNote note) {
        var notes = new FigureNotes(note.ledger(), SOURCES);
        var node = Json.object()
                .put("symbol", note.symbol().symbol())
                .put("name", note.name())
                .put("period", note.period())
                .put("published", note.published().toString())
                .put("as_of", note.asOf().toString())
                .put("fictional", note.fictional())
                .put("headline", worded(note.headline(), notes));
        var results = node.putArray("results");
        note.results().forEach(row -> {
            var line = Json.object().put("metric", row.metric()).put("actual", figure(row.actual(), notes));
            put(line, "year_before", row.yearBefore(), notes);
            put(line, "change", row.change(), notes);
            put(line, "consensus", row.consensus(), notes);
            put(line, "surprise", row.surprise(), notes);
            results.add(line);
        });
        var guidance = node.putArray("guidance");
        note.guidance().forEach(row -> {
            var line =
                    Json.object().put("item", row.item()).put("now", row.now()).put("state", row.state());
            row.before().ifPresent(before -> line.put("before", before));
            put(line, "actual", row.actual(), notes);
            row.speaker().ifPresent(speaker -> line.put("speaker", speaker));
            guidance.add(line.put("words", row.words()).put("source", row.source()));
        });
        note.guidanceRecord().ifPresent(score -> node.set("guidance_record", Json.node(score)));
        node.set("drivers", Json.node(note.drivers()));
        node.put("reaction", worded(note.reaction(), notes));
        var theses = node.putArray("theses");
        note.theses()
                .forEach(each -> theses.add(Json.object()
                        .put("id", each.id())
                        .put("sentence", each.sentence())
                        .put("state", each.outcome())
                        .put("finding", worded(each.finding(), notes))));
        node.set("missing", Json.node(note.missing()));
        node.set("sources", Json.node(notes.lines()));
        return node;
    }

    private static void put(ObjectNode line, String name, Optional<String> id, FigureNotes notes) {
        id.ifPresent(each -> line.put(name, figure(each, notes)));
    }

    private static String figure(String id, FigureNotes notes) {
        return FigureFormat.of(notes.entry(id).fact()) + " [" + notes.number(id) + "]";
    }

    private static String worded(Prose prose, FigureNotes notes) {
        return prose.rendered(id -> figure(id, notes));
    }
}
