package footnote.evidence.search.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.SessionOptions.OptLevel;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A model with BERT's inputs, run in this process. A session closed while it works takes the whole process down, so
 * closing waits.
 */
final class OnnxModel implements AutoCloseable {
    private final OrtEnvironment environment;
    private final OrtSession session;
    private final Release release;
    private final ReentrantReadWriteLock use = new ReentrantReadWriteLock();
    private boolean closed;

    OnnxModel(byte[] weights, int threads) throws OrtException {
        this(
                OptLevel.ALL_OPT,
                threads,
                Optional.empty(),
                (environment, options) -> environment.createSession(weights, options));
    }

    private OnnxModel(OptLevel level, int threads, Optional<Path> result, Opening opening) throws OrtException {
        OnnxLibrary.prepare();
        this.environment = OrtEnvironment.getEnvironment();
        try (var options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(threads);
            options.setOptimizationLevel(level);
            if (result.isPresent()) {
                options.setOptimizedModelFilePath(result.orElseThrow().toString());
            }
            this.session = opening.open(environment, options);
            this.release = session::close;
        }
    }

    private OnnxModel(OnnxModel shared, Release release) {
        this.environment = shared.environment;
        this.session = shared.session;
        this.release = release;
    }

    /** Done once when it is closed and no longer works. */
    interface Release {
        void run() throws OrtException;
    }

    /** The same session for one more user, who closes only its own. */
    OnnxModel forUser(Release release) {
        return new OnnxModel(this, release);
    }

    private interface Opening {
        OrtSession open(OrtEnvironment environment, OrtSession.SessionOptions options) throws OrtException;
    }

    /** Opens a model that {@link #optimizing} left in that file, in less than half of the time. */
    static OnnxModel optimized(Path file, int threads) throws OrtException {
        return new OnnxModel(
                OptLevel.NO_OPT,
                threads,
                Optional.empty(),
                (environment, options) -> environment.createSession(file.toString(), options));
    }

    /** Leaves the optimized model in a file; without what would tie it to this kind of processor. */
    static OnnxModel optimizing(byte[] weights, int threads, Path file) throws OrtException {
        return new OnnxModel(
                OptLevel.EXTENDED_OPT,
                threads,
                Optional.of(file),
                (environment, options) -> environment.createSession(weights, options));
    }

    /** Makes something of the model's first output, for texts that were padded to that length. */
    interface Output<T> {
        T read(FloatBuffer values, int length);
    }

    /** Tokens of several texts at once; from the place {@code second} on they belong to a text's second part. */
    <T> T run(List<long[]> batch, int second, Output<T> output) throws OrtException {
        use.readLock().lock();
        try {
            if (closed) {
                throw new IllegalStateException("the model is closed");
            }
            return ran(batch, second, output);
        } finally {
            use.readLock().unlock();
        }
    }

    private <T> T ran(List<long[]> batch, int second, Output<T> output) throws OrtException {
        int length = batch.stream().mapToInt(ids -> ids.length).max().orElseThrow();
        long[] shape = {batch.size(), length};
        long[] ids = new long[batch.size() * length];
        long[] mask = new long[ids.length];
        long[] types = new long[ids.length];
        for (int i = 0; i < batch.size(); i++) {
            int own = batch.get(i).length;
            System.arraycopy(batch.get(i), 0, ids, i * length, own);
            Arrays.fill(mask, i * length, i * length + own, 1);
            Arrays.fill(types, i * length + Math.min(second, own), i * length + own, 1);
        }
        try (var tokens = OnnxTensor.createTensor(environment, LongBuffer.wrap(ids), shape);
                var attention = OnnxTensor.createTensor(environment, LongBuffer.wrap(mask), shape);
                var parts = OnnxTensor.createTensor(environment, LongBuffer.wrap(types), shape)) {
            var inputs = new HashMap<>(Map.of("input_ids", tokens, "attention_mask", attention));
            if (session.getInputNames().contains("token_type_ids")) {
                inputs.put("token_type_ids", parts);
            }
            try (var result = session.run(inputs)) {
                return output.read(((OnnxTensor) result.get(0)).getFloatBuffer(), length);
            }
        }
    }

    @Override
    public void close() {
        use.writeLock().lock();
        try {
            if (!closed) {
                closed = true;
                release.run();
            }
        } catch (OrtException e) {
            throw new IllegalStateException(e);
        } finally {
            use.writeLock().unlock();
        }
    }
}
