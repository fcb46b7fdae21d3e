package footnote.runtime.artifact;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What every store of runs' files keeps to. */
abstract class ArtifactStoreContract {
    abstract ArtifactStore store();

    @Test
    void givesBackWhatItWasGiven() {
        byte[] content = new byte[3_000_000];
        new Random(7).nextBytes(content);

        store().put("run-1", "report.pdf", content);

        assertThat(store().get("run-1", "report.pdf"))
                .hasValueSatisfying(kept -> assertThat(kept).isEqualTo(content));
    }

    @Test
    void keepsAnEmptyFile() {
        store().put("run-2", "empty.txt", new byte[0]);

        assertThat(store().get("run-2", "empty.txt"))
                .hasValueSatisfying(kept -> assertThat(kept).isEmpty());
    }

    @Test
    void keepsTheLatestOfOneName() {
        store().put("run-3", "a.txt", "first".getBytes(UTF_8));
        store().put("run-3", "a.txt", "second".getBytes(UTF_8));

        assertThat(store().get("run-3", "a.txt"))
                .hasValueSatisfying(kept -> assertThat(kept).asString().isEqualTo("second"));
    }

    @Test
    void tellsRunsApart() {
        store().put("run-4", "a.txt", "four".getBytes(UTF_8));

        assertThat(store().get("run-5", "a.txt")).isEmpty();
        assertThat(store().get("run-4", "b.txt")).isEmpty();
    }

    @Test
    void forgetsWhatItIsToldAndNothingElse() {
        store().put("run-6", "a.txt", "a".getBytes(UTF_8));
        store().put("run-6", "b.txt", "b".getBytes(UTF_8));

        store().remove("run-6", List.of("a.txt", "never-there.txt"));

        assertThat(store().get("run-6", "a.txt")).isEmpty();
        assertThat(store().get("run-6", "b.txt")).isPresent();
    }
}
