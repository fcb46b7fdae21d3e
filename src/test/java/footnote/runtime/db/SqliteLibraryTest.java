package footnote.runtime.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteLibraryTest {
    @Test
    void unpacksTheLibraryOnce(@TempDir Path folder) throws IOException {
        var first = SqliteLibrary.unpacked(folder);
        var made = Files.getLastModifiedTime(first);

        var second = SqliteLibrary.unpacked(folder);

        assertThat(second).isEqualTo(first).isNotEmptyFile();
        assertThat(Files.getLastModifiedTime(second)).isEqualTo(made);
        assertThat(first.getParent()).isDirectoryNotContaining("glob:**.part");
    }
}
