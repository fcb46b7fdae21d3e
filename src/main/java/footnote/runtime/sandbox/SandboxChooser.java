package footnote.runtime.sandbox;

import footnote.runtime.json.Json;
import footnote.runtime.sandbox.SandboxResult.SandboxStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Chooses the best tier that holds a hostile program on this machine; none is trusted for being installed. */
public final class SandboxChooser implements Sandbox, AutoCloseable {
    private static final int WAITING = 2;
    private static final String ADVICE =
            "no sandbox works here; install bubblewrap with python3-pandas (on Debian: apt-get install bubblewrap"
                    + " python3-pandas), or docker and run 'footnote sandbox image'";

    private final Path folder;
    private final List<String> refused = new ArrayList<>();
    private final Optional<WarmSandboxes> chosen;

    private SandboxChooser(Path folder) {
        this.folder = folder;
        this.chosen = choose(tiers(folder));
    }

    /** Tries the tiers, best first; takes about a tenth of a second for each. */
    public static SandboxChooser here() {
        try {
            TemporaryFileCleanup.sweep();
            var folder = Files.createTempDirectory(
                    "footnote-cell" + ProcessHandle.current().pid() + "-");
            if (HostPrograms.linux()) {
                Files.write(folder.resolve("launch.bpf"), Seccomp.atLaunch(Syscalls.Machine.here()));
            }
            return new SandboxChooser(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot prepare sandboxes", e);
        }
    }

    static List<SandboxTier> tiers(Path folder) {
        return List.of(
                new Bubblewrap(folder.resolve("launch.bpf")),
                new Landlock(),
                new Container("docker"),
                new Container("podman"));
    }

    private Optional<WarmSandboxes> choose(List<SandboxTier> tiers) {
        for (var tier : tiers) {
            var trouble = trouble(tier);
            if (trouble.isEmpty()) {
                return Optional.of(new WarmSandboxes(tier, WAITING));
            }
            refused.add(tier.name() + ": " + trouble.get());
        }
        return Optional.empty();
    }

    /** What speaks against a wall; empty where it held. */
    static Optional<String> trouble(SandboxTier tier) {
        try {
            var missing = tier.missing();
            if (missing.isPresent()) {
                return missing;
            }
            try (var sandboxes = new WarmSandboxes(tier, 0)) {
                return held(sandboxes);
            }
        } catch (UnsupportedOperationException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    /** Lets a program try to get out: to a listener, to a file of ours, to our process. */
    private static Optional<String> held(WarmSandboxes sandboxes) {
        try (var listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var secret = Files.createTempFile("footnote-canary", ".txt");
            var written = Path.of(secret + ".out");
            try {
                Files.writeString(secret, "out");
                String token = UUID.randomUUID().toString();
                var input = Json.object()
                        .put("token", token)
                        .put("port", listener.getLocalPort())
                        .put("file", secret.toString())
                        .put("parent", ProcessHandle.current().pid());
                var result = sandboxes.bare(SandboxTask.script(SandboxFiles.text("canary.py"), input));
                boolean stayed = result.ok()
                        && result.result()
                                .map(node -> node.asString("").equals(token + " held"))
                                .orElse(false);
                if (Files.exists(written)) {
                    return Optional.of("the sandbox leaks: a write beside a file of the launcher");
                }
                return stayed ? Optional.empty() : Optional.of(result.status().word() + ", " + result.complaint());
            } finally {
                Files.deleteIfExists(secret);
                Files.deleteIfExists(written);
            }
        } catch (IOException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    private String others() {
        return String.join("; ", refused);
    }

    /** Has a worker of the chosen tier load in the background. */
    public void warmUp() {
        chosen.ifPresent(sandboxes -> sandboxes.warmUp(1));
    }

    @Override
    public SandboxResult run(SandboxTask task) {
        return chosen.map(sandboxes -> sandboxes.run(task))
                .orElseGet(() -> SandboxResult.unrun(SandboxStatus.UNAVAILABLE, SandboxCheck.NONE, ADVICE));
    }

    @Override
    public SandboxCheck tier() {
        return chosen.map(sandboxes -> new SandboxCheck(
                        sandboxes.tier().name(),
                        true,
                        sandboxes.tier().said() + (refused.isEmpty() ? "" : "; not taken: " + others())))
                .orElseGet(() -> new SandboxCheck(SandboxCheck.NONE, false, ADVICE + " (" + others() + ")"));
    }

    @Override
    public void close() {
        chosen.ifPresent(WarmSandboxes::close);
        try {
            Files.deleteIfExists(folder.resolve("launch.bpf"));
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
