package footnote.faces.cli;

import footnote.evaluation.leads.MatchingEvaluation;
import footnote.evaluation.leads.MatchingEvaluation.Pair;
import footnote.evaluation.leads.MatchingEvaluation.Score;
import footnote.evidence.matching.CompanyLists;
import footnote.evidence.matching.KnownCompanies;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures whether companies are told apart and together. */
@Command(
        name = "matching",
        description = "Precision and recall of company matching on pairs of names; company lists beside the file are"
                + " read for former names.")
final class EvalMatchingCommand implements Callable<Integer> {
    private static final int SHOWN = 10;

    private final Context context;

    @Option(
            names = "--file",
            required = true,
            paramLabel = "FILE",
            description = "Pairs with the columns kind, name_a, name_b and key.")
    private @Nullable Path file;

    EvalMatchingCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var path = context.folder().resolve(Optional.ofNullable(file).orElseThrow());
        if (!Files.isRegularFile(path)) {
            throw Fault.input("there is no file " + path);
        }
        var pairs = pairs(path);
        var known = new KnownCompanies(CompanyLists.beside(path));
        var result = MatchingEvaluation.of(pairs, known);
        var out = context.console().out();
        if (context.json) {
            out.println(Json.write(result));
            return Cli.DONE;
        }
        out.printf("%-12s %9s %9s %9s %9s%n", "", "right", "wrong", "precision", "recall");
        result.kinds().forEach((kind, score) -> print(kind, score));
        print("all", result.all());
        out.println(known.size() + " companies of lists beside the file were known with their former names.");
        listed("Missed", result.missed());
        listed("Merged though different", result.merged());
        return Cli.DONE;
    }

    private void print(String kind, Score score) {
        context.console()
                .out()
                .printf(
                        "%-12s %9d %9d %9.4f %9.4f%n",
                        Console.plain(kind), score.right(), score.wrong(), score.precision(), score.recall());
    }

    private void listed(String title, List<String> examples) {
        if (!examples.isEmpty()) {
            context.console()
                    .out()
                    .println(title + " (" + examples.size() + "): "
                            + Console.plain(String.join(
                                    "; ", examples.stream().limit(SHOWN).toList())));
        }
    }

    private static List<Pair> pairs(Path path) {
        var pairs = CompanyLists.table(path).stream()
                .filter(row -> row.containsKey("name_a") && row.containsKey("name_b"))
                .map(EvalMatchingCommand::pair)
                .toList();
        if (pairs.isEmpty()) {
            throw Fault.input(path.getFileName() + " has no columns name_a and name_b");
        }
        return pairs;
    }

    private static Pair pair(Map<String, String> row) {
        String one = row.getOrDefault("name_a", "");
        return new Pair(
                row.getOrDefault("kind", "pairs"), one, row.getOrDefault("name_b", ""), row.getOrDefault("key", one));
    }
}
