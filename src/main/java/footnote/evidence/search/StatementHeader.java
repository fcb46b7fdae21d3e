package footnote.evidence.search;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What stands over the columns of a statement: their years, how its amounts are scaled, and the day its years end. */
record StatementHeader(List<Integer> years, Optional<BigDecimal> scale, Optional<Day> end) {
    static final int LINES = 16;

    private static final Pattern YEAR = Pattern.compile("(?<![\\d,.])((?:19|20)\\d{2})(?!\\d|[,.]\\d|%)");
    private static final Pattern DAY = Pattern.compile(
            "(?i)\\b(January|February|March|April|May|June|July|August|September|October|November|December)\\s+(\\d{1,2})\\b");
    private static final Pattern NUMBER = Pattern.compile("\\d[\\d,.]*");
    private static final Pattern SCALE = Pattern.compile(
            "(?i)(?:\\b(?:in|dollars in|\\$ in)\\s+|\\(\\s*)(thousands|millions|billions)|\\b(thousands|millions|billions) (?:of|except)");
    private static final int SHORT = 60;

    /** A day of the year. */
    record Day(Month month, int day) {
        LocalDate in(int year) {
            try {
                return LocalDate.of(year, month, day);
            } catch (DateTimeException e) {
                return LocalDate.of(year, month, 28);
            }
        }
    }

    static StatementHeader of(List<String> lines) {
        var head = lines.subList(0, Math.min(LINES, lines.size()));
        return new StatementHeader(years(head), scale(head), end(head));
    }

    /** From the first line that has several, or from short lines that have one each. */
    private static List<Integer> years(List<String> head) {
        var gathered = new ArrayList<Integer>();
        for (String line : head) {
            var found = YEAR.matcher(line)
                    .results()
                    .map(each -> Integer.valueOf(each.group(1)))
                    .toList();
            boolean onlyDates = NUMBER.matcher(line).results().count() <= found.size() + 4L;
            if (found.size() >= 2 && onlyDates && successive(found)) {
                return found;
            }
            if (found.size() == 1 && onlyDates && line.length() < SHORT) {
                gathered.add(found.getFirst());
            }
        }
        var distinct = gathered.stream().distinct().toList();
        return distinct.size() >= 2 && successive(distinct) ? distinct : List.of();
    }

    private static boolean successive(List<Integer> years) {
        for (int i = 1; i < years.size(); i++) {
            if (Math.abs(years.get(i) - years.get(i - 1)) != 1) {
                return false;
            }
        }
        return true;
    }

    /** PDFs tear sentences apart, so the lines are read as one. */
    private static Optional<BigDecimal> scale(List<String> head) {
        Matcher matcher = SCALE.matcher(String.join(" ", head));
        if (!matcher.find()) {
            return Optional.empty();
        }
        String word = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
        return Optional.of(
                switch (word.toLowerCase(Locale.ROOT)) {
                    case "thousands" -> BigDecimal.valueOf(1_000);
                    case "millions" -> BigDecimal.valueOf(1_000_000);
                    default -> BigDecimal.valueOf(1_000_000_000);
                });
    }

    private static Optional<Day> end(List<String> head) {
        for (String line : head) {
            Matcher matcher = DAY.matcher(line);
            if (matcher.find()) {
                return Optional.of(new Day(
                        Month.valueOf(matcher.group(1).toUpperCase(Locale.ROOT)), Integer.parseInt(matcher.group(2))));
            }
        }
        return Optional.empty();
    }
}
