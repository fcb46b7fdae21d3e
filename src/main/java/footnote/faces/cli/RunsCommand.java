package footnote.faces.cli;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Runs;
import footnote.runtime.run.storage.Runs.Headline;
import footnote.runtime.run.storage.StepRow;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** Lists runs, and shows one. */
@Command(name = "runs", description = "List the latest runs.")
final class RunsCommand implements Callable<Integer> {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

    private final Context context;

    @Option(names = "-n", paramLabel = "COUNT", description = "How many (default 20).")
    private int most = 20;

    RunsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (most < 1) {
            throw Fault.input("-n is " + most + "; it must be 1 or more");
        }
        var rows = new Runs(context.desk().database()).headlines(most); // no engine: that is most of the start-up
        var out = context.console().out();
        if (context.json) {
            var list = Json.object().putArray("runs");
            rows.forEach(run -> list.add(summary(run)));
            out.println(list);
            return Cli.DONE;
        }
        if (rows.isEmpty()) {
            out.println("No runs yet. 'footnote --help' lists what can be started.");
        }
        for (var run : rows) {
            out.printf(
                    "%s  %-10s %-9s %s  %s%n",
                    run.id(),
                    status(run.status()),
                    run.workflow(),
                    WHEN.format(run.createdAt().atZone(ZoneId.systemDefault())),
                    Console.plain(run.title()));
        }
        return Cli.DONE;
    }

    private String status(Status status) {
        String word = "%-10s".formatted(status.word());
        return switch (status) {
            case DONE -> context.console().green(word);
            case FAILED, REFUSED -> context.console().red(word);
            case WAITING, PARKED -> context.console().yellow(word);
            case QUEUED, RUNNING, CANCELLED, SUPERSEDED -> word;
        };
    }

    private static ObjectNode summary(RunRow run) {
        return summary(
                new Headline(run.id(), run.workflow(), run.title(), run.session(), run.status(), run.createdAt()));
    }

    private static ObjectNode summary(Headline run) {
        var node = Json.object()
                .put("run_id", run.id().value())
                .put("workflow", run.workflow())
                .put("status", run.status().word())
                .put("title", run.title())
                .put("created_at", run.createdAt().toString());
        run.session().ifPresent(session -> node.put("session_id", session));
        return node;
    }

    @Command(name = "show", description = "Show one run: its steps, questions, files and cost.")
    int show(@Parameters(paramLabel = "ID", description = "The run, or the beginning or end of its id.") String id) {
        var runs = context.desk().engine().runs();
        var run = runs.called(id);
        var out = context.console().out();
        if (context.json) {
            var node = summary(run);
            node.set("request", Json.tree(run.request()));
            node.set("options", Json.node(run.options()));
            run.result().ifPresent(result -> node.set("result", Json.tree(result)));
            run.fault().ifPresent(fault -> node.set("fault", Json.node(fault)));
            node.set("steps", Json.node(runs.steps(run.id())));
            node.set("questions", Json.node(runs.questions(run.id())));
            node.set("artifacts", Json.node(runs.artifacts(run.id())));
            node.set("requests", Json.node(context.desk().vendorRequests(run.id())));
            out.println(node);
            return Cli.DONE;
        }
        out.println(context.console().bold(Console.plain(run.title())));
        out.println(
                run.workflow() + " " + run.id() + ", " + status(run.status()).strip() + ", begun "
                        + WHEN.format(run.createdAt().atZone(ZoneId.systemDefault())));
        run.fault().ifPresent(fault -> out.println(context.console().red(Console.plain(fault.message()))));
        runs.steps(run.id()).forEach(step -> out.println(line(step)));
        runs.questions(run.id())
                .forEach(question -> out.println("? " + Console.plain(question.question()) + " "
                        + question.reply()
                                .map(reply -> Console.plain(reply.toString()))
                                .orElse("(open: footnote reply " + run.id() + " \"…\")")));
        requests(run).ifPresent(out::println);
        var folder = context.desk().engine().folder(run);
        runs.artifacts(run.id())
                .forEach(file -> out.println(
                        "  " + folder.file(file).orElse(folder.path().resolve(file.name()))));
        return Cli.DONE;
    }

    /** How many requests went to vendors; none where the run was answered from what was known. */
    private Optional<String> requests(RunRow run) {
        var counts = context.desk().vendorRequests(run.id());
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        return all == 0
                ? Optional.empty()
                : Optional.of("Requests: " + all + " ("
                        + counts.entrySet().stream()
                                .map(each -> each.getKey() + " " + each.getValue())
                                .collect(Collectors.joining(", "))
                        + ")");
    }

    private String line(StepRow step) {
        long ms = step.endedAt().toEpochMilli() - step.startedAt().toEpochMilli();
        return step.fault().isPresent()
                ? context.console().red("✗ ") + step.path() + ": "
                        + Console.plain(step.fault().get().message())
                : context.console().green("✓ ")
                        + step.path()
                        + context.console()
                                .dim(" " + LineProgressView.time(ms)
                                        + (step.tries() > 1 ? ", try " + step.tries() : ""));
    }
}
