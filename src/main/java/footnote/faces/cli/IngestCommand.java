package footnote.faces.cli;

import footnote.evidence.Ingest;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
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
        description = "Take in your own prices, statements and company lists (CSV or JSON); the kind is recognised.")
final class IngestCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files.")
    private List<Path> files = List.of();

    @Option(
            names = "--as",
            paramLabel = "KIND",
            description = "One of ${COMPLETION-CANDIDATES}, if it is not recognised.")
    private Ingest.@Nullable Kind kind;

    @Option(
            names = "--symbol",
            paramLabel = "SYMBOL",
            description = "Whose figures they are, if the file's name does not say.")
    private @Nullable String symbol;

    IngestCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var console = context.console();
        var taken = new ArrayList<Ingest.Taken>();
        boolean all = true;
        for (var file : files) {
            try {
                var each = context.desk()
                        .ingest()
                        .take(context.folder().resolve(file), Optional.ofNullable(kind), Optional.ofNullable(symbol));
                taken.add(each);
                if (!context.json) {
                    console.out()
                            .println(file.getFileName() + ": " + each.rows() + " rows of "
                                    + each.kind().name().toLowerCase(Locale.ROOT) + ", kept as " + each.kept());
                }
            } catch (Fault refused) {
                console.problem(String.valueOf(refused.getMessage())); // the others still go in
                all = false;
            }
        }
        if (context.json) {
            console.out().println(Json.write(taken));
        }
        return all ? Cli.DONE : Cli.REFUSED;
    }
}
