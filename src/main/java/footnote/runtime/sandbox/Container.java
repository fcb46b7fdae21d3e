package footnote.runtime.sandbox;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A container of docker or podman, of an image that {@code footnote sandbox image} built. */
final class Container implements SandboxTier {
    static final String IMAGE = "footnote-cell:1";
    private static final int KILL_SECONDS = 10;

    private final String engine;

    Container(String engine) {
        this.engine = engine;
    }

    @Override
    public String name() {
        return engine;
    }

    @Override
    public Optional<String> missing() {
        if (HostPrograms.find(engine).isEmpty()) {
            return Optional.of(engine + " is not installed");
        }
        return done(List.of(path(), "image", "inspect", IMAGE))
                ? Optional.empty()
                : Optional.of(
                        engine + " does not answer or has no image " + IMAGE + "; 'footnote sandbox image' builds it");
    }

    @Override
    public List<String> command(String worker, Outfit outfit) {
        var command = new ArrayList<>(List.of(path(), "run"));
        command.addAll(flags(worker));
        SandboxEnvironment.variables().forEach((name, value) -> command.addAll(List.of("--env", name + "=" + value)));
        command.add(IMAGE);
        var inside = HostPrograms.worker(name(), outfit, worker);
        command.add("python3");
        command.addAll(inside.subList(1, inside.size()));
        return command;
    }

    static List<String> flags(String worker) {
        return List.of(
                "--rm",
                "-i",
                "--name",
                worker,
                "--pull=never",
                "--network",
                "none",
                "--read-only",
                "--tmpfs",
                "/tmp:rw,noexec,nosuid,nodev,size=16m",
                "--memory",
                "256m",
                "--memory-swap",
                "256m",
                "--cpus",
                "0.5",
                "--pids-limit",
                "32",
                "--ulimit",
                "nofile=64",
                "--ulimit",
                "core=0",
                "--cap-drop",
                "ALL",
                "--security-opt",
                "no-new-privileges",
                "--user",
                HostPrograms.NOBODY + ":" + HostPrograms.NOBODY,
                "--ipc",
                "none",
                "--log-driver",
                "none");
    }

    /** Killing the client would leave the container. */
    @Override
    public void end(String worker) {
        var _ = done(List.of(path(), "kill", worker));
    }

    private String path() {
        return HostPrograms.find(engine).orElse(engine);
    }

    private static boolean done(List<String> command) {
        try {
            var process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (!process.waitFor(KILL_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return false;
            }
            return process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
