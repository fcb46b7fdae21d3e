package footnote.faces.cli;

import footnote.config.Setting;
import footnote.runtime.run.Fault;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program itself, with the flags that every command takes. */
@Command(
        name = "footnote",
        description = "Equity research on your own machine. No figure without a source.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:something failed",
            "2:refused, or bad input",
            "3:waiting for your reply; it says how to reply"
        })
final class RootCommand implements Callable<Integer> {
    private final Context context;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    RootCommand(Context context) {
        this.context = context;
    }

    @Option(names = "--json", scope = ScopeType.INHERIT, description = "Print the result as JSON, events on stderr.")
    void json(boolean on) {
        context.json = on;
    }

    @Option(
            names = {"-q", "--quiet"},
            scope = ScopeType.INHERIT,
            description = "Print no progress.")
    void quiet(boolean on) {
        context.quiet = on;
    }

    @Option(
            names = "--offline",
            scope = ScopeType.INHERIT,
            description = "Use the fictional sample market; ask no vendor and no model.")
    void offline(boolean on) {
        context.flag(Setting.OFFLINE, String.valueOf(on));
    }

    @Option(
            names = "--sample",
            scope = ScopeType.INHERIT,
            description = "Use the fictional sample market; models answer where a key is set.")
    void sample(boolean on) {
        context.flag(Setting.SAMPLE, String.valueOf(on));
    }

    @Option(names = "--out", paramLabel = "DIR", scope = ScopeType.INHERIT, description = "Where outputs go.")
    void out(Path folder) {
        context.out = Optional.of(folder);
    }

    @Option(
            names = "--budget",
            paramLabel = "DOLLARS",
            scope = ScopeType.INHERIT,
            description = "The most this run may cost.")
    void budget(String amount) {
        context.flag(Setting.BUDGET_RUN, amount);
    }

    @Option(
            names = "--as-of",
            paramLabel = "DATE",
            scope = ScopeType.INHERIT,
            description = "Use only what was known on that day, such as 2024-06-30.")
    void asOf(LocalDate day) {
        context.asOf = Optional.of(day);
    }

    @Override
    public Integer call() {
        var given = spec.commandLine().getParseResult().originalArgs();
        if (!given.isEmpty()) {
            throw Fault.input(String.join(" ", given) + " names no command; 'footnote --help' lists them");
        }
        spec.commandLine().usage(context.console().out());
        return Cli.DONE;
    }
}
