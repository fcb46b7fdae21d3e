package footnote.runtime.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Namespaces by bubblewrap: nothing of the machine but /usr to read, no network, and a filter from the launch on. */
final class Bubblewrap implements SandboxTier {
    private static final List<String> LIBRARIES = List.of("/lib", "/lib64", "/lib32", "/bin", "/sbin");

    private final Path filter;

    Bubblewrap(Path filter) {
        this.filter = filter;
    }

    @Override
    public String name() {
        return "bubblewrap";
    }

    @Override
    public Optional<String> missing() {
        return HostPrograms.linux()
                ? HostPrograms.firstMissing("bwrap", "prlimit", "setpriv", "nice", "python3")
                        .map(program -> program + " is not installed")
                : Optional.of("this is not Linux");
    }

    @Override
    public List<String> command(String worker, Outfit outfit) {
        var command = new ArrayList<>(List.of("/bin/sh", "-c", "exec \"$@\" 9<\"$0\"", filter.toString()));
        command.addAll(HostPrograms.loweredTo());
        command.addAll(List.of(
                HostPrograms.find("bwrap").orElseThrow(),
                "--unshare-all",
                "--unshare-user",
                "--disable-userns",
                "--die-with-parent",
                "--new-session",
                "--as-pid-1",
                "--clearenv"));
        SandboxEnvironment.variables().forEach((name, value) -> command.addAll(List.of("--setenv", name, value)));
        command.addAll(List.of("--ro-bind", "/usr", "/usr"));
        LIBRARIES.forEach(folder -> library(Path.of(folder), command));
        command.addAll(List.of(
                "--ro-bind-try",
                "/etc/alternatives",
                "/etc/alternatives",
                "--ro-bind-try",
                "/etc/ld.so.cache",
                "/etc/ld.so.cache",
                "--proc",
                "/proc",
                "--dev",
                "/dev",
                "--size",
                "16777216",
                "--tmpfs",
                "/tmp",
                "--remount-ro",
                "/dev",
                "--remount-ro",
                "/",
                "--chdir",
                "/tmp",
                "--uid",
                HostPrograms.NOBODY,
                "--gid",
                HostPrograms.NOBODY,
                "--cap-drop",
                "ALL",
                "--seccomp",
                "9",
                "--"));
        command.addAll(HostPrograms.worker(name(), outfit, worker));
        return command;
    }

    /** A link into /usr on most systems, a folder of its own on others. */
    private static void library(Path folder, List<String> command) {
        try {
            if (Files.isSymbolicLink(folder)) {
                command.addAll(
                        List.of("--symlink", Files.readSymbolicLink(folder).toString(), folder.toString()));
            } else if (Files.isDirectory(folder)) {
                command.addAll(List.of("--ro-bind", folder.toString(), folder.toString()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
