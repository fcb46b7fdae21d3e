package footnote.testing;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A second JVM on the test's own class path, to be killed. */
public final class Child implements AutoCloseable {
    /**
     * What lets a JVM that lives for seconds spend least: no optimized code, no second look at compiled classes, and what
     * other processes have unpacked.
     */
    public static final List<String> QUICK = List.of(
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:-BytecodeVerificationRemote",
            "-Dfootnote.native=" + System.getProperty("footnote.native", ""));

    private final Process process;
    private final BufferedReader said;

    private Child(Process process) {
        this.process = process;
        this.said = process.inputReader();
    }

    public static Child of(Class<?> program, String... args) {
        return of("256m", program, args);
    }

    /** One with that much heap. */
    public static Child of(String heap, Class<?> program, String... args) {
        var command = new ArrayList<String>();
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        command.addAll(QUICK);
        command.addAll(List.of(
                "--enable-native-access=ALL-UNNAMED",
                "--add-modules=jdk.incubator.vector",
                "-Xmx" + heap,
                "-Djava.util.logging.config.file=src/test/resources/logging.properties",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        command.addAll(List.of(args));
        try {
            return new Child(new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits until it prints the given line. */
    public Child awaitLine(String line) {
        try {
            for (var next = said.readLine(); next != null; next = said.readLine()) {
                if (next.equals(line)) {
                    return this;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new IllegalStateException("the child ended without saying '" + line + "'");
    }

    public void signal(String name) {
        try {
            new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                    .start()
                    .waitFor();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** SIGKILL, and nothing of it is left. */
    public void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    public void awaitEnd() {
        try {
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the child did not end");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What of a core it has used. */
    public Duration cpu() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    public boolean alive() {
        return process.isAlive();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        awaitEnd();
    }
}
