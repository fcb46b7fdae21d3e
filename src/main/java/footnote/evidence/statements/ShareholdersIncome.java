package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds the net income attributable to the company's shareholders: after the share of noncontrolling interests and
 * before preferred dividends.
 */
final class ShareholdersIncome {
    private static final Pattern ATTRIBUTABLE = Pattern.compile(
            "(?:consolidated )?(?:amounts? |net )?(?:income|earnings|loss|profit|result|attributable).*\\b(?:attributable|available|applicable|allocable) to\\b.*"
                    + "|(?:net )?(?:income|earnings|loss|profit) (?:for|to) (?:common|ordinary) (?:stock|share).*"
                    + "|(?:consolidated )?net (?:income|profit|result|loss)(?: loss)? group share.*");
    private static final Pattern NO_RESULT = Pattern.compile(
            "per share|per common|per unit|comprehensive|discontinued|continuing|before|adjusted|redeemable|participating");
    private static final Pattern OTHERS = Pattern.compile("non ?controlling|minority|redeemable interest");
    private static final Pattern COMMON = Pattern.compile("\\bcommon\\b|\\bordinary\\b");
    private static final Pattern PREFERRED = Pattern.compile("preferred|preference|participating|perpetual");
    private static final Pattern HEADING = Pattern.compile(
            "(?:(?:net )?(?:income|earnings|loss|profit|result)(?: for the (?:year|period|financial year))? )?(?:is )?attributable to");
    private static final Pattern OWNERS = Pattern.compile(
            "(?:attributable to )?(?:the )?(?:owners|shareholders|stockholders|shareowners|members|(?:ordinary )?equity (?:holders|shareholders)|holders of|parent)\\b.*");

    private static final int NEAR = 3;

    private final List<TableRow> rows;

    private ShareholdersIncome(List<TableRow> rows) {
        this.rows = rows;
    }

    /** The row, given the one that is called net income alone; what both preferred dividends and others share in is summed. */
    static Optional<TableRow> in(List<TableRow> rows, Optional<TableRow> plain) {
        return new ShareholdersIncome(
                        rows.stream().filter(row -> !row.isPerShare()).toList())
                .row(plain);
    }

    private Optional<TableRow> row(Optional<TableRow> plain) {
        var own = rows.stream()
                .filter(row -> isOwn(row) && !COMMON.matcher(row.label()).find())
                .findFirst();
        var common = rows.stream()
                .filter(row -> isOwn(row) && COMMON.matcher(row.label()).find())
                .findFirst();
        if (own.isPresent() || plain.isEmpty()) {
            return own.or(() -> common);
        }
        return common.isPresent() ? between(plain.get(), common.get()) : plain.filter(row -> !isShared(row));
    }

    /** Whether others have a part in an income, and no row says what is left. */
    private boolean isShared(TableRow plain) {
        return rows.subList(rows.indexOf(plain) + 1, rows.size()).stream()
                .filter(row -> OTHERS.matcher(row.label()).find()
                        && !row.label().contains("per ")
                        && !row.label().contains("comprehensive"))
                .anyMatch(row -> row.largest().signum() > 0);
    }

    /** Whether preferred dividends are taken off right above a row. */
    private boolean isAfterPreferred(int at) {
        return rows.subList(Math.max(0, at - NEAR), at).stream()
                .anyMatch(row -> PREFERRED.matcher(row.label()).find());
    }

    private static boolean isOwn(TableRow row) {
        return !OTHERS.matcher(row.label()).find()
                && !NO_RESULT.matcher(row.label()).find()
                && !PREFERRED.matcher(row.label()).find()
                && (ATTRIBUTABLE.matcher(row.label()).matches()
                        || (HEADING.matcher(row.section()).matches()
                                && OWNERS.matcher(row.label()).matches()));
    }

    /** Of net income and what common shareholders have of it: by what is taken off between the two. */
    private Optional<TableRow> between(TableRow plain, TableRow common) {
        int first = rows.indexOf(plain);
        int last = rows.indexOf(common);
        if (first < 0 || last <= first) {
            return Optional.of(plain).filter(_ -> last < 0 || !isAfterPreferred(last));
        }
        var taken = rows.subList(first + 1, last);
        var others =
                taken.stream().filter(row -> OTHERS.matcher(row.label()).find()).toList();
        boolean preferred =
                taken.stream().anyMatch(row -> PREFERRED.matcher(row.label()).find());
        if (others.isEmpty()) {
            return Optional.of(plain);
        }
        return preferred ? less(plain, others, common) : Optional.of(common);
    }

    /** Net income less the shares of others, which a statement prints with or without brackets; all years alike. */
    private Optional<TableRow> less(TableRow plain, List<TableRow> others, TableRow common) {
        for (int sign : new int[] {-1, 1}) {
            var sum = sum(plain, others, sign);
            var rest = rows.subList(rows.indexOf(plain) + 1, rows.indexOf(common)).stream()
                    .filter(row -> !others.contains(row))
                    .toList();
            if (isTied(sum, rest, common, -1) || isTied(sum, rest, common, 1)) {
                return Optional.of(sum);
            }
        }
        return Optional.empty();
    }

    private static boolean isTied(TableRow from, List<TableRow> less, TableRow to, int sign) {
        var rest = sum(from, less, sign);
        for (int i = 0; i < to.cells().size(); i++) {
            var one = rest.cells().get(i);
            var other = to.cells().get(i);
            if (one.isPresent()
                    && other.isPresent()
                    && !SumCheck.near(one.get().doubleValue(), other.get().doubleValue(), less.size() + 1)) {
                return false;
            }
        }
        return true;
    }

    private static TableRow sum(TableRow from, List<TableRow> more, int sign) {
        var cells = new ArrayList<Optional<BigDecimal>>();
        var name = new StringBuilder(from.name());
        more.forEach(row -> name.append(sign < 0 ? " - " : " + ").append(row.name()));
        for (int i = 0; i < from.cells().size(); i++) {
            int column = i;
            cells.add(from.cells().get(i).map(value -> more.stream()
                    .map(row -> row.cells().get(column).orElse(BigDecimal.ZERO))
                    .map(each -> each.multiply(BigDecimal.valueOf(sign)))
                    .reduce(value, BigDecimal::add)));
        }
        return new TableRow(name.toString(), from.label(), from.section(), cells);
    }
}
