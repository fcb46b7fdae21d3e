package footnote.workflows.ask.question;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A deal, or something else by name, that a question ties a figure to: it is none of the whole company. */
public final class NamedDeal {
    private static final String DEALS =
            "(?:acquisition|merger|takeover|purchase|divestiture|spin-?off|disposal|deal|transaction)";
    private static final String NAME = "(\\p{L}*\\p{Lu}[\\p{L}\\p{N}&-]*)";
    private static final Pattern BEFORE = Pattern.compile(NAME + "(?:['’]s)? " + DEALS + "\\b");
    private static final Pattern ATTRIBUTED = Pattern.compile(
            "\\b(?:related|relating|allocated|assigned|associated|tied) (?:to|with) (?:the |its )?" + NAME);
    private static final Pattern AFTER = Pattern.compile("\\b" + DEALS + " (?:of|with|from) " + NAME);

    private NamedDeal() {}

    /** Whether a figure is asked for of something that is called otherwise than these companies. */
    public static boolean isAsked(String question, List<String> companies) {
        var own = companies.stream()
                .flatMap(name -> Arrays.stream(name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}&]+", -1)))
                .toList();
        return Stream.of(BEFORE, AFTER, ATTRIBUTED)
                .flatMap(each -> each.matcher(question).results())
                .map(each -> each.group(1).toLowerCase(Locale.ROOT))
                .anyMatch(name -> !own.contains(name) && AskedMetrics.in(name).isEmpty());
    }
}
