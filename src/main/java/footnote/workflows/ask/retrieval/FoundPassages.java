package footnote.workflows.ask.retrieval;

import footnote.evidence.documents.Passage;
import footnote.evidence.search.Hit;
import java.util.List;

/** What a search brought: passages, how many rounds it took, and what was looked for and not found. */
public record FoundPassages(List<FoundPassage> found, int rounds, List<String> gaps) {
    public FoundPassages {
        found = List.copyOf(found);
        gaps = List.copyOf(gaps);
    }

    /** A passage that was found, with its score. */
    public record FoundPassage(Passage passage, double score) {
        public static List<FoundPassage> of(List<Hit> hits) {
            return hits.stream()
                    .map(hit -> new FoundPassage(hit.passage(), hit.score()))
                    .toList();
        }
    }
}
