package footnote.sources.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.DateRange;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Resolution.Ambiguous;
import footnote.domain.Resolution.Resolved;
import footnote.domain.Resolution.Unknown;
import footnote.domain.Ticker;
import footnote.domain.Transcript;
import footnote.sources.FactSource;
import footnote.sources.FactSourceContract;
import footnote.sources.FilingSource;
import footnote.sources.FilingSourceContract;
import footnote.sources.IntradaySource;
import footnote.sources.IntradaySourceContract;
import footnote.sources.NewsSource;
import footnote.sources.NewsSourceContract;
import footnote.sources.OptionSource;
import footnote.sources.OptionSourceContract;
import footnote.sources.PeerSource;
import footnote.sources.PeerSourceContract;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.SampleMarket.SampleCompany;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What every source promises, kept by the sample market's. */
class SampleContractsTest {
    private static final SampleMarket MARKET = new SampleMarket();
    private static final Listing QUAVELIN = MARKET.listings().listings().getFirst();

    @Nested
    class Intraday extends IntradaySourceContract {
        @Override
        protected IntradaySource source() {
            return MARKET.intraday();
        }

        @Override
        protected Ticker known() {
            return QUAVELIN.ticker();
        }

        @Override
        protected Ticker unknown() {
            return new Ticker("AAPL");
        }
    }

    @Nested
    class Options extends OptionSourceContract {
        @Override
        protected OptionSource source() {
            return MARKET.options();
        }

        @Override
        protected Ticker known() {
            return QUAVELIN.ticker();
        }

        @Override
        protected Ticker unknown() {
            return new Ticker("KRZB.DE");
        }
    }

    @Nested
    class Peers extends PeerSourceContract {
        @Override
        protected PeerSource source() {
            return MARKET.peers();
        }

        @Override
        protected Ticker known() {
            return QUAVELIN.ticker();
        }

        @Override
        protected Ticker alone() {
            return new Ticker("AAPL");
        }
    }

    @Nested
    class Facts extends FactSourceContract {
        @Override
        protected FactSource source() {
            return MARKET.facts();
        }

        @Override
        protected FactSource emptySource() {
            return new SampleMarket(1, List.of()).facts();
        }

        @Override
        protected Listing listing() {
            return QUAVELIN;
        }
    }

    @Nested
    class Filings extends FilingSourceContract {
        @Override
        protected FilingSource source() {
            return MARKET.filings();
        }

        @Override
        protected Listing listing() {
            return QUAVELIN;
        }

        @Override
        protected DateRange range() {
            return new DateRange(SampleMarket.today().minusYears(3), SampleMarket.today());
        }
    }

    @Nested
    class News extends NewsSourceContract {
        @Override
        protected NewsSource source() {
            return MARKET.news();
        }

        @Override
        protected Listing listing() {
            return QUAVELIN;
        }

        @Override
        protected Instant since() {
            return SampleMarket.now().minus(Duration.ofHours(6));
        }
    }

    @Test
    void anUnknownSymbolHasNoDataAnywhere() {
        var nobody = new Ticker("NOBODY");
        var days = new DateRange(SampleMarket.today().minusDays(9), SampleMarket.today());

        assertThatThrownBy(() -> MARKET.bars().history(nobody, days)).isInstanceOf(NoData.class);
        assertThatThrownBy(() -> MARKET.profiles().profile(nobody)).isInstanceOf(NoData.class);
        assertThatThrownBy(() -> MARKET.estimates().estimates(nobody)).isInstanceOf(NoData.class);
        assertThatThrownBy(() -> MARKET.peers().peers(nobody)).isInstanceOf(NoData.class);
        assertThatThrownBy(() -> MARKET.intraday().intraday(nobody, Duration.ofMinutes(5), 1))
                .isInstanceOf(NoData.class);
    }

    @Test
    void namesResolveAsReadersSayThem() {
        var directory = MARKET.directory();

        assertThat(directory.resolve("quavelin")).isInstanceOf(Resolved.class);
        assertThat(directory.resolve("SURYAVANT")).isInstanceOf(Resolved.class);
        assertThat(directory.resolve("Aldervane")).isInstanceOf(Ambiguous.class);
        assertThat(directory.resolve("Aldervane Food plc")).isInstanceOf(Resolved.class);
        assertThat(directory.resolve("Apple")).isInstanceOf(Unknown.class);
    }

    @Test
    void everyMarketAndEnoughIndustriesArePlayed() {
        var companies = MARKET.companies();

        assertThat(companies).hasSizeBetween(38, 50).allSatisfy(company -> assertThat(company.story())
                .isNotBlank());
        assertThat(companies.stream().map(SampleCompany::market)).contains(Market.values());
        assertThat(companies.stream().map(SampleCompany::industry).distinct()).hasSizeGreaterThanOrEqualTo(12);
    }

    @Test
    void peersAreOfTheSameIndustry() {
        var industries =
                MARKET.companies().stream().collect(Collectors.toMap(SampleCompany::symbol, SampleCompany::industry));

        MARKET.companies().stream()
                .filter(company -> Collections.frequency(industries.values(), company.industry()) > 1)
                .forEach(company -> assertThat(MARKET.peers().peers(company.symbol()))
                        .isNotEmpty()
                        .allSatisfy(peer -> assertThat(industries.get(peer)).isEqualTo(company.industry())));
    }

    @Test
    void everyCallHasRemarksAndQuestions() {
        for (Listing listing : MARKET.listings().listings()) {
            for (var call : MARKET.transcripts().calls(listing)) {
                var transcript = MARKET.transcripts().transcript(listing, call);

                assertThat(transcript.turns(Transcript.Part.PREPARED)).hasSize(3);
                assertThat(transcript.turns(Transcript.Part.QUESTIONS)).hasSize(5);
            }
        }
    }
}
