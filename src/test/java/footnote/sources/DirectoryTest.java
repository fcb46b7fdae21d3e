package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Resolution;
import footnote.domain.Resolution.Ambiguous;
import footnote.domain.Resolution.Resolved;
import footnote.domain.Resolution.Unknown;
import footnote.domain.Ticker;
import footnote.sources.SourceException.NoData;
import footnote.sources.SourceException.Unreachable;
import footnote.sources.files.CompanyFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DirectoryTest {
    @TempDir
    Path folder;

    private static final List<Listing> AMERICAN = List.of(
            american("GOOGL", "Alphabet Inc.", "0001652044"),
            american("GOOG", "Alphabet Inc.", "0001652044"),
            american("AAPL", "Apple Inc.", "0000320193"),
            american("APLE", "Apple Hospitality REIT, Inc.", "0001418121"),
            american("BRK-B", "BERKSHIRE HATHAWAY INC", "0001067983"),
            american("BRK-A", "BERKSHIRE HATHAWAY INC", "0001067983"),
            american("AOS", "SMITH A O CORP", "0000091142"),
            american("RS", "RELIANCE, INC.", "0000861884"),
            american("F", "FORD MOTOR CO", "0000037996"),
            american("FORD", "FORWARD INDUSTRIES INC", "0000038264"),
            american("DAL", "DELTA AIR LINES, INC.", "0000027904"),
            american("DLA", "DELTA APPAREL, INC", "0001101396"),
            american("META", "Meta Platforms, Inc.", "0001326801"),
            american("MMATQ", "META MATERIALS INC.", "0001431959"));

    private final Directory directory = new ListedDirectory(all());

    @ParameterizedTest
    @CsvSource({
        "Alphabet, GOOGL",
        "GOOGL, GOOGL",
        "$AAPL, AAPL",
        "$aapl, AAPL",
        "apple, AAPL",
        "RELIANCE, RELIANCE.NS",
        "Reliance Industries, RELIANCE.NS",
        "7203.T, 7203.T",
        "7203, 7203.T",
        "005930.KS, 005930.KS",
        "0700.HK, 0700.HK",
        "BRK.B, BRK-B",
        "BRK-B, BRK-B",
        "Berkshire Hathaway Class A, BRK-A",
        "A. O. Smith, AOS",
        "AO Smith Corporation, AOS",
        "Toyota, 7203.T",
        "Nestle, NESN.SW",
        "Samsung, 005930.KS",
        "NL0010273215, ASML.AS",
        "meta, META",
        "NASDAQ:AAPL, AAPL",
        "NYSE: F, F"
    })
    void resolvesToOneListing(String text, String symbol) {
        assertThat(directory.resolve(text)).isInstanceOfSatisfying(Resolved.class, resolved -> assertThat(
                        resolved.listing().ticker())
                .isEqualTo(new Ticker(symbol)));
    }

    @ParameterizedTest
    @CsvSource({"Ford, F", "Delta, DAL", "Reliance, RS", "'Alphabet Inc. (Class C)', GOOG"})
    void asksWhereSeveralAreMeant(String text, String among) {
        assertThat(directory.resolve(text))
                .isInstanceOfSatisfying(Ambiguous.class, ambiguous -> assertThat(ambiguous.candidates())
                        .hasSizeGreaterThan(1)
                        .extracting(Listing::ticker)
                        .contains(new Ticker(among)));
    }

    @Test
    void suggestsTheNearestForAMiss() {
        assertThat(directory.resolve("Aple Inc"))
                .isInstanceOfSatisfying(Unknown.class, unknown -> assertThat(unknown.suggestions())
                        .extracting(each -> each.ticker().symbol())
                        .contains("AAPL"));
        assertThat(directory.resolve("APPL")).isInstanceOf(Unknown.class);
        assertThat(directory.resolve("")).isInstanceOf(Unknown.class);
    }

    @Test
    void theReadersOwnListAddsCompaniesAndNames() throws IOException {
        Files.writeString(
                folder.resolve("mine.csv"),
                "Company;Symbol;Former names\nZephyrine Marine;ZEPH.PA;Zephyr Ships\nThe Fruit Company;AAPL;\nNo Symbol Ltd;;\n");
        var own = new CompanyFiles(folder, Clock.systemUTC());

        var live = new LiveDirectory(List.of(DirectoryTest::all, own), List.of());

        assertThat(live.resolve("Zephyr Ships")).isInstanceOfSatisfying(Resolved.class, resolved -> assertThat(
                        resolved.listing().ticker())
                .isEqualTo(new Ticker("ZEPH.PA")));
        assertThat(live.resolve("The Fruit Company")).isInstanceOfSatisfying(Resolved.class, resolved -> assertThat(
                        resolved.listing().cik())
                .isPresent());
        assertThat(live.resolve("No Symbol Ltd")).isInstanceOf(Unknown.class);
    }

    @Test
    void aVendorsSearchNeverDecidesAlone() {
        ListingSearch search = _ -> List.of(american("XYZ", "Block, Inc.", "0001512673"));
        var live = new LiveDirectory(List.of(DirectoryTest::all), List.of(search));

        assertThat(live.resolve("Block")).isInstanceOf(Resolved.class);
        assertThat(live.resolve("Square Enix"))
                .isInstanceOfSatisfying(Unknown.class, unknown -> assertThat(unknown.suggestions())
                        .hasSize(1));
    }

    @Test
    void anUnreachableVendorIsNotAnUnknownCompany() {
        ListingSource down = () -> {
            throw new Unreachable("edgar", "the list of tickers", "no route", null);
        };
        ListingSearch empty = text -> {
            throw new NoData("yahoo", text);
        };
        var live = new LiveDirectory(List.of(new MajorListings(), down), List.of(empty));

        assertThat(live.resolve("Toyota")).isInstanceOf(Resolved.class);
        assertThatThrownBy(() -> live.resolve("Apple")).hasMessageContaining("sample market");
    }

    @Test
    void everyMajorListingResolvesByItsSymbolAndIsinsAddUp() {
        var majors = new MajorListings().listings();
        var known = new ListedDirectory(majors);

        assertThat(majors).allSatisfy(listing -> {
            assertThat(known.resolve(listing.ticker().symbol())).isEqualTo(new Resolved(listing));
            listing.isin().ifPresent(isin -> assertThat(checkSum(isin) % 10).isZero());
        });
    }

    @ParameterizedTest
    @EnumSource(Market.class)
    void everyMarketHasItsHabits(Market market) {
        var habits = Markets.standard().of(market);

        assertThat(habits.index().name()).isNotBlank();
        assertThat(habits.metrics()).isNotEmpty();
        assertThat(habits.calendar()).contains("Monday to Friday");
    }

    @Test
    void knowsExchangesBySuffixAndCode() {
        Resolution london = new ListedDirectory(all()).resolve("SHEL.L");

        assertThat(london).isInstanceOfSatisfying(Resolved.class, resolved -> {
            assertThat(resolved.listing().currency()).isEqualTo(new Denomination("GBp"));
            assertThat(resolved.listing().market()).isEqualTo(Market.EUROPE);
        });
        assertThat(Exchanges.listing(new Ticker("WSKT.JK"), "Waskita", "JKT")).isEmpty();
        assertThat(Exchanges.byCode("NYQ"))
                .get()
                .extracting(Exchanges.Exchange::market)
                .isEqualTo(Market.UNITED_STATES);
    }

    /** Luhn's sum over the digits, letters counting from ten. */
    private static int checkSum(String isin) {
        var digits = new StringBuilder();
        isin.chars().forEach(each -> digits.append(Character.digit(each, 36)));
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(digits.length() - 1 - i) - '0';
            int doubled = i % 2 == 1 ? digit * 2 : digit;
            sum += doubled > 9 ? doubled - 9 : doubled;
        }
        return sum;
    }

    private static List<Listing> all() {
        var all = new ArrayList<>(AMERICAN);
        all.addAll(new MajorListings().listings());
        return all;
    }

    private static Listing american(String symbol, String name, String cik) {
        return Listing.of(new Ticker(symbol), name, "US", Market.UNITED_STATES, Denomination.USD)
                .withCik(cik);
    }
}
