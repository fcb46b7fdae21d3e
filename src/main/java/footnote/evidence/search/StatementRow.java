package footnote.evidence.search;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A row of a statement: what it is called, and one figure or none for each year. */
record StatementRow(String label, List<Optional<BigDecimal>> cells) {
    private static final Pattern CELL = Pattern.compile(
            "\\(?[$€£¥]?\\s?\\(?(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)\\s?\\)?%?|(?<=\\s)[—–-](?=\\s|$)");

    /** A dash is an empty cell only where no words follow. */
    private static final Pattern FIRST_CELL =
            Pattern.compile("\\s[$€£¥(—–-]*\\s?\\d|\\s[—–-](?=\\s+[$€£¥(—–\\d-]|\\s*$)");

    /** "Net (loss)/earnings" and "Provision/(benefit) for taxes" are the row in good years as in bad ones. */
    private static final Pattern OR_NOT = Pattern.compile("\\([^)]{0,20}\\)\\s*/|/\\s*\\([^)]{0,20}\\)");

    /** A tax is told as what is taken, whatever stands first. */
    private static final Pattern TAKEN_OR_GIVEN = Pattern.compile(
            "(?i)(?:(?:benefit|credit)\\s*/?\\s*)?\\((expense|provision)\\)(?:\\s*/?\\s*(?:benefit|credit|income))?");

    private static final BigDecimal LARGEST_PER_SHARE = BigDecimal.valueOf(1000);
    private static final int CENTS = 2;
    private static final int SHORTEST = 3;

    /** The row of a line; none where it has too few figures, shares of something, or the years themselves. */
    static Optional<StatementRow> of(String line, List<Integer> years) {
        var first = FIRST_CELL.matcher(line);
        int end = first.find() ? first.start() : line.length();
        var cells = cells(line.substring(end));
        if (end < SHORTEST || cells.size() < years.size() || line.indexOf('%', end) >= 0) {
            return Optional.empty();
        }
        var last = cells.subList(cells.size() - years.size(), cells.size());
        var label = OR_NOT.matcher(
                        TAKEN_OR_GIVEN.matcher(line.substring(0, end)).replaceAll("$1"))
                .replaceAll(" ");
        var row = new StatementRow(MetricLexicon.plain(label), List.copyOf(last));
        return row.figures().equals(years.stream().map(BigDecimal::valueOf).toList())
                ? Optional.empty()
                : Optional.of(row);
    }

    /** In order; a dash is an empty cell. */
    private static List<Optional<BigDecimal>> cells(String row) {
        var cells = new ArrayList<Optional<BigDecimal>>();
        Matcher matcher = CELL.matcher(row);
        while (matcher.find()) {
            String digits = matcher.group(1);
            if (digits == null) {
                cells.add(Optional.empty());
            } else {
                var value = new BigDecimal(digits.replace(",", ""));
                cells.add(Optional.of(matcher.group().contains("(") ? value.negate() : value));
            }
        }
        return cells;
    }

    List<BigDecimal> figures() {
        return cells.stream().flatMap(Optional::stream).toList();
    }

    /** Amounts for one share are told in cents, numbers of shares are not. */
    boolean isPerShare() {
        return !figures().isEmpty()
                && figures().stream().allMatch(each -> each.scale() == CENTS)
                && largest().compareTo(LARGEST_PER_SHARE) < 0;
    }

    boolean isMostlyNegative() {
        long negative = figures().stream().filter(each -> each.signum() < 0).count();
        return negative * 2 > figures().size();
    }

    StatementRow negated() {
        return new StatementRow(
                label, cells.stream().map(cell -> cell.map(BigDecimal::negate)).toList());
    }

    StatementRow absolute() {
        return new StatementRow(
                label, cells.stream().map(cell -> cell.map(BigDecimal::abs)).toList());
    }

    boolean says(String words) {
        return (" " + label + " ").contains(" " + words + " ");
    }

    BigDecimal largest() {
        return figures().stream().map(BigDecimal::abs).reduce(BigDecimal.ZERO, BigDecimal::max);
    }
}
