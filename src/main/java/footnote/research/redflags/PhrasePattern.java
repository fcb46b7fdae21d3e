package footnote.research.redflags;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression that ignores case, compiled and tried only for texts with one of the strings it cannot do
 * without.
 */
final class PhrasePattern {
    private final String regex;
    private volatile @Nullable List<String> required;
    private volatile @Nullable Pattern compiled;

    PhrasePattern(String regex) {
        this.regex = regex;
    }

    /** A text with its lower case, made once for all patterns. */
    record Sentence(String text, String lower) {
        static Sentence of(String text) {
            return new Sentence(text, text.toLowerCase(Locale.ROOT));
        }
    }

    boolean foundIn(Sentence sentence) {
        return possibleIn(sentence.lower())
                && pattern().matcher(sentence.text()).find();
    }

    Stream<MatchResult> matches(Sentence sentence) {
        return possibleIn(sentence.lower()) ? pattern().matcher(sentence.text()).results() : Stream.empty();
    }

    /** Whether a text in lower case may hold a match; where not, no part of it does. */
    boolean possibleIn(String lower) {
        var strings = required();
        for (String each : strings) {
            if (lower.contains(each)) {
                return true;
            }
        }
        return strings.isEmpty();
    }

    private List<String> required() {
        var known = required;
        if (known == null) {
            known = RequiredLiterals.of(regex);
            required = known;
        }
        return known;
    }

    Pattern pattern() {
        var known = compiled;
        if (known == null) {
            known = Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
            compiled = known;
        }
        return known;
    }
}
