package footnote.workflows.analyze;

import footnote.domain.opinion.AnalysisType;
import footnote.evidence.AnnualReports;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.SentenceEmbeddings;
import footnote.evidence.TrackRecords;
import footnote.research.redflags.RedFlagSearch;
import footnote.research.redflags.RedFlagSearch.RedFlagFindings;
import footnote.research.valuation.AssumptionOverrides;
import footnote.research.valuation.ValuationEngine;
import footnote.research.valuation.ValuationInputs;
import footnote.research.valuation.ValuationInputsGatherer;
import footnote.research.valuation.ValuationResult;
import footnote.runtime.model.CostQuote;
import footnote.runtime.model.Model;
import footnote.runtime.model.Role;
import footnote.runtime.run.Branch;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Outcome.Done;
import footnote.runtime.run.Outcome.Gap;
import footnote.runtime.run.Run;
import footnote.runtime.run.Workflow;
import footnote.workflows.analyze.CaseAnalyst.ArguedCase;
import footnote.workflows.analyze.FundamentalAnalyst.FundamentalStudy;
import footnote.workflows.analyze.QueryReader.AnalysisQuery;
import footnote.workflows.analyze.RiskAssessor.RiskRegister;
import footnote.workflows.analyze.SentimentAnalyst.SentimentStudy;
import footnote.workflows.analyze.Synthesizer.Synthesis;
import footnote.workflows.analyze.TechnicalAnalyst.TechnicalStudy;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Looks at one company from all sides at once and rates it; a side that fails is named, not fatal. */
public final class Analyze implements Workflow<AnalysisRequest, Analysis> {
    public static final String NAME = "analyze";

    /** What an analysis asks of models: the question and the headlines quickly, two analysts, both cases and the judge well. */
    public static final List<CostQuote.Planned> CALLS = List.of(
            new CostQuote.Planned(Role.FAST, 2, new CostQuote.Range(400, 4000), new CostQuote.Range(50, 800)),
            new CostQuote.Planned(Role.ADVANCED, 5, new CostQuote.Range(1200, 9000), new CostQuote.Range(200, 2500)));

    private final QueryReader reader;
    private final CompanyResolver companies;
    private final TechnicalAnalyst technical;
    private final FundamentalAnalyst fundamental;
    private final SentimentAnalyst sentiment;
    private final RiskAssessor risks = new RiskAssessor();
    private final RedFlagSearch redFlags;
    private final ValuationInputsGatherer valuation;
    private final CaseAnalyst bull;
    private final CaseAnalyst bear;
    private final Synthesizer synthesizer;

    private Analyze(EvidenceReader evidence, Inputs inputs, Model fast, Model advanced) {
        this.reader = new QueryReader(fast);
        this.companies = new CompanyResolver(evidence);
        this.technical = new TechnicalAnalyst(evidence, advanced);
        this.fundamental = new FundamentalAnalyst(evidence, inputs.reports(), advanced);
        this.sentiment = new SentimentAnalyst(evidence, fast, new SentimentReader(inputs.meanings()));
        this.redFlags = new RedFlagSearch(evidence);
        this.valuation = new ValuationInputsGatherer(evidence);
        this.bull = CaseAnalyst.bull(advanced);
        this.bear = CaseAnalyst.bear(advanced);
        this.synthesizer = new Synthesizer(advanced, inputs.records());
    }

    /** What it may draw on beside the market: the meaning of sentences, annual reports, and how past calls turned out. */
    public record Inputs(SentenceEmbeddings meanings, AnnualReports reports, TrackRecords records) {
        static final Inputs EMPTY = new Inputs(SentenceEmbeddings.none(), AnnualReports.none(), TrackRecords.none());
    }

    public static Analyze of(EvidenceReader evidence, Model fast, Model advanced) {
        return of(evidence, Inputs.EMPTY, fast, advanced);
    }

    public static Analyze of(EvidenceReader evidence, Inputs inputs, Model fast, Model advanced) {
        return new Analyze(evidence, inputs, fast, advanced);
    }

    @Override
    public Analysis run(AnalysisRequest request, Run run) {
        var memory = run.memory();
        var now = run.clock().instant();
        var view = View.of(run.options(), now);
        var inquiry = run.step(
                "parse", AnalysisQuery.class, QueryReader.RETRY_POLICY, () -> reader.read(request.query(), memory));
        var listing = companies.find(inquiry, memory, view, run);
        var task = new AnalystTask(listing, type(inquiry, memory), now, view);
        var findings = findings(task, run);
        var register = run.step(
                "assess risks",
                RiskRegister.class,
                () -> risks.assess(task, findings.measures(task), findings.redFlags(task)));
        var input = findings.file(task, register);
        return findings.analysis(request, input, synthesized(input, run));
    }

    /** Where a model may be asked, a bull and a bear argue first, and the synthesis judges between them. */
    private Synthesis synthesized(AnalysisInput input, Run run) {
        if (run.options().offline()) {
            return run.step(
                    "synthesize",
                    Synthesis.class,
                    Synthesizer.RETRY_POLICY,
                    () -> synthesizer.recommend(input, ArguedCase.NONE, ArguedCase.NONE));
        }
        var pro = new Branch<>("bull", ArguedCase.class, CaseAnalyst.RETRY_POLICY, () -> bull.argue(input));
        var con = new Branch<>("bear", ArguedCase.class, CaseAnalyst.RETRY_POLICY, () -> bear.argue(input));
        var joined = run.together("argue", pro, con);
        var forIt = joined.of(pro).found().orElse(ArguedCase.NONE);
        var againstIt = joined.of(con).found().orElse(ArguedCase.NONE);
        return run.step(
                "synthesize",
                Synthesis.class,
                Synthesizer.RETRY_POLICY,
                () -> synthesizer.recommend(input, forIt, againstIt));
    }

    /** The reader's wish, or that of the turn before; unclear means the whole picture. */
    private static AnalysisType type(AnalysisQuery inquiry, Map<String, String> memory) {
        return inquiry.analysisType()
                .or(() -> Optional.ofNullable(memory.get("analysis_type")).flatMap(AnalysisType::named))
                .orElse(AnalysisType.COMPOSITE);
    }

    private Findings findings(AnalystTask task, Run run) {
        var chart = new Branch<>(
                "technical", TechnicalStudy.class, TechnicalAnalyst.RETRY_POLICY, () -> technical.study(task));
        var books = new Branch<>(
                "fundamental", FundamentalStudy.class, FundamentalAnalyst.RETRY_POLICY, () -> fundamental.study(task));
        var news = new Branch<>(
                "sentiment", SentimentStudy.class, SentimentAnalyst.RETRY_POLICY, () -> sentiment.study(task));
        var flags = new Branch<>(
                "red flags",
                RedFlagFindings.class,
                FundamentalAnalyst.RETRY_POLICY,
                () -> redFlags.search(task.listing(), task.view()));
        var inputs = new Branch<>(
                "valuation",
                ValuationInputs.class,
                FundamentalAnalyst.RETRY_POLICY,
                () -> valuation.gather(task.listing(), task.view()));
        var joined = run.together("views", chart, books, news, flags, inputs);
        return new Findings(
                joined.of(chart),
                joined.of(books),
                joined.of(news),
                joined.of(flags),
                valued(joined.of(inputs), joined.of(flags), run));
    }

    /** By the engine that reports use too; a gap where its inputs could not be fetched or it fails. */
    private static Outcome<ValuationResult> valued(
            Outcome<ValuationInputs> inputs, Outcome<RedFlagFindings> redFlags, Run run) {
        return switch (inputs) {
            case Gap<ValuationInputs>(var what, var kind, var why) -> new Gap<>(what, kind, why);
            case Done<ValuationInputs>(var given) -> {
                var flags = redFlags.found().map(RedFlagFindings::flags).orElse(List.of());
                var value = Branch.of(
                        "fair value",
                        ValuationResult.class,
                        () -> ValuationEngine.value(given, AssumptionOverrides.NOTHING, flags));
                yield run.together("estimate", value).of(value);
            }
        };
    }
}
