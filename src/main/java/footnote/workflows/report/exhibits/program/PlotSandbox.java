package footnote.workflows.report.exhibits.program;

import footnote.domain.LedgerEntry;
import footnote.runtime.json.Json;
import footnote.runtime.sandbox.Sandbox;
import footnote.runtime.sandbox.SandboxResult;
import footnote.runtime.sandbox.SandboxTask;
import footnote.workflows.report.text.PlotProgram;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;

/** Runs a program in the sandbox with facts as its only input, and gets the list of what it drew. */
final class PlotSandbox {
    private static final String HARNESS = read("PlotHarness.py");

    private final Supplier<? extends Sandbox> sandbox;

    PlotSandbox(Supplier<? extends Sandbox> sandbox) {
        this.sandbox = sandbox;
    }

    /** No program can run here, whatever it is. */
    static final class Unavailable extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        Unavailable(String message) {
            super(message);
        }
    }

    PlotListing listing(PlotProgram.Placed program, List<LedgerEntry> entries) {
        var facts = Json.object();
        for (int i = 0; i < entries.size(); i++) {
            String id = program.facts().get(i).id();
            facts.set(id, Json.node(ProgramRunner.Given.of(id, entries.get(i))));
        }
        var input = Json.object().put("program", program.source());
        input.set("facts", facts);
        var result = sandbox.get().recorded().run(SandboxTask.plot(HARNESS, input));
        if (!result.ok()) {
            throw failure(result);
        }
        try {
            return Json.convert(
                    result.result().orElseThrow(() -> new IllegalArgumentException("the program drew nothing")),
                    PlotListing.class);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("what the program drew cannot be listed", e);
        }
    }

    private static IllegalArgumentException failure(SandboxResult result) {
        return switch (result.status()) {
            case UNAVAILABLE -> new Unavailable("no sandbox is available: " + result.complaint());
            case TIMEOUT -> new IllegalArgumentException("the program ran longer than it may");
            case MEMORY -> new IllegalArgumentException("the program used more memory than it may");
            default ->
                result.complaint().contains("No module named 'matplotlib'")
                        ? new Unavailable("matplotlib is not installed; on Debian: apt-get install python3-matplotlib")
                        : new IllegalArgumentException("the program failed: " + result.complaint());
        };
    }

    private static String read(String file) {
        try (var in = PlotSandbox.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no " + file + " beside " + PlotSandbox.class.getSimpleName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
