package footnote.workflows.ask.figures;

import footnote.evidence.statements.notes.PaymentSchedules;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * When the amounts of a schedule fall that a question asks for, what is to be done with them, and the fiscal year of the
 * report that says so, where the question names one. Of several {@code due}, each is an amount of its own.
 */
record ScheduleTime(List<String> due, Use use, int first, Optional<Integer> report) {
    /** What is asked of the amounts. */
    enum Use {
        ONE,
        SUM,
        CHANGE,
        SHARE
    }

    private static final Pattern YEAR =
            Pattern.compile("(?i)(?<![\\d,.$])(20\\d{2})(?!\\d|,\\d)|\\b(?:FY ?)'?(\\d{2})\\b");
    private static final String FISCAL = "(?:fiscal (?:years? )?|FY ?)?";
    private static final Pattern SPAN =
            Pattern.compile("(?i)\\b" + FISCAL + "(20\\d{2}) ?(?:[-–]|to|through|and) ?" + FISCAL + "(20\\d{2})\\b");
    private static final Pattern LATER = Pattern.compile(
            "(?i)\\b(?:after|beyond|later than|past|following) " + FISCAL + "(20\\d{2})\\b|\\bthereafter\\b");
    private static final Pattern FIVE_LATER = Pattern.compile(
            "(?i)\\b(?:next |following )?five years (?:after|beyond|following|from) " + FISCAL + "(20\\d{2})\\b");
    private static final Pattern AFTER_FIVE_YEARS = Pattern.compile(
            "(?i)\\b(?:after|beyond|later than|more than|over|past) (?:the (?:next|first) )?(?:five|5) years\\b");
    private static final Pattern WITHIN_A_YEAR = Pattern.compile(
            "(?i)\\b(?:less than|within|under|in|over|during) (?:the )?(?:next |coming |following )?(?:a |one |1 )?(?:year|12 months|twelve months)\\b(?! (?:ended|ending|20))");
    private static final Pattern INTEREST = Pattern.compile("(?i)\\binterest\\b|\\bdiscount(?:ed|ing)?\\b");
    /** Interest that was paid or charged is not that in payments to come. */
    private static final Pattern PAID = Pattern.compile("(?i)\\b(?:pays?|paid|expenses?|charged?|cost)\\b");

    private static final Pattern CHANGED = Pattern.compile(
            "(?i)\\bhow much (?:more|less|higher|lower|larger|smaller)\\b|\\bby how much\\b|\\b(?:drop|fall(?!\\w* due)|decline|decrease|rise|increase|grow|change|difference|differ|step)\\w*\\b");
    private static final Pattern SHARED = Pattern.compile(
            "(?i)\\b(?:what|which|how much) (?:share|percent(?:age)?|proportion|portion|fraction|part|%) of\\b|\\bas an? (?:share|percent(?:age)?|proportion) of\\b|%");
    /** Whether what is to come is asked for, where a question names an earlier year too. */
    private static final Pattern AHEAD = Pattern.compile(
            "(?i)\\b(?:matur\\w+|(?:come|comes|coming|falls?|falling) due|due|expect\\w*|schedul\\w+|future|minimum|commit\\w+|estimat\\w+|project\\w+|obligat\\w+|payable|will|owe[sd]?|(?:have|had|has) to (?:pay|repay|be (?:re)?paid)|still|remain\\w*|to be (?:re)?paid|later than|upcoming)\\b");

    private static final Pattern PAYS = Pattern.compile(
            "(?i)^(?:[^?]*, )?(?:(?:and|so) )?(?:what|how much)\\b[^?]*\\b(?:pay|paid|payments?|owe[sd]?|rents?|due|matur\\w+|amorti[sz]\\w+)\\b");
    private static final Pattern TOLD = Pattern.compile(
            "(?i)\\b(?:say|said|describe\\w*|discuss\\w*|explain\\w*|about|happens?|plans?|intends?)\\b");
    private static final int YEARS_LATER = 5;

    ScheduleTime {
        due = List.copyOf(due);
    }

    static Optional<ScheduleTime> in(String question) {
        var years = YEAR.matcher(question)
                .results()
                .map(each -> Integer.parseInt(each.group(1) == null ? "20" + each.group(2) : each.group(1)))
                .distinct()
                .sorted()
                .toList();
        var use = SHARED.matcher(question).find() ? Use.SHARE : Use.ONE;
        if (years.size() == 1
                && use == Use.ONE
                && ScheduleTopic.isOfLeases(question)
                && INTEREST.matcher(question).find()
                && !PAID.matcher(question).find()) {
            return of(PaymentSchedules.INTEREST, use, years.getFirst());
        }
        if (years.size() == 1 && AFTER_FIVE_YEARS.matcher(question).find()) {
            return of(PaymentSchedules.AFTER_FIVE_YEARS, use, years.getFirst());
        }
        if (years.size() == 1 && WITHIN_A_YEAR.matcher(question).find()) {
            return of(PaymentSchedules.WITHIN_A_YEAR, use, years.getFirst());
        }
        return later(question, years, use)
                .or(() -> span(question, years, use))
                .or(() -> one(years, use))
                .filter(time -> time.use() != Use.SHARE || time.due().size() == 1)
                .filter(time -> time.report().isEmpty()
                        || time.use() != Use.ONE
                        || AHEAD.matcher(question).find());
    }

    /** Of a time that is told from the report's end on. */
    private static Optional<ScheduleTime> of(String due, Use use, int report) {
        return Optional.of(new ScheduleTime(List.of(due), use, 0, Optional.of(report)));
    }

    private static Optional<ScheduleTime> later(String question, List<Integer> years, Use use) {
        var five = FIVE_LATER.matcher(question);
        if (five.find()) {
            int after = Integer.parseInt(five.group(1));
            return report(years, after)
                    .map(report -> new ScheduleTime(
                            List.of((after + 1) + "-" + (after + YEARS_LATER)), use, after + 1, report));
        }
        var later = LATER.matcher(question);
        if (!later.find()) {
            return Optional.empty();
        }
        Optional<Integer> after = Optional.ofNullable(later.group(1)).map(Integer::valueOf);
        return after.map(year -> report(years, year))
                .orElse(
                        years.size() > 1
                                ? Optional.empty()
                                : Optional.of(years.stream().findFirst()))
                .map(report -> new ScheduleTime(
                        List.of(after.map(each -> "after " + each).orElse("after")), use, after.orElse(0), report));
    }

    /** The one other year named, which is before that one; nothing where there are more. */
    private static Optional<Optional<Integer>> report(List<Integer> years, int due) {
        var rest = years.stream().filter(each -> each != due).toList();
        return rest.size() > 1 || rest.stream().anyMatch(each -> each > due)
                ? Optional.empty()
                : Optional.of(rest.stream().findFirst());
    }

    private static Optional<ScheduleTime> span(String question, List<Integer> years, Use use) {
        var span = SPAN.matcher(question);
        if (!span.find()) {
            return Optional.empty();
        }
        int first = Integer.parseInt(span.group(1));
        int last = Integer.parseInt(span.group(2));
        var rest = years.stream().filter(each -> each < first || each > last).toList();
        if (last <= first || rest.size() > 1 || rest.stream().anyMatch(each -> each > last)) {
            return Optional.empty();
        }
        boolean changed = use == Use.ONE && CHANGED.matcher(question).find();
        var due = changed
                ? List.of(String.valueOf(first), String.valueOf(last))
                : IntStream.rangeClosed(first, last).mapToObj(String::valueOf).toList();
        return Optional.of(new ScheduleTime(
                due,
                changed ? Use.CHANGE : use == Use.SHARE ? Use.SHARE : Use.SUM,
                first,
                rest.stream().findFirst()));
    }

    private static Optional<ScheduleTime> one(List<Integer> years, Use use) {
        return years.isEmpty() || years.size() > 2
                ? Optional.empty()
                : Optional.of(new ScheduleTime(
                        List.of(String.valueOf(years.getLast())),
                        use,
                        years.getLast(),
                        years.size() == 2 ? Optional.of(years.getFirst()) : Optional.empty()));
    }

    /** Whether an amount is asked for, whatever its name. */
    static boolean asksAmount(String question) {
        return PAYS.matcher(question).find() && !TOLD.matcher(question).find();
    }

    /** A question without the words for when amounts fall. */
    static String without(String question) {
        return WITHIN_A_YEAR
                .matcher(AFTER_FIVE_YEARS.matcher(question).replaceAll(" "))
                .replaceAll(" ");
    }

    /** What to look up: the times, for a share also the total. */
    List<String> wanted() {
        return use == Use.SHARE ? List.of(due.getFirst(), PaymentSchedules.TOTAL) : due;
    }

    /** The years asked for as the one span that schedules may print. */
    Optional<String> span() {
        return due.size() > 1 && use == Use.SUM ? Optional.of(due.getFirst() + "-" + due.getLast()) : Optional.empty();
    }

    /** What may be printed for one of them in a report of that fiscal year. */
    List<String> printed(String wanted, int year) {
        return switch (wanted) {
            case PaymentSchedules.WITHIN_A_YEAR -> List.of(wanted, String.valueOf(year + 1));
            case PaymentSchedules.AFTER_FIVE_YEARS -> List.of(wanted, "after " + (year + YEARS_LATER));
            default -> List.of(wanted);
        };
    }
}
