package footnote.testing;

import footnote.evidence.search.Embedder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Vectors from the words of a text by hashing: like texts lie close together; counts what it was asked to embed. */
public final class HashEmbedder implements Embedder {
    private static final int SIZE = 64;

    private final List<String> embedded = new ArrayList<>();

    /** Every text embedded, in order. */
    public List<String> embedded() {
        return embedded;
    }

    @Override
    public String model() {
        return "hash";
    }

    @Override
    public int dimensions() {
        return SIZE;
    }

    @Override
    public List<float[]> passages(List<String> texts) {
        embedded.addAll(texts);
        return texts.stream().map(HashEmbedder::vector).toList();
    }

    @Override
    public float[] question(String text) {
        return vector(text);
    }

    private static float[] vector(String text) {
        var vector = new float[SIZE];
        vector[0] = 0.01f;
        for (String word : text.toLowerCase(Locale.ROOT).split("[^a-z]+", -1)) {
            if (word.length() > 3) {
                vector[Math.floorMod(word.hashCode(), SIZE)] += 1;
            }
        }
        double sum = 0;
        for (float each : vector) {
            sum += each * each;
        }
        for (int i = 0; i < SIZE; i++) {
            vector[i] /= (float) Math.sqrt(sum);
        }
        return vector;
    }
}
