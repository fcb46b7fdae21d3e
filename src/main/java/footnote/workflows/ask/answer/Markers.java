package footnote.workflows.ask.answer;

import footnote.evidence.documents.DocumentForm;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Citation markers in a text: [10K1], [10Q2], [T3], alone or several in one bracket. */
public final class Markers {
    private static final String MARK = "(?:" + DocumentForm.MARKS + ")\\d{1,3}";
    static final Pattern ONE = Pattern.compile(MARK);
    static final Pattern BRACKET = Pattern.compile(
            "\\[\\s*(" + MARK + "(?:\\s*[,;]\\s*" + MARK + ")*)(?:\\s*[,;]\\s*[^\\]\\[{}]{1,60})?\\s*]");

    private Markers() {}

    public static Set<String> in(String text) {
        var found = new LinkedHashSet<String>();
        BRACKET.matcher(text).results().forEach(bracket -> ONE.matcher(bracket.group(1))
                .results()
                .forEach(marker -> found.add(marker.group())));
        return found;
    }
}
