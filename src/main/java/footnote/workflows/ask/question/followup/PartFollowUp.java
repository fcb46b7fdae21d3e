package footnote.workflows.ask.question.followup;

import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.PartNameVariants;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A follow-up of a few words that may name another part of the same company: "What about Data Center?". */
public final class PartFollowUp {
    private static final Pattern ONLY_A_NAME = Pattern.compile(
            "(?i)^\\s*(?:and|but|what about|how about|and what about)[,\\s]+(?:(?:for|in|of|from|its|the) )*([\\p{L}\\p{N}&’',./ -]{2,60}?)(?: (?:segment|division|business|region))?\\s*\\??\\s*$");

    private PartFollowUp() {}

    /** The words that may name a part; none where they name a figure or a period. */
    public static Optional<String> named(String question) {
        var name = ONLY_A_NAME.matcher(question);
        return name.matches()
                        && AskedMetrics.in(question).isEmpty()
                        && !FollowUpPeriod.YEAR.matcher(question).find()
                        && !FollowUpPeriod.BEFORE.matcher(question).find()
                        && !FollowUpPeriod.AFTER.matcher(question).find()
                        && !FollowUpPeriod.QUARTER.matcher(question).find()
                        && !FollowUpPeriod.QUARTER_ALONE.matcher(question).find()
                ? Optional.of(name.group(1).strip())
                : Optional.empty();
    }

    /** The question before, of that part: in the place of the one it named, else limited to it. */
    public static String instead(String before, String name, Collection<String> parts) {
        var former = parts.stream()
                .flatMap(part -> PartNameVariants.spelledIn(before, part).stream())
                .max(Comparator.comparingInt(String::length));
        return former.map(each -> before.replaceFirst(
                        "(?i)(?<![\\p{L}\\p{N}])" + Pattern.quote(each) + "(?![\\p{L}\\p{N}])",
                        Matcher.quoteReplacement(name)))
                .orElseGet(() -> before.strip().replaceAll("[?.!\\s]+$", "") + " from " + name + "?");
    }
}
