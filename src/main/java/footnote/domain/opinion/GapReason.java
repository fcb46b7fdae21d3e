package footnote.domain.opinion;

import footnote.domain.SourceLine;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Why something is not available, for a reader: one plain sentence in place of what a source's error says. */
public final class GapReason {
    private static final String VENDOR = "\\S+?(?: \\S+?){0,3}?";
    private static final Pattern EXHAUSTED = Pattern.compile("^.*?no vendor answered for [^:|]*: ");
    private static final Pattern ASIDE = Pattern.compile("\\s*(?:\\([^()]*\\)?|\\[[^\\[\\]]*\\]?|…)");
    private static final Pattern MORE = Pattern.compile("^and \\d+ more\\b.*");

    /** How errors of sources begin, each with what a reader is told of it; the first group names the source. */
    private static final Map<Pattern, String> ERRORS = Map.of(
            Pattern.compile("^(" + VENDOR + ") could not be reached\\b.*"), " could not be reached",
            Pattern.compile("^(" + VENDOR + ") limits requests\\b.*"), " limits requests",
            Pattern.compile("^(" + VENDOR + ") needs the setting\\b.*"), " is not set up",
            Pattern.compile("^(" + VENDOR + ") refused access\\b.*"), " refused access",
            Pattern.compile("^(" + VENDOR + ") sent something unreadable\\b.*"), " sent no readable answer",
            Pattern.compile("^footnote refuses \\S+ for (" + VENDOR + "):.*"), " may not be asked under the settings",
            Pattern.compile("^without (" + VENDOR + ") for .*"), " is not licensed for this use");

    /** With why, in brackets that hold no address. */
    private static final Pattern UNREACHED =
            Pattern.compile("^(" + VENDOR + ") could not be reached\\b(?:[^(]*\\(((?!\\S*://)[^()]*)\\))?.*");

    private static final Pattern SETTING = Pattern.compile("^(" + VENDOR + ")( needs the setting [^;]*).*");
    private static final Pattern NONE = Pattern.compile("^(" + VENDOR + ") (has no .*)");
    private static final Pattern NOBODY = Pattern.compile("^.*?no vendor is set up for ([^;]*).*");

    private GapReason() {}

    /** For a publication: without what someone who runs the program could do about it. */
    public static String plain(String why) {
        return worded(why, GapReason::clause);
    }

    /** For someone who runs the program: with the setting that is missing and why a vendor was not reached. */
    public static String told(String why) {
        boolean ofVendors = EXHAUSTED.matcher(why).find()
                || why.contains("; check the symbol")
                || ERRORS.keySet().stream().anyMatch(each -> each.matcher(why).matches());
        return ofVendors ? worded(why, GapReason::advisedClause) : why;
    }

    private static String advisedClause(String error) {
        var setting = SETTING.matcher(error.strip());
        if (setting.matches()) {
            return SourceLine.vendor(setting.group(1)) + setting.group(2);
        }
        var unreached = UNREACHED.matcher(error.strip());
        if (unreached.matches()) {
            return SourceLine.vendor(unreached.group(1)) + " could not be reached"
                    + Optional.ofNullable(unreached.group(2))
                            .map(why -> " (" + why + ")")
                            .orElse("");
        }
        return clause(error);
    }

    private static String worded(String why, UnaryOperator<String> clause) {
        var nobody = NOBODY.matcher(why);
        if (nobody.matches()) {
            return "no source of " + nobody.group(1).strip() + " is set up";
        }
        var asked = EXHAUSTED.matcher(why);
        boolean vendors = asked.find();
        var errors = List.of((vendors ? why.substring(asked.end()) : why).split(" \\| ", -1));
        return errors.stream()
                .filter(error -> !MORE.matcher(error.strip()).matches())
                .map(clause)
                .filter(text -> !text.isEmpty())
                .distinct()
                .collect(Collectors.joining("; "));
    }

    private static String clause(String error) {
        for (var each : ERRORS.entrySet()) {
            var found = each.getKey().matcher(error.strip());
            if (found.matches()) {
                return SourceLine.vendor(found.group(1)) + each.getValue();
            }
        }
        String bare = ASIDE.matcher(error).replaceAll("").strip();
        var none = NONE.matcher(bare);
        if (none.matches()) {
            return SourceLine.vendor(none.group(1)) + " " + advised(none.group(2));
        }
        return bare.contains("; check the ") ? advised(bare) : bare;
    }

    /** Without what someone who runs the program could do about it. */
    private static String advised(String text) {
        return Arrays.stream(text.split("; ", -1)).findFirst().orElse(text).strip();
    }
}
