package footnote.faces.cli;

import footnote.domain.opinion.Tone;
import footnote.evaluation.sentiment.LabelledText;
import footnote.evaluation.sentiment.SentimentEvaluation;
import footnote.evaluation.sentiment.SentimentScore;
import footnote.runtime.json.Json;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures how well the rules hear the tone of headlines. */
@Command(
        name = "sentiment",
        description = "Compare the sentiment of sentences with your labels: accuracy and macro-F1.")
final class EvalSentimentCommand implements Callable<Integer> {
    private final Context context;

    @Option(
            names = "--file",
            required = true,
            paramLabel = "FILE",
            description = "Sentences with a label each: 'text@label', 'text<TAB>label', 'text,label' or JSON.")
    private Path file = Path.of("");

    EvalSentimentCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        var result = SentimentEvaluation.of(
                LabelledText.read(file), context.desk().search().meanings());
        var out = context.console().out();
        if (context.json) {
            out.println(Json.write(result));
            return Cli.DONE;
        }
        for (var by : result.scorers()) {
            out.println(by.scorer() + (by.scorer().equals(result.used()) ? ", which analyses use" : ""));
            print(by.score(), out);
        }
        if (!result.note().isEmpty()) {
            out.println(Console.plain(result.note()));
        }
        return Cli.DONE;
    }

    private static void print(SentimentScore score, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "  %d sentences: accuracy %.3f, macro-F1 %.3f%n",
                score.sentences(),
                score.accuracy(),
                score.macroF1());
        for (var tone : Tone.values()) {
            var by = score.byTone().get(tone);
            if (by != null) {
                out.printf(
                        Locale.ROOT,
                        "    %-8s %5d labelled, precision %.3f, recall %.3f, F1 %.3f%n",
                        tone.name().toLowerCase(Locale.ROOT),
                        by.labelled(),
                        by.precision(),
                        by.recall(),
                        by.f1());
            }
        }
    }
}
