package footnote.workflows.ask.answer.sentence;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * How likely a sentence answers a question: a logistic regression over its signs, fitted on sentences of reports and calls
 * that readers judged; docs/decisions/0079 says how.
 */
public final class AnswerLikelihood {
    /** Without the score of the model that reads question and sentence together, and with it. */
    private static final Map<String, double[]> WEIGHTS = read();

    private static final int WITHOUT = 0;
    private static final int WITH = 1;
    private static final double MOST_AHEAD = 3;

    private AnswerLikelihood() {}

    /**
     * The signs of a sentence: the share of the question's words that it says, that it says with those beside it, and
     * that its beginning says; the merit of its form; how well its passage was found, of 1; whether it names a year asked
     * about; the share of the names asked about that stand near; and, where it gives the reason asked for, the share of
     * the question's words in what it explains.
     */
    public record Signs(
            double said,
            double near,
            double subject,
            double merit,
            double passage,
            boolean year,
            double named,
            double explained) {
        private double sum(int column) {
            return weight("said", column) * said
                    + weight("near", column) * near
                    + weight("subject", column) * subject
                    + weight("merit", column) * merit
                    + weight("passage", column) * passage
                    + weight("year", column) * (year ? 1 : 0)
                    + weight("named", column) * named
                    + weight("explained", column) * explained
                    + weight("base", column);
        }
    }

    /** To tell which sentences are worth a closer look, and of them where the model cannot be loaded. */
    public static double of(Signs signs) {
        return probability(signs.sum(WITHOUT), 0, WITHOUT);
    }

    /** The weighted sum of the signs of a sentence, with the model's score and whether it has the form of what is wanted. */
    public static double weighed(Signs signs, boolean given, double score) {
        return signs.sum(WITH) + weight("given", WITH) * (given ? 1 : 0) + weight("score", WITH) * score;
    }

    /**
     * Of a sentence with that sum: the more likely the further it is ahead of the best of the others, the less
     * where another says the same, as the report of another year does.
     */
    public static double of(double weighed, double ahead, boolean alike) {
        return probability(
                weighed,
                Math.min(ahead, MOST_AHEAD) * weight("ahead", WITH) + (alike ? weight("alike", WITH) : 0),
                WITH);
    }

    /** The weights tell the right sentence from others; how often the best one is right was measured apart. */
    private static double probability(double sum, double beside, int column) {
        return 1 / (1 + Math.exp(-(weight("slope", column) * sum + beside + weight("shift", column))));
    }

    private static double weight(String sign, int column) {
        return WEIGHTS.getOrDefault(sign, new double[2])[column];
    }

    private static Map<String, double[]> read() {
        try (var in = AnswerLikelihood.class.getResourceAsStream("likelihood.tsv");
                var reader = new BufferedReader(new InputStreamReader(
                        in == null ? InputStream.nullInputStream() : in, StandardCharsets.UTF_8))) {
            var weights = new HashMap<String, double[]>();
            reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .forEach(cells -> weights.put(
                            cells[0], new double[] {Double.parseDouble(cells[1]), Double.parseDouble(cells[2])}));
            return Map.copyOf(weights);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
