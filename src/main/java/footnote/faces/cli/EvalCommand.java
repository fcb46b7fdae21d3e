package footnote.faces.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Measures how good the desk's own work is. */
@Command(
        name = "eval",
        description = "Measure the desk's own work on questions, labels or outcomes of yours.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            EvalRetrievalCommand.class,
            EvalAskCommand.class,
            EvalSentimentCommand.class,
            EvalMatchingCommand.class,
            EvalLeadsCommand.class,
            EvalPromptsCommand.class
        })
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
