package footnote.evidence.statements.notes;

import java.util.List;
import java.util.regex.Pattern;

/** A row of a schedule with a column for each year: its heading, its name over as many lines as it takes, its cells. */
record ScheduleRow(String section, String name, List<String> cells) {
    private static final Pattern PROSE = Pattern.compile(".{110,}|.*\\p{Ll}{3,}[.;]");

    ScheduleRow {
        cells = List.copyOf(cells);
    }

    ScheduleRow under(String heading, String begun) {
        return new ScheduleRow(heading, (begun + " " + name).strip(), cells);
    }

    static boolean isProse(String line) {
        return PROSE.matcher(line).matches();
    }
}
