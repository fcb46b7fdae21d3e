package footnote.workflows.report.data;

import footnote.domain.DateRange;
import footnote.domain.Estimate;
import footnote.domain.Finding;
import footnote.domain.FiscalCalendar;
import footnote.domain.Listing;
import footnote.domain.Resolution;
import footnote.domain.Ticker;
import footnote.domain.opinion.MissingInput;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.evidence.RatingRecord;
import footnote.research.ClosePeers;
import footnote.research.CompanyKind;
import footnote.research.FactDeriver;
import footnote.research.FundamentalMetrics;
import footnote.research.MetricSet;
import footnote.research.SharePrices;
import footnote.research.valuation.Outlook;
import footnote.research.valuation.PastForecasts;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RetryPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Fetches multiples of a company and its peers, and what analysts expect. */
public final class ValuationGatherer {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofMinutes(3));

    private static final int MOST_PEERS = 5;
    private static final int MOST_NAMED = 7;
    private static final int PRICE_DAYS = 30;
    /** What peers are compared by; what those rest on comes along. */
    private static final List<String> COMPARED = List.of(
            "market_cap",
            "price_to_earnings",
            "price_to_book",
            "price_to_tangible_book",
            "price_to_sales",
            "ev_to_ebitda",
            "ev_to_sales",
            "free_cash_flow_yield",
            "dividend_yield",
            "revenue_growth",
            "operating_margin",
            "net_margin",
            "return_on_equity",
            "debt_to_equity",
            "equity_to_assets",
            "cet1_ratio",
            "solvency_ratio",
            "free_cash_flow_margin");

    private final EvidenceReader evidence;
    private final RatingRecord ratings;

    public ValuationGatherer(EvidenceReader evidence) {
        this(evidence, RatingRecord.none());
    }

    public ValuationGatherer(EvidenceReader evidence, RatingRecord ratings) {
        this.evidence = evidence;
        this.ratings = ratings;
    }

    /** The peers the reader named stand first; those a vendor names fill the rest. */
    public ValuationData gather(ResearchTask task, List<String> named) {
        return gather(task, named, false);
    }

    /** As above, or beside those named alone. */
    public ValuationData gather(ResearchTask task, List<String> named, boolean alone) {
        var listing = task.listing();
        var view = task.view();
        var gaps = new ArrayList<MissingInput>();
        var trade = CompanyKind.INDUSTRIAL;
        var own = MetricSet.none(task.subject());
        var calendar = Optional.<FiscalCalendar>empty();
        switch (evidence.facts(listing, view)) {
            case Finding.Missing<Ledger>(String what, String why) -> gaps.add(new MissingInput(what, why));
            case Finding.Found<Ledger>(Ledger ledger) -> {
                calendar = ledger.calendar();
                trade = CompanyKind.of(evidence.profile(listing.ticker(), view).found(), ledger);
                var days = new DateRange(view.asOf().minusYears(6), view.asOf());
                own = FundamentalMetrics.of(
                        ledger, SharePrices.of(listing.ticker(), days, ledger, evidence, view), trade);
            }
        }
        var outlooks = outlooks(evidence.estimates(listing.ticker(), view), calendar, gaps);
        var peers = peers(task, own, named, alone && !named.isEmpty(), trade, gaps);
        if (own.entries().isEmpty() && outlooks.isEmpty() && peers.isEmpty()) {
            throw Fault.permanent(Fault.Kind.SOURCE, MissingInput.list(gaps));
        }
        return new ValuationData(
                own.and(new MetricSet(task.subject(), List.of(), gaps))
                        .and(new PastForecasts(evidence).measures(listing, view)),
                peers,
                outlooks,
                ratings.distribution(view));
    }

    private List<ValuationData.Peer> peers(
            ResearchTask task,
            MetricSet own,
            List<String> named,
            boolean alone,
            CompanyKind trade,
            List<MissingInput> gaps) {
        var view = task.view();
        var wanted = new LinkedHashSet<Ticker>();
        for (var name : named) {
            listing(name, view)
                    .ifPresentOrElse(
                            each -> wanted.add(each.ticker()),
                            () -> gaps.add(new MissingInput(name, "no listed company goes by that name")));
        }
        var asked = Set.copyOf(wanted);
        if (!alone) {
            switch (evidence.peers(task.listing().ticker(), view)) {
                case Finding.Missing<List<Ticker>>(String what, String why) -> gaps.add(new MissingInput(what, why));
                case Finding.Found<List<Ticker>>(List<Ticker> tickers) -> wanted.addAll(tickers);
            }
        }
        wanted.remove(task.listing().ticker());
        return wanted.stream()
                .limit(alone ? MOST_NAMED : MOST_PEERS)
                .flatMap(ticker -> peer(task, own, ticker, asked.contains(ticker), trade).stream())
                .map(peer -> alone ? new PeerAssessor(evidence).assessed(peer, view) : peer)
                .toList();
    }

    /** A bank beside a manufacturer is no peer, whatever a vendor says; the reader may name it. */
    private Optional<ValuationData.Peer> peer(
            ResearchTask task, MetricSet own, Ticker ticker, boolean named, CompanyKind trade) {
        var view = task.view();
        return listing(ticker.symbol(), view).flatMap(listing -> evidence.factsOfData(listing, view)
                .found()
                .filter(ledger -> named || trade.comparable(ledger))
                .map(ledger -> {
                    var days = new DateRange(view.asOf().minusDays(PRICE_DAYS), view.asOf());
                    var measures =
                            FundamentalMetrics.of(ledger, SharePrices.of(ticker, days, ledger, evidence, view), trade);
                    var kept = COMPARED.stream()
                            .flatMap(metric -> measures.find(metric).stream())
                            .toList();
                    var deriver = FactDeriver.on(measures.subject(), view.asOf());
                    deriver.keep(measures.behind(kept));
                    ClosePeers.similarity(
                            deriver,
                            own,
                            measures,
                            listing.market() == task.listing().market());
                    return new ValuationData.Peer(ticker, listing.name(), deriver.measures(), named);
                }));
    }

    private Optional<Listing> listing(String name, View view) {
        try {
            return evidence.resolve(name, view) instanceof Resolution.Resolved(Listing listing)
                    ? Optional.of(listing)
                    : Optional.empty();
        } catch (Fault e) {
            return Optional.empty(); // a peer is ours to add, not the reader's to miss
        }
    }

    private static List<Outlook> outlooks(
            Finding<List<Estimate>> found, Optional<FiscalCalendar> calendar, List<MissingInput> gaps) {
        return switch (found) {
            case Finding.Missing<List<Estimate>>(String what, String why) -> {
                gaps.add(new MissingInput(what, why));
                yield List.of();
            }
            case Finding.Found<List<Estimate>>(List<Estimate> estimates) -> Outlook.of(estimates, calendar);
        };
    }
}
