package footnote.workflows.analyze;

import footnote.domain.Finding;
import footnote.domain.opinion.Tone;
import footnote.evidence.SentenceEmbeddings;
import footnote.research.HeadlineSentiment;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Hears how headlines sound without asking a model: by the trained head, or by the lexicon where it cannot run. */
public final class SentimentReader {
    public static final String HEAD = "the trained classifier";
    public static final String LEXICON = "our lexicon";

    private static final int AT_ONCE = 64;

    private final SentenceEmbeddings meanings;
    private final HeadlineSentiment lexicon = HeadlineSentiment.standard();
    private final SentimentFeatures features = new SentimentFeatures();
    private final SentimentClassifier head = SentimentClassifier.read();

    public SentimentReader(SentenceEmbeddings meanings) {
        this.meanings = meanings;
    }

    /** What was heard in each headline, in order, and by whom; where the head could not be asked, why. */
    public record Scores(List<HeadlineTone> heard, String by, String why) {
        public Scores {
            heard = List.copyOf(heard);
        }
    }

    public Scores score(List<String> headlines) {
        var texts = headlines.stream().map(SentimentFeatures::plain).toList();
        var heard = new ArrayList<HeadlineTone>();
        for (int from = 0; from < texts.size(); from += AT_ONCE) {
            var some = texts.subList(from, Math.min(from + AT_ONCE, texts.size()));
            switch (meanings.of(some)) {
                case Finding.Missing<List<float[]>>(String what, String why) -> {
                    return byLexicon(headlines, what + ": " + why);
                }
                case Finding.Found<List<float[]>>(List<float[]> vectors) ->
                    IntStream.range(0, some.size())
                            .mapToObj(i -> head.score(features.of(some.get(i), vectors.get(i))))
                            .forEach(heard::add);
            }
        }
        return new Scores(heard, HEAD, "");
    }

    private Scores byLexicon(List<String> headlines, String why) {
        return new Scores(
                headlines.stream()
                        .map(lexicon::score)
                        .map(score -> new HeadlineTone(score, Tone.of(score)))
                        .toList(),
                LEXICON,
                why);
    }

    /** By the lexicon alone. */
    public static SentimentReader plain() {
        return new SentimentReader(SentenceEmbeddings.none());
    }

    /** How one headline sounds: from -1 to 1, and in a word. */
    public record HeadlineTone(double score, Tone tone) {}
}
