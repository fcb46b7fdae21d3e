package footnote.quant.ratios;

import footnote.quant.Measured;

/** How one line stands to another; the reason for a gap names the lines. */
final class Ratio {
    private Ratio() {}

    static Measured of(Statement statement, Line numerator, Line denominator) {
        return statement.line(numerator).over(statement.line(denominator), denominator.label());
    }

    /** For divisors that mean nothing at or below zero, such as equity. */
    static Measured ofPositive(Statement statement, Line numerator, Line denominator) {
        return statement.line(numerator).overPositive(statement.line(denominator), denominator.label());
    }

    /** Mean of the balances that open and close a period, as flows are earned on both. */
    static Measured average(Statement year, Statement before, Line line) {
        return year.line(line).plus(before.line(line)).times(0.5);
    }

    static Measured sum(Statement statement, Line first, Line... others) {
        Measured sum = statement.line(first);
        for (Line other : others) {
            sum = sum.plus(statement.line(other));
        }
        return sum;
    }
}
