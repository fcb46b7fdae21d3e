package footnote.sources;

import footnote.domain.Listing;
import footnote.domain.Ticker;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Large listings outside the United States that the program knows before any vendor is asked. */
public final class MajorListings implements ListingSource {
    @Override
    public List<Listing> listings() {
        return Resources.rows(MajorListings.class, "majors.tsv").stream()
                .map(MajorListings::listing)
                .toList();
    }

    private static Listing listing(String[] row) {
        var ticker = new Ticker(row[0]);
        var exchange = Exchanges.bySuffix(ticker).orElseThrow();
        return new Listing(
                ticker,
                row[1],
                exchange.name(),
                exchange.market(),
                exchange.currency(),
                Optional.empty(),
                Optional.of(row[2]).filter(each -> !each.equals("-")),
                row[3].equals("-") ? List.of() : Arrays.asList(row[3].split("\\|", -1)),
                List.of());
    }
}
