package footnote.workflows.report.data;

import footnote.domain.Prose;
import footnote.research.prose.StandaloneSentence;
import java.text.Normalizer;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Words from outside as a report may quote them: plain, short, without figures that no fact backs, and without sentences
 * that lean on one left out.
 */
public final class Quotable {
    private static final int LONGEST = 420;
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cntrl}\\p{Cf}\\p{Co}\\p{Cs}]");
    private static final Pattern FIRST_PERSON = Pattern.compile("(?i)\\b(?:we|us|i|ours|ourselves)\\b");
    private static final Pattern REFERS =
            Pattern.compile("(?:See|Refer to|For (?:more|further|additional) (?:information|details?))\\b.*");
    private static final Pattern FICTION = Pattern.compile("\\s*\\(A fictional company of the sample market\\.\\)");

    private static final Pattern SENTENCES =
            Pattern.compile("(?<=[.!?])(?<!\\b(?:Inc|Corp|Co|Ltd|Mr|Ms|Dr|Jr|No|St|U\\.S|U\\.K|vs)\\.) +");

    private Quotable() {}

    /** The sentences that can be quoted, word for word, as many as fit; nothing where none can. */
    public static Optional<String> of(String text) {
        return of(text, false);
    }

    /** The same of a filing, which speaks in the first person and answers for it. */
    public static Optional<String> filed(String text) {
        return of(text, true);
    }

    private static Optional<String> of(String text, boolean firstPerson) {
        var kept = new StringBuilder();
        boolean before = false;
        for (var sentence : SENTENCES.split(plain(FICTION.matcher(text).replaceAll("")), -1)) {
            boolean fine = !sentence.isBlank()
                    && (firstPerson || !FIRST_PERSON.matcher(sentence).find())
                    && new Prose(sentence).unbound().isEmpty()
                    && !REFERS.matcher(sentence).matches()
                    && !sentence.contains("{fact:");
            before = fine
                    && (before || StandaloneSentence.test(sentence))
                    && kept.length() + sentence.length() < LONGEST;
            if (before) {
                kept.append(kept.isEmpty() ? "" : " ").append(sentence);
            }
        }
        return kept.isEmpty() ? Optional.empty() : Optional.of(kept.toString());
    }

    /** One line without marks that cannot be seen, reverse the reading or close our quotes. */
    public static String plain(String text) {
        return UNSEEN.matcher(Normalizer.normalize(text, Normalizer.Form.NFC))
                .replaceAll(" ")
                .replaceAll("[“”\"]", "'")
                .replaceAll("[{}]", "")
                .replaceAll("\\s+", " ")
                .strip();
    }
}
