package footnote.workflows.leads.review;

import footnote.domain.lead.SuccessPattern;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.leads.review.ReviewRequest.Action;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Understands what a reader says to the patterns, in whatever words. */
public final class ReviewReader {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(30));

    private static final Prompt PROMPT = Prompt.of(ReviewReader.class);
    private static final Pattern CANCEL = PatternChoice.words("stop|cancel|abort|quit|forget it|never mind");
    private static final Pattern RERUN = PatternChoice.words(
            "re-?run|again|other companies|different companies|another set|start over|redo|try others|new companies");
    private static final Pattern ADD = PatternChoice.words("add|include also|also look for|plus|additionally");
    /** Numbers to be added, not words. */
    private static final Pattern BARE = Pattern.compile(
            "(?i)(?:(?:please|add|number|no|pattern|and|also|plus|as well|too|then|go)\\b|[\\d#.,\\s])+");

    private static final Pattern EDIT = PatternChoice.words("change|edit|rename|reword|replace|call");
    private static final Pattern SWAP =
            Pattern.compile("(?i)\\b(?:replace|swap|exchange|substitute)\\s+(.+?)\\s+(?:with|for|by)\\s+(.+)");
    private static final Pattern ALL = PatternChoice.words("all|everything|them all");
    private static final Pattern ASSENT = PatternChoice.words(
            "yes|yep|yeah|ok|okay|go|proceed|continue|fine|good|great|approve|approved|agreed|sure|perfect|sounds|lgtm|right");

    private final Model model;

    public ReviewReader(Model model) {
        this.model = model;
    }

    /** What is said to numbered patterns, of which those marked would be used. */
    public ReviewRequest read(String said, List<SuccessPattern> patterns, List<Integer> marked) {
        return model.answered(
                        PROMPT.quote("reply", said).with("patterns", numbered(patterns, marked)),
                        ReviewRequest.class,
                        wish -> checked(wish, patterns.size(), said),
                        () -> byWords(said, patterns, marked))
                .value();
    }

    private static String numbered(List<SuccessPattern> patterns, List<Integer> marked) {
        return IntStream.range(0, patterns.size())
                .mapToObj(i ->
                        (i + 1) + ". " + patterns.get(i).description() + (marked.contains(i + 1) ? " (marked)" : ""))
                .collect(Collectors.joining("\n"));
    }

    private static void checked(ReviewRequest wish, int count, String said) {
        boolean theirs = wish.action() == Action.ADD || wish.action() == Action.EDIT;
        String reply = " " + plain(said) + " ";
        Arrays.stream(plain(wish.words()).split(" ", -1))
                .filter(word -> theirs && !reply.contains(" " + word + " "))
                .findFirst()
                .ifPresent(word -> {
                    throw new IllegalArgumentException(
                            "the reply does not say '" + word + "'; give the pattern in the reader's own words");
                });
        wish.patterns().stream()
                .filter(number -> number < 1 || number > count)
                .findFirst()
                .ifPresent(number -> {
                    throw new IllegalArgumentException("there are the patterns 1 to " + count + ", not " + number);
                });
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    /** By its words: the first kind of wish that fits stands, orders before assent. */
    static ReviewRequest byWords(String said, List<SuccessPattern> patterns, List<Integer> marked) {
        String text = said.strip();
        if (CANCEL.matcher(text).find()) {
            return new ReviewRequest(Action.CANCEL, List.of(), text);
        }
        if (RERUN.matcher(text).find()) {
            return new ReviewRequest(Action.RERUN, List.of(), text);
        }
        var swap = SWAP.matcher(text);
        if (swap.find()
                && !PatternChoice.named(swap.group(1), patterns).isEmpty()
                && isNamed(swap.group(2), patterns)) {
            return byWords("drop " + swap.group(1) + ", use " + swap.group(2), patterns, marked);
        }
        if (ADD.matcher(text).find() && !BARE.matcher(text).matches() && !choosesAndAdds(text, patterns)) {
            return added(text);
        }
        if (EDIT.matcher(text).find() && !PatternChoice.named(text, patterns).isEmpty()) {
            return edited(text, PatternChoice.named(text, patterns));
        }
        return PatternChoice.of(text, patterns, marked)
                .orElseGet(
                        () -> ASSENT.matcher(text).find() || ALL.matcher(text).find()
                                ? new ReviewRequest(Action.APPROVE, List.of(), "")
                                : ReviewRequest.unclear(text));
    }

    private static boolean isNamed(String phrase, List<SuccessPattern> patterns) {
        return BARE.matcher(phrase).matches() || PatternChoice.repeats(phrase, patterns);
    }

    /** Whether what is added is a pattern of the list, or the text first says something of the list. */
    private static boolean choosesAndAdds(String text, List<SuccessPattern> patterns) {
        var add = ADD.matcher(text);
        return add.find()
                && (isNamed(text.substring(add.end()), patterns)
                        || !PatternChoice.named(text.substring(0, add.start()), patterns)
                                .isEmpty());
    }

    private static ReviewRequest added(String text) {
        String added =
                ADD.matcher(text).replaceFirst("").replaceFirst("^[^:]*:", "").strip();
        return added.isEmpty() ? ReviewRequest.unclear(text) : new ReviewRequest(Action.ADD, List.of(), added);
    }

    private static ReviewRequest edited(String text, List<Integer> named) {
        int at = Math.max(text.toLowerCase(Locale.ROOT).lastIndexOf(" to "), text.indexOf(": "));
        return at < 0
                ? ReviewRequest.unclear(text)
                : new ReviewRequest(
                        Action.EDIT,
                        named.subList(0, 1),
                        text.substring(at).replaceFirst("^(?: to |: )", "").strip());
    }
}
