package footnote.faces.cli;

import footnote.runtime.json.Json;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Runs a finished run again from its records. */
@Command(
        name = "replay",
        description = "Repeat a finished run from its own records, without a network, and compare every step and file.")
final class ReplayCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(paramLabel = "ID", description = "The run, or the beginning or end of its id.")
    private String id = "";

    ReplayCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var engine = context.desk().engine();
        var run = engine.runs().called(id);
        Path into = context.out
                .map(context.folder()::resolve)
                .orElseGet(() -> context.desk().outputs().resolve(run.id() + "-replay"));
        var verdict = engine.replay(run.id(), into);
        var out = context.console().out();
        if (context.json) {
            out.println(Json.write(verdict));
        } else if (verdict.same()) {
            out.println("The same: " + verdict.steps() + " steps, " + verdict.files() + " files, in " + into);
        } else {
            out.println("Not the same:");
            verdict.differences().forEach(difference -> out.println("  " + Console.plain(difference)));
        }
        return verdict.same() ? Cli.DONE : Cli.FAILED;
    }
}
