package footnote.evidence.statements;

import java.util.List;
import java.util.regex.Pattern;

/** Reads figures that are grouped by points, as 1.234.567, like those grouped by commas. */
final class PointedFigures {
    private static final Pattern COMMAS = Pattern.compile("\\d,\\d{3}(?!\\d)");
    private static final Pattern POINTS = Pattern.compile("(?<![\\d.])\\d{1,3}(?:\\.\\d{3}){2,}(?![\\d.])");
    private static final Pattern POINT = Pattern.compile("(?<=\\d)\\.(?=\\d{3}(?!\\d))");
    private static final int LEAST_POINTED = 2;

    private PointedFigures() {}

    /** Whether these lines group figures by points, as 1.234.567. */
    static boolean in(List<String> lines) {
        long points = lines.stream().filter(line -> POINTS.matcher(line).find()).count();
        return points >= LEAST_POINTED
                && points
                        > lines.stream()
                                .filter(line -> COMMAS.matcher(line).find())
                                .count();
    }

    /** The lines with commas for such points. */
    static List<String> withCommas(List<String> lines) {
        return lines.stream().map(line -> POINT.matcher(line).replaceAll(",")).toList();
    }
}
