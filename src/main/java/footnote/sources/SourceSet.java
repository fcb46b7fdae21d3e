package footnote.sources;

import footnote.domain.Market;
import footnote.domain.Ticker;
import java.util.function.Function;

/** Every kind of source of one world, the real one or the sample market, each as a chain of vendors. */
public record SourceSet(
        Directory directory,
        Chain<BarSource> bars,
        Chain<FactSource> facts,
        Chain<ProfileSource> profiles,
        Chain<EstimateSource> estimates,
        Chain<PeerSource> peers,
        Chain<NewsSource> news,
        Chain<FilingSource> filings,
        Chain<TranscriptSource> transcripts,
        Chain<GainersSource> gainers,
        Function<Market, Ticker> index) {}
