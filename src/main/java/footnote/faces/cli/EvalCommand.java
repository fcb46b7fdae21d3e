package footnote.faces.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Measures the desk's own work; each kind of work is a command below this one. */
@Command(
        name = "eval",
        description = "Measure how well the desk does its work, on questions with known answers.",
        subcommands = {EvalRetrievalCommand.class, EvalAskCommand.class})
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
