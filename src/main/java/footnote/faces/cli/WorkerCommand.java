package footnote.faces.cli;

import footnote.config.Setting;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Works on runs until it is stopped. */
@Command(name = "worker", description = "Process queued, scheduled and abandoned runs until stopped.")
final class WorkerCommand implements Callable<Integer> {
    private final Context context;

    @Option(names = "--threads", paramLabel = "N", description = "Runs at the same time.")
    void threads(int threads) {
        context.flag(Setting.WORKER_THREADS, String.valueOf(threads));
    }

    @Option(
            names = "--workflows",
            paramLabel = "NAME",
            split = ",",
            description = "Only runs of these workflows, such as report,analyze.")
    private Set<String> workflows = Set.of();

    WorkerCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws InterruptedException {
        context.serves();
        if (!workflows.isEmpty()) {
            context.desk().serveOnly(workflows);
        }
        var worker = context.desk().worker("worker");
        var stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            worker.close();
            stopped.countDown();
        }));
        worker.start();
        context.console()
                .err()
                .println("footnote worker on " + context.desk().database().url() + ", "
                        + context.settings().count(Setting.WORKER_THREADS) + " runs at once; Ctrl-C stops it");
        stopped.await();
        return Cli.DONE;
    }
}
