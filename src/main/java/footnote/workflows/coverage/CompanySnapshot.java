package footnote.workflows.coverage;

import footnote.domain.DateRange;
import footnote.domain.Estimate;
import footnote.domain.Filing;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.PriceHistory;
import footnote.domain.Profile;
import footnote.domain.Ticker;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.evidence.Ledger;
import footnote.research.CompanyKind;
import footnote.research.FundamentalMetrics;
import footnote.research.MetricSet;
import footnote.research.PriceMetrics;
import footnote.research.SharePrices;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What is known of one company on a day: prices, statements and what follows from both. */
public final class CompanySnapshot {
    private static final int YEARS = 6;
    private static final int DAYS = 400;
    private static final Set<String> FORMS = Set.of("10-K", "10-Q", "8-K", "20-F", "6-K", "40-F");

    private final EvidenceReader evidence;
    private final Listing listing;
    private final View view;
    private final Finding<Ledger> ledger;
    private final Optional<Profile> profile;
    private final Optional<PriceHistory> history;
    private final List<MetricSet> metrics;

    public CompanySnapshot(EvidenceReader evidence, Listing listing, View view) {
        this.evidence = evidence;
        this.listing = listing;
        this.view = view;
        this.ledger = evidence.facts(listing, view);
        this.profile = evidence.profile(listing.ticker(), view).found();
        var days = new DateRange(view.asOf().minusYears(YEARS), view.asOf());
        this.history = evidence.prices(listing.ticker(), days, view).found();
        this.metrics = Stream.of(
                        ledger.found()
                                .map(known -> FundamentalMetrics.of(
                                        known,
                                        SharePrices.of(listing.ticker(), days, known, evidence, view),
                                        CompanyKind.of(profile, known))),
                        history.map(prices -> PriceMetrics.of(prices, Optional.empty())))
                .flatMap(Optional::stream)
                .toList();
    }

    /** A share's last close and its change on the day, where prices are found. */
    public record Quote(Optional<LedgerEntry> price, Optional<LedgerEntry> change) {}

    /** The latest quote of a share, without anything else of its company. */
    public static Quote quote(EvidenceReader evidence, Ticker ticker, View view) {
        var found = evidence.prices(ticker, new DateRange(view.asOf().minusDays(DAYS), view.asOf()), view)
                .found()
                .map(prices -> PriceMetrics.of(prices, Optional.empty()));
        return new Quote(found.flatMap(set -> set.find("price")), found.flatMap(set -> set.find("change_on_day")));
    }

    public Listing listing() {
        return listing;
    }

    public View view() {
        return view;
    }

    public Finding<Ledger> ledger() {
        return ledger;
    }

    public Optional<Profile> profile() {
        return profile;
    }

    public Optional<PriceHistory> history() {
        return history;
    }

    /** A figure that prices or statements give, such as market_cap, by the name of its metric. */
    public Optional<LedgerEntry> figure(String metric) {
        return metrics.stream().flatMap(set -> set.find(metric).stream()).findFirst();
    }

    public List<Estimate> estimates() {
        return evidence.estimates(listing.ticker(), view).found().orElse(List.of());
    }

    public List<Ticker> peers() {
        return evidence.peers(listing.ticker(), view).found().orElse(List.of());
    }

    /** The latest filings of two years. */
    public Finding<List<Filing>> filings() {
        return evidence.filings(listing, FORMS, new DateRange(view.asOf().minusYears(2), view.asOf()), view);
    }
}
