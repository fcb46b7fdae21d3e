package footnote.faces.cli;

import footnote.Desk;
import footnote.testing.Databases;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Runs commands in a folder with a home of its own, and holds what the last one printed. */
final class CliHome {
    final Path folder;
    final Map<String, String> environment = new HashMap<>();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    CliHome(Path folder) {
        this.folder = folder;
        environment.put("FOOTNOTE_HOME", home().toString());
        Databases.intoHome(home());
    }

    Path home() {
        return folder.resolve("home");
    }

    int run(String... args) {
        out.reset();
        err.reset();
        var console = new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new BufferedReader(new StringReader("")),
                false,
                false,
                false);
        return new Cli(environment, folder, console, Desk::new).run(args);
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
