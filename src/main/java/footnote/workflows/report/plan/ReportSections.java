package footnote.workflows.report.plan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The chapters a report has, in reading order. */
public final class ReportSections {
    private static final Map<String, String> TITLES = titles();

    private ReportSections() {}

    private static Map<String, String> titles() {
        var titles = new LinkedHashMap<String, String>();
        titles.put("summary", "Executive summary");
        titles.put("thesis", "Investment thesis");
        titles.put("business", "The business");
        titles.put("industry", "Industry and moat");
        titles.put("growth", "Growth drivers");
        titles.put("financials", "Financial analysis");
        titles.put("valuation", "Valuation");
        titles.put("ratings", "Analysts' expectations as reported");
        titles.put("scenarios", "Scenarios and what must be true");
        titles.put("risks", "Risks and their early signs");
        titles.put("management", "Management and ownership");
        titles.put("price", "Price and technicals");
        titles.put("record", "Seven-year summary");
        titles.put("methods", "Methods and data quality");
        titles.put("disclosures", "Disclosures");
        titles.put("sources", "Sources");
        return titles;
    }

    public static List<String> ids() {
        return List.copyOf(TITLES.keySet());
    }

    public static boolean known(String id) {
        return TITLES.containsKey(id);
    }

    public static String title(String id) {
        return TITLES.getOrDefault(id, id);
    }
}
