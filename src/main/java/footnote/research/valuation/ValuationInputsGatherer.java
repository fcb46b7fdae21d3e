package footnote.research.valuation;

import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.Denomination;
import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.PriceHistory;
import footnote.domain.Subject;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.research.FundamentalMetrics;
import footnote.research.MarketRisk;
import footnote.research.MetricSet;
import footnote.research.PriceMetrics;
import footnote.research.SharePrices;
import footnote.research.annual.AnnualMetrics;
import footnote.runtime.run.Fault;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Fetches what a valuation needs of one company, for a workflow that does not gather it anyway. */
public final class ValuationInputsGatherer {
    private static final int PRICE_YEARS = 5;

    private final EvidenceReader evidence;

    public ValuationInputsGatherer(EvidenceReader evidence) {
        this.evidence = evidence;
    }

    public ValuationInputs gather(Listing listing, View view) {
        var ledger = ledger(listing, view);
        var kind = CompanyKind.of(evidence.profile(listing.ticker(), view).found(), ledger);
        var days = new DateRange(view.asOf().minusYears(ValuationInputs.YEARS), view.asOf());
        var prices = SharePrices.of(listing.ticker(), days, ledger, evidence, view);
        var history = evidence.prices(
                        listing.ticker(), new DateRange(view.asOf().minusYears(PRICE_YEARS), view.asOf()), view)
                .found();
        var multiples = new DateRange(view.asOf().minusYears(6), view.asOf());
        return new ValuationInputs(
                listing,
                view.asOf(),
                kind,
                reporting(ledger),
                history.map(PriceHistory::currency).orElse(listing.currency()),
                AnnualMetrics.of(ledger, prices, kind, ValuationInputs.YEARS),
                FundamentalMetrics.of(
                        ledger, SharePrices.of(listing.ticker(), multiples, ledger, evidence, view), kind),
                history.map(found -> market(listing, found, view))
                        .orElseGet(() -> MetricSet.none(Subject.of(listing.ticker()))),
                evidence.estimates(listing.ticker(), view)
                        .found()
                        .map(estimates -> Outlook.of(estimates, ledger.calendar()))
                        .orElse(List.of()));
    }

    private Ledger ledger(Listing listing, View view) {
        return switch (evidence.facts(listing, view)) {
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

    private static Optional<Denomination> reporting(Ledger ledger) {
        return ledger.years(Metric.NET_INCOME).getLast().fact().unit().currency();
    }

    private MetricSet market(Listing listing, PriceHistory history, View view) {
        var indexTicker = evidence.index(listing.market(), view);
        var days = new DateRange(view.asOf().minusYears(PRICE_YEARS), view.asOf());
        var deriver = new FactDeriver(
                Subject.of(listing.ticker()), history.bars().getLast().day(), history.origin());
        var price = deriver.file(PriceMetrics.price(history));
        evidence.prices(indexTicker, days, view)
                .found()
                .ifPresent(index ->
                        MarketRisk.measure(deriver, byDay(history), byDay(index), indexTicker.symbol(), price));
        return deriver.measures();
    }

    private static Map<LocalDate, Double> byDay(PriceHistory history) {
        var closes = new TreeMap<LocalDate, Double>();
        for (Bar bar : history.bars()) {
            closes.put(bar.day(), bar.adjustedClose());
        }
        return closes;
    }
}
