package footnote.runtime.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFileCleanupTest {
    @TempDir
    Path folder;

    @Test
    void removesWhatDeadProgramsLeftAndKeepsWhatIsInUse() throws IOException {
        var dead = Files.createDirectory(folder.resolve("footnote-cell999999999-abc"));
        Files.writeString(dead.resolve("launch.bpf"), "x");
        var alive = Files.createDirectory(
                folder.resolve("footnote-cell" + ProcessHandle.current().pid() + "-abc"));
        var foreign = Files.createDirectory(folder.resolve("footnote-cellar"));

        TemporaryFileCleanup.sweep(folder);

        assertThat(dead).doesNotExist();
        assertThat(alive).exists();
        assertThat(foreign).exists();
    }
}
