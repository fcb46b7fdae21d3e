package footnote.workflows.ask;

import footnote.evidence.documents.Passage;
import footnote.evidence.search.Hit;
import java.util.List;

/** A passage that was found, with its score. */
public record FoundPassage(Passage passage, double score) {
    static List<FoundPassage> of(List<Hit> hits) {
        return hits.stream()
                .map(hit -> new FoundPassage(hit.passage(), hit.score()))
                .toList();
    }
}
