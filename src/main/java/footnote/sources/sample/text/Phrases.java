package footnote.sources.sample.text;

import footnote.sources.sample.description.Descriptions;
import footnote.sources.sample.description.SeededRandom;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sentences with blanks, by the occasion they are for. */
final class Phrases {
    private static final Pattern BLANK = Pattern.compile("\\{([a-z_]+)}");
    private static final Pattern START = Pattern.compile("(?:^|(?<=[.!?] ))[a-z]");
    private static final Map<String, Object> ALL = Descriptions.named("phrases.yaml");

    private Phrases() {}

    /** One sentence for the occasion, its blanks filled by name. */
    static String pick(String occasion, SeededRandom random, UnaryOperator<String> blanks) {
        if (!(ALL.get(occasion) instanceof List<?> choices)) {
            throw new IllegalArgumentException("no phrases for '" + occasion + "'");
        }
        return fill(String.valueOf(random.<Object>pick(List.copyOf(choices))), blanks);
    }

    /** Every sentence starts with a capital, also where it starts with a blank. */
    static String fill(String sentence, UnaryOperator<String> blanks) {
        String filled =
                BLANK.matcher(sentence).replaceAll(match -> Matcher.quoteReplacement(blanks.apply(match.group(1))));
        return START.matcher(filled).replaceAll(match -> match.group().toUpperCase(Locale.ROOT));
    }
}
