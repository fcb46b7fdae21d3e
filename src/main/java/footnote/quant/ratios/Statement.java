package footnote.quant.ratios;

import footnote.quant.MaybeNumber;
import java.util.EnumMap;
import java.util.Map;

/** One fiscal period's reported lines, all of one basis and currency; a line it lacks is missing, because. */
@FunctionalInterface
public interface Statement {

    MaybeNumber line(StatementLine line);

    /** Net income from continuing operations: what was sold or spun off earns nothing in the years to come. */
    default MaybeNumber earnings() {
        return line(StatementLine.NET_INCOME)
                .minus(line(StatementLine.DISCONTINUED_INCOME).or(MaybeNumber.of(0)));
    }

    /** Those that belong to common shareholders: where preferred stock is outstanding, after its dividends. */
    default MaybeNumber commonEarnings() {
        return preferred().known()
                ? line(StatementLine.NET_INCOME_TO_COMMON)
                        .or(line(StatementLine.NET_INCOME))
                        .minus(line(StatementLine.DISCONTINUED_INCOME).or(MaybeNumber.of(0)))
                : earnings();
    }

    /** Shareholders' equity without preferred stock. */
    default MaybeNumber commonEquity() {
        return line(StatementLine.EQUITY).minus(preferred().or(MaybeNumber.of(0)));
    }

    /** Investments that operations do not need; the larger line, for long-term investments may include the other. */
    default MaybeNumber investments() {
        var none = MaybeNumber.of(0);
        return line(StatementLine.LONG_TERM_INVESTMENTS)
                .or(none)
                .with(line(StatementLine.EQUITY_METHOD_INVESTMENTS).or(none), Math::max);
    }

    private MaybeNumber preferred() {
        return line(StatementLine.PREFERRED_STOCK);
    }

    /** A statement of the given lines; {@code period} is how its gaps name it, such as FY2022. */
    static Statement of(String period, Map<StatementLine, ? extends Number> lines) {
        var known = new EnumMap<StatementLine, MaybeNumber>(StatementLine.class);
        lines.forEach((line, value) -> known.put(line, MaybeNumber.of(value.doubleValue())));
        return line -> known.getOrDefault(line, MaybeNumber.missing(line.label() + " is not reported for " + period));
    }

    /** No statement at all, such as the year before a first report. */
    static Statement missing(String because) {
        MaybeNumber missing = MaybeNumber.missing(because);
        return _ -> missing;
    }
}
