package footnote.workflows.ask.question;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What readers say for figures of the accounts, as patterns. */
final class MetricPhrases {
    /** Words and the figures they stand for; they are left out where one of the others is asked for by name. */
    record Meaning(Pattern words, List<String> metrics, Set<String> others) {}

    private static final List<String> OWNERS =
            List.of("promoter_holding", "state_holding", "insider_holding", "institutional_holding");

    private static final String OWED = "(?:debts?|borrowings|loans|notes|bonds)";
    private static final String DUE = "(?:due|matur(?:es?|ed|ing)|repay(?:able)?|repaid|payable|paid back|pay back)";

    private static final String HOW_LONG = "(?:how (?:many days|long)|number of days)\\b[^?.]{0,60}";
    private static final String GOODS = "\\b(?:stock|inventor(?:y|ies)|goods|merchandise)\\b";
    private static final String OPERATING_CASH =
            "(?:cash (?:flow )?(?:generated |provided )?(?:from|by) operat(?:ions|ing activities)|operating cash(?: flow)?)";
    private static final String CAPITAL_SPENDING =
            "(?:its |their |the )?(?:capital (?:expenditures?|spending|investments?)|capex|(?:additions to |purchases of )property\\b[^?.]{0,25}equipment)";

    /** "Net cash" alone is cash less debt. */
    private static final String CASH_FROM =
            "net cash (?:flows? )?\\(?(?:provided|used|from|generated)[^?.,]{0,25}? (?:by |in |from |for )?\\)?(?:\\p{L}+ )?";

    private static final String PAID_IN_CASH = "\\b[^?.]{0,60}\\b(?:pay|pays|paid)\\b[^?.]{0,12}\\bin cash";

    /** Phrases that name one figure though some of their words name another; an earlier one takes its words from the later. */
    static final List<Meaning> PHRASES = List.of(
            meaning(CASH_FROM + "operati(?:ng activities|ons)", "operating_cash_flow"),
            meaning(CASH_FROM + "investing activities", "investing_cash_flow"),
            meaning(CASH_FROM + "financing activities", "financing_cash_flow"),
            meaning(
                    "(?:income )?taxes paid|cash paid for (?:income )?taxes|cash (?:income )?taxes|(?:pay|pays|paid) (?:(?:for|in|out|cash) )*(?:income )?taxes(?! (?:on|related|withheld))|(?:income )?tax(?:es)?"
                            + PAID_IN_CASH,
                    "taxes_paid"),
            meaning(
                    "did\\b[^?.]{0,40}\\b(?:(?:make|complete|close) (?:an |any |some )?acquisitions?|(?:acquire|buy|take over) (?:any |another |other |some )(?:compan(?:y|ies)|business(?:es)?))",
                    "acquisitions"),
            meaning("cash paid for interest|interest paid|interest(?! rates?)" + PAID_IN_CASH, "interest_paid"),
            meaning("net debt ?(?:to|/|over|-to-|divided by) ?ebitda|net leverage", "net_debt_to_ebitda"),
            meaning(
                    OWED + "\\b[^?.]{0,40}\\b" + DUE + "\\b[^?.]{0,12}\\b(?:within|in) (?:the next |less than )?"
                            + "(?:one|a|12|twelve) (?:years?|months)",
                    "short_term_debt"),
            meaning(
                    OWED + "\\b[^?.]{0,40}\\b" + DUE
                            + "\\b[^?.]{0,12}\\b(?:after|beyond|later than|in more than) (?:the )?"
                            + "(?:five|5|fifth) years?",
                    "debt_due_later"),
            meaning(
                    "debt maturit(?:y|ies)|maturity (?:schedule|profile|ladder)|maturit(?:y|ies) of (?:\\p{L}+ ){0,2}"
                            + OWED + "|when\\b[^?.]*\\b" + OWED + "\\b[^?.]*\\b" + DUE + "\\b",
                    "debt_due_year_1",
                    "debt_due_year_2",
                    "debt_due_year_3",
                    "debt_due_year_4",
                    "debt_due_year_5",
                    "debt_due_later"),
            meaning(
                    "(?:did\\b[^?.]{0,40}\\b(?:repay|retire|pay (?:off|back|down))|(?:has|have)\\b[^?.]{0,40}\\b(?:repaid|retired|paid (?:off|back|down)))"
                            + "(?: (?:any|some|its|their|the|of|more))* " + OWED,
                    "debt_repaid"),
            meaning(
                    "(?:did\\b[^?.]{0,40}\\b(?:issue|raise|take on|sell)|(?:has|have)\\b[^?.]{0,40}\\b(?:issued|raised|taken on|sold))"
                            + "(?: (?:any|some|new|more|long-term|senior))* " + OWED,
                    "debt_issued"),
            meaning(
                    "(?:repay|pay (?:off|back|down)|service|afford|handle|sustain) (?:(?:its|their|the|all|of) )*debts?"
                            + "|debts?(?: load| burden| level)? (?:is |are )?(?:sustainable|manageable|serviceable|safe|too high|a problem|excessive)"
                            + "|too much debt|over-?leveraged|too (?:indebted|leveraged)",
                    "total_debt",
                    "net_debt_to_ebitda",
                    "interest_coverage"),
            meaning(
                    "(?:cover|pay|afford|service|meet)s? (?:its|their|the) interest(?: payments?| expenses?| costs?| bill)?",
                    "interest_coverage"),
            meaning("debt[- ]free", "total_debt"),
            meaning( // computed from both, and neither of them
                    "(?:net )?operating (?:profits?|income|earnings) after (?:income )?tax(?:es|ation)?|(?:after|post)[- ]tax operating (?:profits?|income|earnings)|nopat"),
            meaning(
                    "(?:after|post)[- ]tax (?:net )?(?:profits?|income|earnings)|(?:profits?|income|earnings) after (?:income )?tax(?:es|ation)?",
                    "net_income"),
            returnOn("equity|net worth|book value", "return_on_equity"),
            returnOn("assets", "return_on_assets"),
            meaning("who (?:owns|controls)|(?:ownership|shareholder) structure", OWNERS.toArray(String[]::new)),
            meaning(
                    "(?:held|owned) by (?:the |its |company )*insiders|insiders (?:own|hold)|insider (?:ownership|holdings?|stake)",
                    "insider_holding"),
            meaning(
                    "(?:held|owned) by (?:the )?institution(?:s|al investors|al shareholders)|institutions (?:own|hold)|institutional (?:ownership|holdings?)",
                    "institutional_holding"),
            meaning(
                    "(?:held|owned) by (?:the |its )*promoters?|promoters? (?:own|hold)|promoter (?:ownership|holdings?|stake)",
                    "promoter_holding"),
            meaning(
                    "(?:held|owned) by the (?:state|government)|(?:the )?(?:state|government) (?:owns?|holds?)|(?:state|government) (?:ownership|holding|stake)",
                    "state_holding"),
            meaning(
                    "how much (?:[\\p{L}-]+ )*(?:debt|borrowings|notes)\\b[^?.]*\\b(?:repay|repaid|pay (?:off|back|down)|retire)",
                    "debt_repaid"),
            meaning(
                    "how much (?:[\\p{L}-]+ )*(?:debt|borrowings|notes)\\b[^?.]*\\b(?:issue|issued|raise|raised)",
                    "debt_issued"),
            meaning(
                    "(?:how much|amount|dollars?)\\b(?! shares)[^?.]*\\b(?:repurchas|buy(?:ing)? back|bought back)\\w*(?: of)?(?: (?:its|their|own|common|treasury|company))*(?: (?:stock|shares))?",
                    "buybacks"),
            meaning("(?:earnings |profit )?(?:retention|plowback|plough-?back) ratio", "retention_ratio"),
            meaning("(?:goodwill )?impairments?(?: charges?| losses)?(?! test|ed)", "impairment_charges"),
            meaning(
                    "(?:additional )?paid[- ]?in[- ]capital|\\bapic\\b|capital surplus|share premium",
                    "paid_in_capital"),
            meaning(
                    "shares\\b(?: of (?:common )?stock)?(?: [^?.,]{1,40})? outstanding|outstanding (?:common )?shares|(?:number|count) of shares(?= (?:of|does|did|at|in|is|has|$))",
                    "shares_outstanding"),
            meaning("loans?[- ]?(?:to|/|over)[- ]?deposits?(?: ratio)?", "loans_to_deposits"),
            meaning("net interest margins?|\\bnim\\b", "net_interest_margin"),
            meaning(
                    "cost[- ]?(?:to|/|over)?[- ]?income(?: ratio)?|(?:bank['’]s |banking |overhead )?efficiency ratio",
                    "cost_to_income"),
            meaning(
                    "(?:non-?accrual|non-?performing|npl|bad|impaired)(?: loans?)?(?:[- ]to[- ](?:total )?loans?)?(?: loans?)? ratio"
                            + "|(?:share|percent(?:age)?|proportion) of (?:non-?accrual|non-?performing|bad|impaired) loans",
                    "nonaccrual_ratio"),
            meaning("credit costs?(?: ratio)?|cost of risk", "credit_cost"),
            meaning("(?:operating |finance |capital )?lease (?:liabilit(?:y|ies)|obligations?)", "lease_liabilities"),
            meaning("combined (?:loss (?:and expense )?)?ratio", "combined_ratio"),
            meaning("loss ratio|claims ratio", "loss_ratio"),
            meaning("(?<!operating )expense ratio", "expense_ratio"),
            meaning("reserves[- ]to[- ]equity", "reserves_to_equity"),
            meaning("net interest income", "net_interest_income"),
            meaning(
                    "provisions? for (?:credit|loan) losses|(?:credit|loan)[- ]loss provisions?|loan loss(?:es)? expense",
                    "provision_for_credit_losses"),
            meaning(
                    "(?:most|largest|biggest|highest|more|fewest|smallest|total|customer|gross|outstanding|['’]s|its|their|how (?:many|much)(?: in)?) (?:customer )?loans(?! (?:to|from|and borrowings))|loan (?:book|portfolio|growth)|loans (?:grow|grew|outstanding|rise|fall)",
                    "loans"),
            meaning(
                    "(?:most|largest|biggest|highest|more|fewest|smallest|total|customer|['’]s|its|their|how (?:many|much)(?: in)?) (?:customer )?deposits(?! (?:with|at|paid))|deposit (?:base|growth)|deposits (?:grow|grew|rise|fall)",
                    "deposits"),
            meaning("(?:net )?premiums? earned|(?:net )?earned premiums?", "premiums_earned"),
            meaning("claims incurred|incurred claims", "claims_incurred"),
            meaning("top[- ]?line(?: revenue| sales)?(?! (?:results|growth drivers|message))", "revenue"),
            meaning("revs?(?= (?:of|for|in|fy|q[1-4]|20|growth|\\?)|\\?|$)", "revenue"),
            meaning("(?:more|less|most|least) profitable", "net_margin"),
            meaning(
                    "gross margin (?:dollars?|\\$|dollar amount|amount|in (?:dollars|usd|\\$|millions))",
                    "gross_profit"),
            meaning(
                    "(?:turn(?:ed|s|ing)? over|s(?:old|ell)(?: through)?|cycled? through) (?:its|their|the)(?: entire| whole| average)? inventor(?:y|ies)"
                            + "|turn(?:ed|s)? (?:its|their) inventor(?:y|ies) over",
                    "inventory_turnover"),
            meaning("liabilities and (?:(?:share|stock)(?:holders|owners)['’]? )?equity", "assets"),
            meaning("(?:went|goes|go|paid|pays)(?: out| over)? (?:to|in|as|for) (?:income )?tax(?:es)?", "income_tax"),
            meaning(
                    "(?:generat|burn)\\w* (?:\\p{L}+ )?cash(?! flow)|cash[- ]generative",
                    "free_cash_flow",
                    "operating_cash_flow"),
            meaning(
                    "(?:cash\\b[^?.]{0,40}\\b)?return(?:s|ed|ing)? (?:\\p{L}+ ){0,2}to (?:its |their )?(?:share|stock)holders",
                    "dividends_paid",
                    "buybacks"),
            meaning(
                    "(?:percent(?:age)?|share|%|proportion|much|part) of (?:its |their |[\\p{L}&.-]+['’]s? )?(?:net income|earnings|profits?)\\b[^?]*\\b(?:pay|pays|paid)(?: out)?(?! for)(?: (?:as|in) dividends)?",
                    "dividend_payout"),
            meaning("(?:pay|pays|paid) (?:out )?(?:per|a) share", "dividend_per_share"),
            meaning("dividend payout(?! per)", "dividend_payout"),
            meaning("(?:earn|earns|earned|make|made) (?:per|a) share", "eps_diluted"),
            meaning(
                    "(?:net )?(?:loss(?:es)?|income|profits?|earnings)(?: ?/? ?\\((?:loss|income|earnings)\\))? (?:(?:per|a) (?:diluted |basic )?(?:common )?share|per (?:\\p{L}+ ){0,3}unit)",
                    "eps"),
            meaning("(?:book value|equity|net asset value) (?:per|a) share", "book_value_per_share"),
            meaning("runway|how long\\b.*\\bcash\\b.*\\blast|run(?:s|ning)? out of (?:cash|money)", "cash_runway"),
            meaning("how (?:leveraged|indebted)", "net_debt_to_ebitda", "debt_to_equity"),
            meaning("(?:which|who) (?:company )?is (?:the )?(?:bigger|larger|biggest|largest)(?: company)?", "revenue"),
            meaning("(?:free cash ?flow|fcf) margins?", "free_cash_flow_margin"),
            meaning(
                    "(?:free cash ?flow|fcf) conversion(?: (?:rate|ratio))?|conversion of (?:net income|earnings|profits?) (?:in)?to (?:free cash ?flow|fcf)",
                    "free_cash_flow_conversion"),
            meaning(
                    "days (?:of|in) (?:inventory|inventories|stock)|inventory days"
                            + "|" + HOW_LONG + GOODS + " (?:sit|sat|stay|stayed|last|lasted|remain|remained|lie|lay)\\b"
                            + "|" + HOW_LONG + "\\b(?:sell|turn over|sell off|clear) (?:its |their |the )?" + GOODS,
                    "inventory_days"),
            meaning(
                    "days of (?:sales|receivables)|receivables? days|" + HOW_LONG
                            + "\\b(?:customers (?:\\p{L}+ ){0,3}to pay|(?:be|get) paid by (?:its |their )?customers|collect\\b[^?.]{0,20}(?:receivables|customers|bills|sales|invoices))",
                    "receivables_days"),
            meaning(
                    "days of payables|payables? days|" + HOW_LONG
                            + "\\bpay(?:ing)? (?:its |their |the )?(?:suppliers|vendors|bills|trade creditors)",
                    "payables_days"),
            meaning(
                    "\\b" + OPERATING_CASH + " (?:was |is )?(?:left |remaining )?(?:after|less|minus|net of) "
                            + CAPITAL_SPENDING,
                    "free_cash_flow"),
            meaning(
                    "debt (?:to|/|over) (?:total )?assets|debt-to-assets|(?:more|less|most|least) leveraged",
                    "debt_to_assets"),
            meaning(
                    "\\bdividends?\\b[^.?]*\\b(?:safe|safer|safest|sustainable|affordable|secure|well[- ]covered|covered|at risk)\\b"
                            + "|\\b(?:afford|sustain|cover)\\b[^.?]*\\bdividends?\\b",
                    "dividend_payout",
                    "dividend_cover"),
            meaning(
                    "(?:raise|cut|increase|lift|lower|reduce|hike)[ds]?\\b[^.?]*\\bdividends?\\b(?! pay)"
                            + "|\\bdividends?\\b(?: per share)? (?:raised|cut|increased|lowered|reduced|grow|rise|fall)",
                    "dividend_per_share"),
            meaning(
                    "(?:how many|number of) (?:\\p{L}+ ){0,2}(?:employees|people|staff|workers)|\\bheadcount\\b"
                            + "|(?:most|fewest|more|fewer) (?:employees|people|staff|workers)\\b|employs? (?:the )?(?:most|fewest|more|fewer)\\b",
                    "employees"));

    private MetricPhrases() {}

    /** The return on a balance, whatever stands between: "return on average common shareholders' equity". */
    private static Meaning returnOn(String balance, String metric) {
        return meaning(
                "returns? (?:earned )?on (?:average |total |common |beginning |ending |year[- ]end |net |its |their |the |(?:share|stock)(?:holders|owners)['’]? )*(?:"
                        + balance + ")",
                metric);
    }

    static Pattern pattern(String words) {
        return Pattern.compile("(?i)(?<![\\p{L}-])(?:" + words + ")(?![\\p{L}])");
    }

    private static Meaning meaning(String words, String... metrics) {
        return new Meaning(pattern(words), List.of(metrics), Set.of());
    }
}
