package footnote.workflows.report.text;

import java.util.List;

/** Small numbers as words, where they count periods rather than measure. */
final class NumberWords {
    private static final List<String> WORDS =
            List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private NumberWords() {}

    static String word(int count) {
        return count < WORDS.size() ? WORDS.get(count) : "many";
    }
}
