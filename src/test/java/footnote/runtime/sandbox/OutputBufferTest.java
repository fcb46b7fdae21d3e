package footnote.runtime.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputBufferTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 50, 1_000, 1_001, 16_384, 40_000, 3_000_000})
    void keepsTheBeginningAndTheEndOfWhatIsPrinted(int size) {
        var printed = new byte[size];
        new Random(size).nextBytes(printed);

        var buffer = new OutputBuffer("test", new ByteArrayInputStream(printed), 100, 1_000);
        buffer.await(10_000);

        assertThat(buffer.total()).isEqualTo(size);
        assertThat(buffer.beginning()).isEqualTo(Arrays.copyOf(printed, Math.min(size, 100)));
        assertThat(buffer.end()).isEqualTo(Arrays.copyOfRange(printed, Math.max(0, size - 1_000), size));
    }
}
