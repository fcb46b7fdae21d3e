package footnote.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** A real server of somebody else's, from Maven, in a process with a class path of its own; src/test/servers lists them. */
public final class ForeignServer implements AutoCloseable {
    private static final Path POMS = Path.of("src", "test", "servers");

    private final String name;
    private final Process process;
    private final Path log;

    private ForeignServer(String name, Process process, Path log) {
        this.name = name;
        this.process = process;
        this.log = log;
    }

    /** Everything its pom asks for; a test that cannot have it is skipped. */
    public static List<Path> classPath(String name) {
        var kept = Path.of("target", "servers", name + ".cp").toAbsolutePath();
        var pom = POMS.resolve(name).resolve("pom.xml");
        try {
            if (!Files.exists(kept) || Files.getLastModifiedTime(kept).compareTo(Files.getLastModifiedTime(pom)) < 0) {
                Files.createDirectories(kept.getParent());
                assumeTrue(
                        resolved(pom, kept, true) || resolved(pom, kept, false),
                        "Maven cannot resolve " + pom + "; .ci/run does so beforehand");
            }
            return List.of(Files.readString(kept).strip().split(":", -1)).stream()
                    .map(Path::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean resolved(Path pom, Path into, boolean offline) throws IOException {
        var part = into.resolveSibling(
                into.getFileName() + "." + ProcessHandle.current().pid());
        var command = new ArrayList<>(List.of("mvn", "-q", "-B", "-f", pom.toString()));
        if (offline) {
            command.add("-o");
        }
        command.add("org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath");
        command.add("-Dmdep.outputFile=" + part);
        var builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        try {
            var maven = builder.start();
            if (!maven.waitFor(3, TimeUnit.MINUTES)) {
                maven.destroyForcibly();
            }
            boolean done = maven.waitFor() == 0 && Files.exists(part);
            if (done) {
                Files.move(part, into, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
            }
            return done;
        } catch (IOException e) {
            return false; // there is no Maven on the path
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static int freePort() {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts a program with these options of Java, class path, main class and words. */
    public static ForeignServer start(String name, Path folder, List<String> words) {
        var command = new ArrayList<String>();
        command.add(System.getProperty("java.home") + "/bin/java");
        command.addAll(Child.QUICK);
        command.addAll(words);
        var log = folder.resolve(name + ".log");
        try {
            var process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            return new ForeignServer(name, process, log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits until it answers. */
    public ForeignServer await(Duration timeout, BooleanSupplier answers) {
        long until = System.nanoTime() + timeout.toNanos();
        while (!answers.getAsBoolean()) {
            if (!process.isAlive() || System.nanoTime() > until) {
                String said = said();
                close();
                throw new IllegalStateException(name + " does not answer:\n" + said);
            }
            pause();
        }
        return this;
    }

    private void pause() {
        try {
            Optional.of(process.waitFor(100, TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public String said() {
        try {
            String text = Files.readString(log);
            return text.substring(Math.max(0, text.length() - 4000));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public long pid() {
        return process.pid();
    }

    /** SIGKILL. */
    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
