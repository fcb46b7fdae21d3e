package footnote.evidence.statements;

import java.util.List;
import java.util.regex.Pattern;

/** Gives results that are called a loss and nothing else a minus sign, where a statement prints them without brackets. */
final class LossSign {
    private static final Pattern LOSS = Pattern.compile(
            "(?:total |consolidated )*(?:gross loss|operating loss|net loss|loss from (?:continuing )?operations|loss for the (?:year|period)|loss before (?!.*discontinued).*)"
                    + "(?!.*(?:non ?controlling|minority|redeemable|discontinued)).*");

    private LossSign() {}

    /** The rows of an income statement or of cash flows, with losses below zero. */
    static List<TableRow> of(List<TableRow> rows) {
        return rows.stream().map(row -> isBare(row) ? row.negated() : row).toList();
    }

    private static boolean isBare(TableRow row) {
        boolean loss = LOSS.matcher(row.label()).matches();
        boolean each = row.isPerShare() && !row.label().contains("dividend") && isLossSection(row.section());
        return (loss || each) && row.figures().stream().allMatch(value -> value.signum() >= 0);
    }

    private static boolean isLossSection(String section) {
        return section.matches("(?:basic and diluted |total )?(?:net )?loss per .*");
    }
}
