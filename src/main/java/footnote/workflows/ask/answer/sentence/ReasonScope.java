package footnote.workflows.ask.answer.sentence;

import footnote.domain.LedgerEntry;
import footnote.evidence.search.AskedFigures;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;

/** What a sentence explains: the figure by its very change, the figure, one of a part of it, or something else. */
public enum ReasonScope {
    OTHER(0),
    PART(1),
    FIGURE(2),
    CHANGE(3);

    /** What may stand before the name of a figure that is no part's. */
    private static final Pattern NEUTRAL = Pattern.compile(
            "(?i)(?:(?:excluding|for|in|during) [^,]*, )?(?:(?:" + ReasonFit.UP + "|" + ReasonFit.DOWN
                    + "|changes?|changed|the|our|its|company['’]s|total|consolidated|worldwide|companywide|company|overall|net|reported|operating|gross|in|of|also|fiscal|\\d{4})[\\s–—:-]+)*");

    private static final Pattern PERCENT = Pattern.compile("(\\d+(?:\\.\\d+)?) ?(?:%|percent\\b)");

    private final int level;

    ReasonScope(int level) {
        this.level = level;
    }

    /** How near it is to the very change, which is the highest. */
    public int level() {
        return level;
    }

    /** What a sentence explains; the figures are those the answer gives, with its change. */
    public static ReasonScope of(Collection<String> metrics, List<LedgerEntry> figures, String sentence) {
        if (!ReasonFit.names(metrics, sentence)) {
            return OTHER;
        }
        String explained = ReasonFit.explained(sentence);
        if (metrics.stream()
                .flatMap(metric -> AskedFigures.writtenAs(metric).stream())
                .noneMatch(name -> isWhole(name, explained))) {
            return PART;
        }
        boolean sized = figures.stream().anyMatch(each -> isSaid(each, metrics, explained));
        return sized ? CHANGE : FIGURE;
    }

    /** Whether nothing before the name of the figure says of which part it is. */
    private static boolean isWhole(String name, String text) {
        var found = Pattern.compile("(?i)\\b" + Pattern.quote(name) + "s?\\b").matcher(text);
        return found.find() && NEUTRAL.matcher(text.substring(0, found.start())).matches();
    }

    /** Whether a text states the change, as a rate, in points or as an amount. */
    private static boolean isSaid(LedgerEntry change, Collection<String> metrics, String text) {
        double size = Math.abs(change.number());
        return switch (ReasonFit.changed(change, metrics)) {
            case "growth" ->
                PERCENT.matcher(text)
                        .results()
                        .anyMatch(each ->
                                Math.abs(size - Double.parseDouble(each.group(1))) <= ReasonFit.ROUNDED_PERCENT);
            case "change" ->
                ReasonFit.POINTS
                        .matcher(text)
                        .results()
                        .anyMatch(each -> Math.abs(100 * size
                                        - Double.parseDouble(each.group(1).replace(",", "")))
                                <= ReasonFit.ROUNDED_POINTS);
            case "difference" -> PrintedAmounts.states(text, size);
            default -> false;
        };
    }
}
