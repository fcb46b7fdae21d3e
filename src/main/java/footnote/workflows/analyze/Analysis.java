package footnote.workflows.analyze;

import com.fasterxml.jackson.annotation.JsonInclude;
import footnote.domain.LedgerEntry;
import footnote.domain.Ticker;
import footnote.domain.opinion.AnalysisType;
import footnote.domain.opinion.CompanyView;
import footnote.domain.opinion.FundamentalView;
import footnote.domain.opinion.Recommendation;
import footnote.domain.opinion.SentimentView;
import footnote.domain.opinion.TechnicalView;
import footnote.runtime.session.SessionResult;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What an analysis found; a view that could not be formed is absent, and the error says why. */
@JsonInclude(JsonInclude.Include.ALWAYS)
public record Analysis(
        String userQuery,
        Optional<String> sessionId,
        Ticker ticker,
        AnalysisType analysisType,
        Optional<TechnicalView> technicalResult,
        Optional<FundamentalView> fundamentalResult,
        Optional<SentimentView> sentimentResult,
        Optional<Recommendation> finalRecommendation,
        Optional<String> error,
        Company company,
        LocalDate asOf,
        boolean fictional,
        String calibration,
        List<LedgerEntry> ledger,
        Optional<CompanyView> view)
        implements SessionResult {
    public Analysis {
        ledger = List.copyOf(ledger);
        view = Objects.requireNonNullElse(view, Optional.empty()); // results of earlier versions have none
    }

    /** The company as its card names it. */
    public record Company(String name, String exchange, String market) {}

    @Override
    public String summary() {
        return company.name() + " (" + ticker + "): "
                + finalRecommendation
                        .map(recommendation -> view.filter(each -> recommendation.follows(each) && !each.rated())
                                .map(CompanyView::ratingWord)
                                .orElse(recommendation.signal().name()))
                        .orElse("no recommendation");
    }

    @Override
    public Map<String, String> memory() {
        return Map.of(
                "company", ticker.symbol(),
                "market", company.market(),
                "analysis_type", analysisType.word());
    }
}
