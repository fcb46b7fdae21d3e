package footnote.workflows.ask.question;

import footnote.domain.Basis;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.evidence.Ledger;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The end of a calendar year that a question asks for a balance at, "cash at the end of 2025": for a company whose
 * fiscal year ends in another month it is not the end of the fiscal year of that number.
 */
public record CalendarYearEnd(int year, boolean surely) {
    private static final Pattern ASKED = Pattern.compile(
            "(?i)\\b(?:end of|year[- ]?end|end) (?:in |of )?(?:the )?(calendar )?(?:year )?((?:19|20)\\d{2})\\b|\\b((?:19|20)\\d{2}) year[- ]?end\\b");
    private static final Pattern DATED = Pattern.compile(
            "(?i)\\b(?:dec(?:ember)?\\.? 31(?:st)?,?|31(?:st)? (?:of )?dec(?:ember)?\\.?,?) ((?:19|20)\\d{2})\\b");
    private static final Pattern CALENDAR = Pattern.compile("(?i)\\bcalendar (?:year )?((?:19|20)\\d{2})\\b");
    private static final int NEAR = 45;
    private static final int SAME = 15;

    /** The year's end a question names; fiscal years are none. */
    public static Optional<CalendarYearEnd> in(String question) {
        var dated = DATED.matcher(question);
        if (dated.find()) {
            return Optional.of(new CalendarYearEnd(Integer.parseInt(dated.group(1)), true));
        }
        var asked = ASKED.matcher(question);
        return asked.find()
                ? Optional.of(new CalendarYearEnd(
                        Integer.parseInt(asked.group(2) == null ? asked.group(3) : asked.group(2)),
                        asked.group(1) != null))
                : Optional.empty();
    }

    /** Whether a question asks for a calendar year that the period, a year of another end, is not. */
    public static boolean isOfAnotherYear(String question, Period period) {
        var calendar = CALENDAR.matcher(question);
        return calendar.find()
                && !period.isInstant()
                && away(period.end(), LocalDate.of(Integer.parseInt(calendar.group(1)), 12, 31)) > SAME;
    }

    /** The balances a question asks for in place of a fiscal year's: none where that one is meant or no other is there. */
    public static List<LedgerEntry> balances(String question, String metric, LedgerEntry fiscal, Ledger ledger) {
        var period = fiscal.fact().period();
        return period.isInstant()
                ? in(question).stream()
                        .flatMap(end -> Metric.standard(metric)
                                .flatMap(each -> end.balance(ledger, each, period.end()))
                                .map(balance -> end.surely() ? List.of(balance) : List.of(balance, fiscal))
                                .stream())
                        .flatMap(List::stream)
                        .toList()
                : List.of();
    }

    /** The balance nearest to that day, where the fiscal year's is another and one was reported within weeks. */
    private Optional<LedgerEntry> balance(Ledger ledger, Metric metric, LocalDate fiscalEnd) {
        var day = LocalDate.of(year, 12, 31);
        return away(fiscalEnd, day) <= SAME
                ? Optional.empty()
                : ledger.all(Metric.ASSETS, Basis.REPORTED).stream()
                        .map(entry -> entry.fact().period())
                        .filter(period -> period.isInstant() && away(period.end(), day) <= NEAR)
                        .min(Comparator.comparingLong(period -> away(period.end(), day)))
                        .filter(period -> !period.end().equals(fiscalEnd))
                        .flatMap(period -> ledger.on(metric, period.end()));
    }

    private static long away(LocalDate one, LocalDate other) {
        return Math.abs(ChronoUnit.DAYS.between(one, other));
    }
}
