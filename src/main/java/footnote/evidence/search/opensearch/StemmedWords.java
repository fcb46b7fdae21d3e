package footnote.evidence.search.opensearch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/** Text cut into words and stemmed here, so that a store elsewhere finds by the same words as one in a folder. */
final class StemmedWords {
    /** Stands where a word too common to be kept stood, so that phrases keep their distances. */
    static final String GAP = "zzgapzz";

    private static final Analyzer ENGLISH = new EnglishAnalyzer();

    private StemmedWords() {}

    /** The words and gaps, parted by blanks. */
    static String joined(String text) {
        return String.join(" ", cut(text, true));
    }

    /** The words alone. */
    static List<String> of(String text) {
        return cut(text, false);
    }

    private static List<String> cut(String text, boolean gaps) {
        var words = new ArrayList<String>();
        try (var stream = ENGLISH.tokenStream("text", text)) {
            var term = stream.addAttribute(CharTermAttribute.class);
            var step = stream.addAttribute(PositionIncrementAttribute.class);
            stream.reset();
            while (stream.incrementToken()) {
                for (int i = 1; gaps && i < step.getPositionIncrement(); i++) {
                    words.add(GAP);
                }
                words.add(term.toString());
            }
            stream.end();
            return words;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
