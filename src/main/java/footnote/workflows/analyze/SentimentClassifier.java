package footnote.workflows.analyze;

import footnote.domain.opinion.Tone;
import footnote.runtime.run.Fault;
import footnote.workflows.analyze.SentimentReader.HeadlineTone;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A linear head over a sentence's features, trained on sentences of our own. */
final class SentimentClassifier {
    /** Whose weights each row holds. */
    static final List<Tone> TONES = List.of(Tone.POSITIVE, Tone.NEUTRAL, Tone.NEGATIVE);

    private final double[][] weights;

    /** One row of weights for each of the tones. */
    SentimentClassifier(double[][] weights) {
        this.weights = weights;
    }

    static SentimentClassifier read() {
        try (var in = SentimentClassifier.class.getResourceAsStream("mood.tsv")) {
            if (in == null) {
                throw Fault.state("the weights of the mood are not beside their class");
            }
            var rows = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Arrays.stream(line.split("\t", -1))
                            .mapToDouble(Double::parseDouble)
                            .toArray())
                    .toArray(double[][]::new);
            return new SentimentClassifier(rows);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the weights of the mood", e);
        }
    }

    /** As the file has it. */
    String text() {
        return Arrays.stream(weights)
                .map(row -> Arrays.stream(row)
                        .mapToObj(each -> Double.toString(Math.round(each * 10_000) / 10_000.0))
                        .collect(Collectors.joining("\t", "", "\n")))
                .collect(Collectors.joining());
    }

    /** How likely each of the tones is. */
    double[] likely(double[] features) {
        if (features.length != weights[0].length) {
            throw new IllegalArgumentException(
                    "the head weighs " + weights[0].length + " features, not " + features.length);
        }
        var likely = new double[weights.length];
        double most = Double.NEGATIVE_INFINITY;
        for (int tone = 0; tone < weights.length; tone++) {
            for (int i = 0; i < features.length; i++) {
                likely[tone] += weights[tone][i] * features[i];
            }
            most = Math.max(most, likely[tone]);
        }
        double sum = 0;
        for (int tone = 0; tone < likely.length; tone++) {
            likely[tone] = Math.exp(likely[tone] - most);
            sum += likely[tone];
        }
        for (int tone = 0; tone < likely.length; tone++) {
            likely[tone] /= sum;
        }
        return likely;
    }

    /** The likeliest tone, and by how much good is likelier than bad. */
    HeadlineTone score(double[] features) {
        double[] likely = likely(features);
        int likeliest = 0;
        double lean = 0;
        for (int i = 0; i < likely.length; i++) {
            likeliest = likely[i] > likely[likeliest] ? i : likeliest;
            lean += TONES.get(i).lean() * likely[i];
        }
        return new HeadlineTone(Math.round(lean * 10_000) / 10_000.0, TONES.get(likeliest));
    }
}
