package footnote.evidence.statements.notes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A line of years to come, with what stands before them, for the rest, and for the total. */
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
    private static final int LEAST = 3;

    YearHeader {
        columns = List.copyOf(columns);
    }

    /** The years in order, each once; nothing where they do not rise, as those of reported years do not. */
    static Optional<YearHeader> in(String line) {
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
        return PaymentSchedules.sums(parts, cells.get(total));
    }
}
