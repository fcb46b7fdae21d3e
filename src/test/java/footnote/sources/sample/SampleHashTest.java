package footnote.sources.sample;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.DateRange;
import footnote.domain.Listing;
import footnote.domain.Ticker;
import footnote.sources.SourceException.NoData;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whether the market is the same on every machine, to the last character. */
class SampleHashTest {
    private static final String EXPECTED = "73f26a76c36db08d9de7dc58b9b8285d05c67a5802fae8c51010f2dcd945f608";
    private static final DateRange EVER = new DateRange(SampleMarket.today().minusYears(12), SampleMarket.today());
    private static final Set<String> FORMS =
            Set.of("10-K", "10-Q", "8-K", "20-F", "6-K", "Annual Report", "Quarterly Report", "Announcement");

    @Test
    void theDefaultSeedGrowsTheSameMarketEverywhere() throws NoSuchAlgorithmException {
        var digest = MessageDigest.getInstance("SHA-256");
        var market = new SampleMarket();
        long started = System.nanoTime();

        for (Listing listing : market.listings().listings()) {
            dump(market, listing, digest);
        }
        market.unlisted().forEach(company -> add(digest, company));

        long millis = (System.nanoTime() - started) / 1_000_000;
        System.out.println("sample market: everything of "
                + market.companies().size() + " listed and " + market.unlisted().size() + " unlisted companies in "
                + millis + " ms");
        assertThat(HexFormat.of().formatHex(digest.digest())).isEqualTo(EXPECTED);
    }

    @Test
    void anotherSeedGrowsAnotherMarket() {
        var listing = new SampleMarket().listings().listings().getFirst();

        assertThat(new SampleMarket(5).facts().facts(listing))
                .isNotEqualTo(new SampleMarket().facts().facts(listing));
    }

    @Test
    void factsAndBarsOfOneCompanyCostMilliseconds() {
        var warm = new SampleMarket(6);
        warm.listings().listings().forEach(listing -> grow(warm, listing));
        var market = new SampleMarket(7);
        var listings = market.listings().listings();

        long started = System.nanoTime();
        listings.forEach(listing -> grow(market, listing));
        double each = (System.nanoTime() - started) / 1e6 / listings.size();

        System.out.printf("sample market: facts and bars of one company in %.1f ms, warm%n", each);
        assertThat(each).isLessThan(200);
    }

    private static void grow(SampleMarket market, Listing listing) {
        market.facts().facts(listing);
        market.bars().history(listing.ticker(), EVER);
    }

    private static void dump(SampleMarket market, Listing listing, MessageDigest digest) {
        add(digest, listing);
        market.facts().facts(listing).forEach(fact -> add(digest, fact));
        add(digest, market.bars().history(listing.ticker(), EVER));
        add(digest, market.profiles().profile(listing.ticker()));
        add(digest, peers(market, listing));
        add(digest, market.estimates().estimates(listing.ticker()));
        add(digest, market.intraday().intraday(listing.ticker(), Duration.ofMinutes(30), 2));
        market.news().news(listing, Instant.EPOCH).forEach(item -> add(digest, item));
        for (var filing : market.filings().filings(listing, FORMS, EVER)) {
            add(digest, filing);
            add(digest, market.filings().document(filing));
        }
        for (var call : market.transcripts().calls(listing)) {
            add(digest, market.transcripts().transcript(listing, call));
        }
    }

    /** Some are the only company of their industry. */
    private static List<Ticker> peers(SampleMarket market, Listing listing) {
        try {
            return market.peers().peers(listing.ticker());
        } catch (NoData e) {
            return List.of();
        }
    }

    /** Records print their parts in order; whole numbers, decimals, doubles and dates have one spelling in Java. */
    private static void add(MessageDigest digest, Object part) {
        digest.update(part.toString().getBytes(StandardCharsets.UTF_8));
        digest.update((byte) '\n');
    }
}
