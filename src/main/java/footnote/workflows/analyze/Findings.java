package footnote.workflows.analyze;

import footnote.domain.opinion.MissingInput;
import footnote.research.MetricSet;
import footnote.research.redflags.RedFlagSearch.RedFlagFindings;
import footnote.research.valuation.ValuationResult;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Outcome.Gap;
import footnote.workflows.analyze.FundamentalAnalyst.FundamentalStudy;
import footnote.workflows.analyze.RiskAssessor.RiskRegister;
import footnote.workflows.analyze.SentimentAnalyst.SentimentStudy;
import footnote.workflows.analyze.Synthesizer.Synthesis;
import footnote.workflows.analyze.TechnicalAnalyst.TechnicalStudy;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What became of the analysts' work, the search for red flags and the valuation. */
record Findings(
        Outcome<TechnicalStudy> technical,
        Outcome<FundamentalStudy> fundamental,
        Outcome<SentimentStudy> sentiment,
        Outcome<RedFlagFindings> redFlags,
        Outcome<ValuationResult> valuation) {

    /** The red flags that were found; none where the search failed, which {@link #gaps()} tells. */
    RedFlagFindings redFlags(AnalystTask task) {
        return redFlags.found().orElseGet(() -> RedFlagFindings.none(task.subject()));
    }

    /** All that was measured, by any analyst. */
    MetricSet measures(AnalystTask task) {
        return Stream.of(
                        technical.found().map(TechnicalStudy::measures),
                        fundamental.found().map(FundamentalStudy::measures),
                        sentiment.found().map(SentimentStudy::measures),
                        valuation.found().map(ValuationResult::measures))
                .flatMap(Optional::stream)
                .reduce(MetricSet.none(task.subject()), MetricSet::and);
    }

    AnalysisInput file(AnalystTask task, RiskRegister register) {
        return new AnalysisInput(
                task,
                technical.found().map(TechnicalStudy::view),
                fundamental.found().map(FundamentalStudy::view),
                sentiment.found().map(SentimentStudy::view),
                register.flags(),
                valuation.found().map(ValuationResult::view),
                measures(task).and(register.measures()),
                gaps());
    }

    /** Views that are absent, and news that there are none of. */
    private List<MissingInput> gaps() {
        return Stream.of(
                        gap("the technical view", technical),
                        gap("the fundamental view", fundamental),
                        gap("the view of the news", sentiment),
                        gap("the search for red flags", redFlags),
                        gap("the valuation", valuation))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<MissingInput> gap(String what, Outcome<?> outcome) {
        return outcome instanceof Gap<?> gap ? Optional.of(new MissingInput(what, gap.why())) : Optional.empty();
    }

    Analysis analysis(AnalysisRequest request, AnalysisInput input, Synthesis synthesis) {
        var task = input.assignment();
        var listing = task.listing();
        String error = input.gaps().stream().map(MissingInput::toString).collect(Collectors.joining("; "));
        return new Analysis(
                request.query(),
                request.session(),
                listing.ticker(),
                task.type(),
                input.technical(),
                input.fundamental(),
                input.sentiment(),
                Optional.of(synthesis.recommendation()),
                error.isEmpty() ? Optional.empty() : Optional.of(error),
                new Analysis.Company(
                        listing.name(), listing.exchange(), listing.market().label()),
                task.view().asOf(),
                task.view().sample(),
                synthesis.recommendation().calibration(),
                input.measures().and(synthesis.measures()).entries(),
                input.view());
    }
}
