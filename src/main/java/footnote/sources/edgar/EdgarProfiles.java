package footnote.sources.edgar;

import footnote.domain.Listing;
import footnote.domain.Origin;
import footnote.domain.Profile;
import footnote.domain.Ticker;
import footnote.domain.Words;
import footnote.sources.ListingSource;
import footnote.sources.ProfileSource;
import footnote.sources.SourceException.NoData;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** What a company is by its file at the SEC: its name and its industry of the Standard Industrial Classification. */
public final class EdgarProfiles implements ProfileSource {
    private static final Duration FRESH = Duration.ofHours(1);

    private final Edgar edgar;
    private final ListingSource listings;
    private final Clock clock;

    public EdgarProfiles(Edgar edgar, Clock clock) {
        this.edgar = edgar;
        this.listings = new EdgarTickers(edgar);
        this.clock = clock;
    }

    @Override
    public Profile profile(Ticker ticker) {
        String what = "industry of " + ticker;
        String cik = listings.listings().stream()
                .filter(each -> each.ticker().equals(ticker))
                .findFirst()
                .flatMap(Listing::cik)
                .orElseThrow(() -> new NoData(Edgar.NAME, what + " (it does not file with the SEC)"));
        var uri = Edgar.submissions(cik);
        var company = Submissions.parse(edgar.fetch(uri, what, FRESH));
        String industry = company.sic()
                .map(EdgarProfiles::plain)
                .filter(each -> !each.isEmpty())
                .orElseThrow(() -> new NoData(Edgar.NAME, what));
        return new Profile(
                ticker,
                EdgarName.readable(company.name(), ticker),
                Optional.empty(),
                Optional.of(industry),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalLong.empty(),
                List.of(),
                Profile.Ownership.UNKNOWN,
                Origin.web(Edgar.NAME, uri, clock.instant()));
    }

    /** "SERVICES-PREPACKAGED SOFTWARE" is prepackaged software; the list's abbreviations are left out. */
    static String plain(String sic) {
        String words = sic.strip()
                .toLowerCase(Locale.ROOT)
                .replaceFirst("^(?:services|retail|wholesale)-", "")
                .replaceFirst(",? \\(no .*| *,? *\\bnec$", "")
                .replace(" & ", " and ")
                .strip();
        return Words.capitalized(words);
    }
}
