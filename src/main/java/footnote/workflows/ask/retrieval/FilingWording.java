package footnote.workflows.ask.retrieval;

import footnote.workflows.ask.question.QuestionParts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How filings put what readers ask in words of their own, for a search. */
enum FilingWording {
    COMPETITION(
            "\\bcompetitors?\\b|\\brivals?\\b|\\bcompetes?\\b",
            "Competition: our competitors include, primary competitors, compete with companies such as"),
    PARTNERS("\\bpartners?\\b", "our strategic partners include, partnerships with"),
    TAX_DISPUTE(
            "^(?=.*\\btax\\b)(?=.*\\b(?:disputes?|litigation|case|court|IRS|exposure)\\b)",
            "tax litigation, Tax Court, potential incremental tax and interest liability could be approximately"),
    SEASONALITY("\\bseasonal\\w*", "seasonality: historically quarter lower higher sales revenue"),
    OUTSIDE(
            "\\boutside (?:of )?the (?:U\\.?S|United States)",
            "percent of revenues from sales outside the United States, countries"),
    BUYBACK(
            "\\b(?:buy ?-?backs?|repurchases?)\\b.*\\b(?:authori[sz]\\w+|left|remain\\w*|program)\\b|\\bauthori[sz]\\w+\\b.*\\b(?:buy ?-?backs?|repurchases?)\\b",
            "share repurchase program authorized, remaining authorization, dollar value of shares that may yet be purchased under the program"),
    SPACE(
            "\\b(?:floor space|square f\\w+|properties|facilities)\\b",
            "properties: square feet of floor space owned and leased facilities"),
    CAPEX_GUIDANCE(
            "^(?=.*\\b(?:guid\\w+|outlook|expect\\w*))(?=.*\\b(?:capex|capital (?:expenditures?|spending)))",
            "we expect capital expenditures to be approximately"),
    TAX_GUIDANCE(
            "^(?=.*\\b(?:guid\\w+|outlook|expect\\w*))(?=.*\\btax rate)",
            "effective tax rate is expected to be approximately"),
    PLAN(
            "\\bwhat (?:is|are|will) (?:\\p{L}+ )?happen",
            "announced plans to exit, discontinue, sell or spin off, effective");

    private final Pattern asked;
    private final String words;

    FilingWording(String asked, String words) {
        this.asked = Pattern.compile(asked, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
        this.words = words;
    }

    /** The words to search by: of each subject in the question, and of its parts where it asks several. */
    static List<String> of(String question) {
        var found = new ArrayList<String>();
        Stream.of(values())
                .filter(each -> each.asked.matcher(question).find())
                .forEach(each -> found.add(
                        each == PLAN || each == TAX_DISPUTE
                                ? String.join(" ", QuestionParts.names(question)) + " " + each.words
                                : each.words));
        var parts = QuestionParts.of(question);
        if (parts.parts().size() > 1) {
            found.addAll(parts.alone());
        }
        return found.stream().limit(3).toList();
    }
}
