package footnote.sources.sample;

import footnote.domain.Metric;
import footnote.domain.Profile;
import footnote.domain.Profile.Officer;
import footnote.domain.Profile.Ownership;
import footnote.domain.Ticker;
import footnote.sources.ProfileSource;
import footnote.sources.sample.books.OwnershipFacts;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.SampleNames;
import java.math.BigDecimal;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What sample companies are, as their own pages tell it. */
public final class SampleProfiles implements ProfileSource {
    private final SampleWorld world;

    SampleProfiles(SampleWorld world) {
        this.world = world;
    }

    @Override
    public Profile profile(Ticker ticker) {
        var company = world.company(ticker, "profile");
        FiscalQuarter year = Published.quarters(world.books(company)).stream()
                .map(Quarter::term)
                .filter(FiscalQuarter::closesYear)
                .reduce((_, later) -> later)
                .orElseThrow();
        return new Profile(
                ticker,
                company.name(),
                company.optional("sector"),
                Optional.of(company.industryName()),
                Optional.of(company.text("country")),
                Optional.of(website(company)),
                Optional.of(about(company)),
                OptionalLong.of(OwnershipFacts.employees(company, year)),
                List.of(officer(company, "ceo", "Chief executive"), officer(company, "cfo", "Chief financial officer")),
                new Ownership(
                        holding(company, Metric.INSIDER_HOLDING, year),
                        holding(company, Metric.INSTITUTIONAL_HOLDING, year),
                        holding(company, Metric.PROMOTER_HOLDING, year),
                        holding(company, Metric.STATE_HOLDING, year)),
                SampleNames.origin(website(company) + "about"));
    }

    static URI website(Description company) {
        return URI.create("https://www." + SampleNames.slug(company.shortName()).replace(".", "") + ".example/");
    }

    /** The company's own words, with a reminder that there is no such company. */
    static String about(Description company) {
        return company.text("about").strip() + " (A fictional company of the sample market.)";
    }

    private static Officer officer(Description company, String key, String title) {
        return new Officer(company.text(key), title, OptionalInt.empty(), Optional.empty());
    }

    private static Optional<BigDecimal> holding(Description company, Metric metric, FiscalQuarter year) {
        return company.has(metric.name())
                ? Optional.of(OwnershipFacts.holding(company, metric, year))
                : Optional.empty();
    }
}
