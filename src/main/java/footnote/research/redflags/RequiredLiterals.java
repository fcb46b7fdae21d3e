package footnote.research.redflags;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Strings in lower case of which a text must hold one for a regular expression to be found in it, so that most texts
 * need no expression at all.
 *
 * <p>Reads alternatives, quantifiers, character classes, escapes and groups without a name; flags only at a group's head.
 */
final class RequiredLiterals {
    private static final List<String> LOOKING = List.of("?!", "?=", "?<!", "?<=");
    private static final int MOST = 8;
    private static final int LONG_ENOUGH = 7;
    private static final double MANY = 32;

    private final String regex;
    private int at;

    private RequiredLiterals(String regex) {
        this.regex = regex;
    }

    /** The strings; none means that any text may match. */
    static List<String> of(String regex) {
        var reader = new RequiredLiterals(regex);
        var part = reader.alternatives();
        if (reader.at < regex.length()) {
            throw new IllegalArgumentException("unbalanced bracket at " + reader.at + " in " + regex);
        }
        return List.copyOf(part.required());
    }

    /** All strings a part can match, where they are few, and those of which a text must hold one. */
    private record Part(@Nullable Set<String> exact, Set<String> required) {
        static final Part ANYTHING = new Part(null, Set.of());
        static final Part NOTHING = exactly(Set.of(""));

        static Part exactly(Set<String> strings) {
            return new Part(strings, strings.contains("") ? Set.of() : strings);
        }

        Part either(Part other) {
            if (exact != null && other.exact != null && exact.size() + other.exact.size() <= MOST) {
                return exactly(union(exact, other.exact));
            }
            boolean none = required.isEmpty() || other.required.isEmpty();
            return new Part(null, none ? Set.of() : union(required, other.required));
        }

        private static Set<String> union(Set<String> one, Set<String> other) {
            var all = new LinkedHashSet<>(one);
            all.addAll(other);
            return all;
        }
    }

    private Part alternatives() {
        var part = sequence();
        while (at < regex.length() && regex.charAt(at) == '|') {
            at++;
            part = part.either(sequence());
        }
        return part;
    }

    /** One after the other: strings that follow each other are joined, and the best are required. */
    private Part sequence() {
        Set<String> best = Set.of();
        Set<String> run = Set.of("");
        boolean whole = true;
        while (at < regex.length() && regex.charAt(at) != '|' && regex.charAt(at) != ')') {
            var next = quantified(atom());
            var strings = next.exact();
            if (strings != null && run.size() * strings.size() <= MOST) {
                run = followed(run, strings);
            } else {
                best = better(better(best, Part.exactly(run).required()), next.required());
                whole = false;
                run = strings == null ? Set.of("") : strings;
            }
        }
        return whole
                ? Part.exactly(run)
                : new Part(null, better(best, Part.exactly(run).required()));
    }

    private static Set<String> followed(Set<String> before, Set<String> after) {
        var all = new LinkedHashSet<String>();
        for (String one : before) {
            for (String other : after) {
                all.add(one + other);
            }
        }
        return all;
    }

    /** Those that fewer texts hold, and that are fewer themselves. */
    private static Set<String> better(Set<String> one, Set<String> other) {
        return worth(other) > worth(one) ? other : one;
    }

    private static double worth(Set<String> strings) {
        int shortest = strings.isEmpty() ? 0 : Integer.MAX_VALUE;
        for (String each : strings) {
            shortest = Math.min(shortest, each.length());
        }
        return Math.min(shortest, LONG_ENOUGH) - strings.size() / MANY;
    }

    private Part atom() {
        char first = regex.charAt(at++);
        return switch (first) {
            case '(' -> group();
            case '[' -> characterClass();
            case '.' -> Part.ANYTHING;
            case '^', '$' -> Part.NOTHING;
            case '\\' -> escaped(regex.charAt(at++));
            default -> literal(first);
        };
    }

    private static Part literal(char letter) {
        return Part.exactly(Set.of(String.valueOf(letter).toLowerCase(Locale.ROOT)));
    }

    private static Part escaped(char letter) {
        if (letter == 'b' || letter == 'B') {
            return Part.NOTHING;
        }
        return Character.isLetterOrDigit(letter) ? Part.ANYTHING : literal(letter);
    }

    private Part characterClass() {
        while (regex.charAt(at) != ']') {
            at += regex.charAt(at) == '\\' ? 2 : 1;
        }
        at++;
        return Part.ANYTHING;
    }

    /** What looks around is not part of a match. */
    private Part group() {
        boolean looks = LOOKING.stream().anyMatch(each -> regex.startsWith(each, at));
        if (regex.charAt(at) == '?') {
            while (":!=".indexOf(regex.charAt(at)) < 0) {
                at++;
            }
            at++;
        }
        var inner = alternatives();
        at++;
        return looks ? Part.NOTHING : inner;
    }

    private Part quantified(Part part) {
        if (at == regex.length() || "?*+{".indexOf(regex.charAt(at)) < 0) {
            return part;
        }
        char first = regex.charAt(at++);
        boolean optional = first == '?' || first == '*' || (first == '{' && regex.charAt(at) == '0');
        if (first == '{') {
            at = Math.max(at, regex.indexOf('}', at)) + 1;
        }
        if (at < regex.length() && "?+".indexOf(regex.charAt(at)) >= 0) {
            at++;
        }
        if (first == '?') {
            return part.either(Part.NOTHING);
        }
        return new Part(null, optional ? Set.of() : part.required());
    }
}
