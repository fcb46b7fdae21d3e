package footnote.config;

import footnote.domain.Market;
import footnote.domain.Ticker;
import footnote.sources.sample.SampleMarket;
import java.util.List;

/** A fictional company with its story in a line, for faces, which may not look into sources. */
public record SampleListing(Ticker ticker, Market market, String name, String story) {
    /** The fictional companies, for lists and examples. */
    public static List<SampleListing> all() {
        return new SampleMarket()
                .companies().stream()
                        .map(company ->
                                new SampleListing(company.symbol(), company.market(), company.name(), company.story()))
                        .toList();
    }
}
