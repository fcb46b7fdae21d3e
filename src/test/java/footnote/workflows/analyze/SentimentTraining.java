package footnote.workflows.analyze;

import footnote.evidence.SentenceEmbeddings;
import footnote.evidence.search.onnx.OnnxEmbedder;
import footnote.workflows.analyze.TrainingSentences.Own;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Trains the head that hears the tone of headlines, on sentences of our own alone; the same weights every time. */
final class SentimentTraining {
    private static final Path WEIGHTS = Path.of("src/main/resources/footnote/workflows/analyze/mood.tsv");
    private static final int ROUNDS = 250;
    private static final int FOLDS = 4;
    private static final double[] DECAYS = {0.001, 0.003, 0.01};
    /** Of the above, the one that did best. */
    static final double DECAY = 0.003;

    private SentimentTraining() {}

    /** What to train on: the features of each sentence, its tone, and the pattern it was made from. */
    record Lessons(double[][] features, int[] tones, int[] patterns) {
        static Lessons of(List<Own> sentences, SentenceEmbeddings meanings) {
            var texts = sentences.stream()
                    .map(own -> SentimentFeatures.plain(own.text()))
                    .toList();
            var vectors = meanings.of(texts).found().orElseThrow();
            var features = new SentimentFeatures();
            return new Lessons(
                    IntStream.range(0, texts.size())
                            .mapToObj(i -> features.of(texts.get(i), vectors.get(i)))
                            .toArray(double[][]::new),
                    sentences.stream()
                            .mapToInt(own -> SentimentClassifier.TONES.indexOf(own.label()))
                            .toArray(),
                    sentences.stream().mapToInt(Own::pattern).toArray());
        }

        Lessons only(int[] picked) {
            return new Lessons(
                    Arrays.stream(picked).mapToObj(i -> features[i]).toArray(double[][]::new),
                    Arrays.stream(picked).map(i -> tones[i]).toArray(),
                    Arrays.stream(picked).map(i -> patterns[i]).toArray());
        }
    }

    /** Multinomial logistic regression, tones weighing alike, by accelerated descent. */
    static SentimentClassifier train(Lessons lessons, double decay) {
        int size = lessons.features()[0].length;
        int tones = SentimentClassifier.TONES.size();
        double[] share = new double[tones];
        Arrays.stream(lessons.tones()).forEach(tone -> share[tone]++);
        var weights = new double[tones][size];
        var before = new double[tones][size];
        for (int round = 0; round < ROUNDS; round++) {
            double pull = round / (round + 3.0);
            var ahead = new double[tones][size];
            for (int tone = 0; tone < tones; tone++) {
                for (int i = 0; i < size; i++) {
                    ahead[tone][i] = weights[tone][i] + pull * (weights[tone][i] - before[tone][i]);
                }
            }
            var slope = slope(lessons, ahead, share, decay);
            before = weights;
            weights = new double[tones][size];
            for (int tone = 0; tone < tones; tone++) {
                for (int i = 0; i < size; i++) {
                    weights[tone][i] = ahead[tone][i] - 0.1 * slope[tone][i];
                }
            }
        }
        return new SentimentClassifier(weights);
    }

    private static double[][] slope(Lessons lessons, double[][] weights, double[] share, double decay) {
        int tones = weights.length;
        int size = weights[0].length;
        int count = lessons.tones().length;
        var head = new SentimentClassifier(weights);
        var slope = new double[tones][size];
        for (int each = 0; each < count; each++) {
            double[] features = lessons.features()[each];
            double[] likely = head.likely(features);
            double weight = 1 / (tones * share[lessons.tones()[each]]);
            for (int tone = 0; tone < tones; tone++) {
                double off = (likely[tone] - (lessons.tones()[each] == tone ? 1 : 0)) * weight;
                for (int i = 0; i < size; i++) {
                    slope[tone][i] += off * features[i];
                }
            }
        }
        for (int tone = 0; tone < tones; tone++) {
            for (int i = 0; i < size - 1; i++) {
                slope[tone][i] += decay * weights[tone][i];
            }
        }
        return slope;
    }

    /** Macro-F1 on patterns that were not trained on. */
    static double crossed(Lessons lessons, double decay) {
        int patterns = Arrays.stream(lessons.patterns()).max().orElseThrow() + 1;
        int[] fold = new Random(5).ints(patterns, 0, FOLDS).toArray();
        var said = new int[lessons.tones().length];
        for (int each = 0; each < FOLDS; each++) {
            int left = each;
            var head = train(lessons.only(picked(lessons, i -> fold[lessons.patterns()[i]] != left)), decay);
            for (int i : picked(lessons, i -> fold[lessons.patterns()[i]] == left)) {
                said[i] = SentimentClassifier.TONES.indexOf(
                        head.score(lessons.features()[i]).tone());
            }
        }
        return macroF1(lessons.tones(), said);
    }

    private static int[] picked(Lessons lessons, IntPredicate wanted) {
        return IntStream.range(0, lessons.tones().length).filter(wanted).toArray();
    }

    static double macroF1(int[] labelled, int[] said) {
        double sum = 0;
        for (int tone = 0; tone < SentimentClassifier.TONES.size(); tone++) {
            int both = 0;
            int either = 0;
            for (int i = 0; i < said.length; i++) {
                both += labelled[i] == tone && said[i] == tone ? 1 : 0;
                either += (labelled[i] == tone ? 1 : 0) + (said[i] == tone ? 1 : 0);
            }
            sum += either == 0 ? 0 : 2.0 * both / either;
        }
        return sum / SentimentClassifier.TONES.size();
    }

    /** Trains on all and writes the weights; with --crossed, first prints how each decay does on patterns left out. */
    public static void main(String[] args) throws IOException {
        var sentences = TrainingSentences.all();
        try (var embedder = new OnnxEmbedder(2)) {
            var lessons = Lessons.of(sentences, SentenceEmbeddings.by(() -> embedder));
            if (List.of(args).contains("--crossed")) {
                for (double decay : DECAYS) {
                    System.out.printf(
                            Locale.ROOT,
                            "decay %.4f: macro-F1 %.4f on patterns left out%n",
                            decay,
                            crossed(lessons, decay));
                }
            }
            Files.writeString(
                    WEIGHTS,
                    "# positive, neutral, negative\n" + train(lessons, DECAY).text());
        }
    }
}
