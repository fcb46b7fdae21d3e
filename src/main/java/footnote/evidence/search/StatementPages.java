package footnote.evidence.search;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Recognises the pages of the primary statements: a heading that names one among the first lines, rows that only it
 * has, and mostly rows of figures. One is a page with both; a half is rows alone, as in summaries and reconciliations.
 */
final class StatementPages {
    private static final int HEAD_LINES = 14;
    private static final int LONGEST_HEADING = 110;
    private static final int LEAST_ROWS = 6;
    private static final double ROWS_OF_FIGURES = 0.3;
    private static final Pattern FIGURES = Pattern.compile("\\d[\\d,.]*\\)?\\s*%?$|[—–-]\\s*$");

    private static final Pattern ELSEWHERE = Pattern.compile("notes to|\\bsee\\b|\\brefer\\b|\\bthe following\\b");

    /** How one statement is recognized: its heading, its rows, and how many of them it takes with and without heading. */
    private record Signs(Pattern heading, List<Pattern> rows, int withHeading, int without) {}

    private static final Map<StatementKind, Signs> SIGNS = new EnumMap<>(Map.of(
            StatementKind.INCOME,
            new Signs(
                    any("statements? of (?:consolidated )?(?:income|operations|earnings|profit)|income statements?"
                            + "|statements? of (?:net )?income \\(loss\\)|consolidated results of operations"),
                    rows(
                            "(?:total )?(?:net )?(?:sales|revenues?)",
                            "cost of|costs? and expenses",
                            "(?:total )?operating (?:income|profit|expenses)|(?:income|earnings|loss).* from operations",
                            "(?:income|earnings|loss|profit)[^\\d]* before",
                            "(?:provision|benefit)[^\\d]* (?:income )?taxes|income tax",
                            "net (?:income|earnings|loss)|profit for",
                            "(?:basic|diluted)\\b",
                            "interest expense",
                            "weighted|selling|research and development"),
                    4,
                    6),
            StatementKind.BALANCE,
            new Signs(
                    any("balance sheets?|statements? of (?:consolidated )?financial (?:position|condition)"),
                    rows(
                            "total assets",
                            "total current assets|cash and cash equivalents|cash and due",
                            "total current liabilities|total deposits|customer deposits",
                            "total liabilities",
                            "total (?:stock|share|.* equity)|total equity",
                            "retained earnings|reinvested|accumulated",
                            "accounts payable|trade payables",
                            "goodwill|intangible",
                            "property|premises"),
                    4,
                    6),
            StatementKind.CASH_FLOW,
            new Signs(
                    any("statements? of (?:consolidated )?cash flows?|cash flows? statements?"),
                    rows(
                            "(?:net )?cash[^\\d]* operati|operating activities",
                            "(?:net )?cash[^\\d]* investing|investing activities",
                            "(?:net )?cash[^\\d]* financing|financing activities",
                            "depreciation",
                            "(?:purchases?|additions?|payments?)[^\\d]* (?:property|equipment|plant)|capital (?:expenditures?|spending)",
                            "(?:net )?(?:increase|decrease|change)[^\\d]* cash|effect of exchange",
                            "cash[^\\d]* (?:beginning|end) of|balance at",
                            "dividends|repurchases?|proceeds|repayments?"),
                    4,
                    6),
            StatementKind.EQUITY,
            new Signs(
                    any(
                            "statements? of (?:consolidated )?(?:changes in )?(?:total )?(?:stock|share)(?:holders|owners)?.{0,3} ?(?:equity|investment)"
                                    + "|statements? of (?:consolidated )?(?:changes in )?(?:shareholders|stockholders|total)?.{0,3} ?equity"),
                    rows(
                            "balance",
                            "net (?:income|earnings|loss)",
                            "dividends",
                            "repurchase|treasury|stock|share",
                            "other comprehensive|accumulated"),
                    3,
                    99),
            StatementKind.COMPREHENSIVE,
            new Signs(
                    any("statements? of (?:consolidated )?comprehensive (?:income|loss|earnings)"),
                    rows(
                            "net (?:income|earnings|loss)",
                            "(?:total )?comprehensive",
                            "currency|translation",
                            "pension|benefit",
                            "derivative|hedg|securities"),
                    3,
                    99)));

    private StatementPages() {}

    /** Headings are matched without spaces: PDFs tear words apart. */
    private static Pattern any(String alternatives) {
        return Pattern.compile("(?:" + alternatives.replace(" ", "") + ")");
    }

    private static List<Pattern> rows(String... starts) {
        return List.of(starts).stream()
                .map(each -> Pattern.compile("^(?:" + each + ")"))
                .toList();
    }

    /** How sure it is that the page is one of each statement: 1, a half, or left out. */
    static Map<StatementKind, Double> of(String page) {
        var lines = page.lines()
                .map(line -> line.strip().toLowerCase(Locale.ROOT).replace('\u2019', '\''))
                .filter(line -> !line.isEmpty())
                .toList();
        var found = new EnumMap<StatementKind, Double>(StatementKind.class);
        var figures =
                lines.stream().filter(line -> FIGURES.matcher(line).find()).toList();
        if (figures.size() < LEAST_ROWS || figures.size() < ROWS_OF_FIGURES * lines.size()) {
            return found;
        }
        SIGNS.forEach((kind, signs) -> {
            long rows = signs.rows.stream()
                    .filter(row ->
                            figures.stream().anyMatch(line -> row.matcher(line).find()))
                    .count();
            boolean headed = lines.stream()
                    .limit(HEAD_LINES)
                    .anyMatch(line -> line.length() < LONGEST_HEADING
                            && !ELSEWHERE.matcher(line).find()
                            && signs.heading.matcher(line.replace(" ", "")).find());
            if (headed && rows >= signs.withHeading) {
                found.put(kind, 1.0);
            } else if (rows >= signs.without) {
                found.put(kind, 0.5);
            }
        });
        return found;
    }
}
