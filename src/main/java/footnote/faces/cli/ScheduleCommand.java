package footnote.faces.cli;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunId;
import footnote.runtime.worker.ScheduleTime;
import footnote.runtime.worker.Schedules;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Recurring runs of any workflow. */
@Command(
        name = "schedule",
        description =
                "Runs that come again: list, add, pause, resume and remove them. A 'footnote worker' begins them.",
        subcommands = {
            ScheduleCommand.ListAll.class,
            ScheduleCommand.Add.class,
            ScheduleCommand.Pause.class,
            ScheduleCommand.Unpause.class,
            ScheduleCommand.Remove.class
        })
final class ScheduleCommand implements Callable<Integer> {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern(
                    "EEE d MMM yyyy HH:mm zzz", Locale.ENGLISH)
            .withZone(ZoneId.systemDefault());

    private final Context context;

    ScheduleCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        return new ListAll(context).call();
    }

    /** Says what was scheduled, and that somebody must be there to begin it. */
    static int added(Context context, Schedules.Row row) {
        if (context.json) {
            context.console().out().println(Json.write(row));
            return Cli.DONE;
        }
        context.console().out().println(line(row));
        if (context.desk().peers().isEmpty()) {
            context.console()
                    .out()
                    .println(context.console().dim("no worker is alive: start one with 'footnote worker'"));
        }
        return Cli.DONE;
    }

    private static String line(Schedules.Row row) {
        return row.id() + "  " + row.workflow() + "  " + Console.plain(row.title()) + "  " + row.timing() + "  "
                + row.next().map(at -> "next " + when(at)).orElse("paused")
                + row.lastRun().map(run -> "  last " + run).orElse("");
    }

    private static String when(Instant at) {
        return WHEN.format(at);
    }

    /** All of them. */
    @Command(name = "list", description = "List schedules with the next time of each.")
    static final class ListAll implements Callable<Integer> {
        private final Context context;

        ListAll(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var rows = context.desk().schedules().all();
            if (context.json) {
                context.console().out().println(Json.write(rows));
            } else if (rows.isEmpty()) {
                context.console()
                        .out()
                        .println("nothing is scheduled; 'footnote schedule add' or 'footnote movers --at'");
            } else {
                rows.forEach(row -> context.console().out().println(line(row)));
            }
            return Cli.DONE;
        }
    }

    /** A further one. */
    @Command(name = "add", description = "Add a schedule: like an earlier run, or a workflow with its request as JSON.")
    static final class Add implements Callable<Integer> {
        private final Context context;

        @Parameters(
                index = "0",
                paramLabel = "TIME",
                description =
                        "\"16:30 America/New_York\" (weekdays), \"daily 07:00 UTC\", \"mon,thu 9:00 UTC\", \"every 30m\"")
        private String time = "";

        @Parameters(index = "1", arity = "0..1", paramLabel = "WORKFLOW", description = "Such as movers or analyze.")
        private Optional<String> workflow = Optional.empty();

        @Parameters(index = "2", arity = "0..1", paramLabel = "JSON", description = "Its request.")
        private Optional<String> request = Optional.empty();

        @Option(names = "--like", paramLabel = "RUN", description = "Repeat what this run did.")
        private Optional<String> like = Optional.empty();

        Add(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            var timing = ScheduleTime.of(time);
            var schedules = context.desk().schedules();
            if (like.isPresent() == workflow.isPresent()) {
                throw Fault.input("name either a workflow or, with --like, a run to repeat");
            }
            return added(
                    context,
                    workflow.map(name -> schedules.add(
                                    name, "scheduled " + name, request.orElse("{}"), context.options(true), timing))
                            .orElseGet(() -> repeated(schedules, timing)));
        }

        /** The earlier run's request and options; but its own day, which a repetition must not be bound to. */
        private Schedules.Row repeated(Schedules schedules, ScheduleTime timing) {
            var id = new RunId(like.orElseThrow());
            var run = context.desk()
                    .engine()
                    .runs()
                    .find(id)
                    .orElseThrow(() -> Fault.input("no run '" + id + "'; 'footnote runs' lists them"));
            var options = run.options().repeated();
            return schedules.add(run.workflow(), run.title(), run.request(), options, timing);
        }
    }

    /** Stops one for a while. */
    @Command(name = "pause", description = "Pause a schedule.")
    static final class Pause implements Callable<Integer> {
        private final Context context;

        @Parameters(paramLabel = "ID")
        private String id = "";

        Pause(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            context.desk().schedules().pause(id);
            context.console().out().println(id + " is paused");
            return Cli.DONE;
        }
    }

    /** Lets a paused one go on. */
    @Command(name = "resume", description = "Resume a paused schedule.")
    static final class Unpause implements Callable<Integer> {
        private final Context context;

        @Parameters(paramLabel = "ID")
        private String id = "";

        Unpause(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            context.desk().schedules().unpause(id);
            return added(context, context.desk().schedules().find(id));
        }
    }

    /** Ends one. */
    @Command(name = "remove", description = "Remove a schedule; the runs it started stay.")
    static final class Remove implements Callable<Integer> {
        private final Context context;

        @Parameters(paramLabel = "ID")
        private String id = "";

        Remove(Context context) {
            this.context = context;
        }

        @Override
        public Integer call() {
            context.desk().schedules().remove(id);
            context.console().out().println(id + " is removed");
            return Cli.DONE;
        }
    }
}
