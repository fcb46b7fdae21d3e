package footnote.evidence.statements;

import java.util.regex.Pattern;

/** Finds what income is after tax: a row called net income or earnings, with few rows between it and the tax. */
final class AfterTax {
    private static final Pattern RESULT = Pattern.compile(
            "(?!.*before (?!minority|non ?controlling|allocation|attribution))(?:consolidated )?(?:net )?(?:income|earnings|loss|profit|result).*");
    /** Results of affiliates and of what was discontinued, at most. */
    private static final int BETWEEN = 2;

    private AfterTax() {}

    /** Whether the amount, with what stands right after the tax, is printed as a result below it. */
    static boolean is(double amount, FilingTable table, int tax, int column) {
        double rest = amount;
        for (int i = tax + 1; i < table.rows().size(); i++) {
            var row = table.rows().get(i);
            if (row.isPerShare()) {
                continue;
            }
            double value = row.cells().get(column).map(Number::doubleValue).orElse(0.0);
            if (RESULT.matcher(row.label()).matches() && SumCheck.near(rest, value, 3)) {
                return true;
            }
            if (i <= tax + BETWEEN) {
                rest += value;
            }
        }
        return false;
    }
}
