package footnote.faces.cli;

import footnote.Desk;
import footnote.Settings;
import footnote.runtime.db.DatabaseException;
import footnote.runtime.run.Fault;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line: parses, calls the desk, prints, and says by its exit code how it went. */
public final class Cli {
    public static final int DONE = 0;
    public static final int FAILED = 1;
    public static final int REFUSED = 2;
    public static final int WAITING = 3;

    private final Map<String, String> environment;
    private final Path folder;
    private final Console console;
    private final Function<Settings, Desk> desks;

    Cli(Map<String, String> environment, Path folder, Console console, Function<Settings, Desk> desks) {
        this.desks = desks;
        this.environment = environment;
        this.folder = folder;
        this.console = console;
    }

    /** The one of this process. */
    public static Cli real() {
        return new Cli(System.getenv(), Path.of("").toAbsolutePath(), Console.real(System.getenv()), Desk::new);
    }

    public int run(String... args) {
        try (var context = new Context(environment, folder, console, desks)) {
            var line = new CommandLine(Root.class, context.factory());
            line.setCaseInsensitiveEnumValuesAllowed(true)
                    .setAbbreviatedOptionsAllowed(false)
                    .setUsageHelpWidth(100)
                    .setOut(console.outWriter())
                    .setErr(console.errWriter())
                    .setParameterExceptionHandler(this::badArguments)
                    .setExecutionExceptionHandler((e, _, _) -> failed(e));
            line.addSubcommand("completion", new AutoComplete.GenerateCompletion());
            return line.execute(args);
        }
    }

    private int badArguments(ParameterException e, String[] args) {
        String hint = UnmatchedArgumentException.printSuggestions(e, console.errWriter())
                ? ""
                : "; '" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help' lists what there is";
        console.err().println("footnote: " + e.getMessage() + hint);
        return REFUSED;
    }

    private int failed(Exception e) {
        if (e instanceof Fault fault) {
            console.problem(String.valueOf(fault.getMessage()));
            return fault.kind() == Fault.Kind.INPUT ? REFUSED : FAILED;
        }
        if (e instanceof DatabaseException) {
            console.problem(String.valueOf(e.getMessage()));
            return FAILED;
        }
        console.problem("something went wrong that should not: " + e);
        if (console.debugging()) {
            e.printStackTrace(console.err());
        } else {
            console.err().println("  LOG_LEVEL=DEBUG shows where");
        }
        return FAILED;
    }
}
