package footnote.runtime.artifact;

import footnote.runtime.run.storage.RunFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Keeps files in a folder that all nodes have mounted. */
public record FolderStore(Path root) implements ArtifactStore {
    @Override
    public void put(String run, String name, byte[] content) {
        new RunFolder(root.resolve(run)).write(name, content);
    }

    @Override
    public Optional<byte[]> get(String run, String name) {
        try {
            return Optional.of(Files.readAllBytes(root.resolve(run).resolve(name)));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + root.resolve(run).resolve(name), e);
        }
    }

    @Override
    public void remove(String run, List<String> names) {
        try {
            for (var name : names) {
                Files.deleteIfExists(root.resolve(run).resolve(name));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot remove the files of run " + run + " from " + root, e);
        }
    }

    @Override
    public String where() {
        return root.toString();
    }

    @Override
    public Optional<Path> folder(String run) {
        return Optional.of(root.resolve(run));
    }
}
