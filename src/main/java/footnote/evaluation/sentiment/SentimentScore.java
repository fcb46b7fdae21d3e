package footnote.evaluation.sentiment;

import footnote.domain.opinion.Tone;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How often heard and labelled tone agree, over all and by tone. */
public record SentimentScore(int sentences, double accuracy, double macroF1, Map<Tone, ByTone> byTone) {
    /** One tone: how many are labelled so, the share of its callings that were right, and the share of it that was heard. */
    public record ByTone(int labelled, double precision, double recall, double f1) {}

    public SentimentScore {
        byTone = Map.copyOf(byTone);
    }

    static SentimentScore of(List<LabelledText> sentences, List<Tone> heard) {
        int right = 0;
        for (int i = 0; i < sentences.size(); i++) {
            right += sentences.get(i).label() == heard.get(i) ? 1 : 0;
        }
        var byTone = new EnumMap<Tone, ByTone>(Tone.class);
        for (var tone : Tone.values()) {
            byTone.put(tone, byTone(tone, sentences, heard));
        }
        return new SentimentScore(
                sentences.size(),
                (double) right / sentences.size(),
                byTone.values().stream().mapToDouble(ByTone::f1).average().orElse(0),
                byTone);
    }

    private static ByTone byTone(Tone tone, List<LabelledText> sentences, List<Tone> heard) {
        int labelled = 0;
        int called = 0;
        int both = 0;
        for (int i = 0; i < heard.size(); i++) {
            boolean is = sentences.get(i).label() == tone;
            boolean said = heard.get(i) == tone;
            labelled += is ? 1 : 0;
            called += said ? 1 : 0;
            both += is && said ? 1 : 0;
        }
        double precision = called == 0 ? 0 : (double) both / called;
        double recall = labelled == 0 ? 0 : (double) both / labelled;
        return new ByTone(
                labelled,
                precision,
                recall,
                precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall));
    }
}
