package footnote.evidence.statements;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads what stands over the columns of a statement: the day each ends and how many days it covers. A quarter beside
 * years is read as a quarter; columns whose length is not printed have one only in a report of whole years.
 */
final class ColumnReader {
    private static final String MONTHS =
            "(january|february|march|april|may|june|july|august|september|october|november|december"
                    + "|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)\\.?";
    /** Alternatives: a length, month day and year, day month and year, figures, month and day, a year. */
    private static final Pattern TOKEN = Pattern.compile("(?i)\\b(?:"
            + "(?:(three|six|nine|twelve|3|6|9|12)[ -]*months?|(\\d{2})[ -]*weeks?|(thirteen|twenty[- ]six|thirty[- ]nine|fifty[- ]two|fifty[- ]three)[ -]*weeks?"
            + "|((?:first|second|third|fourth)[ -]quarters?|quarters?(?= end|s end)|(?:fiscal )?years?(?=[ -]end)|twelve months))"
            + "|" + MONTHS + "\\s+(\\d{1,2}),?\\s+((?:19|20)\\d{2})(?!\\d)"
            + "|(\\d{1,2})\\s+" + MONTHS + "\\s+((?:19|20)\\d{2})(?!\\d)"
            + "|(\\d{1,2})/(\\d{1,2})/((?:19|20)?\\d{2})(?!\\d)"
            + "|" + MONTHS + "\\s+(\\d{1,2})(?!\\d)"
            + "|(?:fy|fiscal )?((?:19|20)\\d{2})(?![\\d,.]\\d|\\d|%)"
            + ")");

    private static final Pattern PROSE =
            Pattern.compile("(?i)\\b(?:form 10|annual report|copyright|page|note|notes|item|see)\\b");
    /** The heading of a column of notes, and a note named in brackets. */
    private static final Pattern NOTES = Pattern.compile(
            "(?i)\\bnotes?\\b(?=\\s+(?:(?:fy ?|fiscal )?(?:19|20)\\d{2}|\\d{1,2}\\s+\\p{L}|\\p{L}{3,9}\\.? \\d{1,2},|[$€£¥]|$))|\\((?:see )?notes?\\s[^)]*\\)");

    private static final int YEAR = 365;
    private static final int QUARTER = 91;
    private static final int SHORT = 48;
    /** A fiscal year named for the year it begins in ends by then in the next. */
    private static final int MOST_SPILL = 5;

    private final List<Integer> lengths = new ArrayList<>();
    private final List<Day> days = new ArrayList<>();
    private List<Token> columns = new ArrayList<>();
    private final List<Token> loose = new ArrayList<>();

    private ColumnReader() {}

    private record Day(int month, int day) {}

    /** A day with or without its year, or a year without its day. */
    private record Token(Optional<Day> day, Optional<Integer> year) {}

    /** The columns under these lines; empty where they cannot be read. */
    static List<PeriodColumn> of(List<String> head, boolean instants, boolean annual, Optional<LocalDate> yearEnd) {
        var reader = new ColumnReader();
        head.forEach(reader::line);
        return reader.columns(instants, annual, yearEnd);
    }

    private void line(String printed) {
        String line = NOTES.matcher(printed).replaceAll(" ");
        if (PROSE.matcher(line).find()) {
            return;
        }
        var dated = new ArrayList<Token>();
        var dayOnly = new ArrayList<Day>();
        var spans = new ArrayList<Integer>();
        Matcher matcher = TOKEN.matcher(line);
        while (matcher.find()) {
            length(matcher).ifPresentOrElse(spans::add, () -> read(matcher, dated, dayOnly));
        }
        if (!spans.isEmpty() && (spans.size() >= lengths.size())) {
            lengths.clear();
            lengths.addAll(spans);
        }
        if (dated.size() >= 2 && dated.size() >= columns.size()) {
            columns = new ArrayList<>(dated);
        } else if (dated.size() == 1 && columns.isEmpty() && line.length() < SHORT) {
            loose.addAll(dated);
        } else if (dated.size() == 1 && columns.isEmpty()) {
            loose.addAll(dated);
        }
        if (!dayOnly.isEmpty() && dayOnly.size() >= days.size()) {
            days.clear();
            days.addAll(dayOnly);
        } else if (dayOnly.size() == 1 && days.size() == 1) {
            days.addAll(dayOnly);
        }
    }

    private static Optional<Integer> length(Matcher matcher) {
        if (matcher.group(1) != null) {
            return Optional.of(
                    switch (matcher.group(1).toLowerCase(Locale.ROOT)) {
                        case "three", "3" -> QUARTER;
                        case "six", "6" -> 182;
                        case "nine", "9" -> 273;
                        default -> YEAR;
                    });
        }
        if (matcher.group(2) != null) {
            return Optional.of(Integer.parseInt(matcher.group(2)) * 7);
        }
        if (matcher.group(3) != null) {
            return Optional.of(
                    switch (matcher.group(3).toLowerCase(Locale.ROOT).replace('-', ' ')) {
                        case "thirteen" -> QUARTER;
                        case "twenty six" -> 182;
                        case "thirty nine" -> 273;
                        case "fifty three" -> 371;
                        default -> 364;
                    });
        }
        return Optional.ofNullable(matcher.group(4))
                .map(words -> words.toLowerCase(Locale.ROOT).contains("quarter") ? QUARTER : YEAR);
    }

    private static void read(Matcher matcher, List<Token> dated, List<Day> dayOnly) {
        if (matcher.group(7) != null) {
            dated.add(new Token(day(month(matcher.group(5)), matcher.group(6)), year(matcher.group(7))));
        } else if (matcher.group(10) != null) {
            dated.add(new Token(day(month(matcher.group(9)), matcher.group(8)), year(matcher.group(10))));
        } else if (matcher.group(13) != null) {
            dated.add(new Token(day(Integer.parseInt(matcher.group(11)), matcher.group(12)), year(matcher.group(13))));
        } else if (matcher.group(15) != null) {
            day(month(matcher.group(14)), matcher.group(15)).ifPresent(dayOnly::add);
        } else if (matcher.group(16) != null) {
            dated.add(new Token(Optional.empty(), year(matcher.group(16))));
        }
    }

    private static int month(String name) {
        String start = name.substring(0, 3).toUpperCase(Locale.ROOT);
        return Arrays.stream(Month.values())
                .filter(each -> each.name().startsWith(start))
                .findFirst()
                .map(Month::getValue)
                .orElse(12);
    }

    private static Optional<Day> day(int month, String day) {
        int number = Integer.parseInt(day);
        return month < 1 || month > 12 || number < 1 || number > 31
                ? Optional.empty()
                : Optional.of(new Day(month, number));
    }

    private static Optional<Integer> year(String digits) {
        int year = Integer.parseInt(digits);
        return Optional.of(year < 100 ? 2000 + year : year);
    }

    private List<PeriodColumn> columns(boolean instants, boolean annual, Optional<LocalDate> yearEnd) {
        var tokens = columns.isEmpty() ? loose : columns;
        int count = tokens.size();
        var ends = new ArrayList<LocalDate>();
        int bare = 0;
        var first = Stream.concat(tokens.stream(), loose.stream())
                .flatMap(each -> each.day().stream())
                .findFirst();
        int late = first.isPresent() || !days.isEmpty() ? 0 : yearsAfter(tokens, yearEnd);
        long without = tokens.stream().filter(each -> each.day().isEmpty()).count();
        for (var token : tokens) {
            Optional<Day> day = token.day();
            if (day.isEmpty()) {
                day = days.isEmpty()
                        ? first.or(() -> yearEnd.map(each -> new Day(each.getMonthValue(), each.getDayOfMonth())))
                        : Optional.of(days.get(
                                days.size() >= without
                                        ? bare
                                        : days.size() > 1 && count % days.size() == 0
                                                ? bare * days.size() / count
                                                : 0));
                bare++;
            }
            if (day.isEmpty() && !annual) {
                return List.of();
            }
            ends.add(date(
                    day.orElse(new Day(12, 31)),
                    token.year().map(each -> each + late).orElse(0)));
        }
        if (ends.isEmpty() || ends.stream().anyMatch(each -> each.getYear() < 1990)) {
            return List.of();
        }
        if (instants) {
            return ends.stream().distinct().count() == count
                    ? ends.stream().map(each -> new PeriodColumn(each, 0)).toList()
                    : List.of();
        }
        return flows(ends, annual);
    }

    /** How many years after the one they are named for fiscal years end: one at most, by the balance sheet. */
    private static int yearsAfter(List<Token> tokens, Optional<LocalDate> yearEnd) {
        int newest = tokens.stream()
                .flatMap(each -> each.year().stream())
                .max(Integer::compare)
                .orElse(0);
        return yearEnd.filter(end -> end.getYear() == newest + 1 && end.getMonthValue() <= MOST_SPILL)
                .map(_ -> 1)
                .orElse(0);
    }

    private List<PeriodColumn> flows(List<LocalDate> ends, boolean annual) {
        int count = ends.size();
        var spans = new ArrayList<>(lengths);
        if (spans.isEmpty() && annual && areYears(ends)) {
            spans.add(YEAR);
        }
        if (spans.size() > 1
                && count % spans.size() != 0
                && spans.stream().distinct().count() == 1) {
            spans.subList(1, spans.size()).clear();
        }
        if (spans.isEmpty() || count % spans.size() != 0) {
            return List.of();
        }
        var found = new ArrayList<PeriodColumn>();
        for (int i = 0; i < count; i++) {
            found.add(new PeriodColumn(ends.get(i), spans.get(i * spans.size() / count)));
        }
        return found.stream().distinct().count() == count ? found : List.of();
    }

    /** Whether the ends lie about a year apart, newest or oldest first. */
    private static boolean areYears(List<LocalDate> ends) {
        for (int i = 1; i < ends.size(); i++) {
            long apart = Math.abs(java.time.temporal.ChronoUnit.DAYS.between(ends.get(i), ends.get(i - 1)));
            if (apart < 355 || apart > 375) {
                return false;
            }
        }
        return true;
    }

    private static LocalDate date(Day day, int year) {
        try {
            return LocalDate.of(Math.max(year, 1), day.month(), day.day());
        } catch (DateTimeException e) {
            return LocalDate.of(Math.max(year, 1), day.month(), 28);
        }
    }
}
