package footnote.workflows.leads.review;

import footnote.domain.lead.SuccessPattern;
import footnote.workflows.leads.review.ReviewRequest.Action;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads which of numbered patterns a reply takes and which it turns down, clause by clause. */
final class PatternChoice {
    private static final List<String> ORDINALS =
            List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth");
    private static final int SHORTEST = 4;
    /** Words a reply has in any case. */
    private static final Set<String> COMMON = Set.of(
            "with",
            "within",
            "last",
            "year",
            "that",
            "this",
            "them",
            "than",
            "have",
            "from",
            "more",
            "still",
            "other",
            "company",
            "companies",
            "pattern",
            "patterns",
            "number",
            "market",
            "leads",
            "only",
            "also",
            "well",
            "look");

    private static final String DOWN = "drop|remove|without|delete|skip|leave out|ignore|not|no|except|minus"
            + "|but for|all but|everything but|anything but|neither|nor|exclude|get rid of|lose|don[’']t|doesn[’']t|isn[’']t"
            + "|instead of|rather than|in place of";
    private static final String UP = "take|use|keep|only|just|with|include|like|love|want|add|go for";
    /** An order of its own after "and": "drop the third and use the fifth" is two. */
    private static final String ORDER =
            "(?:(?:please|also|then|instead|rather)\\s+)*(?:drop|remove|delete|skip|leave out|ignore|exclude|take|use|keep|include|add|go for)\\b";

    private static final Pattern CLAUSES =
            Pattern.compile("(?i)[.;!?]+\\s+|,\\s*|(?<!\\ball)(?<!everything)(?<!anything)\\s+but\\s+(?!for\\b)"
                    + "|\\s+and then\\s+|\\s+(?=(?:instead of|rather than|in place of)\\b)|\\s+and\\s+(?="
                    + ORDER + ")");
    private static final Pattern TURNS_DOWN = words(DOWN);
    private static final Pattern TAKES = words(UP);
    private static final Pattern ORDERS = Pattern.compile("(?i)^\\s*(?:and\\s+)?" + ORDER);
    private static final Pattern ONLY = words("only|just|keep|nothing but");
    private static final Pattern BESIDES = words("also|as well|too|add|in addition|on top|plus");

    private final List<SuccessPattern> patterns;
    private final Set<Integer> marked;
    private final Set<Integer> taken = new TreeSet<>();
    private final Set<Integer> turnedDown = new TreeSet<>();
    private boolean only;
    private boolean besides;

    private PatternChoice(List<SuccessPattern> patterns, List<Integer> marked) {
        this.patterns = patterns;
        this.marked = new TreeSet<>(marked);
    }

    /** What a text wishes of the patterns it names; empty where it names none. */
    static Optional<ReviewRequest> of(String text, List<SuccessPattern> patterns, List<Integer> marked) {
        var choice = new PatternChoice(patterns, marked);
        boolean down = false;
        for (var clause : CLAUSES.split(text, -1)) {
            down = TURNS_DOWN.matcher(clause).find()
                    || (down && !TAKES.matcher(clause).find());
            choice.hear(clause, down);
        }
        return choice.wish(text);
    }

    /** The orders of a text that name no pattern, so that none is passed over in silence. */
    static List<String> unread(String text, List<SuccessPattern> patterns) {
        return Arrays.stream(CLAUSES.split(text, -1))
                .filter(clause -> ORDERS.matcher(clause).find())
                .filter(clause -> named(clause, patterns).isEmpty())
                .map(String::strip)
                .toList();
    }

    /** Whether a phrase is one of the patterns in fewer words. */
    static boolean repeats(String phrase, List<SuccessPattern> patterns) {
        var said = terms(phrase);
        return !said.isEmpty()
                && patterns.stream()
                        .anyMatch(pattern -> terms(pattern.description()).containsAll(said));
    }

    private void hear(String clause, boolean down) {
        var named = named(clause, patterns);
        if (down) {
            turnedDown.addAll(named);
        } else if (!named.isEmpty()) {
            taken.addAll(named);
            only |= ONLY.matcher(clause).find();
            besides |= BESIDES.matcher(clause).find();
        }
    }

    private Optional<ReviewRequest> wish(String text) {
        if (taken.isEmpty()) {
            return turnedDown.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new ReviewRequest(Action.DROP, List.copyOf(turnedDown), text));
        }
        var left = new TreeSet<>(taken);
        if (besides || (!turnedDown.isEmpty() && !only)) {
            left.addAll(marked);
        }
        left.removeAll(turnedDown);
        return Optional.of(
                left.isEmpty() ? ReviewRequest.unclear(text) : new ReviewRequest(Action.KEEP, List.copyOf(left), text));
    }

    /** The patterns a text names: by number, by ordinal, by id, or by words that no other pattern has. */
    static List<Integer> named(String text, List<SuccessPattern> patterns) {
        String lower = text.toLowerCase(Locale.ROOT);
        var said = terms(lower);
        var found = new ArrayList<Integer>();
        for (int i = 0; i < patterns.size(); i++) {
            var pattern = patterns.get(i);
            boolean number = Pattern.compile("(?<![\\p{L}\\d.-])#?" + (i + 1) + "(?![\\p{L}\\d%-])")
                    .matcher(lower)
                    .find();
            boolean ordinal =
                    i < ORDINALS.size() && words(ORDINALS.get(i)).matcher(lower).find();
            boolean words = lower.contains(pattern.patternId())
                    || pattern.test().phrases().stream()
                            .anyMatch(phrase -> lower.contains(phrase.toLowerCase(Locale.ROOT)))
                    || own(i, patterns).stream().anyMatch(said::contains);
            if (number || ordinal || words) {
                found.add(i + 1);
            }
        }
        return found;
    }

    /** The words of a pattern that stand in no other. */
    private static Set<String> own(int at, List<SuccessPattern> patterns) {
        var own = new TreeSet<>(terms(patterns.get(at).description()));
        for (int i = 0; i < patterns.size(); i++) {
            if (i != at) {
                own.removeAll(terms(patterns.get(i).description()));
            }
        }
        return own;
    }

    private static Set<String> terms(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}-]+", -1))
                .filter(word -> word.length() >= SHORTEST && !COMMON.contains(word))
                .collect(Collectors.toSet());
    }

    static Pattern words(String alternatives) {
        return Pattern.compile("(?i)(?<![\\p{L}-])(?:" + alternatives + ")(?![\\p{L}-])");
    }
}
