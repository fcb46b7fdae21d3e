package footnote.workflows.analyze;

import footnote.domain.opinion.AnalysisType;
import java.util.Optional;

/** What a reader asks for: the words for the company, where none are an earlier turn's, and the market and type if said. */
public record AnalysisQuery(Optional<String> company, Optional<String> market, Optional<AnalysisType> analysisType) {
    private static final int LONGEST = 80;

    public AnalysisQuery {
        company = company.map(String::strip).filter(text -> !text.isEmpty());
        market = market.map(String::strip).filter(text -> !text.isEmpty());
        company.filter(text -> text.length() > LONGEST).ifPresent(text -> {
            throw new IllegalArgumentException(
                    "a company's name has " + LONGEST + " letters at most; '" + text + "' is more than a name");
        });
    }
}
