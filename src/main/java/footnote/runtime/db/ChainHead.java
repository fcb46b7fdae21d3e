package footnote.runtime.db;

import footnote.runtime.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongFunction;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tools.jackson.core.JacksonException;

/**
 * Where a sealed list ended when this home last saw it, kept beside the database and signed with the home's own key: a
 * list that lost its last lines, or was rewritten, no longer has that end. A home without one notes it at the first
 * use.
 */
public final class ChainHead {
    private static final ReentrantLock LOCK = new ReentrantLock();

    private final String name;
    private final Path key;
    private final Path file;

    /** The name is that of the list: audit, ratings. */
    public ChainHead(Path home, String name) {
        this.name = name;
        this.key = home.resolve(name + ".key");
        this.file = home.resolve(name + ".head");
    }

    /** A list's length and last seal. */
    public record End(long lines, String seal) {}

    private record Signed(long lines, String seal, String signature) {}

    /** Notes the end, unless a later one is noted already, or one that the trail no longer has. */
    public void note(long lines, String seal, LongFunction<Optional<String>> seals) {
        LOCK.lock(); // a lock of the file is the process's, and a second of its threads may not ask for it
        try {
            noteLocked(lines, seal, seals);
        } finally {
            LOCK.unlock();
        }
    }

    private void noteLocked(long lines, String seal, LongFunction<Optional<String>> seals) {
        try (var lock = FileChannel.open(
                        file.resolveSibling(name + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                var _ = lock.lock()) {
            if (cut(lines, seals).isPresent()
                    || read().filter(known -> known.lines() == lines).isPresent()) {
                return;
            }
            var beside = file.resolveSibling(name + ".head.new");
            Files.writeString(beside, Json.write(new Signed(lines, seal, signature(lines, seal))));
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("the trail's end cannot be noted in " + file, e);
        }
    }

    /** What does not fit the end that was noted, given the trail's length and its seals by line; empty where all does. */
    public Optional<String> cut(long lines, LongFunction<Optional<String>> seals) {
        boolean began = Files.exists(key);
        var noted = read();
        if (noted.isEmpty()) {
            return began
                    ? Optional.of("the trail's chain is whole, but this home's note of its end (" + file
                            + ") is gone or unreadable; lines may have been cut off")
                    : Optional.empty();
        }
        var end = noted.get();
        if (!MessageDigest.isEqual(
                end.signature().getBytes(StandardCharsets.UTF_8),
                signature(end.lines(), end.seal()).getBytes(StandardCharsets.UTF_8))) {
            return Optional.of("this home's note of the trail's end (" + file + ") was changed");
        }
        if (lines < end.lines()) {
            return Optional.of("the trail has " + lines + " lines, but this home noted " + end.lines()
                    + ": the last ones were cut off");
        }
        return seals.apply(end.lines()).filter(end.seal()::equals).isPresent()
                ? Optional.empty()
                : Optional.of("the trail was rewritten: line " + end.lines() + " has not the seal this home noted");
    }

    private Optional<Signed> read() {
        try {
            return Files.exists(file) ? Optional.of(Json.read(Files.readString(file), Signed.class)) : Optional.empty();
        } catch (IOException | JacksonException e) {
            return Optional.empty();
        }
    }

    private String signature(long lines, String seal) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret(), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal((lines + " " + seal).getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException("the key " + key + " cannot be read or made", e);
        }
    }

    private byte[] secret() throws IOException {
        if (!Files.exists(key)) {
            byte[] fresh = new byte[32];
            new SecureRandom().nextBytes(fresh);
            try {
                if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
                    Files.createFile(
                            key, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
                    Files.write(key, fresh);
                } else {
                    Files.write(key, fresh, StandardOpenOption.CREATE_NEW);
                }
            } catch (FileAlreadyExistsException _) {
                // another process made it first
            }
        }
        return Files.readAllBytes(key);
    }
}
