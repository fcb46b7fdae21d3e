package footnote;

import footnote.config.Version;
import footnote.faces.cli.BareCommands;
import footnote.faces.cli.Cli;
import footnote.runtime.db.DatabaseDriver;
import footnote.runtime.json.Json;
import footnote.sources.sample.SampleMarket;
import java.util.List;

/** Starts the face that the arguments name. */
public final class Main {
    private static final List<String> WITHOUT_DATABASE =
            List.of("--help", "-h", "help", "config", "sample", "sandbox", "completion", "serve", "worker");

    private Main() {}

    static void main(String[] args) {
        if (args.length == 1 && (args[0].equals("--version") || args[0].equals("-V"))) {
            System.out.println("footnote " + Version.text()); // the one answer that needs no machinery
            return;
        }
        int code = run(args);
        if (code != 0 || isBusy()) { // an exit looks for loggers in every jar; the end of all threads does not
            System.exit(code);
        }
    }

    /** Does what the arguments say, and tells how it ended. */
    static int run(String... args) {
        if (System.getProperty("slf4j.provider") == null) { // named, or it is looked for in every jar
            System.setProperty("slf4j.provider", "org.slf4j.jul.JULServiceProvider");
            System.setProperty("slf4j.internal.verbosity", "WARN"); // or it prints that it was named
        }
        if (args.length > 0 && !WITHOUT_DATABASE.contains(args[0])) {
            prepare(args.length > 1, List.of(args).contains("--offline"));
        }
        var bare = BareCommands.real(args);
        return bare.isPresent() ? bare.getAsInt() : Cli.real().run(args);
    }

    /**
     * Sets up what most commands need while the arguments and settings are read; a workflow has JSON to write, and one
     * that is offline reads the sample market.
     */
    private static void prepare(boolean workflow, boolean sample) {
        Thread.ofPlatform().name("preparation").daemon().start(() -> {
            DatabaseDriver.prepare();
            if (workflow) {
                Json.mapper();
            }
            if (workflow && sample) {
                SampleMarket.prepare();
            }
        });
    }

    /** Whether a thread would keep the process alive. */
    private static boolean isBusy() {
        var all = Thread.currentThread().getThreadGroup();
        while (all.getParent() != null) {
            all = all.getParent();
        }
        var threads = new Thread[all.activeCount() + 16];
        int count = all.enumerate(threads);
        for (int i = 0; i < count; i++) {
            if (!threads[i].isDaemon() && threads[i] != Thread.currentThread()) {
                return true;
            }
        }
        return false;
    }
}
