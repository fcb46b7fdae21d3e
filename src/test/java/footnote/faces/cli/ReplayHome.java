package footnote.faces.cli;

import footnote.Desk;
import footnote.runtime.run.Workflows;
import footnote.testing.Databases;
import footnote.testing.replay.ReplayServer;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** A fresh home whose commands run the whole program over recorded vendors, on the day of the recordings. */
final class ReplayHome implements AutoCloseable {
    final Map<String, String> environment = new HashMap<>();
    final ReplayServer vendors;
    private final Path folder;

    private ReplayHome(Path folder, ReplayServer vendors) {
        this.folder = folder;
        this.vendors = vendors;
        environment.put("FOOTNOTE_HOME", folder.resolve("home").toString());
        Databases.intoHome(folder.resolve("home"));
        environment.put("FOOTNOTE_EDGAR_USER_AGENT", "Replay Harness harness@replay.example");
    }

    static ReplayHome at(Path folder, String day, String... modes) {
        return new ReplayHome(folder, ReplayServer.at(day, modes));
    }

    /** With companies of the test's own beside the recorded ones. */
    static ReplayHome with(Path added, Path folder, String day) {
        return new ReplayHome(folder, ReplayServer.with(added, day));
    }

    /** What a command printed, to either stream, and its exit code. */
    record Said(int code, String text) {}

    /** Runs one command as a process of its own would; the log holds its requests alone. */
    Said run(String... args) {
        vendors.clearLog();
        var out = new ByteArrayOutputStream();
        var stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        var console = new Console(stream, stream, new BufferedReader(new StringReader("")), false, false, false);
        int code = new Cli(
                        environment,
                        folder,
                        console,
                        settings -> new Desk(settings, new Workflows(), vendors.clock(), vendors.network()))
                .run(args);
        return new Said(code, out.toString(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        vendors.close();
    }
}
