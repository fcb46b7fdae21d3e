package footnote.workflows.ask;

import footnote.runtime.run.Fault;
import java.util.List;
import java.util.Optional;

/** What a reader asks, how far to go, of whom, in which conversation, and whether filings may not be fetched. */
public record AskRequest(
        String question, Optional<String> mode, List<String> symbols, Optional<String> session, boolean noFetch) {
    private static final int LONGEST = 1500;

    /** A question whose filings may be fetched. */
    public AskRequest(String question, Optional<String> mode, List<String> symbols, Optional<String> session) {
        this(question, mode, symbols, session, false);
    }

    public AskRequest {
        symbols = List.copyOf(symbols);
        if (question.isBlank()) {
            throw Fault.input("the question is empty; ask something like 'What drove revenue of AAPL in FY2023?'");
        }
        if (question.length() > LONGEST) {
            throw Fault.input("the question has " + question.length() + " letters; " + LONGEST + " are the most");
        }
        mode.filter(word -> AnswerMode.named(word).isEmpty()).ifPresent(word -> {
            throw Fault.input("'" + word + "' is no mode; it is one of direct, standard, detailed, deep_search");
        });
    }

    Optional<AnswerMode> wanted() {
        return mode.flatMap(AnswerMode::named);
    }
}
