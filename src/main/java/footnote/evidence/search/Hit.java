package footnote.evidence.search;

import footnote.evidence.documents.Passage;
import java.util.Map;

/** A passage that was found, its score, and what each reason added to it. */
public record Hit(Passage passage, String leaf, double score, Map<String, Double> why) {
    public Hit {
        why = Map.copyOf(why);
    }
}
