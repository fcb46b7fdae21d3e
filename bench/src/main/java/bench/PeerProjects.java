package bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The peers under {@code bench/peers}, each built with a class path of its own. */
final class PeerProjects {
    private static final Path FOLDER = Main.root().resolve("bench/peers");

    private PeerProjects() {}

    /** Builds them when a source is newer than the last build. */
    static void build() throws IOException, InterruptedException {
        var stamp = FOLDER.resolve("target/built");
        if (Files.exists(stamp) && !changedSince(stamp)) {
            return;
        }
        System.err.println("  building the peers …");
        var log = Files.createTempFile("peers", ".log");
        var builder = new ProcessBuilder("mvn", "-q", "-B", "-f", FOLDER.resolve("pom.xml").toString(), "compile")
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        if (builder.start().waitFor() != 0) {
            throw new IllegalStateException("the peers could not be built: " + Files.readString(log));
        }
        Files.createDirectories(stamp.getParent());
        Files.writeString(stamp, "");
        Files.setLastModifiedTime(stamp, FileTime.from(Instant.now()));
    }

    private static boolean changedSince(Path stamp) throws IOException {
        var built = Files.getLastModifiedTime(stamp);
        try (var files = Files.walk(FOLDER)) {
            for (var file : files.filter(PeerProjects::isSource).toList()) {
                if (Files.getLastModifiedTime(file).compareTo(built) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isSource(Path file) {
        String name = file.toString();
        return (name.endsWith(".java") || name.endsWith("pom.xml")) && !name.contains("/target/");
    }

    static String classPath(String peer) throws IOException {
        var parts = new ArrayList<>(List.of(
                FOLDER.resolve("trial/target/classes").toString(),
                FOLDER.resolve(peer).resolve("target/classes").toString()));
        if (peer.equals("ours")) {
            parts.add(Main.root().resolve("target/classes").toString());
            parts.add(Main.root().resolve("target/lib") + "/*");
        } else {
            parts.add(Files.readString(FOLDER.resolve(peer).resolve("target/classpath")));
        }
        return String.join(":", parts);
    }
}
