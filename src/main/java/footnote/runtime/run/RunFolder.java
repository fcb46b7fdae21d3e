package footnote.runtime.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/** The folder a run's files go to; a file is there whole or not at all. */
public record RunFolder(Path path) {
    public void write(String name, byte[] content) {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,150}")) {
            throw new IllegalArgumentException(
                    "an output's name has letters, digits, dots and dashes, unlike '" + name + "'");
        }
        var part = path.resolve("." + name + "." + UUID.randomUUID() + ".part");
        try {
            Files.createDirectories(path);
            Files.write(part, content);
            Files.move(part, path.resolve(name), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            remove(part, e);
            var full = NoRoom.of(path.resolve(name).toString(), e);
            throw full.isPresent() ? full.get() : new UncheckedIOException("cannot write " + path.resolve(name), e);
        }
    }

    private static void remove(Path part, IOException thrown) {
        try {
            Files.deleteIfExists(part);
        } catch (IOException e) {
            thrown.addSuppressed(e);
        }
    }
}
