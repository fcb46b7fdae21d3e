package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Tells the mark of a footnote behind a name, as in "Services (1)", from a negative amount in brackets. */
final class FootnoteMark {
    /** No table has more footnotes. */
    private static final BigDecimal MOST = BigDecimal.valueOf(12);

    private FootnoteMark() {}

    /** The rows without such marks: a mark makes its row one cell longer than the row before or after it. */
    static <R> List<R> left(
            List<R> rows,
            Function<R, List<Optional<BigDecimal>>> cells,
            BiFunction<R, List<Optional<BigDecimal>>, R> with) {
        var plain = new ArrayList<R>();
        for (int i = 0; i < rows.size(); i++) {
            var row = cells.apply(rows.get(i));
            int width = row.size() - 1;
            boolean beside = (!plain.isEmpty() && cells.apply(plain.getLast()).size() == width)
                    || (i + 1 < rows.size() && cells.apply(rows.get(i + 1)).size() == width);
            plain.add(
                    width > 1 && beside && isMark(row.getFirst())
                            ? with.apply(rows.get(i), row.subList(1, row.size()))
                            : rows.get(i));
        }
        return plain;
    }

    private static boolean isMark(Optional<BigDecimal> cell) {
        return cell.filter(each ->
                        each.signum() < 0 && each.scale() <= 0 && each.negate().compareTo(MOST) <= 0)
                .isPresent();
    }
}
