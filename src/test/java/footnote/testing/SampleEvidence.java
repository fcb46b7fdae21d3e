package footnote.testing;

import footnote.domain.Listing;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.sources.SourceChain;
import footnote.sources.SourceSet;
import footnote.sources.sample.SampleMarket;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/** The sample market behind a room of evidence, read outside a run. */
public final class SampleEvidence {
    public static final View VIEW = new View(true, SampleMarket.today());
    public static final Instant NOW = SampleMarket.today().atTime(20, 0).toInstant(ZoneOffset.UTC);

    private static final SampleMarket MARKET = new SampleMarket();

    private SampleEvidence() {}

    public static EvidenceReader open() {
        return open(MARKET);
    }

    /** Of another market, such as one grown from another seed. */
    public static EvidenceReader open(SampleMarket market) {
        return new EvidenceReader(
                () -> {
                    throw new AssertionError("no real vendor is asked here");
                },
                () -> sources(market),
                SampleMarket.today(),
                Clock.fixed(NOW, ZoneOffset.UTC));
    }

    public static SourceSet sources() {
        return sources(MARKET);
    }

    private static SourceSet sources(SampleMarket market) {
        return new SourceSet(
                market.directory(),
                new SourceChain<>("prices", List.of(market.bars())),
                new SourceChain<>("statements", List.of(market.facts())),
                new SourceChain<>("company profiles", List.of(market.profiles())),
                new SourceChain<>("estimates", List.of(market.estimates())),
                new SourceChain<>("peers", List.of(market.peers())),
                new SourceChain<>("news", List.of(market.news())),
                new SourceChain<>("filings", List.of(market.filings())),
                new SourceChain<>("earnings calls", List.of(market.transcripts())),
                new SourceChain<>("top gainers", List.of(market.gainers())),
                each -> market.index(each).symbol());
    }

    public static List<String> symbols() {
        return MARKET.companies().stream()
                .map(company -> company.symbol().symbol())
                .toList();
    }

    public static Listing listing(String symbol) {
        return open().listing(symbol, VIEW);
    }
}
