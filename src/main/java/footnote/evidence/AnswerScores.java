package footnote.evidence;

import footnote.domain.Finding;
import footnote.evidence.search.Reranker;
import footnote.runtime.json.Json;
import footnote.runtime.run.NotRecorded;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** How well sentences answer a question, by a model in this process that reads both together, recorded with the run. */
public final class AnswerScores {
    private static final String WHAT = "how well sentences answer";
    private static final double STEPS = 1000;

    private final Supplier<Finding<Reranker>> reader;

    private AnswerScores(Supplier<Finding<Reranker>> reader) {
        this.reader = reader;
    }

    /** Loads the model when the first sentence comes; one that cannot be loaded is reported, not thrown. */
    public static AnswerScores by(Supplier<? extends Reranker> reader) {
        return new AnswerScores(() -> {
            try {
                return new Finding.Found<>(reader.get());
            } catch (IllegalStateException | LinkageError e) {
                return new Finding.Missing<>(WHAT, "the model cannot be loaded here: " + e.getMessage());
            }
        });
    }

    public static AnswerScores none() {
        return new AnswerScores(() -> new Finding.Missing<>(WHAT, "no model was given"));
    }

    record ScoreList(List<Double> scores) {}

    /** One score for each sentence, in order; the higher, the better it answers. */
    public Finding<List<Double>> of(String question, List<String> sentences) {
        var request = new ArrayList<>(List.of(question));
        request.addAll(sentences);
        try {
            return TypedRecording.finding(WHAT, Json.write(request), ScoreList.class, () -> scored(question, sentences))
                    .map(ScoreList::scores);
        } catch (NotRecorded e) {
            return new Finding.Missing<>(WHAT, "the run is from before sentences were scored");
        }
    }

    /** Each alone: in a batch, the quantized model's score depends on its neighbors. */
    private Finding<ScoreList> scored(String question, List<String> sentences) {
        return reader.get()
                .map(each -> new ScoreList(sentences.stream()
                        .map(sentence -> Math.round(each.scores(question, List.of(sentence))[0] * STEPS) / STEPS)
                        .toList()));
    }
}
