package footnote.faces.cli;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.sandbox.SandboxImage;
import footnote.runtime.sandbox.SandboxLimits;
import footnote.runtime.sandbox.SandboxResult;
import footnote.runtime.sandbox.SandboxResult.SandboxStatus;
import footnote.runtime.sandbox.SandboxTask;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Runs code in a locked cell, by hand. */
@Command(
        name = "sandbox",
        description = "Run Python in a sandbox: no network, no files, limited time and memory.",
        subcommands = {SandboxCommand.RunCode.class, SandboxCommand.Image.class})
final class SandboxCommand implements Callable<Integer> {
    private final Context context;

    SandboxCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var tier = context.desk().sandbox().tier();
        if (context.json) {
            context.console().out().println(Json.write(tier));
        } else {
            context.console().out().println(tier.name() + ": " + tier.said());
        }
        return tier.available() ? Cli.DONE : Cli.FAILED;
    }

    /** One program. */
    @Command(
            name = "run",
            description = "Run FILE; the input is 'data', pandas 'pd', numpy 'np', indicators"
                    + " 'ta'; the value of 'result' is printed.")
    static final class RunCode implements Callable<Integer> {
        private final Context context;

        @Parameters(paramLabel = "FILE.py", description = "The program.")
        private Path file = Path.of("");

        @Option(names = "--input", paramLabel = "FILE.json", description = "The data it gets.")
        private Optional<Path> input = Optional.empty();

        @Option(
                names = "--indicator",
                description = "The input is columns of bars; they stand ready as open, high, low, close and volume,"
                        + " and the limit is 3 seconds.")
        private boolean indicator;

        @Option(names = "--seconds", description = "Wall time at most. Default: 15, or 3 for an indicator.")
        private Optional<Integer> seconds = Optional.empty();

        @Option(names = "--memory", description = "Megabytes above the interpreter's own. Default: 128.")
        private Optional<Integer> memory = Optional.empty();

        RunCode(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var kind = indicator ? SandboxTask.Kind.INDICATOR : SandboxTask.Kind.SCRIPT;
            var task = new SandboxTask(kind, read(file), input.map(this::data).orElse(Json.object()), limits());
            var result = context.desk().sandbox().run(task);
            print(result);
            return switch (result.status()) {
                case OK -> Cli.DONE;
                case REFUSED -> Cli.REFUSED;
                default -> Cli.FAILED;
            };
        }

        private SandboxLimits limits() {
            var standard = indicator ? SandboxLimits.INDICATOR : SandboxLimits.STANDARD;
            try {
                return new SandboxLimits(
                        seconds.map(Duration::ofSeconds).orElse(standard.wall()),
                        memory.orElse(standard.memoryMegabytes()));
            } catch (IllegalArgumentException e) {
                throw Fault.input(String.valueOf(e.getMessage()));
            }
        }

        private String read(Path path) {
            try {
                return Files.readString(context.folder().resolve(path));
            } catch (MalformedInputException e) {
                throw Fault.input(path + " is not text in UTF-8");
            } catch (IOException e) {
                throw Fault.input("cannot read " + path + "; check that it exists and may be read");
            }
        }

        private JsonNode data(Path path) {
            try {
                return Json.tree(read(path));
            } catch (JacksonException e) {
                throw Fault.input(path + " is not JSON: " + e.getOriginalMessage());
            }
        }

        private void print(SandboxResult result) {
            var console = context.console();
            if (context.json) {
                console.out().println(Json.write(result));
                return;
            }
            console.out().print(Console.plain(result.stdout()));
            if (result.stdoutCut()) {
                console.out().println("\n… cut after 20,000 bytes");
            }
            result.result().ifPresent(value -> console.out().println(Json.pretty(value)));
            if (!result.stderr().isBlank()) {
                console.err().println(Console.plain(result.stderr().strip()));
            }
            String exit = result.status() == SandboxStatus.UNAVAILABLE ? "" : ", exit code " + result.exitCode();
            console.err()
                    .println(console.dim(
                            result.status().word() + exit + ", " + result.wallMillis() + " ms, " + result.tier()));
        }
    }

    /** The image of the container tier. */
    @Command(name = "image", description = "Build the image that the docker or podman tier uses.")
    static final class Image implements Callable<Integer> {
        private final Context context;

        Image(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            int code = SandboxImage.build(line -> context.console().err().println(Console.plain(line)));
            context.console().out().println(code == 0 ? "built " + SandboxImage.NAME : "the image was not built");
            return code == 0 ? Cli.DONE : Cli.FAILED;
        }
    }
}
