package footnote.workflows.coverage.screen;

import footnote.runtime.run.Fault;
import java.util.Optional;
import java.util.regex.Pattern;

/** A screen's text and the place up to which it was read. */
final class ScreenText {
    private static final Pattern BARE = Pattern.compile("(?i)(?:(?!\\s+(?:and|or)\\b|\\s*[,()]).)+");

    private final String text;
    private int at;

    ScreenText(String text) {
        this.text = text;
    }

    int place() {
        return at;
    }

    void back(int place) {
        at = place;
    }

    boolean atEnd() {
        blanks();
        return at >= text.length();
    }

    /** A few of the words that come next. */
    String rest() {
        blanks();
        String rest = text.substring(Math.min(at, text.length()));
        return rest.length() > 30 ? rest.substring(0, 30) + "…" : rest;
    }

    boolean sign(String sign) {
        blanks();
        if (!text.startsWith(sign, at)) {
            return false;
        }
        at += sign.length();
        return true;
    }

    boolean word(String word) {
        return match(Pattern.compile("(?i)" + Pattern.quote(word) + "(?![\\p{L}\\p{N}_])"))
                .isPresent();
    }

    boolean ahead(String pattern) {
        blanks();
        var matcher = Pattern.compile("(?i)" + pattern).matcher(text).region(at, text.length());
        return matcher.lookingAt();
    }

    /** What matches from here, read over. */
    Optional<String> match(Pattern pattern) {
        blanks();
        var matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            return Optional.empty();
        }
        at = matcher.end();
        return Optional.of(matcher.group());
    }

    /** A text value: in quotes, or up to the next and, or, comma or parenthesis. */
    String value() {
        blanks();
        for (var quote : new String[] {"\"", "'"}) {
            if (sign(quote)) {
                int end = text.indexOf(quote, at);
                if (end < 0) {
                    throw refused("a closing " + quote + " is missing");
                }
                String value = text.substring(at, end);
                at = end + 1;
                return value.strip();
            }
        }
        return match(BARE)
                .map(String::strip)
                .filter(value -> !value.isEmpty())
                .orElseThrow(() -> refused("a value was expected " + (atEnd() ? "at the end" : "at '" + rest() + "'")));
    }

    /** Whether the parentheses that open here are followed by arithmetic or a comparison. */
    boolean parenthesesHoldAFormula() {
        int open = 0;
        for (int i = at; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each == '(') {
                open++;
            } else if (each == ')' && --open == 0) {
                return text.substring(i + 1).strip().matches("(?s)[-+*/<>=!].*");
            }
        }
        return false;
    }

    private void blanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    Fault refused(String why) {
        return Fault.input("the screen '" + text + "' cannot be read: " + why);
    }
}
