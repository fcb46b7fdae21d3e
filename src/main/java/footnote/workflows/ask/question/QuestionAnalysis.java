package footnote.workflows.ask.question;

import java.util.List;
import java.util.Optional;

/** What a question is about and how it will be answered, or why it is not one we answer. */
public record QuestionAnalysis(
        boolean valid,
        Optional<String> rejection,
        List<String> companies,
        List<String> timeReferences,
        DataRoute dataSource,
        boolean needsLatestNews,
        AnswerMode answerMode,
        String approach) {
    private static final int MOST_COMPANIES = 10;
    private static final int LONGEST_APPROACH = 700;

    public QuestionAnalysis {
        companies = List.copyOf(companies);
        timeReferences = List.copyOf(timeReferences);
        if (!valid && rejection.filter(reason -> !reason.isBlank()).isEmpty()) {
            throw new IllegalArgumentException("a question that is not valid has a rejection that says why");
        }
        if (valid && (approach.isBlank() || approach.length() > LONGEST_APPROACH)) {
            throw new IllegalArgumentException(
                    "the approach has two or three sentences, not " + approach.length() + " characters");
        }
        if (companies.size() > MOST_COMPANIES) {
            throw new IllegalArgumentException("at most " + MOST_COMPANIES + " companies, not " + companies.size());
        }
    }
}
