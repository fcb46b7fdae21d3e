package footnote.sources.sample;

import footnote.domain.Listing;
import footnote.domain.Transcript;
import footnote.sources.SourceException.NoData;
import footnote.sources.TranscriptSource;
import footnote.sources.sample.books.Published;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.text.CallWriter;
import java.util.List;
import java.util.Optional;

/** Calls of sample companies on their last eight quarters. */
public final class SampleTranscripts implements TranscriptSource {
    private static final int CALLS = 8;

    private final SampleWorld world;

    SampleTranscripts(SampleWorld world) {
        this.world = world;
    }

    @Override
    public List<Call> calls(Listing listing) {
        return held(listing).reversed().stream()
                .map(Quarter::term)
                .map(term -> new Call(term.fiscalYear(), term.quarter(), Optional.of(term.published())))
                .toList();
    }

    @Override
    public Transcript transcript(Listing listing, Call call) {
        var company = world.company(listing.ticker(), "calls");
        return held(listing).stream()
                .filter(quarter -> quarter.term().fiscalYear() == call.fiscalYear()
                        && quarter.term().quarter() == call.fiscalQuarter())
                .findFirst()
                .map(quarter -> new CallWriter(world, company, quarter).write())
                .orElseThrow(() -> new NoData(SampleMarket.VENDOR, "call " + call + " of " + listing.ticker()));
    }

    private List<Quarter> held(Listing listing) {
        var company = world.company(listing.ticker(), "calls");
        var published = Published.quarters(world.books(company));
        return published.subList(Math.max(0, published.size() - CALLS), published.size());
    }
}
