package footnote;

import footnote.config.Version;
import footnote.faces.cli.BareCommands;
import footnote.faces.cli.Cli;

/** Starts the face that the arguments name. */
public final class Main {
    private Main() {}

    static void main(String[] args) {
        if (args.length == 1 && (args[0].equals("--version") || args[0].equals("-V"))) {
            System.out.println("footnote " + Version.text()); // the one answer that needs no machinery
            return;
        }
        if (System.getProperty("slf4j.provider") == null) { // named, or it is looked for in every jar
            System.setProperty("slf4j.provider", "org.slf4j.jul.JULServiceProvider");
            System.setProperty("slf4j.internal.verbosity", "WARN"); // or it prints that it was named
        }
        var bare = BareCommands.real(args);
        int code = bare.isPresent() ? bare.getAsInt() : Cli.real().run(args);
        if (code != 0 || isBusy()) { // an exit looks for loggers in every jar; the end of all threads does not
            System.exit(code);
        }
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
