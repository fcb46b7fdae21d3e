package footnote.faces.cli;

import footnote.runtime.run.Fault;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Goes on with a run. */
@Command(name = "resume", description = "Continue a run that was stopped, is waiting, or failed.")
final class ResumeCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(paramLabel = "ID", description = "The run, or the beginning or end of its id.")
    private String id = "";

    ResumeCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        context.out.ifPresent(folder -> {
            throw Fault.input("resume writes where the run began to; leave --out " + folder + " out");
        });
        var engine = context.desk().engine();
        var run = engine.runs().called(id).id();
        return new RunDriver(context).resume(run);
    }
}
