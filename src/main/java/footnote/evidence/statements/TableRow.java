package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A row of a statement: its printed name, the heading it stands under, and one figure or none for each column. */
public record TableRow(String name, String label, String section, List<Optional<BigDecimal>> cells) {
    private static final Pattern ASIDE =
            Pattern.compile("\\((?!loss|income|used|expense|benefit|deficit)[^)]{0,120}\\)?");
    private static final Pattern NO_WORDS = Pattern.compile("[^a-z0-9&%]+");
    /** "Net (loss)/earnings" and "provision/(benefit) for taxes" are the row in good years as in bad ones. */
    private static final Pattern EITHER_RESULT =
            Pattern.compile("\\b(?:loss (income|earnings|profit)|(income|earnings|profit) loss)\\b");

    private static final Pattern EITHER_TAX = Pattern.compile(
            "\\b(?:(?:benefit|credit) (provision|expense)|(provision|expense) (?:benefit|credit|income))\\b");
    /** The numbers of notes, and the mark of a footnote, after a name. */
    private static final Pattern NOTE = Pattern.compile(
            "(?<=[a-z])(?: (?:see )?notes?(?= \\d|$)(?<!long term notes?|senior notes?|and notes?))?(?: (?:and )?\\d{1,2}(?: [a-f])?){1,4}$(?<!(?:level|tier|stage|phase|series|class|year|january|december|march|june|september|schedule) \\d{1,2})"
                    + "|(?<=[a-z]{4})\\d$| see note$");

    private static final int CENTS = 2;
    private static final BigDecimal MOST_PER_SHARE = BigDecimal.valueOf(1_000);

    public TableRow {
        cells = List.copyOf(cells);
    }

    /** Small letters and single spaces, without marks and most asides. */
    public static String plain(String text) {
        String small = text.toLowerCase(Locale.ROOT)
                .replace("’", "")
                .replace("'", "")
                .replace('—', ' ')
                .replace('–', ' ');
        String bare = NO_WORDS.matcher(ASIDE.matcher(small).replaceAll(" "))
                .replaceAll(" ")
                .strip();
        return EITHER_TAX
                .matcher(EITHER_RESULT
                        .matcher(NOTE.matcher(bare).replaceFirst(""))
                        .replaceAll("$1$2"))
                .replaceAll("$1$2");
    }

    List<BigDecimal> figures() {
        return cells.stream().flatMap(Optional::stream).toList();
    }

    /** Amounts for one share are printed in cents, and are small. */
    boolean isPerShare() {
        return !figures().isEmpty()
                && figures().stream()
                        .allMatch(each -> each.scale() == CENTS && each.abs().compareTo(MOST_PER_SHARE) < 0);
    }

    boolean isTotal() {
        return label.startsWith("total ") || label.equals("total") || label.startsWith("net cash ");
    }

    TableRow named(String other) {
        return new TableRow(other, plain(other), section, cells);
    }

    TableRow absolute() {
        return new TableRow(
                name,
                label,
                section,
                cells.stream().map(cell -> cell.map(BigDecimal::abs)).toList());
    }

    TableRow negated() {
        return new TableRow(
                name,
                label,
                section,
                cells.stream().map(cell -> cell.map(BigDecimal::negate)).toList());
    }

    boolean isMostlyNegative() {
        long below = figures().stream().filter(each -> each.signum() < 0).count();
        return below * 2 > figures().size();
    }

    BigDecimal largest() {
        return figures().stream().map(BigDecimal::abs).reduce(BigDecimal.ZERO, BigDecimal::max);
    }
}
