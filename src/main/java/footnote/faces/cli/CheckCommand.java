package footnote.faces.cli;

import footnote.publication.report.PrintedReport;
import footnote.publication.report.ReportCheck;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;

/** Checks a published report against the ledger beside it. */
@Command(
        name = "check",
        description = {
            "Check a published report against its ledger.json.",
            "Recomputes every figure, title, comparison and period label, and reads the PDF beside it; lists what fails."
        })
final class CheckCommand implements Callable<Integer> {
    private final Context context;

    @Parameters(paramLabel = "REPORT.html", description = "The page; ledger.json lies in the same folder.")
    private Path page = Path.of(PrintedReport.PAGE);

    CheckCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var path = context.folder().resolve(page).normalize();
        var file = Files.isDirectory(path) ? path.resolve(PrintedReport.PAGE) : path;
        var proof = proof(read(file), read(file.resolveSibling(PrintedReport.LEDGER)), beside(file), file);
        if (context.json) {
            var node =
                    Json.object().put("report", file.getFileName().toString()).put("holds", proof.holds());
            Json.node(proof).properties().forEach(each -> node.set(each.getKey(), each.getValue()));
            context.console().out().println(node);
        } else {
            print(file, proof);
        }
        return proof.holds() ? Cli.DONE : Cli.FAILED;
    }

    /** The page and the other files of the report that are there. */
    private static Map<String, byte[]> beside(Path file) {
        var files = new LinkedHashMap<String, byte[]>();
        for (var name : List.of(PrintedReport.PAGE, PrintedReport.DOCUMENT, PrintedReport.WORKBOOK)) {
            var path = name.equals(PrintedReport.PAGE) ? file : file.resolveSibling(name);
            if (Files.exists(path)) { // a report may be printed without a PDF
                files.put(name, bytes(path));
            }
        }
        return files;
    }

    private static byte[] bytes(Path path) {
        try {
            return Files.readAllBytes(path);
        } catch (IOException e) {
            throw new Fault(Fault.Kind.INPUT, path + " cannot be read: " + e.getMessage());
        }
    }

    private static ReportCheck proof(String html, String ledger, Map<String, byte[]> files, Path file) {
        try {
            return ReportCheck.of(html, ledger, files);
        } catch (JacksonException e) {
            throw new Fault(
                    Fault.Kind.INPUT,
                    "the " + PrintedReport.LEDGER + " beside " + file.getFileName() + " cannot be read: "
                            + e.getOriginalMessage());
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException _) {
            throw Fault.input("there is no " + file + "; name the report's page, its ledger beside it");
        } catch (MalformedInputException _) {
            throw Fault.input(file + " is not text");
        } catch (IOException e) {
            throw new Fault(Fault.Kind.INPUT, file + " cannot be read: " + e.getMessage());
        }
    }

    private void print(Path file, ReportCheck proof) {
        var console = context.console();
        var out = console.out();
        out.println(
                "%s: %,d printed and %,d drawn figures against %s; %,d derived facts recomputed, %,d not recomputable"
                        .formatted(
                                file.getFileName(),
                                proof.printed(),
                                proof.drawn(),
                                PrintedReport.LEDGER,
                                proof.recomputed(),
                                proof.recorded()));
        out.println("%,d claims recomputed, %,d period labels compared, %,d titles and sentences found in the PDF"
                .formatted(proof.claims(), proof.periods(), proof.sentencesInPdf()));
        if (proof.holds()) {
            out.println("no error found");
            return;
        }
        for (var doubt : proof.doubts()) {
            out.println("  " + Console.plain(doubt.where()) + "  '" + Console.plain(doubt.text()) + "': "
                    + Console.plain(doubt.why()));
        }
        out.println(proof.doubts().size() + (proof.doubts().size() == 1 ? " error" : " errors"));
    }
}
