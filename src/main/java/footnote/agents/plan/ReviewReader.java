package footnote.agents.plan;

import footnote.agents.plan.ReviewWish.Action;
import footnote.domain.lead.SuccessPattern;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.Patience;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Understands what a reader says to the patterns, in whatever words. */
public final class ReviewReader {
    public static final Patience PATIENCE = Patience.of(Duration.ofSeconds(30));

    private static final Prompt PROMPT = Prompt.of(ReviewReader.class);
    private static final List<String> ORDINALS =
            List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth");
    private static final Pattern CANCEL = words("stop|cancel|abort|quit|forget it|never mind");
    private static final Pattern RERUN = words(
            "re-?run|again|other companies|different companies|another set|start over|redo|try others|new companies");
    private static final Pattern ADD = words("add|include also|also look for|plus|additionally");
    private static final Pattern KEEP = words("only|just|keep");
    private static final Pattern DROP =
            words("drop|remove|without|delete|skip|leave out|ignore|not|except|minus|but for");
    private static final Pattern EDIT = words("change|edit|rename|reword|replace|call");
    private static final Pattern ALL = words("all|everything|them all");
    private static final Pattern ASSENT = words(
            "yes|yep|yeah|ok|okay|go|proceed|continue|fine|good|great|approve|approved|agreed|sure|perfect|sounds|lgtm|right");

    private final Model model;

    public ReviewReader(Model model) {
        this.model = model;
    }

    public ReviewWish read(String said, List<SuccessPattern> patterns) {
        return model.answered(
                        PROMPT.quote("reply", said).with("patterns", numbered(patterns)),
                        ReviewWish.class,
                        wish -> checked(wish, patterns.size()),
                        () -> byWords(said, patterns))
                .value();
    }

    private static String numbered(List<SuccessPattern> patterns) {
        return IntStream.range(0, patterns.size())
                .mapToObj(i -> (i + 1) + ". " + patterns.get(i).description())
                .collect(Collectors.joining("\n"));
    }

    private static void checked(ReviewWish wish, int count) {
        wish.patterns().stream()
                .filter(number -> number < 1 || number > count)
                .findFirst()
                .ifPresent(number -> {
                    throw new IllegalArgumentException("there are the patterns 1 to " + count + ", not " + number);
                });
    }

    /** By its words: the first kind of wish that fits stands, orders before assent. */
    static ReviewWish byWords(String said, List<SuccessPattern> patterns) {
        String text = said.strip();
        var named = named(text, patterns);
        if (CANCEL.matcher(text).find()) {
            return new ReviewWish(Action.CANCEL, List.of(), text);
        }
        if (RERUN.matcher(text).find()) {
            return new ReviewWish(Action.RERUN, List.of(), text);
        }
        if (ADD.matcher(text).find() && text.length() > 4) {
            String added = ADD.matcher(text)
                    .replaceFirst("")
                    .replaceFirst("^[^:]*:", "")
                    .strip();
            return added.isEmpty() ? ReviewWish.unclear(text) : new ReviewWish(Action.ADD, List.of(), added);
        }
        if (EDIT.matcher(text).find() && !named.isEmpty()) {
            int at = Math.max(text.toLowerCase(Locale.ROOT).lastIndexOf(" to "), text.indexOf(": "));
            return at < 0
                    ? ReviewWish.unclear(text)
                    : new ReviewWish(
                            Action.EDIT,
                            named.subList(0, 1),
                            text.substring(at).replaceFirst("^(?: to |: )", "").strip());
        }
        if (DROP.matcher(text).find() && !named.isEmpty()) {
            return new ReviewWish(Action.DROP, named, text);
        }
        if (KEEP.matcher(text).find() && !named.isEmpty() && !ALL.matcher(text).find()) {
            return new ReviewWish(Action.KEEP, named, text);
        }
        if (ASSENT.matcher(text).find() || ALL.matcher(text).find()) {
            return new ReviewWish(Action.APPROVE, List.of(), "");
        }
        return named.isEmpty() ? ReviewWish.unclear(text) : new ReviewWish(Action.KEEP, named, text);
    }

    /** The patterns a text names: by number, by ordinal, by id or by their own words. */
    private static List<Integer> named(String text, List<SuccessPattern> patterns) {
        String lower = text.toLowerCase(Locale.ROOT);
        var found = new ArrayList<Integer>();
        for (int i = 0; i < patterns.size(); i++) {
            var pattern = patterns.get(i);
            boolean number = Pattern.compile("(?<![\\p{L}\\d.-])#?" + (i + 1) + "(?![\\p{L}\\d%-])")
                    .matcher(lower)
                    .find();
            boolean ordinal = i < ORDINALS.size() && lower.contains(ORDINALS.get(i));
            boolean words = lower.contains(pattern.description().toLowerCase(Locale.ROOT))
                    || lower.contains(pattern.patternId())
                    || pattern.test().phrases().stream()
                            .anyMatch(phrase -> lower.contains(phrase.toLowerCase(Locale.ROOT)));
            if (number || ordinal || words) {
                found.add(i + 1);
            }
        }
        return found;
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)(?<![\\p{L}-])(?:" + alternatives + ")(?![\\p{L}-])");
    }
}
