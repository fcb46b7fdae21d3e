package footnote.faces.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Measures how good what we print is. */
@Command(
        name = "eval",
        description = "Measure how good the results are, on your data or on the sample market.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {EvalMatchingCommand.class, EvalLeadsCommand.class})
final class EvalCommand implements Runnable {
    private final Context context;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    EvalCommand(Context context) {
        this.context = context;
    }

    @Override
    public void run() {
        spec.commandLine().usage(context.console().out());
    }
}
