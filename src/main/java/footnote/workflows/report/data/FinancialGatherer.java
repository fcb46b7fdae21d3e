package footnote.workflows.report.data;

import footnote.domain.DateRange;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Growth;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.research.MetricSet;
import footnote.research.ReportedStatement;
import footnote.research.SharePrices;
import footnote.research.annual.AnnualMetrics;
import footnote.research.guidance.GuidanceTotals;
import footnote.research.management.InsiderTotals;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Fetches a company's statements and what it says of itself, and works out the ratios of every year. */
public final class FinancialGatherer {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(3));

    /** Growth of the first year shown needs the year before, and a score the one before that. */
    private static final int YEARS_BEFORE = 2;

    /** The summary table shows seven years, whatever the charts do. */
    private static final int LEAST_YEARS = 7;

    private static final int QUARTERS = 12;
    /** Two quarters and the time a report takes. */
    private static final int LATEST_QUARTER_DAYS = 260;

    private final EvidenceReader evidence;

    public FinancialGatherer(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    public FinancialData gather(ResearchTask task) {
        var listing = task.listing();
        var view = task.view();
        var ledger = ledger(task);
        var profile = evidence.profile(listing.ticker(), view);
        var trade = CompanyKind.of(profile.found(), ledger);
        int years = Math.max(task.years() + YEARS_BEFORE, LEAST_YEARS);
        var days = new DateRange(view.asOf().minusYears(years), view.asOf());
        var prices = SharePrices.of(listing.ticker(), days, ledger, evidence, view);
        var measures = AnnualMetrics.of(ledger, prices, trade, years);
        var report = evidence.annualReport(listing, view);
        var words = new FiledWords(report.found(), measures, ledger);
        var gaps = Stream.of(
                        gap(profile),
                        gap(report),
                        ledger.partless().map(why -> new MissingInput("revenue by segment", why)))
                .flatMap(Optional::stream)
                .toList();
        return new FinancialData(
                measures.and(new MetricSet(task.subject(), words.facts(), gaps))
                        .and(new InsiderTotals(evidence).of(listing, view))
                        .and(new GuidanceTotals(evidence).of(listing, profile.found(), ledger, view))
                        .and(SourceAgreement.of(evidence, ledger, report)),
                trade,
                ledger.years(Metric.NET_INCOME)
                        .getLast()
                        .fact()
                        .unit()
                        .currency()
                        .orElseThrow(),
                parts(ledger, years),
                quarters(ledger),
                profile.found(),
                words.excerpts(profile),
                words.statements(evidence.calls(listing, 1, view)));
    }

    private Ledger ledger(ResearchTask task) {
        return switch (evidence.factsInParts(task.listing(), task.view())) {
            case Finding.Missing<Ledger>(String what, String why) ->
                throw Fault.permanent(Fault.Kind.SOURCE, what + ": " + why);
            case Finding.Found<Ledger>(Ledger ledger) -> {
                if (ledger.years(Metric.NET_INCOME).isEmpty()) {
                    throw Fault.permanent(Fault.Kind.SOURCE, "no fiscal year's net income is reported");
                }
                yield ledger;
            }
        };
    }

    private static Optional<MissingInput> gap(Finding<?> finding) {
        return finding instanceof Finding.Missing<?>(String what, String why)
                ? Optional.of(new MissingInput(what, why))
                : Optional.empty();
    }

    /** The largest last, so that the rest of a list can be told together. */
    private static List<FinancialData.Part> parts(Ledger ledger, int years) {
        return ledger.parts(Metric.REVENUE).entrySet().stream()
                .filter(part -> part.getValue().size() >= 2)
                .map(part -> new FinancialData.Part(
                        part.getKey(),
                        part.getValue()
                                .subList(
                                        Math.max(0, part.getValue().size() - years),
                                        part.getValue().size())))
                .sorted((one, other) -> Double.compare(
                        other.years().getLast().number(), one.years().getLast().number()))
                .toList();
    }

    /** Revenue growth of the last quarters against the same quarter a year before, with all that takes. */
    private static List<LedgerEntry> quarters(Ledger ledger) {
        var quarters = current(ledger.quarters(Metric.REVENUE), ledger.asOf());
        var deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
        for (int i = Math.max(4, quarters.size() - QUARTERS); i < quarters.size(); i++) {
            var now = quarters.get(i);
            var then = quarters.get(i - 4);
            long apart = now.fact().period().end().toEpochDay()
                    - then.fact().period().end().toEpochDay();
            if (apart < 350 || apart > 380) {
                continue; // a quarter is missing between them
            }
            deriver.keep(ReportedStatement.withInputs(List.of(now, then), ledger));
            deriver.derive(
                    "quarter_revenue_growth",
                    now.fact().period(),
                    Unit.PERCENT,
                    Growth.of(MaybeNumber.of(then.number()), MaybeNumber.of(now.number()))
                            .times(100),
                    "revenue of the quarter against that a year before",
                    List.of(now, then));
        }
        keepProfit(deriver, ledger);
        return deriver.measures().entries();
    }

    /** The latest quarter's operating income, and that of a year before. */
    private static void keepProfit(FactDeriver deriver, Ledger ledger) {
        var quarters = current(ledger.quarters(Metric.OPERATING_INCOME), ledger.asOf());
        if (quarters.isEmpty()) {
            return;
        }
        var last = quarters.getLast();
        var before = last.fact().period().end().minusYears(1);
        quarters.stream()
                .filter(each -> each.fact().period().endsNear(before))
                .findFirst()
                .ifPresent(each -> deriver.keep(ReportedStatement.withInputs(List.of(each), ledger)));
        deriver.keep(ReportedStatement.withInputs(List.of(last), ledger));
    }

    /** Quarters that ended long ago say nothing of the company now, and are left out with those before them. */
    private static List<LedgerEntry> current(List<LedgerEntry> quarters, LocalDate asOf) {
        return quarters.isEmpty()
                        || quarters.getLast().fact().period().end().isBefore(asOf.minusDays(LATEST_QUARTER_DAYS))
                ? List.of()
                : quarters;
    }
}
