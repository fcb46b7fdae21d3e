package footnote.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** Folders for one run of the tests, gone when it ends. */
public final class Scratch {
    private static final Path ROOT = root();

    private Scratch() {}

    public static Path folder(String name) {
        try {
            return Files.createTempDirectory(ROOT, name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path root() {
        try {
            var root = Files.createTempDirectory("footnote-tests");
            Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> delete(root)));
            return root;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As far as it goes: a child process may still be writing. */
    private static void delete(Path root) {
        try (var files = Files.walk(root)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
