package footnote.workflows.ask.answer.sentence;

import footnote.domain.Finding;
import footnote.evidence.SentenceEmbeddings;
import footnote.runtime.run.NotRecorded;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a question means: how near in meaning texts are to it. */
public record QuestionMeaning(String question, SentenceEmbeddings embeddings) {
    /** The cosine of each text with the question; nothing where no embedding model can be loaded. */
    public Optional<double[]> cosines(List<String> texts) {
        try {
            return embeddings.of(Stream.concat(Stream.of(question), texts.stream())
                                    .toList())
                            instanceof Finding.Found<List<float[]>>(var vectors)
                    ? Optional.of(vectors.stream()
                            .skip(1)
                            .mapToDouble(each -> cosine(vectors.getFirst(), each))
                            .toArray())
                    : Optional.empty();
        } catch (NotRecorded e) {
            return Optional.empty(); // the replay of a run from before meanings were compared
        }
    }

    private static double cosine(float[] one, float[] other) {
        double product = 0;
        double first = 0;
        double second = 0;
        for (int i = 0; i < one.length; i++) {
            product += one[i] * other[i];
            first += one[i] * one[i];
            second += other[i] * other[i];
        }
        return product / Math.sqrt(first * second);
    }
}
