package footnote.faces.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Answers the open question. */
@Command(name = "reply", description = "Answer a run's question in your own words, and continue it.")
final class ReplyCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(paramLabel = "ID", description = "The run, or the beginning or end of its id.")
    private String id = "";

    @Parameters(paramLabel = "TEXT", description = "Your reply.")
    private String text = "";

    ReplyCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var engine = context.desk().engine();
        var run = engine.runs().called(id).id();
        engine.reply(run, text, System.getProperty("user.name", "reader"));
        return new RunDriver(context).proceed(run);
    }
}
