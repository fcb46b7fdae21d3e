package footnote.evidence.search.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import footnote.evidence.search.Embedder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.IntStream;

/** The bge-small-en-v1.5 model, quantised, run in this process from the weights inside its jar. */
public final class OnnxEmbedder implements Embedder, AutoCloseable {
    private static final String WEIGHTS = "/bge-small-en-v1.5-q.onnx";
    private static final String TOKENIZER = "/bge-small-en-v1.5-q-tokenizer.json";
    private static final int MOST_TOKENS = 256;
    private static final int MOST_TOKENS_AT_ONCE = 4096;
    private static final String ASKED = "Represent this sentence for searching relevant passages: ";

    private final WordPieces pieces;
    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final OrtSession session;
    private final ReentrantReadWriteLock use = new ReentrantReadWriteLock();
    private boolean closed;

    public OnnxEmbedder(int threads) {
        this.pieces = WordPieces.of(new String(tokenizer(), StandardCharsets.UTF_8));
        try (var options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(threads);
            options.setOptimizationLevel(OrtSession.SessionOptions.OptLevel.ALL_OPT);
            this.session = environment.createSession(resource(WEIGHTS), options);
        } catch (OrtException e) {
            throw new IllegalStateException("the embedding model cannot be loaded: " + e.getMessage(), e);
        }
    }

    /** The file that holds BERT's uncased vocabulary. */
    static byte[] tokenizer() {
        return resource(TOKENIZER);
    }

    private static byte[] resource(String name) {
        try (var in = OnnxEmbedder.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the embedding jar lacks " + name);
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

    /** A session closed while it works takes the whole process down, so whoever closes waits. */
    private float[][] run(List<long[]> batch) {
        use.readLock().lock();
        try {
            if (closed) {
                throw new IllegalStateException("the embedding model is closed");
            }
            return vectors(batch);
        } finally {
            use.readLock().unlock();
        }
    }

    private float[][] vectors(List<long[]> batch) {
        int length = batch.stream().mapToInt(ids -> ids.length).max().orElseThrow();
        long[] shape = {batch.size(), length};
        long[] ids = new long[batch.size() * length];
        long[] mask = new long[ids.length];
        for (int i = 0; i < batch.size(); i++) {
            System.arraycopy(batch.get(i), 0, ids, i * length, batch.get(i).length);
            Arrays.fill(mask, i * length, i * length + batch.get(i).length, 1);
        }
        try (var tokens = OnnxTensor.createTensor(environment, LongBuffer.wrap(ids), shape);
                var attention = OnnxTensor.createTensor(environment, LongBuffer.wrap(mask), shape);
                var types = OnnxTensor.createTensor(environment, LongBuffer.wrap(new long[ids.length]), shape)) {
            var inputs = new HashMap<String, OnnxTensor>(Map.of("input_ids", tokens, "attention_mask", attention));
            if (session.getInputNames().contains("token_type_ids")) {
                inputs.put("token_type_ids", types);
            }
            try (var result = session.run(inputs)) {
                return firsts((OnnxTensor) result.get(0), batch.size(), length);
            }
        } catch (OrtException e) {
            throw new IllegalStateException("the embedding model failed: " + e.getMessage(), e);
        }
    }

    /** This model was trained to say what a text means in its first place. */
    private float[][] firsts(OnnxTensor states, int texts, int length) {
        var buffer = states.getFloatBuffer();
        var vectors = new float[texts][dimensions()];
        for (int i = 0; i < texts; i++) {
            buffer.position(i * length * dimensions());
            buffer.get(vectors[i]);
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
        use.writeLock().lock();
        try {
            if (!closed) {
                closed = true;
                session.close();
            }
        } catch (OrtException e) {
            throw new IllegalStateException(e);
        } finally {
            use.writeLock().unlock();
        }
    }
}
