package footnote.workflows.ask.answer;

import java.util.List;

/** How good an answer is out of a hundred, what is missing, and the phrases to search for it. */
public record AnswerVerdict(
        int completeness,
        int specificity,
        int accuracy,
        int clarity,
        String missing,
        List<String> followUps,
        boolean sufficient) {
    private static final int MOST = 4;
    private static final int LONGEST = 120;

    public AnswerVerdict {
        followUps = List.copyOf(followUps);
        for (int score : new int[] {completeness, specificity, accuracy, clarity}) {
            if (score < 0 || score > 100) {
                throw new IllegalArgumentException("scores go from 0 to 100, not " + score);
            }
        }
        if (followUps.size() > MOST || followUps.stream().anyMatch(each -> each.isBlank() || each.length() > LONGEST)) {
            throw new IllegalArgumentException(
                    "give at most " + MOST + " keyword phrases of up to " + LONGEST + " characters");
        }
    }

    /** The mean of the four. */
    public int confidence() {
        return Math.round((completeness + specificity + accuracy + clarity) / 4f);
    }
}
