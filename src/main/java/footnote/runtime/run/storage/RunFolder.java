package footnote.runtime.run.storage;

import footnote.runtime.artifact.ArtifactStore;
import footnote.runtime.run.StorageFault;
import footnote.runtime.secret.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The folder a run's files go to, and the store that other nodes find them in; a file is there whole or not at all. */
public record RunFolder(Path path, Optional<Shared> shared) {
    /** A run's files in a store, and the folder here that copies of them go to. */
    record Shared(ArtifactStore store, String run, Path copies) {}

    /** A folder and nothing else. */
    public RunFolder(Path path) {
        this(path, Optional.empty());
    }

    /** A run's folder, shared where the store is not that folder itself. */
    public static RunFolder of(Path path, ArtifactStore store, String run, Path copies) {
        boolean itself = store == ArtifactStore.NONE
                || store.folder(run).filter(path::equals).isPresent();
        return new RunFolder(path, itself ? Optional.empty() : Optional.of(new Shared(store, run, copies)));
    }

    public void write(String name, byte[] content) {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,150}")) {
            throw new IllegalArgumentException(
                    "an output's name has letters, digits, dots and dashes, unlike '" + name + "'");
        }
        put(path, name, content);
        shared.ifPresent(each -> each.store().put(each.run(), name, content));
    }

    /** The file here; one that another node made is brought from the store. */
    public Optional<Path> file(Runs.ArtifactRow row) {
        var own = path.resolve(row.name());
        if (shared.isEmpty()) {
            return Files.isRegularFile(own) ? Optional.of(own) : Optional.empty();
        }
        if (whole(own, row)) {
            return Optional.of(own);
        }
        // the run's own folder may be one that a reader of another machine named
        var copy = shared.get().copies().resolve(row.name());
        if (whole(copy, row)) {
            return Optional.of(copy);
        }
        return shared.get().store().get(shared.get().run(), row.name()).map(content -> {
            put(shared.get().copies(), row.name(), content);
            return copy;
        });
    }

    /** Puts a file that lies here into the store, if it is not there; says whether it was missing. */
    public boolean reshare(Runs.ArtifactRow row) {
        if (shared.isEmpty()
                || shared.get().store().get(shared.get().run(), row.name()).isPresent()) {
            return false;
        }
        return file(row)
                .map(path -> {
                    shared.get().store().put(shared.get().run(), row.name(), read(path));
                    return true;
                })
                .orElse(false);
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    /** Forgets the copies in the store; the folder stays. */
    public void unshare(List<String> names) {
        shared.ifPresent(each -> each.store().remove(each.run(), names));
    }

    private static boolean whole(Path file, Runs.ArtifactRow row) {
        try {
            return Files.isRegularFile(file)
                    && Files.size(file) == row.bytes()
                    && Sha256.hex(Files.readAllBytes(file)).equals(row.sha256());
        } catch (IOException e) {
            return false;
        }
    }

    private static void put(Path folder, String name, byte[] content) {
        var part = folder.resolve("." + name + "." + UUID.randomUUID() + ".part");
        try {
            Files.createDirectories(folder);
            Files.write(part, content);
            Files.move(part, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            remove(part, e);
            var file = folder.resolve(name).toString();
            throw DiskFull.of(file, e).<StorageFault>map(full -> full).orElseGet(() -> unwritable(file, e));
        }
    }

    private static StorageFault unwritable(String file, IOException e) {
        return new StorageFault(
                "cannot write " + file + ": " + e.getMessage() + "; make it writable, then 'footnote resume' the run",
                e);
    }

    private static void remove(Path part, IOException thrown) {
        try {
            Files.deleteIfExists(part);
        } catch (IOException e) {
            thrown.addSuppressed(e);
        }
    }
}
