package footnote.evidence.statements;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A primary statement: how its title reads without spaces, and rows that only it has. */
public enum StatementType {
    INCOME(
            "statements?of(?:consolidated)?(?:net)?(?:income|operations|earnings|profit|loss)|incomestatements?"
                    + "|consolidated(?:results|resultsofoperations|income|earnings|operations)$|profitandlossaccount",
            "(?:total )?(?:net )?(?:operating )?(?:sales|revenues?)",
            "costs? of|costs? and expenses|total costs|merchandise costs",
            "(?:total )?operating (?:income|profit|expenses|costs|loss)|(?:income|earnings|loss|profit).* from operations",
            "(?:income|earnings|loss|profit).* before|pretax",
            "(?:provision|benefit).* tax|income tax|taxes on income|tax (?:provision|expense)",
            "(?:consolidated )?net (?:income|earnings|loss|profit)|profit for",
            "basic|diluted|.* diluted$|.* basic$",
            "interest",
            "weighted|selling|research|general and administrative|marketing"),
    BALANCE(
            "balancesheets?|statements?of(?:consolidated)?financial(?:position|condition)",
            "total assets",
            "total current assets|cash and|total cash",
            "total current liabilities|total deposits|customer deposits|accounts payable|payables",
            "total liabilities",
            "total (?:.* )?(?:equity|deficit|investment|capital)|total equity",
            "retained|reinvested|accumulated|earnings reinvested",
            "common stock|common shares|additional paid|capital in excess|capital surplus",
            "goodwill|intangible|other assets",
            "property|plant|premises|land|net property"),
    CASH_FLOW(
            "statements?of(?:consolidated)?cashflows?|cashflows?statements?",
            "(?:total |net )?cash.* operati|operating activities",
            "(?:total |net )?cash.* invest|investing activities",
            "(?:total |net )?cash.* financ|financing activities",
            "depreciation|amortization",
            "(?:purchases?|additions?|payments?|expenditures?).* (?:property|equipment|plant)|capital (?:expenditures?|spending)",
            "(?:net )?(?:increase|decrease|change).* cash|effect of|exchange rate",
            "cash.* (?:beginning|end|period|year)",
            "dividends|repurchases?|proceeds|repayments?|purchases? of");

    private static final Pattern BLANKS = Pattern.compile("[\\s\\u00a0]+");
    private static final int WITH_TITLE = 4;
    private static final int LONGEST_TITLE = 130;
    private static final Pattern NO_TITLE = Pattern.compile(
            "notesto|seeaccompanying|integralpart|\\bsee\\b|referto|following|selected|summar|highlights|reconciliation"
                    + "|index|comparedto|proforma|percentage|includedin|inour|ofourconsolidated|impactof|effectof");
    private static final Pattern PARENT_ALONE = Pattern.compile(
            "parentcompany|parentonly|ofregistrant|oftheregistrant|guarantor|consolidating|condensedfinancialinformation|scheduleI\\b");

    private static final int LONGEST_HALF = 90;
    private static final Pattern FIRST_HALF =
            Pattern.compile("(?i)\\b(?:consolidated|statements?|balance|income|of|financial|cash)$");
    private static final Pattern SECOND_HALF = Pattern.compile(
            "(?i)(?:statements? |consolidated |balance |financial |cash |of |and |comprehensive |income |profit |flows? |sheets? ?)*"
                    + "(?:sheets?|income|operations|earnings|loss(?:es)?|profit|position|condition|cash flows?|flows?|or loss|\\(loss\\))"
                    + "(?: (?:and|or) [a-z ]{4,30})?(?: \\(?(?:continued|unaudited|loss|deficit)\\)?)?");
    private static final Pattern OTHER_TITLE = Pattern.compile(
            "^(?:notestothe|notesto|notesaccompanying)(?:consolidated|financial|theconsolidated)\\w*statements?(?:\\(?continued\\)?)?$"
                    + "|^(?:consolidated)?statements?of(?:consolidated)?(?:changesin|other)?(?:total)?(?:comprehensive|shareholders|stockholders|shareowners|equity|retainedearnings|capital)");

    private final Pattern title;

    @SuppressWarnings("ImmutableEnumChecker") // never changed after the constructor
    private final List<Pattern> rows;

    StatementType(String title, String... rows) {
        this.title = Pattern.compile(title);
        this.rows = Arrays.stream(rows)
                .map(each -> Pattern.compile("(?:" + each + ").*"))
                .toList();
    }

    /** The statement that a line is the title of; words are read without spaces, since PDFs tear them apart. */
    static Optional<StatementType> titled(String line) {
        if (line.length() > 2 * LONGEST_TITLE) {
            return Optional.empty();
        }
        String bare = BLANKS.matcher(line.toLowerCase(Locale.ROOT)).replaceAll("");
        boolean likely = bare.contains("statement")
                || bare.contains("balance")
                || bare.contains("consolidated")
                || bare.contains("account");
        if (!likely
                || bare.length() > LONGEST_TITLE
                || (bare.endsWith(".") && bare.length() > 60)
                || NO_TITLE.matcher(bare).find()
                || (bare.contains("comprehensive")
                        && !bare.matches(".*(?:income|operations|earnings|loss)and.*comprehensive.*"))) {
            return Optional.empty();
        }
        return Arrays.stream(values())
                .filter(each -> each.title.matcher(bare).find())
                .findFirst();
    }

    /** The statement that begins at a line: its title may be torn over that line and the next. */
    static Optional<StatementType> titledAt(List<String> lines, int at) {
        var alone = titled(lines.get(at));
        return alone.isPresent() || !isTorn(lines, at) ? alone : titled(lines.get(at) + " " + lines.get(at + 1));
    }

    /** Whether a line and the next are the halves of one title. */
    static boolean isTorn(List<String> lines, int at) {
        return at + 1 < lines.size()
                && lines.get(at).length() < LONGEST_HALF
                && lines.get(at + 1).length() < LONGEST_HALF
                && FIRST_HALF.matcher(lines.get(at)).find()
                && SECOND_HALF.matcher(lines.get(at + 1)).matches()
                && titled(lines.get(at)).isEmpty()
                && titled(lines.get(at + 1)).isEmpty();
    }

    /** Whether a line is the title of a statement that is not read, or of the notes: what stands above ends there. */
    static boolean isOtherTitle(String line) {
        return line.length() < LONGEST_TITLE
                && OTHER_TITLE
                        .matcher(BLANKS.matcher(line.toLowerCase(Locale.ROOT)).replaceAll(""))
                        .find();
    }

    /** Whether a line says that what follows is the parent's alone, or of guarantors side by side. */
    static boolean isParentAlone(String line) {
        return PARENT_ALONE
                .matcher(line.toLowerCase(Locale.ROOT).replaceAll("\\s+", ""))
                .find();
    }

    /** How many of its typical rows are among these labels. */
    int typical(List<String> labels) {
        return (int) rows.stream()
                .filter(row ->
                        labels.stream().anyMatch(label -> row.matcher(label).matches()))
                .count();
    }

    boolean isMadeOf(List<String> labels) {
        return typical(labels) >= WITH_TITLE;
    }
}
