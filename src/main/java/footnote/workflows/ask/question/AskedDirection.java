package footnote.workflows.ask.question;

import java.util.Optional;
import java.util.regex.Pattern;

/** Which way a question says a figure went; costs, debts and days of stock improve by falling. */
public final class AskedDirection {
    private static final String UP =
            "\\b(?:improv\\w*|increas\\w*|gr[eo]w\\w*|ris(?:e|en|ing)|rose|rais\\w*|lift\\w*|hike\\w*|higher|expand\\w*|widen\\w*|gain\\w*|surg\\w+|jump\\w*|soar\\w*|up)\\b";
    private static final String DOWN =
            "\\b(?:declin\\w*|decreas\\w*|drop\\w*|f[ae]ll\\w*|lower\\w*|cut|cuts|shr[iau]nk\\w*|narrow\\w*|contracted|reduc\\w*|worsen\\w*|deteriorat\\w*|plung\\w+|slump\\w*|tumbl\\w+|plummet\\w*|down)\\b";
    private static final Pattern SAID_UP = Pattern.compile("(?i)" + UP);
    private static final Pattern SAID_DOWN = Pattern.compile("(?i)" + DOWN);
    private static final String OR = "[^?.;]{0,25}\\bor\\b[^?.;]{0,25}";
    private static final Pattern EITHER = Pattern.compile("(?i)" + UP + OR + DOWN + "|" + DOWN + OR + UP);
    private static final Pattern JUDGED = Pattern.compile("(?i)\\b(?:improv|worsen|deteriorat)");
    private static final Pattern DERIVED = Pattern.compile("_(?:compound_growth|growth|change|difference)$");
    private static final Pattern LESS = Pattern.compile(
            "(?:cost_of_revenue|operating_expenses|selling_general_administrative|general_and_administrative|sales_and_marketing"
                    + "|interest_expense|income_tax|impairment_charges|provision_for_credit_losses|restructuring\\w*)(?:_to_\\w+)?"
                    + "|effective_tax_rate|(?:total|net|long_term|short_term)_debt|(?:\\w+_)?debt_to_\\w+|inventory_days|receivables_days"
                    + "|cash_conversion_cycle|cost_to_income|combined_ratio|loss_ratio|expense_ratio|nonaccrual_ratio|credit_cost");
    private static final Pattern MORE = Pattern.compile(
            "revenue|\\w*_margin|gross_profit|ebitda|pretax_income|(?:operating|net|net_interest)_income(?:_to_\\w+|_continuing)?|eps\\w*"
                    + "|(?:operating|free)_cash_flow(?:_\\w+)?|cash|net_cash|equity|working_capital|\\w+_turnover|return_on_\\w+"
                    + "|(?:current|quick|cash)_ratio|interest_coverage|dividend_cover|cash_conversion|cash_runway|book_value_per_share"
                    + "|cet1_ratio|solvency_ratio|capital_ratio");

    private AskedDirection() {}

    /** Which way the question says a figure went: 1 up, -1 down; nothing where it says neither or both. */
    public static Optional<Integer> in(String question) {
        boolean up = SAID_UP.matcher(question).find();
        boolean down = SAID_DOWN.matcher(question).find();
        return up == down ? Optional.empty() : Optional.of(up ? 1 : -1);
    }

    /** Whether a question leaves open which way a figure went: "increase or decrease". */
    public static boolean isEither(String question) {
        return EITHER.matcher(question).find();
    }

    /** Whether a question says that a figure became better or worse, and not which way it went. */
    static boolean isJudged(String question) {
        return JUDGED.matcher(question).find();
    }

    /** Which way a question says that figure went: 1 up, -1 down; nothing where nobody can say what is better. */
    public static Optional<Integer> of(String question, String metric) {
        var said = in(question);
        if (!isJudged(question)) {
            return said;
        }
        String figure = DERIVED.matcher(metric).replaceFirst("");
        return LESS.matcher(figure).matches()
                ? said.map(way -> -way)
                : said.filter(_ -> MORE.matcher(figure).matches());
    }
}
