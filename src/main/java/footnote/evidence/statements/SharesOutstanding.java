package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads how many shares were outstanding from the name of the row of common stock in a balance sheet. They are taken
 * where they are near the weighted average of the income statement, which also tells their scale.
 */
final class SharesOutstanding {
    private static final String NUMBER = "(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)";
    private static final Pattern BOTH = Pattern.compile(
            "(?i)" + NUMBER + "(?: shares)? and " + NUMBER + "(?: shares)? (?:issued and )?outstanding\\b");
    private static final double NEAR = 0.1;
    private static final List<BigDecimal> SCALES =
            List.of(BigDecimal.ONE, BigDecimal.valueOf(1_000), BigDecimal.valueOf(1_000_000));

    private SharesOutstanding() {}

    /** The row of such figures in single shares; empty where no row says them, or they are not of all shares. */
    static Optional<TableRow> of(FilingTable balance, BigDecimal average) {
        return balance.columns().size() != 2
                ? Optional.empty()
                : balance.rows().stream()
                        .flatMap(row -> in(row, average).stream())
                        .findFirst();
    }

    private static Optional<TableRow> in(TableRow row, BigDecimal average) {
        var said = BOTH.matcher(row.name().replaceAll("\\s+", " "));
        if (!said.find()) {
            return Optional.empty();
        }
        var figures = Stream.of(said.group(1), said.group(2))
                .map(each -> new BigDecimal(each.replace(",", "")))
                .toList();
        return SCALES.stream()
                .filter(scale -> figures.stream()
                        .allMatch(each ->
                                Math.abs(each.multiply(scale).doubleValue() / average.doubleValue() - 1) < NEAR))
                .findFirst()
                .map(scale -> new TableRow(
                        row.name(),
                        row.label(),
                        row.section(),
                        figures.stream()
                                .map(each -> Optional.of(each.multiply(scale)))
                                .toList()));
    }
}
