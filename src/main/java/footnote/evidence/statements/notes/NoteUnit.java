package footnote.evidence.statements.notes;

import footnote.domain.Denomination;
import footnote.domain.Unit;
import footnote.evidence.statements.ScaleReader;
import footnote.evidence.statements.notes.NoteTables.NoteRow;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What a row of a note counts, and in which scale: confirmed by its cells, its name and what stands over its table. */
record NoteUnit(Unit unit, BigDecimal scale) {
    private static final Pattern AMOUNT = Pattern.compile(
            "\\b(?:assets?|liabilit(?:y|ies)|costs?|expenses?|income|loss|losses|revenues?|sales|obligations?|backlog|debt|borrowings|cash|tax|taxes|payments?|value|amounts?|balance|receivables?|payables?"
                    + "|provisions?|benefits?|credits?|reserves?|inventor(?:y|ies)|goodwill|intangibles?|deposits?|loans?|spending|expenditures?|investments?|earnings|profit|dividends?|contributions?|compensation|proceeds|interest|fees|charges?|commitments)\\b");
    private static final Pattern OTHER = Pattern.compile(
            "\\bper\\b|\\b(?:eps|rates?|ratio|price|shares|margin|percent|percentage|multiple|days|years|average|weighted|terms?|life|lives|number|volatility|yield)\\b|%");
    /** Things that tables of amounts in thousands or millions count one by one. */
    private static final String PLACES =
            "stores|warehouses|locations|restaurants|branches|hotels|employees|associates|headcount|workforce|clubs|outlets|offices|plants|stations|rooms";
    /** Those who are so many that they are counted in thousands. */
    private static final String PEOPLE =
            "(?:members|memberships?|subscribers|subscriptions|cardholders|users)|(?:membership|subscriber|member|user) additions";

    private static final Pattern THINGS = Pattern.compile("\\b(?:" + PLACES + "|" + PEOPLE
            + "|deliveries|vehicles|aircraft|airplanes|customers|accounts|cards|units|patients|sites)\\b");
    /** What a heading says its rows count. */
    private static final Pattern COUNTED_ABOVE = Pattern.compile("\\b(?:number of|our|total) (?:\\p{L}+ ){0,2}?(?<of>"
            + PLACES + "|" + PEOPLE + ")\\b|\\b(?<are>" + PLACES + "|" + PEOPLE
            + ")(?:\\(\\d\\))? (?:was|were|by|made|consist\\w*|as of|at)\\b");

    private static final Pattern OF_PLACES = Pattern.compile("\\b(?:" + PLACES + ")\\b");
    private static final Pattern OF_PEOPLE = Pattern.compile("\\b(?:" + PEOPLE + ")\\b(?!.*\\b(?:due|to|from|for)\\b)");
    private static final Pattern SCALE_OF_MONEY = Pattern.compile(
            "(?i)(?:dollars?|usd|euros?|[$€£¥])(?: amounts)?(?: (?:are|stated|presented|expressed))* in (?:thousands|millions|billions)"
                    + "|(?:thousands|millions|billions) of (?:u\\.?s\\.? )?(?:dollars|euros|pounds)|[$€£¥]\\s?(?:000|m\\b|bn\\b|millions|thousands|billions)");
    private static final Pattern BUT_COUNTS = Pattern.compile(
            "(?i)\\bexcept\\b[^)]*\\b(?:numbers?|counts?|" + PLACES + "|members|memberships|subscribers)\\b");
    private static final Pattern NUMBER_OF = Pattern.compile("\\b(?:total )?number of ");
    private static final Pattern SPACE = Pattern.compile("(?i)\\bsquare (?:feet|footage|foot|met(?:er|re)s)\\b");
    private static final Pattern OF_ITS_END =
            Pattern.compile("_at(?:_the)?_end_of(?:_the)?(?:_fiscal)?_(?:year|period)$");

    /** Nothing where the table does not tell. */
    static Optional<NoteUnit> of(NoteRow row) {
        String label = row.label();
        if (row.isPercent()) {
            return Optional.of(new NoteUnit(Unit.PERCENT, BigDecimal.ONE));
        }
        if (SPACE.matcher(row.heading() + " " + row.section() + " " + row.name())
                        .find()
                && !row.money()
                && !THINGS.matcher(label).find()) {
            return Optional.of(new NoteUnit(
                    Unit.COUNT, NoteNames.scale(row.name()).or(row::scale).orElse(BigDecimal.ONE)));
        }
        if (row.cells().stream().anyMatch(cell -> cell.contains("%"))
                || OTHER.matcher(NUMBER_OF.matcher(label).replaceAll(" ")).find()) {
            return Optional.empty();
        }
        boolean own = row.cells().stream().anyMatch(cell -> cell.matches("(?s).*[$€£¥].*"));
        boolean amount = own
                || (row.money()
                        && (AMOUNT.matcher(label).find() || isOfAmounts(row))
                        && !THINGS.matcher(label).find());
        if (amount) {
            String currency = ScaleReader.currency(java.util.List.of(row.heading(), String.join(" ", row.cells())));
            return NoteNames.scale(row.name())
                    .or(row::scale)
                    .map(scale -> new NoteUnit(Unit.of(new Denomination(currency)), scale));
        }
        return AMOUNT.matcher(label).find()
                ? Optional.empty()
                : counted(row).map(scale -> new NoteUnit(Unit.COUNT, scale));
    }

    /** Whether floor space is what stands nearest above a row. */
    private static boolean isSpace(NoteRow row) {
        String over = (row.heading() + " " + row.section() + " " + row.name()).toLowerCase(Locale.ROOT);
        return last(SPACE, over) > last(OF_PLACES, over);
    }

    private static int last(Pattern words, String text) {
        return words.matcher(text).results().mapToInt(MatchResult::start).max().orElse(-1);
    }

    /** Whether a row is a part of what its table counts by its heading. */
    static boolean isPart(NoteRow row) {
        String label = row.label();
        return row.columns().size() == 1
                && !row.money()
                && !row.isPercent()
                && !label.isEmpty()
                && (isSpace(row) || things(row).length() > label.length() + 1)
                && !SPACE.matcher(label).find();
    }

    /** Whether a table's heading says that its rows are amounts. */
    private static boolean isOfAmounts(NoteRow row) {
        String over = (row.section() + " " + row.heading()).toLowerCase(Locale.ROOT);
        return AMOUNT.matcher(over).find() && !THINGS.matcher(over).find();
    }

    /** The scale of a number of things: what its row states, else one, else for many people what the table states of all. */
    private static Optional<BigDecimal> counted(NoteRow row) {
        String things = things(row);
        boolean whole = row.cells().stream().noneMatch(cell -> cell.contains("."));
        if (!THINGS.matcher(things).find()
                || OTHER.matcher(NUMBER_OF.matcher(things).replaceAll(" ")).find()) {
            return Optional.empty();
        }
        if (NoteNames.scale(row.name()).isPresent()) {
            return NoteNames.scale(row.name());
        }
        String over = row.heading() + " " + row.section();
        boolean single = OF_PLACES.matcher(things).find() && (row.money() || !NoteNames.saysScale(over));
        if (whole && (row.scale().isEmpty() || single)) {
            return Optional.of(BigDecimal.ONE);
        }
        return whole
                        && OF_PEOPLE.matcher(things).find()
                        && NoteNames.saysScale(over)
                        && !SCALE_OF_MONEY.matcher(over).find()
                        && !BUT_COUNTS.matcher(over).find()
                ? row.scale()
                : Optional.empty();
    }

    /** What a row counts by its name, else by its name and its heading. */
    private static String things(NoteRow row) {
        String label = row.label();
        String section = NoteNames.plain(row.section());
        if (THINGS.matcher(label).find()) {
            return label;
        }
        if (THINGS.matcher(section).find()) {
            return label + " " + NUMBER_OF.matcher(section).replaceAll("");
        }
        var counted = COUNTED_ABOVE.matcher(row.heading().toLowerCase(Locale.ROOT));
        return !row.money() && counted.find()
                ? label + " " + (counted.group("of") == null ? counted.group("are") : counted.group("of"))
                : label;
    }

    /** The name of the row's figure; of a named column that of what is counted, since its row is a part of it. */
    static String metric(NoteRow row) {
        if (isPart(row)) {
            return isSpace(row)
                    ? "square_feet"
                    : things(row).substring(row.label().length()).strip().replace(' ', '_');
        }
        boolean growth = row.isPercent() && NoteRow.GROWTH.matcher(row.name()).find();
        String label = growth ? NoteRow.GROWTH.matcher(row.label()).replaceAll(" ") : things(row);
        String name = label.replace("&", " and ")
                .replaceAll("[^a-z0-9]+", " ")
                .strip()
                .replace(' ', '_')
                .toLowerCase(Locale.ROOT);
        return growth ? name + "_growth" : OF_ITS_END.matcher(name).replaceFirst("");
    }
}
