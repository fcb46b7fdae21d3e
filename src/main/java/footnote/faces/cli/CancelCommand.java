package footnote.faces.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Ends a run for good. */
@Command(name = "cancel", description = "End a run for good.")
final class CancelCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(paramLabel = "ID", description = "The run, or the beginning or end of its id.")
    private String id = "";

    CancelCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var engine = context.desk().engine();
        var run = engine.runs().called(id).id();
        engine.cancel(run);
        context.audit("cancel", run.value(), "cancelled");
        context.console().out().println("run " + run + " is cancelled");
        return Cli.DONE;
    }
}
