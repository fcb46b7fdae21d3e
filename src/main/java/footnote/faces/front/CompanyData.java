package footnote.faces.front;

import footnote.Desk;
import footnote.domain.DateRange;
import footnote.domain.Estimate;
import footnote.domain.Filing;
import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.PriceHistory;
import footnote.domain.Profile;
import footnote.domain.Ticker;
import footnote.evidence.EvidenceRoom;
import footnote.evidence.EvidenceRoom.View;
import footnote.evidence.Ledger;
import footnote.research.CompanyKind;
import footnote.research.FundamentalMetrics;
import footnote.research.MetricSet;
import footnote.research.PriceMetrics;
import footnote.research.SharePrices;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is known of one company on a day, for its page: prices, statements and what follows from both. */
public final class CompanyData {
    private static final int YEARS = 6;
    private static final Set<String> FORMS = Set.of("10-K", "10-Q", "8-K", "20-F", "6-K", "40-F");

    private final EvidenceRoom room;
    private final Listing listing;
    private final View view;
    private final Finding<Ledger> ledger;

    public CompanyData(Desk desk, Listing listing, View view) {
        this.room = desk.evidence();
        this.listing = listing;
        this.view = view;
        this.ledger = room.facts(listing, view);
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
        return room.profile(listing.ticker(), view).found();
    }

    private DateRange days() {
        return new DateRange(view.asOf().minusYears(YEARS), view.asOf());
    }

    /** Price, change on the day and 52-week range; nothing where no prices are found. */
    public Optional<MetricSet> prices() {
        return history().map(history -> PriceMetrics.of(history, Optional.empty()));
    }

    public Optional<PriceHistory> history() {
        return room.prices(listing.ticker(), days(), view).found();
    }

    /** Market value, multiples, margins and returns. */
    public Optional<MetricSet> fundamentals() {
        return ledger.found()
                .map(known -> FundamentalMetrics.of(
                        known,
                        SharePrices.of(listing.ticker(), days(), known, room, view),
                        CompanyKind.of(profile(), known)));
    }

    public List<Estimate> estimates() {
        return room.estimates(listing.ticker(), view).found().orElse(List.of());
    }

    public List<Ticker> peers() {
        return room.peers(listing.ticker(), view).found().orElse(List.of());
    }

    /** The latest filings of two years, newest first. */
    public Finding<List<Filing>> filings() {
        return room.filings(listing, FORMS, new DateRange(view.asOf().minusYears(2), view.asOf()), view);
    }
}
