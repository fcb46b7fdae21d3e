package footnote.workflows.report.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;

/** What a query is: new or a follow-up, on which companies or sector, in which market, with which weight. */
public record QueryClassification(
        Type queryType,
        Optional<String> detectedMarket,
        Optional<String> detectedCompany,
        List<String> otherCompanies,
        Optional<String> sector,
        ReportKind analysisType,
        String reasoning) {
    /** New, or on a report that is there. */
    public enum Type {
        @JsonProperty("NEW_QUERY")
        NEW_QUERY,
        @JsonProperty("FOLLOW_UP")
        FOLLOW_UP
    }

    private static final int MOST_OTHERS = 4;
    private static final int LONGEST = 80;

    public QueryClassification {
        detectedCompany = detectedCompany.map(String::strip).filter(text -> !text.isEmpty());
        otherCompanies = List.copyOf(otherCompanies);
        if (otherCompanies.size() > MOST_OTHERS) {
            throw new IllegalArgumentException(
                    "a comparison has up to five companies, not " + (otherCompanies.size() + 1));
        }
        detectedCompany.filter(text -> text.length() > LONGEST).ifPresent(text -> {
            throw new IllegalArgumentException("a company's name has " + LONGEST + " letters at most");
        });
        if (analysisType == ReportKind.SECTOR && sector.isEmpty() && queryType == Type.NEW_QUERY) {
            throw new IllegalArgumentException("a sector report names its sector");
        }
    }
}
