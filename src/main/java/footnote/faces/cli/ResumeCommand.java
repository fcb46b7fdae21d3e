package footnote.faces.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Goes on with a run. */
@Command(name = "resume", description = "Go on with a run that was stopped, parked or failed.")
final class ResumeCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(paramLabel = "ID", description = "The run, or the beginning or end of its id.")
    private String id = "";

    ResumeCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var engine = context.desk().engine();
        var run = engine.runs().called(id).id();
        return new RunDriver(context).resume(run);
    }
}
