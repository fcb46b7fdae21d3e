package footnote.evidence.search.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A model with BERT's inputs, run in this process. A session closed while it works takes the whole process down, so
 * whoever closes it waits.
 */
final class OnnxModel implements AutoCloseable {
    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final OrtSession session;
    private final ReentrantReadWriteLock use = new ReentrantReadWriteLock();
    private boolean closed;

    OnnxModel(byte[] weights, int threads) throws OrtException {
        try (var options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(threads);
            options.setOptimizationLevel(OrtSession.SessionOptions.OptLevel.ALL_OPT);
            this.session = environment.createSession(weights, options);
        }
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
                session.close();
            }
        } catch (OrtException e) {
            throw new IllegalStateException(e);
        } finally {
            use.writeLock().unlock();
        }
    }
}
