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
        try {
            Files.createDirectories(path);
            var part = path.resolve("." + name + "." + UUID.randomUUID() + ".part");
            Files.write(part, content);
            Files.move(part, path.resolve(name), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path.resolve(name), e);
        }
    }
}
