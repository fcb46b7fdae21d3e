package footnote.workflows.report.text;

import java.util.List;

/** Names in a row, as a sentence has them. */
final class NameList {
    private NameList() {}

    /** One; one and two; one, two and three. */
    static String and(List<String> words) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
    }
}
