package footnote.faces.cli;

import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Ends a run for good. */
@Command(name = "cancel", description = "End a run; it cannot be resumed.")
final class CancelCommand implements Callable<Integer> {
    private static final long LOOK_EVERY = TimeUnit.MILLISECONDS.toNanos(200);

    /** Longer than a lease lasts: by then the worker that has the run was told, or is gone. */
    private static final int LOOKS = 40;

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
        var stands = engine.cancel(run);
        for (int looked = 0; !stands.over() && looked < LOOKS; looked++) {
            LockSupport.parkNanos(LOOK_EVERY);
            stands = engine.runs().find(run).orElseThrow().status();
            if (!stands.over() && engine.holder(run).isEmpty()) {
                stands = engine.cancel(run); // its worker is gone
            }
        }
        if (stands == Status.CANCELLED) {
            context.audit("cancel", run.value(), "cancelled");
            context.console().out().println("run " + run + " is cancelled");
            return Cli.DONE;
        }
        context.console().problem(undone(run, stands));
        return Cli.FAILED;
    }

    private String undone(RunId run, Status stands) {
        String holder = context.desk().engine().holder(run).orElse("another process");
        return stands.over()
                ? "run " + run + " could not be cancelled: it is " + stands
                : "run " + run + " is still " + stands + " in the hands of " + holder
                        + ", which was told to stop; 'footnote runs show " + run + "' says when it has";
    }
}
