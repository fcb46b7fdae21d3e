package footnote.workflows.ask;

import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;

/** Proposes the program of the figure a question asks for; code runs it over the statements. */
final class FigurePlanner {
    static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(45));

    private static final Prompt PROMPT = Prompt.of(FigurePlanner.class);

    private final Model model;

    FigurePlanner(Model model) {
        this.model = model;
    }

    /** Whether a question asks for a figure of the accounts that its own words do not define already. */
    static boolean isFor(String question) {
        return !AskedMetrics.in(question).isEmpty()
                && AnswerForm.of(question) != AnswerForm.REASON
                && AnswerForm.of(question) != AnswerForm.WORDS
                && !PartRank.isAsked(question)
                && !NewsResearcher.isAsked(question)
                && ProgramParser.of(question).isEmpty();
    }

    /** The program, or none where no model is there or its program does not stand. */
    ProposedProgram propose(String question) {
        return model.answered(
                        PROMPT.quote("question", question).with("metrics", String.join(", ", FigureFormulas.known())),
                        ProposedProgram.class,
                        program -> {
                            program.checkName();
                            program.checkNumbers(question);
                        },
                        ProposedProgram::none)
                .value();
    }
}
