package footnote.faces.cli;

import footnote.config.Setting;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Forgets old records. */
@Command(
        name = "purge",
        description = "Delete recorded prompts, vendor answers and conversations older than retention.days.")
final class PurgeCommand implements Callable<Integer> {
    private final Context context;

    @Option(names = "--days", description = "Instead of retention.days; 0 deletes those of every finished run.")
    private @Nullable Integer days;

    PurgeCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        int keep = days == null ? context.settings().count(Setting.RETENTION_DAYS) : days;
        if (keep < 0) {
            throw Fault.input("--days is " + keep + "; it must be 0 or more");
        }
        var forgotten = context.desk().purge().olderThan(keep);
        context.audit("purge", "older than " + keep + " days", forgotten.answers() + " answers");
        context.console()
                .out()
                .println(
                        context.json
                                ? Json.write(forgotten)
                                : "Forgotten: " + forgotten.answers() + " recorded answers, "
                                        + forgotten.vendorAnswers() + " cached vendor answers, " + forgotten.turns()
                                        + " turns, " + forgotten.sessions() + " sessions, " + forgotten.events()
                                        + " events, " + forgotten.messages()
                                        + " messages. Runs that lost their records can no longer be replayed.");
        return Cli.DONE;
    }
}
