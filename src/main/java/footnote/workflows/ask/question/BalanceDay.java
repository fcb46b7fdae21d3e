package footnote.workflows.ask.question;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The day at which a question asks for a balance, and whether a table is of balances at that day and another. */
public final class BalanceDay {
    private static final String MONTHS =
            "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
    private static final Pattern DAY = Pattern.compile("\\b(" + MONTHS + " \\d{1,2}), ((?:19|20)\\d{2})\\b");
    private static final Pattern ANY_DAY = Pattern.compile("\\b" + MONTHS + " \\d{1,2}\\b");
    private static final DateTimeFormatter WRITTEN =
            DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.ENGLISH).withResolverStyle(ResolverStyle.STRICT);

    private BalanceDay() {}

    /** The only day that a question names. */
    public static Optional<LocalDate> in(String question) {
        var days = DAY.matcher(question).results().toList();
        try {
            return days.size() == 1
                    ? Optional.of(LocalDate.parse(days.getFirst().group(), WRITTEN))
                    : Optional.empty();
        } catch (DateTimeParseException e) {
            return Optional.empty(); // June 31
        }
    }

    /** Whether that day and another of a different month stand over a table, which those of flows do not have. */
    public static boolean isOver(String heading, LocalDate day) {
        var days = ANY_DAY.matcher(heading)
                .results()
                .map(each -> each.group())
                .distinct()
                .toList();
        return days.size() == 2 && days.contains(WRITTEN.format(day).replaceFirst(",.*", ""));
    }
}
