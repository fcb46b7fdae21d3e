package footnote.workflows.ask.question;

import java.util.Optional;
import java.util.regex.Pattern;

/** Which way a figure goes that is said to improve or to worsen: costs, debts and days of stock improve by falling. */
public final class Improvement {
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

    private Improvement() {}

    /** Whether a question says that a figure became better or worse, and not which way it went. */
    static boolean isAsked(String question) {
        return JUDGED.matcher(question).find();
    }

    /** Which way a question says that figure went: 1 up, -1 down; nothing where nobody can say what is better. */
    public static Optional<Integer> direction(String question, String metric) {
        var said = YesOrNo.direction(question);
        if (!isAsked(question)) {
            return said;
        }
        String figure = DERIVED.matcher(metric).replaceFirst("");
        return LESS.matcher(figure).matches()
                ? said.map(way -> -way)
                : said.filter(_ -> MORE.matcher(figure).matches());
    }
}
