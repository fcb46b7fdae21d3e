package footnote.faces.cli;

import footnote.evidence.search.DocumentIndexer;
import footnote.evidence.search.DocumentIndexer.Indexed;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Shows how far an intake is: a line for each file, and on a terminal the passages as they are understood. */
final class IngestProgress implements DocumentIndexer.Progress, AutoCloseable {
    private final Context context;
    private final int files;
    private final long start = System.nanoTime();
    private int seen;
    private int pages;
    private double readIn;
    private boolean moving;

    IngestProgress(Context context, int files) {
        this.context = context;
        this.files = files;
    }

    @Override
    public void taken(Indexed file) {
        seen++;
        pages += file.pages();
        readIn = seconds();
        var console = context.console();
        if (file.refused().isPresent()) {
            String why = Console.line(file.refused().get());
            console.problem(Console.line(String.valueOf(file.file().getFileName())) + " was not added: "
                    + (why.length() > 300 ? why.substring(0, 300) + "…" : why));
        } else if (!context.quiet && !context.json) {
            String what = file.known() && file.pages() == 0
                    ? "already on file"
                    : Console.count(file.pages(), "page") + ", " + Console.count(file.passages(), "passage");
            console.out()
                    .println("[" + seen + "/" + files + "] " + Console.line(file.title()) + ": " + what
                            + ", found by words");
        }
    }

    @Override
    public void understood(Path file, int passages, int of) {
        if (context.quiet || context.json || !context.console().terminal()) {
            return;
        }
        moving = true;
        context.console()
                .err()
                .printf(
                        "\r\u001b[K  understanding %s: %d of %d passages",
                        Console.line(String.valueOf(file.getFileName())), passages, of);
        context.console().err().flush();
    }

    private double seconds() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start) / 1000.0;
    }

    void done(List<Indexed> taken) {
        if (context.quiet || context.json) {
            return;
        }
        close();
        long refused = taken.stream().filter(each -> each.refused().isPresent()).count();
        int passages = taken.stream().mapToInt(Indexed::passages).sum();
        boolean meaning = context.desk().search().library().isByMeaning();
        context.console()
                .out()
                .printf(
                        "%s, %s by words in %.1f s (%.0f pages/s)%s%s%n",
                        Console.count(taken.size() - refused, "document"),
                        Console.count(pages, "page"),
                        readIn,
                        pages / Math.max(readIn, 0.001),
                        meaning
                                ? String.format(
                                        Locale.ROOT,
                                        ", %s by meaning in %.1f s",
                                        Console.count(passages, "passage"),
                                        seconds())
                                : "",
                        refused == 0 ? "" : "; " + refused + " not added");
    }

    @Override
    public void close() {
        if (moving) {
            context.console().err().print("\r\u001b[K");
            moving = false;
        }
    }
}
