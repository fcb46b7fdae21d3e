package footnote.workflows.ask.question;

import footnote.domain.Prose;
import footnote.research.prose.SentenceGate;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads a question once for everything: companies, times, the route to its answer, the mode, and whether we answer it. */
public final class QuestionAnalyst {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(45));

    private static final Prompt PROMPT = Prompt.of(QuestionAnalyst.class);

    private final Model model;

    public QuestionAnalyst(Model model) {
        this.model = model;
    }

    /** The analysis; companies are the names found in the question, or those of the conversation so far. */
    public ModelAnswer<QuestionAnalysis> analyze(String question, List<String> named, String conversation) {
        return analyze(question, named, Optional.empty(), conversation);
    }

    /** As above, where the question names a company that is not known here. */
    public ModelAnswer<QuestionAnalysis> analyze(
            String question, List<String> named, Optional<String> unknown, String conversation) {
        return model.answered(
                PROMPT.quote("question", question)
                        .with("companies", named.isEmpty() ? "none" : String.join(", ", named))
                        .quote("conversation", conversation.isBlank() ? "nothing yet" : conversation),
                QuestionAnalysis.class,
                analysis -> taken(analysis, question, named),
                () -> QuestionRule.analysis(question, named, unknown));
    }

    /** Times are copied from the question; anything else would be an invention. */
    private static void taken(QuestionAnalysis analysis, String question, List<String> named) {
        var names = new HashSet<>(named);
        names.add(question);
        Stream.concat(analysis.rejection().stream(), Stream.of(analysis.approach()))
                .filter(text -> !text.isBlank())
                .flatMap(text -> new SentenceGate(_ -> Optional.empty(), Set.of(), names, List.of())
                        .senseObjection(new Prose(text)).stream())
                .findFirst()
                .ifPresent(why -> {
                    throw new IllegalArgumentException(why);
                });
        String said = question.toLowerCase(Locale.ROOT);
        analysis.timeReferences().stream()
                .filter(phrase -> !said.contains(phrase.toLowerCase(Locale.ROOT)))
                .findFirst()
                .ifPresent(phrase -> {
                    throw new IllegalArgumentException(
                            "the question does not say '" + phrase + "'; copy time references as they stand there");
                });
    }
}
