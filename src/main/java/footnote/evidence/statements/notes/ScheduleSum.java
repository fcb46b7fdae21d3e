package footnote.evidence.statements.notes;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What ends a schedule: its total, which ties to what it sums, and the interest in it. */
final class ScheduleSum {
    private static final Pattern INTEREST = Pattern.compile(
            "(?i)(?:less:? ?)?(?:amounts? )?(?:representing |imputed |related to |of )*interest(?: \\([a-z\\d]\\))?:?"
                    + PaymentSchedules.CELLS);
    private static final int ROUNDING = 1;

    private ScheduleSum() {}

    /** Whether the rows add up to a total of as many cells. */
    static boolean ties(List<List<String>> rows, List<String> total) {
        return IntStream.range(0, total.size())
                .allMatch(i -> sums(rows.stream().map(row -> row.get(i)).toList(), total.get(i)));
    }

    static boolean sums(List<String> parts, String whole) {
        var sum = parts.stream()
                .map(cell -> PaymentSchedules.cellFigure(cell).orElse(BigDecimal.ZERO))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        var all = PaymentSchedules.cellFigure(whole);
        return all.isEmpty()
                || sum.subtract(all.get()).abs().doubleValue()
                        <= ROUNDING
                                + parts.size()
                                        / 2.0
                                        * Math.pow(10, -Math.max(0, all.get().scale()));
    }

    /** The interest in a total, in the line after it; an empty cell stands where a column has none. */
    static Optional<List<String>> interest(List<String> lines, int at, List<String> total) {
        var row = INTEREST.matcher(at < lines.size() ? lines.get(at) : "");
        if (!row.matches()) {
            return Optional.empty();
        }
        var cells = PaymentSchedules.cells(row.group("cells")).stream()
                .map(cell -> cell.replaceAll("[()]", ""))
                .toList();
        if (cells.size() == total.size()) {
            return Optional.of(cells);
        }
        var left = at + 1 < lines.size() ? PaymentSchedules.cells(lines.get(at + 1)) : List.<String>of();
        var only = IntStream.range(0, total.size())
                .filter(i -> cells.size() == 1
                        && left.stream().anyMatch(rest -> sums(List.of(cells.getFirst(), rest), total.get(i))))
                .boxed()
                .toList();
        return only.size() == 1
                ? Optional.of(IntStream.range(0, total.size())
                        .mapToObj(i -> i == only.getFirst() ? cells.getFirst() : "")
                        .toList())
                : Optional.empty();
    }
}
