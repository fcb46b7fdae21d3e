package footnote.faces.cli;

import footnote.Desk;
import footnote.runtime.db.DatabaseException;
import footnote.runtime.run.Fault;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * Commands without arguments, called as they are: to set up a parser takes longer than these take to run. Nothing here
 * names the parser, whose classes no start-up cache can hold.
 */
public final class BareCommands {
    private BareCommands() {}

    /** How such a command of this process ended; empty for any other. */
    public static OptionalInt real(String... args) {
        if (args.length != 1) {
            return OptionalInt.empty();
        }
        var environment = System.getenv();
        try (var context =
                new Context(environment, Path.of("").toAbsolutePath(), Console.real(environment), Desk::new)) {
            return run(context, args);
        }
    }

    static OptionalInt run(Context context, String... args) {
        var command = args.length == 1 ? called(args[0], context) : null;
        if (command == null) {
            return OptionalInt.empty();
        }
        try {
            int code = command.call();
            context.noteRefusals(code);
            return OptionalInt.of(code);
        } catch (Exception e) {
            return OptionalInt.of(failed(e, context));
        }
    }

    /** Their options have defaults in the class itself, so that without arguments nothing has to be parsed. */
    private static @Nullable Callable<Integer> called(String name, Context context) {
        return switch (name) {
            case "runs" -> new RunsCommand(context);
            case "config" -> new ConfigCommand(context);
            case "doctor" -> new DoctorCommand(context);
            case "documents" -> new DocumentsCommand(context);
            case "sample" -> new SampleCommand(context);
            default -> null;
        };
    }

    /** Says what went wrong, and how the command ended for it. */
    static int failed(Exception e, Context context) {
        var console = context.console();
        var mask = context.mask();
        if (e instanceof Fault fault) {
            console.problem(mask.over(String.valueOf(fault.getMessage())));
            return fault.kind() == Fault.Kind.INPUT ? Cli.REFUSED : Cli.FAILED;
        }
        if (e instanceof DatabaseException) {
            console.problem(mask.over(String.valueOf(e.getMessage())));
            return Cli.FAILED;
        }
        console.problem("something went wrong that should not: " + mask.over(e.toString()));
        if (console.debugging()) {
            console.err().println(mask.trace(e));
        } else {
            console.err().println("  LOG_LEVEL=DEBUG shows where");
        }
        return Cli.FAILED;
    }
}
