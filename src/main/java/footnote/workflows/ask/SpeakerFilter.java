package footnote.workflows.ask;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Whose words a question wants: an officer's, a person's by name, the analysts', or anybody's. */
record SpeakerFilter(String question, boolean analysts) {
    private static final Pattern ANALYSTS =
            Pattern.compile("(?i)\\banalysts?\\b[^.?]*\\b(?:ask|question|press|want)|\\bquestions? (?:did|were|was) ");

    /** What readers call an officer, and what a call's list of speakers may call him. */
    private static final List<Pattern> OFFICERS = List.of(
            Pattern.compile("(?i)\\bcfo\\b|chief financial|finance chief"),
            Pattern.compile("(?i)\\bceo\\b|chief executive"),
            Pattern.compile("(?i)\\bcoo\\b|chief operating"),
            Pattern.compile("(?i)\\bcto\\b|chief technology"));

    static SpeakerFilter in(String question) {
        return new SpeakerFilter(question, ANALYSTS.matcher(question).find());
    }

    /** Whether these are the words of the one the question names. */
    boolean means(Quotation quotation) {
        if (quotation.speaker().isEmpty()) {
            return false;
        }
        boolean officer = OFFICERS.stream()
                .anyMatch(each -> each.matcher(question).find()
                        && each.matcher(quotation.speaker()).find());
        return officer || named(quotation.speaker());
    }

    private boolean named(String speaker) {
        String asked = " " + question.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]+", " ") + " ";
        String name = speaker.replaceAll("\\(.*", "").strip().toLowerCase(Locale.ROOT);
        String[] words = name.split("[^\\p{L}]+", -1);
        return Arrays.stream(words).filter(word -> word.length() > 2).count() >= 2
                && asked.contains(" " + words[0] + " ")
                && asked.contains(" " + words[words.length - 1] + " ");
    }
}
