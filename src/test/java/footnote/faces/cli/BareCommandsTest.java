package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BareCommandsTest {
    @TempDir
    private Path folder;

    /** What a call printed, and its exit code. */
    private record Printed(int code, String text) {}

    @ParameterizedTest
    @ValueSource(strings = {"runs", "config", "documents", "sample"})
    void printTheSameWithoutTheParserAsWithIt(String command) {
        call("runs"); // makes the home

        var bare = call(command);
        var parsed = call("--out", folder.toString(), command);

        assertThat(bare).isEqualTo(parsed);
        assertThat(bare.code()).isZero();
    }

    @Test
    void everyCommandKnowsTheVersion() {
        var root = call("--out", "x", "--version");
        var command = call("runs", "--version");

        assertThat(root.text()).startsWith("footnote ").isEqualTo(command.text());
    }

    private Printed call(String... args) {
        var out = new ByteArrayOutputStream();
        var stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        var console = new Console(stream, stream, new BufferedReader(new StringReader("")), false, false, false);
        var environment = Map.of("FOOTNOTE_HOME", folder.resolve("home").toString());
        int code = new Cli(environment, folder, console, Desk::new).run(args);
        return new Printed(code, out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void needNoClassOfTheParser() throws IOException {
        var loaded = new ArrayList<String>();
        for (var type : List.of(BareCommands.class, Context.class)) {
            try (var code = type.getResourceAsStream(type.getSimpleName() + ".class")) {
                loaded.add(new String(code.readAllBytes(), StandardCharsets.ISO_8859_1));
            }
        }

        assertThat(loaded).allSatisfy(code -> assertThat(code).doesNotContain("picocli"));
    }
}
