package footnote.faces.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Says yes to the open question. */
@Command(name = "approve", description = "Approve what a run asks about, and continue it.")
final class ApproveCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(paramLabel = "ID", description = "The run, or the beginning or end of its id.")
    private String id = "";

    ApproveCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var engine = context.desk().engine();
        var run = engine.runs().called(id).id();
        engine.reply(run, "approve", System.getProperty("user.name", "reader"));
        return new RunDriver(context).proceed(run);
    }
}
