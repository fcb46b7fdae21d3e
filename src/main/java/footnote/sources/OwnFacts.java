package footnote.sources;

import footnote.domain.Fact;
import footnote.domain.Listing;
import footnote.sources.SourceException.NoData;
import java.util.List;
import java.util.stream.Stream;

/** The reader's own figures beside a vendor's, so that the ledger sees both and says where they differ. */
public record OwnFacts(FactSource own, SourceChain<FactSource> vendors) implements FactSource {
    @Override
    public List<Fact> facts(Listing listing) {
        var mine = mine(listing);
        try {
            var theirs = vendors.ask(vendor -> vendor.facts(listing));
            return Stream.concat(mine.stream(), theirs.stream()).toList();
        } catch (SourceException failure) {
            if (mine.isEmpty()) {
                throw failure;
            }
            return mine;
        }
    }

    private List<Fact> mine(Listing listing) {
        try {
            return own.facts(listing);
        } catch (NoData none) {
            return List.of();
        }
    }
}
