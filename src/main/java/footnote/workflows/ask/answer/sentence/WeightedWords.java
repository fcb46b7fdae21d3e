package footnote.workflows.ask.answer.sentence;

import footnote.workflows.ask.question.QuestionWords;
import java.util.BitSet;
import java.util.List;

/** How much of a question's topic a text says, where a word that few sentences say counts more than one that many do. */
public final class WeightedWords {
    private static final double LEAST = 0.4;
    /** A word that no sentence says may be one of asking. */
    private static final double UNSAID = 1.5;

    private final double[] weights;
    private final double all;

    public WeightedWords(QuestionWords topic, List<BitSet> sentences) {
        int count = topic.words().size();
        weights = new double[count];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            int word = i;
            long with = sentences.stream().filter(each -> each.get(word)).count();
            weights[i] = with == 0 ? UNSAID : Math.max(LEAST, Math.log((sentences.size() + 1.0) / (with + 0.5)));
            sum += weights[i];
        }
        all = sum;
    }

    /** Of everything 1; of an open topic nothing. */
    public double share(BitSet heard) {
        double said = 0;
        for (int i = heard.nextSetBit(0); i >= 0 && i < weights.length; i = heard.nextSetBit(i + 1)) {
            said += weights[i];
        }
        return all == 0 ? 0 : said / all;
    }
}
