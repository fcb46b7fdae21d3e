package footnote.testing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Assumptions;

/** Recorded vendor data beside the project; a test that needs it is skipped, saying so, where it is missing. */
public final class SharedData {
    public static final Path ROOT = Path.of("..", "shared", "data");

    private SharedData() {}

    public static byte[] bytes(String file) {
        return bytes(file(file));
    }

    public static Path file(String name) {
        Path path = ROOT.resolve(name);
        Assumptions.assumeTrue(Files.exists(path), () -> "skipped: no recorded data at " + path);
        return path;
    }

    /** The content, unzipped where the name ends in .gz. */
    public static byte[] bytes(Path path) {
        try {
            byte[] raw = Files.readAllBytes(path);
            if (!path.toString().endsWith(".gz")) {
                return raw;
            }
            try (var in = new GZIPInputStream(new ByteArrayInputStream(raw))) {
                return in.readAllBytes();
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    public static List<Path> files(String folder) {
        Path path = ROOT.resolve(folder);
        Assumptions.assumeTrue(Files.isDirectory(path), () -> "skipped: no recorded data at " + path);
        try (var files = Files.list(path)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
