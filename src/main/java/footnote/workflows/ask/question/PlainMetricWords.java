package footnote.workflows.ask.question;

import footnote.workflows.ask.question.MetricPhrases.Meaning;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Plain words such as "debt" or "profit", which stand for a figure where none like it is asked for by its full name. */
final class PlainMetricWords {
    private static final Set<String> DEBTS = Set.of(
            "total_debt",
            "net_debt",
            "net_cash",
            "net_debt_to_ebitda",
            "debt_to_equity",
            "debt_to_assets",
            "long_term_debt",
            "short_term_debt",
            "debt_issued",
            "debt_repaid",
            "interest_coverage");
    private static final Set<String> FLOWS = Set.of(
            "operating_cash_flow",
            "free_cash_flow",
            "investing_cash_flow",
            "financing_cash_flow",
            "operating_cash_flow_ratio",
            "free_cash_flow_margin",
            "free_cash_flow_conversion",
            "cash_conversion");

    /** Plain words, each for the figure a reader means by them. */
    static final List<Meaning> ALL = List.of(
            new Meaning(
                    MetricPhrases.pattern(
                            "(?<!gross |operating |net |profit |ebitda |ebit |interest |flow |safety )margins?"),
                    List.of("operating_margin"),
                    Set.of("gross_margin", "operating_margin", "net_margin", "ebitda_margin", "free_cash_flow_margin")),
            new Meaning(
                    MetricPhrases.pattern(
                            "profitable|(?:make|made|making|report(?:ed)?|turn(?:ed)?) (?:a|any|no) (?:\\p{L}+ )?(?:loss|profit)"
                                    + "|(?:lose|lost|losing) money|how much (?:money )?(?:did|does|has|have) [^?.]{2,40}? (?:lose|lost)(?= (?:in|during|for|last|this|over) |\\W*$)|(?<!how )(?:does|did|is|do) [^?]{2,40}\\b(?:make|making) money|in the (?:red|black)"),
                    List.of("net_income"),
                    Set.of("net_income", "operating_income", "gross_profit")),
            new Meaning(
                    MetricPhrases.pattern("(?:bring|brings|brought|bringing|pull|pulled|rake|raked) in"),
                    List.of("revenue"),
                    Set.of("revenue", "net_income", "operating_income", "operating_cash_flow", "debt_issued")),
            new Meaning(
                    MetricPhrases.pattern(
                            "(?<!net |bad |term |credit |rated )(?:debts?|borrowings)(?!\\s+(?:securit\\w+|instruments?|offering|ratio|to )|-|/)|indebted"),
                    List.of("total_debt"),
                    DEBTS),
            new Meaning(
                    MetricPhrases.pattern(
                            "(?<!free |operating |investing |financing |investment )cash flows?(?! statement|s? from|s? used|s? per| hedg)"),
                    List.of("operating_cash_flow"),
                    FLOWS),
            new Meaning(
                    MetricPhrases.pattern(
                            "(?<!in |pay |net )cash(?! flow| equivalents| ratio| conversion| cycle| runway| burn| dividend| and| per (?!share)|-)"),
                    List.of("cash"),
                    Stream.concat(
                                    FLOWS.stream(),
                                    Stream.of(
                                            "cash",
                                            "cash_ratio",
                                            "cash_conversion_cycle",
                                            "cash_runway",
                                            "change_in_cash",
                                            "capital_expenditure",
                                            "dividends_paid",
                                            "buybacks",
                                            "acquisitions"))
                            .collect(Collectors.toUnmodifiableSet())),
            new Meaning(
                    MetricPhrases.pattern(
                            "(?:pay|pays|paid|paying) (?:(?:a|any|no|its|out|the) )*(?:\\p{L}+ )?dividends?"),
                    List.of("dividends_paid"),
                    Set.of("dividends_paid", "dividend_per_share", "dividend_payout")),
            new Meaning(
                    MetricPhrases.pattern("(?:spend|spends|spent|spending)\\b[^.?]*\\bresearch"),
                    List.of("research_and_development"),
                    Set.of("research_and_development")),
            new Meaning(
                    MetricPhrases.pattern(
                            "(?<!gross |operating |pretax |before tax )profits?(?! margin| before|-| sharing| warning)"),
                    List.of("net_income"),
                    Set.of("net_income", "operating_income", "gross_profit", "pretax_income", "net_margin")),
            new Meaning(
                    MetricPhrases.pattern(
                            "(?<!retained |net |operating |comprehensive |of |reinvested |undistributed )earnings(?! (?:per|calls?|before|releases?|yield|reports?|season|quality|dates?|conference|power|announcement|guidance|presentation|results|surprise|attributable)|-|/)"),
                    List.of("net_income"),
                    Set.of(
                            "net_income",
                            "operating_income",
                            "gross_profit",
                            "pretax_income",
                            "net_margin",
                            "eps_diluted",
                            "eps_basic",
                            "eps",
                            "ebitda",
                            "retained_earnings",
                            "dividend_payout",
                            "cash_conversion")),
            new Meaning(
                    MetricPhrases.pattern(
                            "(?<=['’]s |its |their )(?:net )?loss(?:es)?(?! (?:ratio|provisions?|on|of|reserves?|from|per))"),
                    List.of("net_income"),
                    Set.of("net_income", "operating_income", "claims_incurred", "provision_for_credit_losses")),
            new Meaning(
                    MetricPhrases.pattern("(?<=['’]s )(?:credit )?provisions"),
                    List.of("provision_for_credit_losses"),
                    Set.of("provision_for_credit_losses")),
            new Meaning(
                    MetricPhrases.pattern(
                            "(?:shareholders['’]? |stockholders['’]? )?(?<!return on |private |on |(?<!relative |relation |proportion )to |to-|/)equity(?! (?:ratio|method|awards?|compensation|securities|interests?|investments?|analyst|research|market|per)|-|/)"),
                    List.of("equity"),
                    Set.of("equity", "return_on_equity", "debt_to_equity", "book_value_per_share")));

    private PlainMetricWords() {}
}
