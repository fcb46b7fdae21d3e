package footnote.quant.ratios;

import footnote.quant.MaybeNumber;

/** How one line stands to another; the reason for a gap names the lines. */
final class Ratio {
    private Ratio() {}

    /** For divisors that mean nothing at or below zero, such as equity. */
    static MaybeNumber ofPositive(Statement statement, StatementLine numerator, StatementLine denominator) {
        return statement.line(numerator).overPositive(statement.line(denominator), denominator.label());
    }

    /** Mean of the balances that open and close a period, as flows are earned on both. */
    static MaybeNumber average(Statement year, Statement before, StatementLine line) {
        return year.line(line).plus(before.line(line)).times(0.5);
    }

    static MaybeNumber sum(Statement statement, StatementLine first, StatementLine... others) {
        MaybeNumber sum = statement.line(first);
        for (StatementLine other : others) {
            sum = sum.plus(statement.line(other));
        }
        return sum;
    }
}
