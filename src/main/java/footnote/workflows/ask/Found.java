package footnote.workflows.ask;

import footnote.evidence.documents.Passage;
import footnote.evidence.search.Hit;
import java.util.List;

/** A passage that was found, with its score. */
public record Found(Passage passage, double score) {
    static List<Found> of(List<Hit> hits) {
        return hits.stream().map(hit -> new Found(hit.passage(), hit.score())).toList();
    }
}
