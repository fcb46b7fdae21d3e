package footnote.faces.cli;

import footnote.config.Setting;
import footnote.runtime.batch.BatchOrder;
import footnote.runtime.batch.BatchState;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs a workflow for every company of a file. */
@Command(
        name = "batch",
        description = {
            "Run a workflow for each company of a file, under one budget; Ctrl-C stops it, 'batch resume' continues it.",
            "  footnote batch report --universe sp500.txt --max-parallel 50 --budget 40"
        })
final class BatchCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(arity = "0..1", paramLabel = "WORKFLOW", description = "report, analyze, ask or leads.")
    private Optional<String> workflow = Optional.empty();

    @Option(
            names = "--universe",
            paramLabel = "FILE",
            description = "A file with one symbol or name on each line; # starts a comment.")
    private Optional<Path> universe = Optional.empty();

    @Option(names = "--max-parallel", paramLabel = "N", description = "Runs at once, over all workers (default 4).")
    private int atOnce = 4;

    @Option(names = "--retries", paramLabel = "N", description = "How often a failed run is tried again (default 1).")
    private int retries = 1;

    @Option(
            names = "--question",
            paramLabel = "WORDS",
            description = "What to ask of each, with {company} where its name goes.")
    private Optional<String> question = Optional.empty();

    @Option(names = "--detach", description = "Leave it to the workers and return at once.")
    private boolean detach;

    BatchCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (workflow.isEmpty() || universe.isEmpty()) {
            throw Fault.input("say what to do and for whom: 'footnote batch report --universe sp500.txt'; or 'batch"
                    + " list', 'batch resume ID'");
        }
        var requests = BatchRequests.of(workflow.get(), question, context);
        return new BatchRound(context).begin(requests, universe.get(), new Wish(atOnce, retries, detach));
    }

    /** How the reader wants it done. */
    record Wish(int atOnce, int retries, boolean detach) {}

    @Command(name = "list", description = "List the latest batches.")
    int list() {
        var rows = context.desk().batches().latest(50);
        for (var row : rows) {
            var tally = BatchTally.of(context.desk().batches().items(row.id()));
            context.console()
                    .out()
                    .printf(
                            "%-18s %-9s %-10s %s, %s%n",
                            row.id(), row.workflow(), row.state(), Console.plain(row.title()), tally);
        }
        if (rows.isEmpty()) {
            context.console().out().println("no batches yet; 'footnote batch analyze --universe FILE' makes one");
        }
        return Cli.DONE;
    }

    @Command(name = "show", description = "Show the state of a batch and rewrite its summary page.")
    int show(@Parameters(paramLabel = "ID") String id) {
        return new BatchRound(context).shown(context.desk().batches().called(id).id());
    }

    @Command(name = "resume", description = "Continue a batch that was stopped, was killed, or ran out of budget.")
    int resume(
            @Parameters(paramLabel = "ID") String id,
            @Option(names = "--whole", paramLabel = "DOLLARS", description = "A new budget for the whole.")
                    Optional<BigDecimal> whole) {
        return again(id, false, whole);
    }

    @Command(name = "retry", description = "Try the failed runs of a batch again.")
    int retry(@Parameters(paramLabel = "ID") String id) {
        return again(id, true, Optional.empty());
    }

    private int again(String id, boolean retry, Optional<BigDecimal> whole) {
        var row = context.desk().batches().called(id);
        if (row.state() == BatchState.CANCELLED) {
            throw Fault.input("batch " + row.id() + " was cancelled; begin another");
        }
        context.desk().batches().reopen(row.id(), retry, whole);
        return new BatchRound(context).drive(row.id());
    }

    @Command(name = "cancel", description = "Cancel a batch and its unfinished runs.")
    int cancel(@Parameters(paramLabel = "ID") String id) {
        var row = context.desk().batches().called(id);
        context.desk().batches().cancel(row.id());
        context.console().out().println("batch " + row.id() + " is cancelled; what was finished stays");
        return Cli.DONE;
    }

    /** What the whole may cost: what the reader says, else every run's own budget. */
    static BatchOrder.Limits limits(Context context, Wish wish, int companies, BigDecimal need) {
        var each = context.settings().amount(Setting.BUDGET_RUN);
        var whole = context.flagged(Setting.BUDGET_RUN)
                ? each
                : each.multiply(BigDecimal.valueOf(companies))
                        .min(context.settings().amount(Setting.BUDGET_MONTH));
        return new BatchOrder.Limits(wish.atOnce(), wish.retries(), whole, need);
    }

    static List<String> companies(Context context, Path file) {
        return CompanyList.read(context.folder().resolve(file)).stream()
                .distinct()
                .toList();
    }

    /** A reader's file of companies, a symbol or name a line. */
    static final class CompanyList {
        private CompanyList() {}

        static List<String> read(Path file) {
            try {
                return Files.readAllLines(file).stream()
                        .map(line -> line.replaceFirst("#.*", "").strip())
                        .filter(line -> !line.isEmpty())
                        .toList();
            } catch (NoSuchFileException e) {
                throw Fault.input("there is no file " + file);
            } catch (MalformedInputException e) {
                throw Fault.input(file + " is not a text file in UTF-8");
            } catch (IOException e) {
                throw Fault.input("cannot read " + file + ": " + e.getMessage());
            }
        }
    }
}
