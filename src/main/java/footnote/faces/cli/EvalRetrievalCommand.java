package footnote.faces.cli;

import footnote.evaluation.RetrievalEvaluation;
import footnote.evaluation.RetrievalEvaluation.Report;
import footnote.evaluation.RetrievalEvaluation.Scope;
import footnote.evaluation.RetrievalQuestion;
import footnote.evidence.search.DocumentIndexer;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures how often search finds the pages that answer questions. */
@Command(
        name = "retrieval",
        description =
                "Page recall and rank on questions with known pages; documents not yet taken in are taken in first.")
final class EvalRetrievalCommand implements Callable<Integer> {
    private final Context context;

    @Option(names = "--docs", paramLabel = "DIR", required = true, description = "The documents.")
    private Path docs = Path.of(".");

    @Option(
            names = "--questions",
            paramLabel = "FILE",
            required = true,
            description =
                    "One question a line: {\"id\",\"question\",\"company\",\"doc\",\"evidence\":[{\"doc\",\"page\"}]}.")
    private Path questions = Path.of("questions.jsonl");

    @Option(
            names = "--scope",
            paramLabel = "SCOPE",
            description = "Where is searched: ${COMPLETION-CANDIDATES}; default all three.")
    private Optional<Scope> scope = Optional.empty();

    @Option(names = "--k", paramLabel = "K,…", split = ",", description = "How many pages count; default 1,5,10,20.")
    private List<Integer> ks = List.of(1, 5, 10, 20);

    EvalRetrievalCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (ks.stream().anyMatch(k -> k < 1 || k > 100)) {
            throw Fault.input("--k counts pages from 1 to 100");
        }
        var folder = context.folder().resolve(docs);
        if (!Files.isDirectory(folder)) {
            throw Fault.input("there is no folder " + folder);
        }
        var asked = RetrievalQuestion.read(context.folder().resolve(questions));
        var evaluation = new RetrievalEvaluation(context.desk().search().library(), ids(folder));
        var reports = new ArrayList<Report>();
        for (var each : scope.map(List::of).orElse(List.of(Scope.values()))) {
            var report = evaluation.measure(asked, each, ks);
            reports.add(report);
            if (!context.json) {
                print(report);
            }
        }
        if (context.json) {
            context.console().out().println(Json.write(scope.isPresent() ? reports.getFirst() : reports));
        }
        return Cli.DONE;
    }

    /** Takes in what is not in yet; documents by their files' names. */
    private Map<String, String> ids(Path folder) {
        var ids = new HashMap<String, String>();
        var files = DocumentIndexer.files(List.of(folder));
        try (var progress = new IngestProgress(context, files.size())) {
            for (var taken : context.desk().intake().add(files, Optional.empty(), quietly(progress))) {
                String name = String.valueOf(taken.file().getFileName());
                taken.id().ifPresent(id -> ids.put(name.replaceFirst("\\.[A-Za-z0-9]+$", ""), id));
            }
        }
        return ids;
    }

    /** Only what is new or refused is worth a line here. */
    private static DocumentIndexer.Progress quietly(IngestProgress progress) {
        return new DocumentIndexer.Progress() {
            @Override
            public void taken(DocumentIndexer.Indexed file) {
                if (file.pages() > 0 || file.refused().isPresent()) {
                    progress.taken(file);
                }
            }

            @Override
            public void understood(Path file, int passages, int of) {
                progress.understood(file, passages, of);
            }
        };
    }

    private void print(Report report) {
        var line = new StringBuilder("%-9s".formatted(report.scope()));
        report.recall().forEach((k, value) -> line.append("  R@%d %.3f".formatted(k, value)));
        line.append("  MRR %.3f  %.1f ms a question (worst %.1f), %d questions"
                .formatted(report.mrr(), report.msMedian(), report.msWorst(), report.questions()));
        context.console().out().println(line);
    }
}
