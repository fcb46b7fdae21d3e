package footnote.runtime.install;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Supplier;

/** A file out of a jar, unpacked once into a folder of the installation: native libraries, weights of models. */
public final class UnpackedResource {
    private static final String FOLDER = "footnote.native";

    private UnpackedResource() {}

    /** The folder of the installation; the launcher names it, for only it knows where the program is installed. */
    public static Optional<Path> folder() {
        return Optional.of(System.getProperty(FOLDER, ""))
                .filter(name -> !name.isEmpty())
                .map(Path::of);
    }

    /** Unpacks the resource beside a class into the file, where that was not done yet; only then its name is asked for. */
    public static Path at(Path file, Class<?> owner, Supplier<String> resource) throws IOException {
        if (!Files.isRegularFile(file)) {
            unpack(file, owner, resource.get());
        }
        return file;
    }

    private static void unpack(Path file, Class<?> owner, String resource) throws IOException {
        try (var content = owner.getResourceAsStream(resource)) {
            if (content == null) {
                throw new IOException("no resource " + resource);
            }
            var folder = file.resolveSibling("");
            Files.createDirectories(folder);
            var part = Files.createTempFile(folder, String.valueOf(file.getFileName()), ".part");
            Files.copy(content, part, StandardCopyOption.REPLACE_EXISTING);
            try {
                Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (FileAlreadyExistsException e) { // another process was first
                Files.delete(part);
            }
        }
    }
}
