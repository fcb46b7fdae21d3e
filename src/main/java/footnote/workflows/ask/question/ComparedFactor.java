package footnote.workflows.ask.question;

import footnote.domain.LedgerEntry;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** How many times the second of two figures a question holds the first against: "more than twice". */
final class ComparedFactor {
    private static final List<String> COUNTS =
            List.of("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    private static final Map<String, Double> WORDS = Map.of(
            "twice",
            2.0,
            "double",
            2.0,
            "triple",
            3.0,
            "thrice",
            3.0,
            "half",
            0.5,
            "a third",
            1 / 3.0,
            "a quarter",
            0.25);
    private static final Pattern FACTOR =
            Pattern.compile("(?i)\\b(?:(twice|double|triple|thrice|half|a third|a quarter)\\b"
                    + "(?! (?:of )?(?:the |its |a )?year)|(\\d+(?:\\.\\d+)?)\\s?(?:x\\b|times\\b)|("
                    + String.join("|", COUNTS) + ") times\\b)");
    /** A distance between two figures, which a comparison of them alone does not measure. */
    private static final Pattern DISTANCE = Pattern.compile(
            "(?i)\\d\\s?(?:%|percent\\b|percentage points?\\b|points?\\b|pp\\b|bps?\\b|basis points?\\b)(?=[^?]*\\bthan\\b)|\\bby (?:more|less|at least|over)\\b");

    private static final Map<String, Double> VERBS =
            Map.of("doubl", 2.0, "tripl", 3.0, "trebl", 3.0, "quadrupl", 4.0, "halv", 0.5);
    private static final Pattern MULTIPLIES = Pattern.compile(
            "(?i)(?<!almost |nearly |about |roughly |close to )\\b(doubl|tripl|trebl|quadrupl|halv)(?:e|ed|es|ing)\\b");

    private ComparedFactor() {}

    /** Whether a question says that a figure doubled, or the like. */
    static boolean isOfMultiplying(String question) {
        return MULTIPLIES.matcher(question).find();
    }

    /** What it did, as in "did not double". */
    static Optional<String> verb(String question) {
        var verb = MULTIPLIES.matcher(question);
        return verb.find() ? Optional.of(verb.group(1).toLowerCase(Locale.ROOT) + "e") : Optional.empty();
    }

    /** Whether the first figure did so between the first and the last period; nothing where two periods are not known. */
    static Optional<Boolean> multiplied(String question, List<LedgerEntry> figures) {
        var verb = MULTIPLIES.matcher(question);
        var metric = figures.stream()
                .filter(each -> !YesOrNo.isChange(each))
                .map(each -> each.fact().metric())
                .findFirst();
        var change = figures.stream()
                .filter(each -> each.fact().metric().name().endsWith("_growth"))
                .findFirst()
                .map(each -> 1 + each.number() / 100);
        var ends = figures.stream()
                .filter(each -> metric.filter(each.fact().metric()::equals).isPresent())
                .sorted(Comparator.comparing(each -> each.fact().period().end()))
                .toList();
        var grown = ends.size() > 1 && ends.getFirst().number() > 0
                ? Optional.of(ends.getLast().number() / ends.getFirst().number())
                : change;
        return verb.find()
                ? grown.map(times -> {
                    double factor = VERBS.getOrDefault(verb.group(1).toLowerCase(Locale.ROOT), 1.0);
                    return factor < 1 ? times <= factor : times >= factor;
                })
                : Optional.empty();
    }

    /** One where the question names none; nothing where it asks for a distance. */
    static Optional<Double> in(String question) {
        if (DISTANCE.matcher(question).find()) {
            return Optional.empty();
        }
        var found = FACTOR.matcher(question);
        if (!found.find()) {
            return Optional.of(1.0);
        }
        if (found.group(1) != null) {
            return Optional.of(WORDS.getOrDefault(found.group(1).toLowerCase(Locale.ROOT), 1.0));
        }
        return Optional.of(
                found.group(2) != null
                        ? Double.parseDouble(found.group(2))
                        : COUNTS.indexOf(found.group(3).toLowerCase(Locale.ROOT)) + 2.0);
    }
}
