package footnote.faces.cli;

import footnote.config.Setting;
import footnote.faces.cli.BatchCommand.Wish;
import footnote.runtime.batch.BatchDriver;
import footnote.runtime.batch.BatchOrder;
import footnote.runtime.batch.BatchRow;
import footnote.runtime.batch.BatchState;
import footnote.runtime.batch.ItemRow;
import footnote.runtime.model.CostQuote;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Sees a batch through from the command line: a line for each company, and the summary at the end. */
final class BatchRound {
    private final Context context;
    private final Console console;

    BatchRound(Context context) {
        this.context = context;
        this.console = context.console();
    }

    int begin(BatchRequests requests, Path universe, Wish wish) {
        var companies = BatchCommand.companies(context, universe);
        var items = companies.stream()
                .map(company -> new BatchOrder.Item(company, requests.request(company)))
                .toList();
        List<CostQuote.Planned> one = companies.isEmpty() ? List.of() : requests.calls(companies.getFirst());
        CostNotice.of(one.stream().map(each -> each.times(items.size())).toList(), context);
        String title = requests.workflow() + " of " + items.size() + " companies in " + universe.getFileName();
        var limits = BatchCommand.limits(context, wish, items.size(), need(one));
        var id = context.desk()
                .batches()
                .add(new BatchOrder(requests.workflow(), title, items, context.options(true), limits));
        if (wish.detach()) {
            return detached(id);
        }
        return drive(id);
    }

    /** What one run may well take; without a model nothing. */
    private BigDecimal need(List<CostQuote.Planned> one) {
        return context.settings().flag(Setting.OFFLINE)
                ? BigDecimal.ZERO
                : context.desk().gateway().quote(one).total().high();
    }

    private int detached(String id) {
        console.out()
                .println("batch " + id + " waits for the workers; 'footnote batch show " + id + "' says how it stands");
        if (context.desk().peers().isEmpty()) {
            console.err().println("no worker is alive: start one with 'footnote worker'");
        }
        return Cli.DONE;
    }

    /** Works on the batch here, with whatever workers there are. */
    int drive(String id) {
        var desk = context.desk();
        var driver = new BatchDriver(desk.batches(), desk.engine(), desk.runQueue());
        var done = new CountDownLatch(1);
        var onInterrupt = Thread.ofPlatform().unstarted(() -> stopped(driver, id, done));
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        try {
            int all = desk.batches().items(id).size();
            var number = new AtomicInteger();
            if (!context.quiet && !context.json) {
                console.err().println(console.dim("batch " + id + ": " + all + " runs"));
                bar(0, all);
            }
            driver.run(id, item -> told(item, number.incrementAndGet(), all));
        } finally {
            done.countDown();
            removed(onInterrupt);
        }
        return shown(id);
    }

    private void told(ItemRow item, int number, int all) {
        if (context.quiet) {
            return;
        }
        var line = new BatchReport(context).line(item);
        if (context.json) {
            console.err().println(line);
            return;
        }
        clearBar();
        String mark = line.path("status").asString().equals("done") ? console.green("✓") : console.red("✗");
        console.err()
                .printf(
                        "%s %d/%d %s: %s%n",
                        mark,
                        number,
                        all,
                        Console.plain(item.subject()),
                        Console.plain(line.path("said").asString("")));
        bar(number, all);
    }

    /** On a terminal the last line shows how far all are. */
    private void bar(int done, int all) {
        if (console.terminal() && done < all) {
            console.err().print(ProgressBars.line(done, all, "done"));
            console.err().flush();
        }
    }

    private void clearBar() {
        if (console.terminal()) {
            console.err().print("\r\u001b[2K");
        }
    }

    private static void removed(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // shutting down already: the hook is what got us here
        }
    }

    private void stopped(BatchDriver driver, String id, CountDownLatch done) {
        driver.stop(id);
        try {
            if (!done.await(10, TimeUnit.SECONDS)) {
                console.err().println("stopping took too long");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        console.err().println("\nStopped. Nothing finished is lost: footnote batch resume " + id);
    }

    /** Prints how it stands and writes the page. */
    int shown(String id) {
        var row = context.desk().batches().find(id).orElseThrow();
        var items = context.desk().batches().items(id);
        var report = new BatchReport(context);
        var page = report.write(row, items);
        if (context.json) {
            console.out().println(report.json(row, items, page));
        } else {
            console.out().println(report.text(row, items));
            console.out().println(console.dim("batch " + id + ", summary in " + page));
            advice(row, BatchTally.of(items));
        }
        return BatchTally.of(items).exitCode();
    }

    private void advice(BatchRow row, BatchTally tally) {
        if (row.state() == BatchState.SPENT) {
            console.err()
                    .println("the budget of $"
                            + row.limits().budget().stripTrailingZeros().toPlainString()
                            + " is spent; more for the whole: footnote batch resume " + row.id() + " --whole DOLLARS");
        } else if (tally.failed() > 0) {
            console.err().println("Fix the cause, then run: footnote batch retry " + row.id());
        } else if (row.state() == BatchState.PARKED) {
            console.err().println("it is parked: footnote batch resume " + row.id());
        }
    }
}
