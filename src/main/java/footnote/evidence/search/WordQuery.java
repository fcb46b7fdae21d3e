package footnote.evidence.search;

import java.util.List;
import java.util.Set;

/**
 * What to look for by words: any of the words, which count somewhat more where they stand in a page's section and first
 * lines too; and each phrase, words that follow each other, at its own weight. A page without any of them counts only
 * where all pages do.
 */
public record WordQuery(String words, List<Phrase> phrases, Set<String> signs, boolean allPages) {
    /** Words that follow each other, and how much they count beside a single word. */
    public record Phrase(String words, double weight) {}

    public WordQuery {
        phrases = List.copyOf(phrases);
        signs = Set.copyOf(signs);
    }
}
