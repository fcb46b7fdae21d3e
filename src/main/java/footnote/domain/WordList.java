package footnote.domain;

import java.util.List;

/** Words in a row, as a sentence has them. */
public final class WordList {
    private WordList() {}

    /** One; one and two; one, two and three. */
    public static String and(List<String> words) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
    }
}
