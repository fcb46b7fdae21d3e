package footnote.evidence.search.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ai.onnxruntime.OrtException;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnnxLibraryTest {
    private static final List<long[]> TOKENS = List.of(new long[] {101, 3007, 2003, 2204, 102});
    private final AtomicInteger read = new AtomicInteger();

    @Test
    void unpacksTheLibraryOnce(@TempDir Path folder) throws IOException {
        var first = OnnxLibrary.library(folder);

        try (var files = Files.list(first)) {
            assertThat(files).hasSize(2).allSatisfy(file -> assertThat(file)
                    .isNotEmptyFile()
                    .hasFileName(file.getFileName().toString()));
        }
        assertThat(OnnxLibrary.library(folder)).isEqualTo(first);
    }

    @Test
    void keepsTheOptimizedModelWhichSaysTheSame(@TempDir Path folder) throws OrtException {
        var file = folder.resolve("kept/model.onnx");

        float[] plain = states(new OnnxModel(weights(), 1));
        float[] optimizing = states(OnnxLibrary.optimized(file, this::weights, 1));
        int before = read.get();
        float[] optimized = states(OnnxLibrary.optimized(file, this::weights, 1));

        assertThat(optimizing).containsExactly(plain);
        assertThat(optimized).containsExactly(plain);
        assertThat(read).hasValue(before);
        assertThat(file.getParent()).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void makesADamagedModelAgain(@TempDir Path folder) throws IOException, OrtException {
        var file = Files.writeString(folder.resolve("model.onnx"), "damaged");

        float[] states = states(OnnxLibrary.optimized(file, this::weights, 1));

        assertThat(states).isNotEmpty();
        assertThat(Files.size(file)).isGreaterThan(1_000_000);
    }

    @Test
    void loadsAModelOnceForAllWhoUseItAtTheSameTime() throws OrtException {
        var first = OnnxLibrary.shared("once", this::loaded);
        var second = OnnxLibrary.shared("once", this::loaded);
        first.close();
        first.close();

        assertThatThrownBy(() -> states(first)).hasMessage("the model is closed");
        assertThat(states(second)).isNotEmpty();
        assertThat(read).hasValue(1);
    }

    @Test
    void loadsAModelAgainAfterItsLastUserClosedIt() throws OrtException {
        OnnxLibrary.shared("again", this::loaded).close();

        assertThat(states(OnnxLibrary.shared("again", this::loaded))).isNotEmpty();
        assertThat(read).hasValue(2);
    }

    private OnnxModel loaded() throws OrtException {
        return new OnnxModel(weights(), 1);
    }

    private byte[] weights() {
        read.incrementAndGet();
        try (var in = OnnxEmbedder.class.getResourceAsStream("/bge-small-en-v1.5-q.onnx")) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static float[] states(OnnxModel model) throws OrtException {
        try (model) {
            return model.run(TOKENS, TOKENS.getFirst().length, OnnxLibraryTest::values);
        }
    }

    private static float[] values(FloatBuffer states, int length) {
        var values = new float[states.remaining()];
        states.get(values);
        return values;
    }
}
