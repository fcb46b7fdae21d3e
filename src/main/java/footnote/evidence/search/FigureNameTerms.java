package footnote.evidence.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/**
 * What accounts call figures, as terms of their own: written with a page when it is taken in, they need not be put
 * together from single words with every search.
 */
final class FigureNameTerms {
    private static final String GAP = "_";

    private final Analyzer analyzer;
    private final Map<String, List<List<String>>> byFirst = new HashMap<>();
    private final Set<String> known = new HashSet<>();
    private final Map<String, String> terms = new HashMap<>();

    FigureNameTerms(MetricLexicon lexicon, Analyzer analyzer) {
        this.analyzer = analyzer;
        for (var written : lexicon.written()) {
            var words = words(written);
            if (words.isEmpty()) {
                continue;
            }
            String term = String.join(" ", words);
            terms.put(written, term);
            if (known.add(term)) {
                byFirst.computeIfAbsent(words.getFirst(), _ -> new ArrayList<>())
                        .add(words);
            }
        }
    }

    /** The term that the name goes by; none where it is no name of the lexicon. */
    Optional<String> term(String name) {
        String term = terms.get(name);
        return Optional.of(term == null ? String.join(" ", words(name)) : term).filter(known::contains);
    }

    /** The single words of a text as they are indexed, in order. */
    List<String> single(String text) {
        return words(text).stream().filter(word -> !word.equals(GAP)).toList();
    }

    /** The terms of all names in a text, with how often each is there. */
    Map<String, Integer> in(String text) {
        var words = words(text);
        var found = new HashMap<String, Integer>();
        for (int from = 0; from < words.size(); from++) {
            for (var name : byFirst.getOrDefault(words.get(from), List.of())) {
                if (from + name.size() <= words.size() && fits(name, words, from)) {
                    found.merge(String.join(" ", name), 1, Integer::sum);
                }
            }
        }
        return found;
    }

    /** Where a name has a gap, which a word too common to count has left, any word may stand. */
    private static boolean fits(List<String> name, List<String> words, int from) {
        for (int i = 0; i < name.size(); i++) {
            if (!name.get(i).equals(GAP) && !name.get(i).equals(words.get(from + i))) {
                return false;
            }
        }
        return true;
    }

    private List<String> words(String text) {
        var words = new ArrayList<String>();
        try (var stream = analyzer.tokenStream("text", text)) {
            var term = stream.addAttribute(CharTermAttribute.class);
            var step = stream.addAttribute(PositionIncrementAttribute.class);
            stream.reset();
            while (stream.incrementToken()) {
                for (int i = 1; i < step.getPositionIncrement() && !words.isEmpty(); i++) {
                    words.add(GAP);
                }
                words.add(term.toString());
            }
            stream.end();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return words;
    }
}
