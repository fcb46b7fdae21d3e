package footnote.evidence.search;

import com.fasterxml.jackson.annotation.JsonAlias;
import footnote.evidence.documents.Passage;
import java.util.Map;

/** A passage that was found, its score, and what each reason added to it. */
public record Hit(Passage passage, @JsonAlias("leaf") String page, double score, Map<String, Double> why) {
    public Hit {
        why = Map.copyOf(why);
    }
}
