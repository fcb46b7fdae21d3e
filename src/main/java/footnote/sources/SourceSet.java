package footnote.sources;

import footnote.domain.Market;
import footnote.domain.Ticker;
import java.util.List;
import java.util.function.Function;

/** Every kind of source of one world, the real one or the sample market, each as a chain of vendors. */
public record SourceSet(
        Directory directory,
        SourceChain<BarSource> bars,
        SourceChain<FactSource> facts,
        SourceChain<ProfileSource> profiles,
        SourceChain<EstimateSource> estimates,
        SourceChain<PeerSource> peers,
        SourceChain<NewsSource> news,
        SourceChain<FilingSource> filings,
        SourceChain<TranscriptSource> transcripts,
        SourceChain<GainersSource> gainers,
        Function<Market, Ticker> index,
        SourceChain<InsiderSource> insiders) {
    /** One without a source of insiders' trades. */
    public SourceSet(
            Directory directory,
            SourceChain<BarSource> bars,
            SourceChain<FactSource> facts,
            SourceChain<ProfileSource> profiles,
            SourceChain<EstimateSource> estimates,
            SourceChain<PeerSource> peers,
            SourceChain<NewsSource> news,
            SourceChain<FilingSource> filings,
            SourceChain<TranscriptSource> transcripts,
            SourceChain<GainersSource> gainers,
            Function<Market, Ticker> index) {
        this(
                directory,
                bars,
                facts,
                profiles,
                estimates,
                peers,
                news,
                filings,
                transcripts,
                gainers,
                index,
                new SourceChain<>("insider trades", List.of()));
    }
}
