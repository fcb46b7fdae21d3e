package footnote.faces.cli;

import footnote.config.Setting;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the documents that were taken in, and moves their index. */
@Command(name = "documents", description = "List the documents on file; rebuild or move their index.")
final class DocumentsCommand implements Callable<Integer> {
    private final Context context;

    DocumentsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        boolean sample = context.settings().fictional();
        var labels = context.desk().search().library().documents(sample).values();
        if (context.json) {
            context.console().out().println(Json.write(labels));
        } else if (labels.isEmpty()) {
            context.console().err().println("no documents are in yet; take some in with 'footnote ingest PATH'");
        } else {
            labels.forEach(label -> context.console()
                    .out()
                    .println(label.id() + "  " + Console.line(label.title() + "  " + label.name())));
        }
        return Cli.DONE;
    }

    @Command(
            name = "reindex",
            description =
                    "Rebuild the index from the copies kept of its documents; or put all documents into the index that search.index names, from another. No file is read and nothing embedded again.")
    int reindex(
            @Option(
                            names = "--from",
                            paramLabel = "INDEX",
                            defaultValue = "embedded",
                            description = "embedded, or hosts of a cluster; default embedded.")
                    String from,
            @Option(
                            names = "--all",
                            description =
                                    "Every document, not only those the index lacks: for what a later version finds on their pages.")
                    boolean all) {
        String into = context.settings().text(Setting.SEARCH_INDEX);
        if (from.equals("embedded") && into.equals("embedded")) {
            return rebuilt(all);
        }
        if (from.equals(into)) {
            throw Fault.input("search.index is " + into
                    + " already; set it to where the documents shall be, and --from to where they are");
        }
        if (!from.equals("embedded") && !from.matches("https?://\\S+")) {
            throw Fault.input("--from is embedded or a cluster's address such as http://search:9200, not " + from);
        }
        var out = context.console().out();
        try (var source = context.desk().search().library(from)) {
            var copied = source.copyInto(
                    context.desk().search().library(),
                    label -> context.console().err().println("✓ " + Console.line(label.title())));
            if (context.json) {
                out.println(Json.object()
                        .put("index", into)
                        .put("copied", copied.whole().size())
                        .set("broken", Json.node(copied.broken())));
            } else {
                out.println(copied.whole().size() + " documents are in " + into);
                copied.broken()
                        .forEach(label -> out.println("not intact in " + from + ", ingest it again: "
                                + Console.line(label.title() + " " + label.name())));
            }
            return copied.broken().isEmpty() ? Cli.DONE : Cli.FAILED;
        }
    }

    private int rebuilt(boolean all) {
        var out = context.console().out();
        var copied = context.desk()
                .search()
                .rebuild(all, label -> context.console().err().println("· " + Console.line(label.title())));
        if (context.json) {
            out.println(Json.object()
                    .put("index", "embedded")
                    .put("copied", copied.whole().size())
                    .set("broken", Json.node(copied.broken())));
        } else {
            out.println(
                    copied.whole().isEmpty() && copied.broken().isEmpty()
                            ? "The index is intact; nothing was rebuilt."
                            : Console.count(copied.whole().size(), "document") + " put back into the index");
            copied.broken()
                    .forEach(label -> out.println("no copy of its text is kept, ingest it again: "
                            + Console.line(label.title() + " " + label.name())));
        }
        return copied.broken().isEmpty() ? Cli.DONE : Cli.FAILED;
    }
}
