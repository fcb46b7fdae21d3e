package footnote.evidence.statements;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds where the name of a row ends and its figures begin, if figures are part of the name. */
final class NameEnd {
    /** A name that has said one amount and goes on to another, as in "allowances of $12 and". */
    private static final Pattern LIST = Pattern.compile("\\d.*\\b(?:and|at|of)\\s*$");

    private static final Pattern ONE_CELL = Pattern.compile("\\s*[$€£¥]?\\s?\\d[\\d,.]*");

    /** What a company's name ends with, where the line before has the rest of it. */
    private static final Pattern REST = Pattern.compile(
            "(?i)(?:company|corporation|incorporated|inc\\.?|limited|ltd\\.?|plc|co\\.|group|holdings|shareholders|stockholders|shareowners)(?:,? inc\\.?)?");

    private NameEnd() {}

    /** Whether a name is only the end of one that began on the line before. */
    static boolean isRest(String name) {
        return REST.matcher(name).matches();
    }

    /** Where the figures begin, behind those that end an aside or a list within the name. */
    static int of(String line, int tail) {
        String name = line.substring(0, tail);
        int close = line.indexOf(')', tail);
        if (name.lastIndexOf('(') > name.lastIndexOf(')') && close >= 0) {
            return close + 1;
        }
        Matcher next = LIST.matcher(name).find() ? ONE_CELL.matcher(line).region(tail, line.length()) : null;
        return next != null && next.lookingAt() ? next.end() : tail;
    }
}
