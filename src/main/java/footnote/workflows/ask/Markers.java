package footnote.workflows.ask;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Citation markers in a text: [10K1], [T2], [N3], alone or several in one bracket. */
public final class Markers {
    static final Pattern ONE = Pattern.compile("(?:10K|T|N)\\d{1,3}");
    static final Pattern BRACKET = Pattern.compile(
            "\\[\\s*((?:10K|T|N)\\d{1,3}(?:\\s*[,;]\\s*(?:10K|T|N)\\d{1,3})*)(?:\\s*[,;]\\s*[^\\]\\[{}]{1,60})?\\s*]");

    private Markers() {}

    public static Set<String> in(String text) {
        var found = new LinkedHashSet<String>();
        BRACKET.matcher(text).results().forEach(bracket -> ONE.matcher(bracket.group(1))
                .results()
                .forEach(marker -> found.add(marker.group())));
        return found;
    }
}
