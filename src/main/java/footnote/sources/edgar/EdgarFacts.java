package footnote.sources.edgar;

import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.domain.Metric;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.sources.FactSource;
import footnote.sources.SourceException;
import footnote.sources.SourceException.NoData;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Figures of statements from the company facts and company concept endpoints. */
public final class EdgarFacts implements FactSource {
    private static final Duration FRESH = Duration.ofHours(6);
    private static final int CURRENT_DAYS = 200;
    private static final double MOST_APART = 0.15;

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

    /**
     * Company facts have no figures by class of shares, so that no current count is in them where there are several
     * classes. Their sum is taken where the average count says that a share of each class is one share.
     */
    @Override
    public Optional<Fact> sharesOfAllClasses(Listing listing, List<Fact> facts) {
        var average = latest(facts, Metric.SHARES_BASIC);
        boolean counted = latest(facts, Metric.SHARES_OUTSTANDING)
                .filter(count -> average.stream()
                        .allMatch(each ->
                                count.period().end().isAfter(each.period().end().minusDays(CURRENT_DAYS))))
                .isPresent();
        if (counted || average.isEmpty() || listing.cik().isEmpty()) {
            return Optional.empty();
        }
        try {
            return new EdgarFilings(edgar, clock)
                    .sharesOfAllClasses(listing)
                    .filter(sum -> Math.abs(sum.value().doubleValue()
                                            / average.get().value().doubleValue()
                                    - 1)
                            < MOST_APART);
        } catch (SourceException nothing) { // the average count remains
            return Optional.empty();
        }
    }

    private static Optional<Fact> latest(List<Fact> facts, Metric metric) {
        return facts.stream()
                .filter(fact -> fact.metric().equals(metric) && fact.unit().equals(Unit.SHARES))
                .max(Comparator.comparing(fact -> fact.period().end()));
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
