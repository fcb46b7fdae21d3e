package footnote.workflows.ask;

import footnote.evidence.documents.FiscalPeriod;
import java.util.List;

/** What is searched for each company, in its own fiscal periods, and why. */
public record SearchPlan(List<Search> searches, String reasoning) {
    public SearchPlan {
        searches = List.copyOf(searches);
    }

    /** One company's part: its years for filings, its quarters for calls, empty where any will do, and the queries. */
    public record Search(
            String company, String name, List<FiscalPeriod> years, List<FiscalPeriod> quarters, List<String> queries) {
        public Search {
            years = List.copyOf(years);
            quarters = List.copyOf(quarters);
            queries = List.copyOf(queries);
        }
    }
}
