package footnote.workflows.report.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.runtime.model.OneOf;
import java.util.List;
import java.util.Optional;

/** What a query is: new or a follow-up, on which companies or sector, in which market, with which weight. */
public record QueryClassification(
        @JsonPropertyDescription("FOLLOW_UP only where a report is there and no other company is named.")
        Type queryType,

        @JsonPropertyDescription("The market the query says; left out where it says none.")
        @OneOf({"US", "India", "China", "Japan", "Korea", "Europe"})
        Optional<String> detectedMarket,

        @JsonPropertyDescription("The company as the query writes it; left out where it names none.")
        Optional<String> detectedCompany,

        @JsonPropertyDescription("Up to four companies it is compared with, as the query writes them.")
        List<String> otherCompanies,

        @JsonPropertyDescription("The sector, where the query asks for one instead of a company.")
        Optional<String> sector,

        @JsonPropertyDescription("The weight the query asks for; fundamental when in doubt.")
        ReportKind analysisType,

        @JsonPropertyDescription("One sentence why.") String reasoning) {
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
            throw new IllegalArgumentException("a company's name has " + LONGEST + " characters at most");
        });
        if (analysisType == ReportKind.SECTOR && sector.isEmpty() && queryType == Type.NEW_QUERY) {
            throw new IllegalArgumentException("a sector report names its sector");
        }
    }
}
