package footnote.evidence;

import footnote.domain.Finding;
import footnote.evidence.search.Embedder;
import footnote.runtime.json.Json;
import java.util.Base64;
import java.util.List;
import java.util.function.Supplier;

/** What sentences mean, as vectors of a model in this process, recorded with the run, a byte a number. */
public final class SentenceEmbeddings {
    private static final String WHAT = "what sentences mean";
    /** Numbers of a vector of length one are seldom beyond a quarter. */
    private static final float STEPS = 512;

    private final Supplier<Finding<Embedder>> embedder;

    private SentenceEmbeddings(Supplier<Finding<Embedder>> embedder) {
        this.embedder = embedder;
    }

    /** Loads the model when the first sentence comes; one that cannot be loaded is reported, not thrown. */
    public static SentenceEmbeddings by(Supplier<? extends Embedder> embedder) {
        return new SentenceEmbeddings(() -> {
            try {
                return new Finding.Found<>(embedder.get());
            } catch (IllegalStateException | LinkageError e) {
                return new Finding.Missing<>(WHAT, "the embedding model cannot be loaded here: " + e.getMessage());
            }
        });
    }

    public static SentenceEmbeddings none() {
        return new SentenceEmbeddings(() -> new Finding.Missing<>(WHAT, "no embedding model was given"));
    }

    record VectorList(List<String> vectors) {}

    /** One vector for each sentence, in order. */
    public Finding<List<float[]>> of(List<String> sentences) {
        return TypedRecording.finding(WHAT, Json.write(sentences), VectorList.class, () -> embedded(sentences))
                .map(found -> found.vectors().stream()
                        .map(SentenceEmbeddings::unpacked)
                        .toList());
    }

    /** Each alone: in a batch, the quantised model's answer depends on its neighbours. */
    private Finding<VectorList> embedded(List<String> sentences) {
        return embedder.get()
                .map(each -> new VectorList(sentences.stream()
                        .map(sentence -> packed(each.passages(List.of(sentence)).getFirst()))
                        .toList()));
    }

    private static String packed(float[] vector) {
        var bytes = new byte[vector.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Math.clamp(Math.round(vector[i] * STEPS), Byte.MIN_VALUE, Byte.MAX_VALUE);
        }
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static float[] unpacked(String text) {
        byte[] bytes = Base64.getDecoder().decode(text);
        var vector = new float[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            vector[i] = bytes[i] / STEPS;
        }
        return vector;
    }
}
