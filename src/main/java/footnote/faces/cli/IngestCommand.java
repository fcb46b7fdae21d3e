package footnote.faces.cli;

import footnote.domain.Ticker;
import footnote.evidence.FileIngest;
import footnote.evidence.documents.DocumentReader;
import footnote.evidence.search.DocumentIndexer;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes the reader's own files in. */
@Command(
        name = "ingest",
        description = "Add your own documents (PDF, HTML, text, calls as JSON; folders too), prices, statements and"
                + " company lists (CSV or JSON); the kind is recognized.")
final class IngestCommand implements Callable<Integer> {
    private static final int LONGEST_MESSAGE = 300;

    private final Context context;

    @Parameters(paramLabel = "PATH", arity = "1..*", description = "Files, or folders of documents.")
    private List<Path> paths = List.of();

    @Option(
            names = "--as",
            paramLabel = "KIND",
            description = "One of ${COMPLETION-CANDIDATES}, if it is not recognized.")
    private FileIngest.@Nullable Kind kind;

    @Option(
            names = "--symbol",
            paramLabel = "SYMBOL",
            description = "Whose figures or documents they are, if the files do not say.")
    private @Nullable String symbol;

    IngestCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var documents = new ArrayList<Path>();
        var tables = new ArrayList<Path>();
        boolean all = true;
        for (var path : paths.stream().map(context.folder()::resolve).toList()) {
            if (!Files.exists(path)) {
                context.console().problem("there is no file " + path);
                all = false;
            } else {
                (isDocument(path) ? documents : tables).add(path);
            }
        }
        var results = new ArrayList<Object>();
        for (var file : tables) {
            all &= table(file, results);
        }
        if (!documents.isEmpty()) {
            all &= documents(documents, results);
        }
        if (context.json) {
            context.console().out().println(Json.write(results));
        }
        return all ? Cli.DONE : Cli.REFUSED;
    }

    /** Calls come as JSON as prices do: what is neither prices, statements nor a list is tried as a call. */
    private boolean isDocument(Path path) {
        if (kind != null) {
            return kind == FileIngest.Kind.DOCUMENT;
        }
        String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
        boolean tabular = name.endsWith(".csv") || name.endsWith(".tsv") || name.endsWith(".xlsx");
        return Files.isDirectory(path)
                || (!tabular && !name.endsWith(".json"))
                || (name.endsWith(".json") && DocumentReader.isCall(path));
    }

    private boolean table(Path file, List<Object> results) {
        try {
            var taken = context.desk().ingest().add(file, Optional.ofNullable(kind), Optional.ofNullable(symbol));
            results.add(taken);
            if (!context.json) {
                context.console()
                        .out()
                        .println(Console.line(String.valueOf(file.getFileName())) + ": " + taken.rows() + " rows of "
                                + taken.kind().name().toLowerCase(Locale.ROOT) + ", kept as " + taken.kept()
                                + (taken.leftOut() == 0
                                        ? ""
                                        : "; " + Console.count(taken.leftOut(), "row")
                                                + " without a day or a close left out"));
            }
            return true;
        } catch (Fault refused) {
            context.console().problem(brief(String.valueOf(refused.getMessage()))); // the others still go in
            return false;
        }
    }

    private static String brief(String message) {
        String line = Console.line(message);
        return line.length() > LONGEST_MESSAGE ? line.substring(0, LONGEST_MESSAGE) + "…" : line;
    }

    private boolean documents(List<Path> given, List<Object> results) {
        var files = DocumentIndexer.files(given);
        if (files.isEmpty()) {
            context.console()
                    .problem("no document is in " + given.getFirst() + "; documents are PDF, HTML, text or JSON");
            return false;
        }
        var ticker = Optional.ofNullable(symbol)
                .map(text -> Ticker.read(text).orElseThrow(() -> Fault.input("'" + text + "' is no symbol")));
        try (var progress = new IngestProgress(context, files.size())) {
            var taken = context.desk().intake().add(files, ticker, progress);
            results.addAll(taken);
            progress.done(taken);
            return taken.stream().noneMatch(each -> each.refused().isPresent());
        }
    }
}
