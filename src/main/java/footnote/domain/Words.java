package footnote.domain;

import java.util.List;
import java.util.Locale;

/** Words as a sentence has them. */
public final class Words {
    private Words() {}

    /** One; one and two; one, two and three. */
    public static String and(List<String> words) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
    }

    /** Whose something is: Orrenbeck's, Quavelin Systems'. */
    public static String possessive(String name) {
        return name + (name.endsWith("s") ? "'" : "'s");
    }

    /** As a sentence starts. */
    public static String capitalized(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
