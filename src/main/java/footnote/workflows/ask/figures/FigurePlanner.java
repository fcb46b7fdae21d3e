package footnote.workflows.ask.figures;

import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.ask.arithmetic.ProgramParser;
import footnote.workflows.ask.formulas.FigureFormulas;
import footnote.workflows.ask.formulas.ProposedProgram;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.retrieval.NewsResearcher;
import java.time.Duration;

/** Proposes the program of the figure a question asks for; code runs it over the statements. */
public final class FigurePlanner {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(45));

    private static final Prompt PROMPT = Prompt.of(FigurePlanner.class);

    private final Model model;

    public FigurePlanner(Model model) {
        this.model = model;
    }

    /** Whether a question asks for a figure of the accounts that its own words do not define already. */
    public static boolean isFor(String question) {
        return !AskedMetrics.in(question).isEmpty()
                && AnswerForm.of(question) != AnswerForm.REASON
                && AnswerForm.of(question) != AnswerForm.WORDS
                && !PartRank.isAsked(question)
                && !NewsResearcher.isAsked(question)
                && ProgramParser.of(question).isEmpty();
    }

    /** The program, or none where no model is there or its program does not stand. */
    public ProposedProgram propose(String question) {
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
