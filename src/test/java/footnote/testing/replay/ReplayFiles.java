package footnote.testing.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The recordings, by their names below one folder. */
record ReplayFiles(Path recordings) {
    Optional<String> text(String name) {
        Path file = recordings.resolve(name).normalize();
        try {
            return file.startsWith(recordings.normalize()) && Files.isRegularFile(file)
                    ? Optional.of(Files.readString(file))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
