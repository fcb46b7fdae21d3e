package footnote.runtime.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Programs of this machine that walls are built of. */
final class HostPrograms {
    static final String PYTHON = "/usr/bin/python3";
    private static final List<String> FOLDERS = List.of("/usr/bin", "/bin", "/usr/local/bin", "/usr/sbin", "/sbin");
    /** Nobody, as every Linux numbers it. */
    static final String NOBODY = "65534";

    private HostPrograms() {}

    static Optional<String> find(String name) {
        return FOLDERS.stream()
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }

    static Optional<String> firstMissing(String... names) {
        return Stream.of(names).filter(name -> find(name).isEmpty()).findFirst();
    }

    static boolean linux() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).equals("linux");
    }

    /** Whether this process has user id 0, whatever that user is called. */
    static boolean root() {
        try {
            return Files.getAttribute(Path.of("/proc/self"), "unix:uid") instanceof Integer uid && uid == 0;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return "root".equals(System.getProperty("user.name"));
        }
    }

    /** Steps down from root, and limits what only the launcher can. */
    static List<String> loweredTo() {
        var command = new ArrayList<String>();
        if (root()) {
            command.addAll(List.of(
                    find("setpriv").orElseThrow(),
                    "--reuid=" + NOBODY,
                    "--regid=" + NOBODY,
                    "--clear-groups",
                    "--no-new-privs"));
        }
        command.addAll(List.of(
                find("prlimit").orElseThrow(),
                "--core=0",
                "--nofile=64",
                "--fsize=16777216",
                "--stack=8388608",
                "--memlock=0",
                "--msgqueue=0"));
        command.addAll(List.of(find("nice").orElseThrow(), "-n", "10"));
        return command;
    }

    /** The worker itself; its source is an argument, so it needs no file inside, and its name shows it among processes. */
    static List<String> worker(String tier, SandboxTier.Outfit outfit, String name) {
        return List.of(
                PYTHON,
                "-I",
                "-B",
                "-c",
                SandboxFiles.text("worker.py"),
                tier,
                outfit.name().toLowerCase(Locale.ROOT),
                name);
    }
}
