package footnote;

import footnote.config.Version;
import footnote.faces.cli.Cli;

/** Starts the face that the arguments name. */
public final class Main {
    private Main() {}

    static void main(String[] args) {
        if (args.length == 1 && (args[0].equals("--version") || args[0].equals("-V"))) {
            System.out.println("footnote " + Version.text()); // the one answer that needs no machinery
            return;
        }
        System.exit(Cli.real().run(args));
    }
}
