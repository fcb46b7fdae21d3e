package footnote.evidence.statements;

import footnote.domain.Denomination;
import footnote.domain.Unit;
import footnote.evidence.statements.NoteTables.NoteRow;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a row of a note counts, and in which scale: confirmed by its cells, its name and what stands over its table. */
record NoteUnit(Unit unit, BigDecimal scale) {
    private static final Pattern AMOUNT = Pattern.compile(
            "\\b(?:assets?|liabilit(?:y|ies)|costs?|expenses?|income|loss|losses|revenues?|sales|obligations?|backlog|debt|borrowings|cash|tax|taxes|payments?|value|amounts?|balance|receivables?|payables?"
                    + "|provisions?|benefits?|credits?|reserves?|inventor(?:y|ies)|goodwill|intangibles?|deposits?|loans?|spending|expenditures?|investments?|earnings|profit|dividends?|contributions?|compensation|proceeds|interest|fees|charges?|commitments)\\b");
    private static final Pattern OTHER = Pattern.compile(
            "\\bper\\b|\\b(?:rates?|ratio|price|shares|margin|percent|percentage|multiple|days|years|average|weighted|terms?|life|lives|number|volatility|yield|square)\\b|%");
    private static final Pattern THINGS = Pattern.compile(
            "\\b(?:stores|warehouses|locations|restaurants|branches|hotels|employees|associates|headcount|workforce|deliveries|vehicles|aircraft|airplanes|members|memberships|subscribers|subscriptions|customers|accounts|cards|units|patients|rooms|plants|clubs|outlets|offices|stations|sites)\\b");

    /** Nothing where the table does not tell. */
    static Optional<NoteUnit> of(NoteRow row) {
        String label = row.label();
        if (row.isPercent()) {
            return Optional.of(new NoteUnit(Unit.PERCENT, BigDecimal.ONE));
        }
        if (row.cells().stream().anyMatch(cell -> cell.contains("%"))
                || OTHER.matcher(label).find()) {
            return Optional.empty();
        }
        boolean own = row.cells().stream().anyMatch(cell -> cell.matches("(?s).*[$€£¥].*"));
        boolean amount = own
                || (row.money()
                        && AMOUNT.matcher(label).find()
                        && !THINGS.matcher(label).find());
        if (amount) {
            String currency = ScaleReader.currency(java.util.List.of(row.heading(), String.join(" ", row.cells())));
            return row.scale().map(scale -> new NoteUnit(Unit.of(new Denomination(currency)), scale));
        }
        boolean whole = row.scale().isEmpty() && row.cells().stream().noneMatch(cell -> cell.contains("."));
        return whole && THINGS.matcher(label).find()
                ? Optional.of(new NoteUnit(Unit.COUNT, BigDecimal.ONE))
                : Optional.empty();
    }

    /** The name of the row's figure. */
    static String metric(NoteRow row) {
        boolean growth = row.isPercent() && NoteRow.GROWTH.matcher(row.name()).find();
        String label = growth ? NoteRow.GROWTH.matcher(row.label()).replaceAll(" ") : row.label();
        String name = label.replace("&", " and ")
                .replaceAll("[^a-z0-9]+", " ")
                .strip()
                .replace(' ', '_')
                .toLowerCase(Locale.ROOT);
        return growth ? name + "_growth" : name;
    }
}
