package footnote.evidence.search.onnx;

import ai.onnxruntime.OrtException;
import footnote.evidence.search.Embedder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.FloatBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The bge-small-en-v1.5 model, quantised, run in this process from the weights inside its jar. */
public final class OnnxEmbedder implements Embedder, AutoCloseable {
    private static final String WEIGHTS = "/bge-small-en-v1.5-q.onnx";
    private static final String TOKENIZER = "/bge-small-en-v1.5-q-tokenizer.json";
    private static final int MOST_TOKENS = 256;
    private static final int MOST_TOKENS_AT_ONCE = 4096;
    private static final String ASKED = "Represent this sentence for searching relevant passages: ";

    private final WordPieces pieces;
    private final OnnxModel model;

    public OnnxEmbedder(int threads) {
        this.pieces = pieces();
        try {
            this.model = OnnxLibrary.shared(
                    WEIGHTS + " in " + threads + " threads",
                    () -> OnnxLibrary.optimized(WEIGHTS, () -> resource(WEIGHTS), threads));
        } catch (OrtException e) {
            throw new IllegalStateException("the embedding model cannot be loaded: " + e.getMessage(), e);
        }
    }

    /** Read once in a process. */
    private static final class Vocabulary {
        static final WordPieces PIECES = WordPieces.of(new String(tokenizer(), StandardCharsets.UTF_8));
    }

    /** The file that holds BERT's uncased vocabulary. */
    static byte[] tokenizer() {
        return resource(TOKENIZER);
    }

    /** The vocabulary that all models here share. */
    static WordPieces pieces() {
        return Vocabulary.PIECES;
    }

    static byte[] resource(String name) {
        try (var in = OnnxEmbedder.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String model() {
        return "bge-small-en-v1.5-q";
    }

    @Override
    public int dimensions() {
        return 384;
    }

    @Override
    public float[] question(String text) {
        return passages(List.of(ASKED + text)).getFirst();
    }

    /** Texts of like length go together, so that little is spent on padding. */
    @Override
    public List<float[]> passages(List<String> texts) {
        var ids = texts.stream().map(text -> pieces.ids(text, MOST_TOKENS)).toList();
        int[] order = IntStream.range(0, ids.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> ids.get(i).length))
                .mapToInt(Integer::intValue)
                .toArray();
        var vectors = new float[texts.size()][];
        int from = 0;
        while (from < order.length) {
            int to = from + 1;
            while (to < order.length && ids.get(order[to]).length * (to - from + 1) <= MOST_TOKENS_AT_ONCE) {
                to++;
            }
            int[] batch = Arrays.copyOfRange(order, from, to);
            var found = run(Arrays.stream(batch).mapToObj(ids::get).toList());
            for (int i = 0; i < batch.length; i++) {
                vectors[batch[i]] = found[i];
            }
            from = to;
        }
        return Arrays.asList(vectors);
    }

    private float[][] run(List<long[]> batch) {
        try {
            return model.run(batch, MOST_TOKENS, (states, length) -> firsts(states, batch.size(), length));
        } catch (OrtException e) {
            throw new IllegalStateException("the embedding model failed: " + e.getMessage(), e);
        }
    }

    /** This model was trained to say what a text means in its first place. */
    private float[][] firsts(FloatBuffer states, int texts, int length) {
        var vectors = new float[texts][dimensions()];
        for (int i = 0; i < texts; i++) {
            states.position(i * length * dimensions());
            states.get(vectors[i]);
            unit(vectors[i]);
        }
        return vectors;
    }

    private static void unit(float[] vector) {
        double sum = 0;
        for (float each : vector) {
            sum += (double) each * each;
        }
        float norm = (float) Math.sqrt(sum);
        for (int i = 0; i < vector.length; i++) {
            vector[i] /= norm;
        }
    }

    @Override
    public void close() {
        model.close();
    }
}
