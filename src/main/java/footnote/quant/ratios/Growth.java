package footnote.quant.ratios;

import footnote.quant.MaybeNumber;
import footnote.quant.MaybeNumber.Figure;

/** How fast a line grows, as a fraction; between a loss and a profit there is no rate. */
public final class Growth {
    private Growth() {}

    /** Growth of one line from the year before. */
    public static MaybeNumber of(StatementLine line, Statement year, Statement before) {
        return of(before.line(line), year.line(line));
    }

    /** Change over what it was; undefined where that was not positive, since the sign would lie. */
    public static MaybeNumber of(MaybeNumber from, MaybeNumber to) {
        return to.minus(from).overPositive(from, "the earlier figure");
    }

    /** Compound annual growth over {@code years}; undefined unless both ends are positive. */
    public static MaybeNumber cagr(MaybeNumber from, MaybeNumber to, double years) {
        if (!(years > 0)) {
            throw new IllegalArgumentException("growth is compounded over more than 0 years, not " + years);
        }
        if (from instanceof Figure(double first) && to instanceof Figure(double last)) {
            if (first <= 0 || last <= 0) {
                return MaybeNumber.missing(first * last < 0 ? "the figure changes sign" : "a figure is not positive");
            }
            return MaybeNumber.of(Math.pow(last / first, 1 / years) - 1);
        }
        return from.plus(to); // the reasons of both
    }
}
