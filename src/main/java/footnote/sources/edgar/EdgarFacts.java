package footnote.sources.edgar;

import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.domain.Subject;
import footnote.sources.FactSource;
import footnote.sources.SourceException.NoData;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** Figures of statements from the company facts endpoint. */
public final class EdgarFacts implements FactSource {
    private static final Duration FRESH = Duration.ofHours(6);

    private final Edgar edgar;
    private final Clock clock;

    public EdgarFacts(Edgar edgar, Clock clock) {
        this.edgar = edgar;
        this.clock = clock;
    }

    @Override
    public List<Fact> facts(Listing listing) {
        String what = "company facts of " + listing.ticker();
        String cik = listing.cik().orElseThrow(() -> new NoData(Edgar.NAME, what + " (it has no CIK)"));
        var uri = Edgar.companyFacts(cik);
        var facts =
                CompanyFacts.parse(Subject.of(listing.ticker()), edgar.fetch(uri, what, FRESH), uri, clock.instant());
        if (facts.isEmpty()) {
            throw new NoData(Edgar.NAME, what);
        }
        return facts;
    }
}
