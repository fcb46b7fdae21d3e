package footnote.evidence.statements.notes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A line of years to come, with what stands before them, for the rest, and for the total; or of spans such as "1-3 years"
 * and "after 5 years" from the report's end on.
 */
record YearHeader(List<String> columns) {
    private static final String SPAN = "20\\d{2} ?(?:[-–—]|to|through) ?20\\d{2}";
    private static final String REST =
            "(?:and )?(?:thereafter|after (?:20\\d{2}|\\d years|five years)|beyond|later years)";
    private static final Pattern HEADER = Pattern.compile("(?i)(?<title>[^\\d]{0,60}?)\\s*(?<columns>(?:total\\s+)?(?:"
            + SPAN + "|20\\d{2})(?:\\s+(?:" + SPAN + "|20\\d{2}|" + REST + "|total))+)");
    private static final Pattern COLUMN = Pattern.compile("(?i)" + SPAN + "|20\\d{2}(?! ?[-–—])|" + REST + "|total");
    private static final Pattern ROW = Pattern.compile(
            "(?<name>\\p{L}.*?)??(?:(?<=[\\p{L})])\\d{1,2})?(?<cells>(?:\\s+(?:" + PaymentSchedules.CELL + "))+)\\s*");
    private static final Pattern FOOTNOTE = Pattern.compile("\\s?\\((?:\\d|[a-z])\\)$|(?<=\\p{Ll})\\d$");
    private static final Pattern MARKED = Pattern.compile("\\(\\d{1,2}\\)");
    private static final String FIRST = "(?:(?:less than|within|under|up to) )?(?:1|one) year(?: or less)?";
    private static final String LATER =
            "(?:(?:more than|after|over|beyond) )?(?:5|five) years(?: and (?:beyond|thereafter))?";
    private static final String YEARS =
            "(?<from>\\d|one|two|three|four) ?(?:[-–—]|to|through) ?(?<to>\\d|three|four|five) years";
    private static final Pattern SPANS =
            Pattern.compile("(?i)(?<title>[^\\d]{0,60}?)\\s*(?<columns>(?:total\\s+)?" + FIRST + "(?:\\s+"
                    + YEARS.replaceAll("<\\w+>", ":") + "){1,2}\\s+(?:" + LATER + "|" + REST + ")(?:\\s+total)?)");
    private static final Pattern ONE_SPAN =
            Pattern.compile("(?i)" + YEARS + "|" + FIRST + "|" + LATER + "|" + REST + "|(?<total>total)");
    private static final List<String> NUMBERS = List.of("zero", "one", "two", "three", "four", "five");
    private static final int LEAST = 3;

    YearHeader {
        columns = List.copyOf(columns);
    }

    static Optional<YearHeader> in(String line) {
        return ofYears(line).or(() -> ofSpans(line));
    }

    /** Spans from the report's end on, the first within a year, the last of all that is later. */
    private static Optional<YearHeader> ofSpans(String line) {
        var header = SPANS.matcher(line);
        return header.matches()
                ? Optional.of(new YearHeader(ONE_SPAN.matcher(header.group("columns"))
                        .results()
                        .map(each -> each.group("total") != null
                                ? "total"
                                : each.group("from") != null
                                        ? number(each.group("from")) + "-" + number(each.group("to")) + " years"
                                        : each.group().matches("(?i).*\\b(?:1|one) year.*")
                                                ? PaymentSchedules.WITHIN_A_YEAR
                                                : PaymentSchedules.AFTER_FIVE_YEARS)
                        .toList()))
                : Optional.empty();
    }

    private static int number(String printed) {
        int word = NUMBERS.indexOf(printed.toLowerCase(java.util.Locale.ROOT));
        return word < 0 ? Integer.parseInt(printed) : word;
    }

    /** The years in order, each once; nothing where they do not rise, as those of reported years do not. */
    private static Optional<YearHeader> ofYears(String line) {
        var header = HEADER.matcher(line);
        if (!header.matches()) {
            return Optional.empty();
        }
        var columns = new ArrayList<String>();
        int last = 0;
        int years = 0;
        var each = COLUMN.matcher(header.group("columns"));
        while (each.find()) {
            String printed = each.group().toLowerCase(java.util.Locale.ROOT);
            if (printed.startsWith("20")) {
                int first = Integer.parseInt(printed.substring(0, 4));
                if (last > 0 && first != last + 1) {
                    return Optional.empty();
                }
                boolean span = printed.length() > 4;
                last = Integer.parseInt(printed.substring(printed.length() - 4));
                columns.add(span ? first + "-" + last : printed);
                years++;
            } else {
                columns.add(printed.equals("total") ? "total" : "after " + last);
            }
        }
        return years >= LEAST || (years == 2 && columns.size() > LEAST)
                ? Optional.of(new YearHeader(columns))
                : Optional.empty();
    }

    /** A row with a cell for each column. */
    Optional<ScheduleRow> row(String line) {
        var row = ROW.matcher(" " + line);
        var named = ROW.matcher(line);
        var matched = named.matches() ? named : row;
        if (!matched.matches()) {
            return Optional.empty();
        }
        var cells = PaymentSchedules.cells(matched.group("cells"));
        if (cells.size() == columns.size() + 1
                && MARKED.matcher(cells.getFirst()).matches()) {
            cells = cells.subList(1, cells.size()); // the mark of a footnote
        }
        String name = Optional.ofNullable(matched.group("name")).orElse("").strip();
        return cells.size() == columns.size()
                ? Optional.of(new ScheduleRow("", FOOTNOTE.matcher(name).replaceFirst(""), cells))
                : Optional.empty();
    }

    /** Whether the total of a row is the sum of its other cells; without a total nothing is to tie. */
    boolean ties(List<String> cells) {
        int total = columns.indexOf("total");
        if (total < 0) {
            return true;
        }
        var parts = new ArrayList<>(cells);
        parts.remove(total);
        return ScheduleSum.sums(parts, cells.get(total));
    }
}
