package footnote.faces.front;

import footnote.evaluation.RatingScore;
import footnote.evidence.EvidenceReader.View;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** The sealed record of ratings and theses: what became of each rating, and whether nothing was changed or cut off. */
public final class RecordAccess {
    private final RunAccess runs;

    public RecordAccess(RunAccess runs) {
        this.runs = runs;
    }

    /** The ratings of runs that the caller may see, newest first, with the returns of share and index since. */
    public ObjectNode ratings(Caller caller, View view) {
        RunAccess.require(caller, Right.READ);
        runs.owners().adopt();
        var seen = runs.desk().ratings().lines().stream()
                .filter(line ->
                        runs.owners().sees(caller, new RunId(line.rating().run())))
                .toList();
        var score = new RatingScore(runs.desk().evidence(), seen).of(view);
        var node = Json.object().put("as_of", view.asOf().toString()).put("summary", score.summary());
        node.set("ratings", Json.node(score.ratings()));
        return node;
    }

    /** Checks ratings and theses against their seals, and that none was cut off. */
    public ObjectNode verified(Caller caller) {
        RunAccess.require(caller, Right.READ);
        var ratings = runs.desk().ratings().verified();
        var theses = runs.desk().watchlists().theses().list().verified();
        var node = Json.object()
                .put("whole", ratings.broken().isEmpty() && theses.broken().isEmpty())
                .put("ratings", ratings.lines())
                .put("thesis_lines", theses.lines());
        node.set(
                "faults",
                Json.node(Stream.of(ratings.broken(), theses.broken())
                        .flatMap(Optional::stream)
                        .toList()));
        return node;
    }
}
