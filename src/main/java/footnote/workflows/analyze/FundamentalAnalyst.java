package footnote.workflows.analyze;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.domain.DateRange;
import footnote.domain.Finding;
import footnote.domain.Prose;
import footnote.domain.Ticker;
import footnote.domain.opinion.FundamentalView;
import footnote.domain.opinion.KeyFigure;
import footnote.domain.opinion.MissingInput;
import footnote.domain.opinion.ReportPassage;
import footnote.domain.opinion.Tally;
import footnote.domain.opinion.Tone;
import footnote.evidence.AnnualReports;
import footnote.evidence.EvidenceReader;
import footnote.evidence.Ledger;
import footnote.research.CompanyKind;
import footnote.research.FundamentalMetrics;
import footnote.research.MetricSet;
import footnote.research.SharePrices;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.QuotedText;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.analyze.AnalystDecision.AnalystOutput;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads a company's books: what it earns, owns and owes, against its own past and its peers. */
public final class FundamentalAnalyst {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(3));

    /** Five fiscal years and the months until their figures were known. */
    private static final int YEARS = 6;

    private static final String NO_PASSAGES = "none indexed";
    private static final Prompt PROMPT = Prompt.of(FundamentalAnalyst.class);

    private final EvidenceReader evidence;
    private final AnnualReports reports;
    private final Model model;

    public FundamentalAnalyst(EvidenceReader evidence, AnnualReports reports, Model model) {
        this.evidence = evidence;
        this.reports = reports;
        this.model = model;
    }

    public FundamentalStudy study(AnalystTask task) {
        var ledger = ledger(task);
        var view = task.view();
        var ticker = task.listing().ticker();
        var trade = CompanyKind.of(evidence.profile(ticker, view).found(), ledger);
        var days = new DateRange(view.asOf().minusYears(YEARS), view.asOf());
        var measures = FundamentalMetrics.of(ledger, SharePrices.of(ticker, days, ledger, evidence, view), trade);
        if (measures.entries().isEmpty()) {
            throw Fault.permanent(Fault.Kind.SOURCE, measures.gaps().getFirst().toString());
        }
        var peers = PeerGroup.of(task, measures, trade, evidence);
        return judged(task, measures.and(peers.medians()), trade, peers);
    }

    private Ledger ledger(AnalystTask task) {
        return switch (evidence.facts(task.listing(), task.view())) {
            case Finding.Missing<Ledger>(String what, String why) ->
                throw Fault.permanent(Fault.Kind.SOURCE, what + ": " + why);
            case Finding.Found<Ledger>(Ledger ledger) -> ledger;
        };
    }

    private FundamentalStudy judged(AnalystTask task, MetricSet measures, CompanyKind trade, PeerGroup peers) {
        var tally = BusinessVotes.of(measures, trade);
        var rule = Tone.of(tally.score());
        var ruled = new FundamentalOutput(rule, summary(rule, tally), List.of());
        var passages = passages(task);
        var judgement = AnalystDecision.of(
                new AnalystDecision.Case<>(
                        "fundamental_strength", measures, tally, rule, FundamentalOutput.class, ruled),
                task,
                PROMPT.quote("gaps", MissingInput.list(measures.gaps())).quote("passages", quoted(passages)),
                model);
        return new FundamentalStudy(view(judgement, peers, passages), judgement.measures());
    }

    /** Of the library; the sample market's reports, which cost no request, are read where it has none. */
    private List<ReportPassage> passages(AnalystTask task) {
        var indexed = reports.about(task.listing(), task.view());
        return indexed.isEmpty() && task.view().sample()
                ? evidence.annualReport(task.listing(), task.view())
                        .found()
                        .map(AnnualReports::of)
                        .orElse(List.of())
                : indexed;
    }

    private static List<QuotedText> quoted(List<ReportPassage> passages) {
        return passages.isEmpty()
                ? List.of(new QuotedText("annual reports", NO_PASSAGES))
                : passages.stream()
                        .map(passage -> new QuotedText(passage.place(), passage.text()))
                        .toList();
    }

    private static FundamentalView view(
            AnalystDecision<FundamentalOutput> judgement, PeerGroup peers, List<ReportPassage> passages) {
        var take = judgement.take();
        var tally = judgement.tally();
        return new FundamentalView(
                take.signal(),
                judgement.confidence(),
                judgement.confidenceEntry(),
                tally.score(),
                Tone.of(tally.score()),
                take.summary(),
                take.reasons(),
                tally.votes(),
                figures(judgement.measures()),
                peers.members().stream().map(Ticker::symbol).toList(),
                passages.isEmpty()
                        ? NO_PASSAGES
                        : passages.stream().map(ReportPassage::place).collect(Collectors.joining("; ")),
                passages,
                judgement.measures().gaps(),
                judgement.by());
    }

    private static List<KeyFigure> figures(MetricSet measures) {
        return Stream.of(
                        measures.figure("P/E", "price_to_earnings"),
                        measures.figure("own median P/E", "usual_price_to_earnings"),
                        measures.figure("peer median P/E", "peer_price_to_earnings"),
                        measures.figure("P/B", "price_to_book"),
                        measures.figure("P/TBV", "price_to_tangible_book"),
                        measures.figure("revenue growth", "revenue_growth"),
                        measures.figure("operating margin", "operating_margin"),
                        measures.figure("ROE", "return_on_equity"),
                        measures.figure("debt/equity", "debt_to_equity"),
                        measures.figure("FCF", "free_cash_flow"),
                        measures.figure("Piotroski F-score", "piotroski_f_score"))
                .flatMap(figure -> figure)
                .toList();
    }

    private static Prose summary(Tone signal, Tally tally) {
        return VoteSummary.of(
                switch (signal) {
                    case POSITIVE -> "Fundamentals are positive.";
                    case NEUTRAL -> "Fundamentals are mixed.";
                    case NEGATIVE -> "Fundamentals are negative.";
                },
                AnalystDecision.siding(tally, signal.lean()));
    }

    /** A fundamental view with the measures it rests on. */
    public record FundamentalStudy(FundamentalView view, MetricSet measures) {}

    /** How a fundamental analyst reads the measures; every reason cites a fact. */
    public record FundamentalOutput(
            @JsonPropertyDescription("What the facts say, all in all.")
            Tone signal,

            @JsonPropertyDescription("Two or three sentences with references to facts: the conclusion first.")
            Prose summary,

            @JsonPropertyDescription("Up to six reasons of one sentence, each with at least one reference to a fact.")
            List<Prose> reasons)
            implements AnalystOutput<Tone, FundamentalOutput> {
        public FundamentalOutput {
            reasons = CitedReasons.reasons(reasons);
        }

        @Override
        public FundamentalOutput kept(Function<Prose, Optional<Prose>> filter) {
            return new FundamentalOutput(
                    signal,
                    filter.apply(summary)
                            .orElseThrow(() -> new IllegalArgumentException("nothing is left of the summary")),
                    CitedReasons.kept(reasons, filter));
        }

        @Override
        public int lean() {
            return signal.lean();
        }
    }
}
