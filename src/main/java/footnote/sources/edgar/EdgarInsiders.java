package footnote.sources.edgar;

import footnote.domain.DateRange;
import footnote.domain.Filing;
import footnote.domain.InsiderTrade;
import footnote.domain.Listing;
import footnote.sources.InsiderSource;
import footnote.sources.SourceException.NoData;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** Dealings of insiders, from the forms 4 of a company. */
public final class EdgarInsiders implements InsiderSource {
    private static final Duration FRESH = Duration.ofDays(365);

    private final Edgar edgar;
    private final EdgarFilings filings;
    private final Clock clock;

    public EdgarInsiders(Edgar edgar, EdgarFilings filings, Clock clock) {
        this.edgar = edgar;
        this.filings = filings;
        this.clock = clock;
    }

    @Override
    public List<InsiderTrade> trades(Listing listing, DateRange filed, int forms) {
        var trades = filings.filings(listing, Set.of("4"), filed).stream()
                .limit(forms)
                .flatMap(filing -> trades(filing).stream())
                .toList();
        if (trades.isEmpty()) {
            throw new NoData(Edgar.NAME, "dealings of insiders of " + listing.ticker() + " from " + filed);
        }
        return trades;
    }

    private List<InsiderTrade> trades(Filing filing) {
        URI raw = unstyled(filing.uri());
        return Form4.parse(edgar.fetch(raw, "form 4 " + filing.accession(), FRESH), raw, clock.instant());
    }

    /** The list links to a page styled for people; the XML stands one folder above. */
    static URI unstyled(URI uri) {
        return URI.create(uri.toString().replaceFirst("/xsl[^/]*/", "/"));
    }
}
