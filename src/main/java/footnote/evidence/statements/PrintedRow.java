package footnote.evidence.statements;

import footnote.domain.Metric;
import footnote.evidence.statements.StatementFacts.ReadFact;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A row of a primary statement whose identities hold, whether or not it is a catalogued figure: its name and heading in
 * plain words, and its figures. Outflows, costs and gains that a statement prints in parentheses are positive.
 */
public record PrintedRow(StatementType statement, String label, String section, List<ReadFact> facts) {
    private static final Pattern NO_AMOUNT = Pattern.compile(
            "\\bshares\\b(?! (?:based|issued under|withheld|repurchased|held in))|\\b(?:per share|percent|ratio|number of)\\b|\\brate$|%");
    private static final Pattern OUTFLOW = Pattern.compile(
            "^(?:cash )?(?:principal |early |other |net )*(?:re)?(?:payments?|paid|purchases?|repurchases?|repayments?|dividends?|distributions?"
                    + "|acquisitions?|additions?|capital|redemptions?|retirements?|investments? in|taxes|expenditures?|outlays?|tax withholding|treasury)\\b.*"
                    + "|.*\\b(?:paid|costs?|expenses?|purchased|acquired|repurchased|repaid|provision)$|cost.*|treasury (?:stock|shares).*");
    private static final Pattern EITHER_WAY =
            Pattern.compile("\\b(?:proceeds|increase|decrease|change|changes|gain|loss|income|net|other)\\b");

    /** A gain that is taken from expenses, or from the profit that cash flows begin with, is printed in parentheses. */
    private static final Pattern GAIN =
            Pattern.compile("(?:net )?gains? (?:on|from)\\b(?!.*\\b(?:loss|losses|net|change|changes)\\b).*");

    public PrintedRow {
        facts = List.copyOf(facts);
    }

    /** The name of a row as a metric; nothing for rows of shares, rates and such, and for names of no words. */
    static Optional<Metric> metric(TableRow row) {
        String name = row.label()
                .replace("&", " and ")
                .replaceAll("[^a-z0-9]+", " ")
                .strip()
                .replace(' ', '_')
                .toLowerCase(Locale.ROOT);
        return row.isPerShare()
                        || NO_AMOUNT.matcher(row.label()).find()
                        || !name.matches("[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
                ? Optional.empty()
                : Optional.of(new Metric(name));
    }

    /** The row with the sign that its name gives it. */
    static TableRow signed(TableRow row) {
        boolean outflow = OUTFLOW.matcher(row.label()).matches()
                && !EITHER_WAY.matcher(row.label()).find();
        boolean gain = GAIN.matcher(row.label()).matches();
        return (outflow || gain) && row.isMostlyNegative() ? row.absolute() : row;
    }
}
