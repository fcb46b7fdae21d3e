package footnote.testing.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The recordings, by their names below one folder; what a test adds of its own comes before them. */
record ReplayFiles(Path recordings, Optional<Path> added) {
    Optional<String> text(String name) {
        Path file = file(name);
        try {
            return Files.isRegularFile(file) ? Optional.of(Files.readString(file)) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path file(String name) {
        return added.map(folder -> below(folder, name))
                .filter(Files::isRegularFile)
                .orElseGet(() -> below(recordings, name));
    }

    private static Path below(Path folder, String name) {
        Path file = folder.resolve(name).normalize();
        if (!file.startsWith(folder.normalize())) {
            throw new IllegalArgumentException(name + " leads out of the recordings");
        }
        return file;
    }
}
