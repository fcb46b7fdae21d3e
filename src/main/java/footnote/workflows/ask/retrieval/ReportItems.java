package footnote.workflows.ask.retrieval;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Which items of an annual report a question belongs to. */
public final class ReportItems {
    /** The sections of a report that tell what may harm its company. */
    public static final Set<String> RISK_ITEMS = Set.of("Item 1A", "Risk factors");

    private static final String RISKS =
            "risks?|risk factors?|threats?|uncertaint\\w+|depend(?:s|ent|ence|ency)?|rel(?:y|ies|iance|iant)|concentrat\\w+|bankrupt\\w*|insolven\\w*|solvent|solvency|hurt|harm";
    private static final Map<String, Pattern> ITEMS = items();

    private ReportItems() {}

    /** The items of an annual report that a question is about; none where any may be. */
    public static List<String> in(String question) {
        return ITEMS.entrySet().stream()
                .filter(entry -> entry.getValue().matcher(question).find())
                .map(Map.Entry::getKey)
                .toList();
    }

    private static Map<String, Pattern> items() {
        var items = new LinkedHashMap<String, Pattern>();
        items.put("Item 1A", words(RISKS));
        items.put("Risk factors", words(RISKS));
        items.put(
                "Item 1",
                words(
                        "business model|products?|customers?|compet\\w+|segments?|employees|strategy|make money|geograph\\w+"));
        items.put(
                "Business",
                words("business model|products?|customers?|compet\\w+|segments?|employees|strategy|make money"));
        items.put("Item 3", words("legal|litigation|lawsuits?|proceedings"));
        items.put("Item 5", words("dividends?|repurchases?|buybacks?|holders of record"));
        items.put(
                "Item 7",
                words(
                        "drove|driven|why|because|explain|change[ds]?|outlook|liquidity|results of operations|growth|margins?"));
        items.put(
                "Management's discussion and analysis",
                words("drove|driven|why|because|explain|change[ds]?|outlook|liquidity|growth|margins?"));
        return items;
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)\\b(?:" + alternatives + ")\\b");
    }
}
