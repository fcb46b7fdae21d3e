package footnote.runtime.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Builds the image of the container tier: the language with pinned pandas, numpy and matplotlib, and nothing else. */
public final class SandboxImage {
    public static final String NAME = Container.IMAGE;

    private SandboxImage() {}

    /** The exit code of docker's or podman's build; what it says goes to the listener. */
    public static int build(Consumer<String> said) {
        var engine = Stream.of("docker", "podman")
                .flatMap(name -> HostPrograms.find(name).stream())
                .findFirst();
        if (engine.isEmpty()) {
            said.accept("neither docker nor podman is installed");
            return 1;
        }
        try {
            var process = new ProcessBuilder(List.of(engine.get(), "build", "--tag", NAME, "-"))
                    .redirectErrorStream(true)
                    .start();
            try (var in = process.getOutputStream()) {
                in.write(SandboxFiles.text("Dockerfile").getBytes(StandardCharsets.UTF_8));
            }
            try (var lines = process.inputReader(StandardCharsets.UTF_8)) {
                lines.lines().forEach(said);
            }
            return process.waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException("the image cannot be built", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        }
    }
}
