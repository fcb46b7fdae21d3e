package footnote.workflows.analyze;

import footnote.research.HeadlineSentiment;
import footnote.research.SentimentLexicon;
import footnote.research.SentimentLexicon.Kind;
import java.util.regex.Pattern;

/** What the trained head weighs of a sentence: its meaning, what the lexicon makes of it, and its figures. */
final class SentimentFeatures {
    /** How many there are beside the numbers of the vector. */
    static final int OTHERS = 8;
    /** Raises the vector's numbers to the others' size. */
    private static final double VECTOR = 4;
    /** Figures set side by side leave little doubt. */
    private static final double FIGURES = 3;

    private static final Pattern LOOSE = Pattern.compile("\\s+(?=[.,;:!?%)]|'s\\b)|(?<=\\()\\s+");
    private static final Pattern LINKS = Pattern.compile("https?://\\S+");
    private static final Pattern SPACES = Pattern.compile("\\s+");

    private final SentimentLexicon lexicon = SentimentLexicon.read();
    private final HeadlineSentiment mood = new HeadlineSentiment(lexicon);
    private final ComparedFigures figures = new ComparedFigures(lexicon);

    /** As it would be printed: tokenised corpora part words from their marks, posts carry links. */
    static String plain(String sentence) {
        String bare = LINKS.matcher(sentence).replaceAll("");
        return SPACES.matcher(LOOSE.matcher(bare).replaceAll(""))
                .replaceAll(" ")
                .strip();
    }

    /** Of a plain sentence with its vector; the last is always 1. */
    double[] of(String sentence, float[] vector) {
        var features = new double[vector.length + OTHERS];
        for (int i = 0; i < vector.length; i++) {
            features[i] = vector[i] * VECTOR;
        }
        double score = mood.score(sentence);
        var hits = lexicon.hits(SentimentLexicon.words(sentence));
        int at = vector.length;
        features[at++] = score;
        features[at++] = Math.abs(score);
        features[at++] = Math.max(-1, Math.min(1, 2 * score));
        features[at++] = FIGURES * figures.direction(sentence);
        features[at++] = hits.stream().anyMatch(hit -> hit.term().kind() == Kind.GOOD) ? 1 : 0;
        features[at++] = hits.stream().anyMatch(hit -> hit.term().kind() == Kind.BAD) ? 1 : 0;
        features[at++] = hits.stream()
                        .anyMatch(hit ->
                                hit.term().kind() == Kind.UP || hit.term().kind() == Kind.DOWN)
                ? 1
                : 0;
        features[at] = 1;
        return features;
    }
}
