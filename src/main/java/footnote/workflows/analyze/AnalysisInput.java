package footnote.workflows.analyze;

import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.FundamentalView;
import footnote.domain.opinion.MissingInput;
import footnote.domain.opinion.RiskFlag;
import footnote.domain.opinion.SentimentView;
import footnote.domain.opinion.TechnicalView;
import footnote.research.MetricSet;
import java.util.List;
import java.util.Optional;

/** Everything the desk found on a company, with the missing views named as gaps. */
public record AnalysisInput(
        AnalystTask assignment,
        Optional<TechnicalView> technical,
        Optional<FundamentalView> fundamental,
        Optional<SentimentView> sentiment,
        List<RiskFlag> flags,
        Optional<CompanyView> view,
        MetricSet measures,
        List<MissingInput> gaps) {
    public AnalysisInput {
        flags = List.copyOf(flags);
        gaps = List.copyOf(gaps);
    }
}
