package footnote.sources.edgar;

import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.domain.Subject;
import footnote.sources.FactSource;
import footnote.sources.SourceException.NoData;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** Figures of statements from the company facts and company concept endpoints. */
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
        byte[] json = edgar.fetch(Edgar.companyFacts(cik(listing, what)), what, FRESH);
        return some(CompanyFacts.parse(Subject.of(listing.ticker()), json, clock.instant()), what);
    }

    /** Every figure a company gave under one tag, such as us-gaap and Revenues; never empty. */
    public List<Fact> concept(Listing listing, String taxonomy, String tag) {
        String what = taxonomy + ":" + tag + " of " + listing.ticker();
        byte[] json = edgar.fetch(Edgar.companyConcept(cik(listing, what), taxonomy, tag), what, FRESH);
        var subject = Subject.of(listing.ticker());
        return some(CompanyFacts.parseConcept(subject, taxonomy, tag, json, clock.instant()), what);
    }

    private static String cik(Listing listing, String what) {
        return listing.cik().orElseThrow(() -> new NoData(Edgar.NAME, what + " (it does not file with the SEC)"));
    }

    private static List<Fact> some(List<Fact> facts, String what) {
        if (facts.stream()
                .noneMatch(fact -> fact.unit().currency().isPresent())) { // a cover page alone is no statement
            throw new NoData(Edgar.NAME, what);
        }
        return facts;
    }
}
