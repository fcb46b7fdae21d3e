package footnote.workflows.ask;

import footnote.runtime.run.Fault;
import footnote.workflows.ask.question.AnswerMode;
import java.util.List;
import java.util.Optional;

/** What a reader asks, how far to go, of whom, in which conversation, and whether filings may not be fetched. */
public record AskRequest(
        String question,
        Optional<String> mode,
        List<String> symbols,
        Optional<String> session,
        boolean noFetch,
        Optional<Double> maxError) {
    private static final int LONGEST = 1500;
    private static final double USUAL_ERROR = 0.05;

    /** A question whose filings may be fetched. */
    public AskRequest(String question, Optional<String> mode, List<String> symbols, Optional<String> session) {
        this(question, mode, symbols, session, false, Optional.empty());
    }

    public AskRequest {
        symbols = List.copyOf(symbols);
        maxError.filter(share -> !(share >= 0 && share <= 1)).ifPresent(share -> {
            throw Fault.input("the largest error is from 0% to 100%, not " + Math.round(share * 100) + "%");
        });
        if (question.isBlank()) {
            throw Fault.input("the question is empty; ask something like 'What drove revenue of AAPL in FY2023?'");
        }
        if (question.length() > LONGEST) {
            throw Fault.input(
                    "the question has " + question.length() + " characters; at most " + LONGEST + " are allowed");
        }
        mode.filter(word -> AnswerMode.named(word).isEmpty()).ifPresent(word -> {
            throw Fault.input("'" + word + "' is no mode; it is one of direct, standard, detailed, deep_search");
        });
    }

    /** The same with other words. */
    AskRequest asking(String words) {
        return words.equals(question) ? this : new AskRequest(words, mode, symbols, session, noFetch, maxError);
    }

    /** How often an answer may be wrong, as a share; one figure in twenty unless said. */
    double mostError() {
        return maxError.orElse(USUAL_ERROR);
    }

    Optional<AnswerMode> wanted() {
        return mode.flatMap(AnswerMode::named);
    }
}
