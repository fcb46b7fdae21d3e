package footnote.quant.ratios;

import footnote.quant.Measured;
import java.util.EnumMap;
import java.util.Map;

/** One fiscal period's reported lines, all of one basis and currency; a line it lacks is missing, because. */
@FunctionalInterface
public interface Statement {

    Measured line(Line line);

    /** A statement of the given lines; {@code period} is how its gaps name it, such as FY2022. */
    static Statement of(String period, Map<Line, ? extends Number> lines) {
        var known = new EnumMap<Line, Measured>(Line.class);
        lines.forEach((line, value) -> known.put(line, Measured.of(value.doubleValue())));
        return line -> known.getOrDefault(line, Measured.missing(line.label() + " is not reported for " + period));
    }

    /** No statement at all, such as the year before a first report. */
    static Statement missing(String because) {
        Measured missing = Measured.missing(because);
        return _ -> missing;
    }
}
