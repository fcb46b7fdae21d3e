package footnote.evidence.statements;

import java.util.List;
import java.util.regex.Pattern;

/** Finds which lines of a page are the rows of a statement: from the first with figures to the next title. */
final class StatementLines {
    private static final Pattern HEADING = Pattern.compile(
            "(?i)(?!.*\\b(?:ended|years?|fiscal|thousands?|millions?|billions?|unaudited)\\b)[^\\d$]*\\p{L}{3,}[^\\d$]*");
    private static final int HEAD = 14;

    private StatementLines() {}

    static int firstRow(List<String> lines, int title) {
        for (int i = title + 1; i < Math.min(lines.size(), title + HEAD); i++) {
            if (RowReader.hasFigures(lines.get(i))) {
                return i;
            }
            if (i > title + 1 && RowReader.isFiguresAlone(lines.get(i))) {
                return i - 1;
            }
        }
        return -1;
    }

    /** With the heading right above the first row, which is part of no date and no scale. */
    static int begin(List<String> lines, int title, int first) {
        boolean heading =
                first - 1 > title && HEADING.matcher(lines.get(first - 1)).matches();
        return heading ? first - 1 : first;
    }

    private static boolean isTitle(List<String> lines, int at) {
        return !RowReader.hasFigures(lines.get(at))
                && (StatementType.titledAt(lines, at).isPresent() || StatementType.isOtherTitle(lines.get(at)));
    }

    static int end(List<String> lines, int first) {
        for (int i = first; i < lines.size(); i++) {
            if (isTitle(lines, i)) {
                return i;
            }
        }
        return lines.size();
    }

    /** What the next page goes on with, without its title: until another statement, or nothing where it begins with one. */
    static List<String> continued(StatementType type, List<String> next) {
        int from = 0;
        for (int i = 0; i < next.size(); i++) {
            var titled = StatementType.titledAt(next, i);
            if (titled.isPresent() ? titled.get() != type : StatementType.isOtherTitle(next.get(i))) {
                return next.subList(from, Math.max(from, i));
            }
            if (titled.isPresent() && from == 0) {
                int first = firstRow(next, StatementType.isTorn(next, i) ? i + 1 : i);
                from = first < 0 ? 0 : begin(next, i, first);
            }
        }
        return next.subList(from, next.size());
    }
}
