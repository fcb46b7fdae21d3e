package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.Sampled;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What someone types who does not know symbols yet, over recorded vendors that know few of the companies. */
class NewcomerNamesTest {
    @TempDir
    static Path folder;

    private static ReplayHome home;

    @BeforeAll
    static void open() {
        home = ReplayHome.at(folder, "2025-02-25T12:00:00Z");
    }

    @AfterAll
    static void close() {
        if (home != null) {
            home.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"meta, META", "facebook, META", "coca cola, KO", "J&J, JNJ", "amazon, AMZN", "NASDAQ:NFLX, NFLX"})
    void findsCompaniesByTheNamesReadersUse(String typed, String symbol) {
        var said = home.run("facts", typed, "--metric", "eps_diluted");

        assertThat(said.code()).as(said.text()).isZero();
        assertThat(said.text()).contains(" " + symbol + ", US, in USD");
    }

    @ParameterizedTest
    @CsvSource({
        "google, no statements of GOOGL",
        "BRK.B, no statements of BRK-B",
        "brk-b, no statements of BRK-B",
        "brkb, no statements of BRK-B",
        "twitter, Private and delisted companies are not covered",
        "S&P 500, a stock index",
        "coke, 'KO (Coca-Cola Co), COKE (Coca-Cola Consolidated, Inc.)'",
        "SPOT, add --quarters"
    })
    void saysWhatIsMissingOnce(String typed, String words) {
        var said = home.run("facts", typed);

        assertThat(said.code()).as(said.text()).isNotZero();
        assertThat(said.text())
                .contains(words)
                .doesNotContain("Exception", "\tat ", "or ask another vendor", "43200 s");
    }

    /** Symbols that are words of the language too: HAS is Hasbro, IT is Gartner, NOW is ServiceNow. */
    @ParameterizedTest
    @CsvSource({"HAS, Hasbro", "IT, Gartner", "NOW, ServiceNow"})
    void readsAWordInCapitalsAloneAsASymbol(String symbol, String name) {
        assertThat(home.run("analyze", symbol).text()).contains(name).doesNotContain("names no company");
    }

    /** Prices alone are recorded, and two feeds answer 403: their refusal is printed, and the report with it. */
    @Test
    void reportsOnABankOfWhichOnlyPricesAreKnown() {
        var said = home.run("report", "JPM", "--yes");

        assertThat(said.code()).as(said.text()).isZero();
        assertThat(said.text()).contains("JPMorgan Chase (JPM)").doesNotContain("JPMorgan Chase & (");
    }

    @Test
    void namesTheVendorsThatRefuse(@TempDir Path fresh) {
        try (var shut = ReplayHome.at(fresh, "2025-02-25T12:00:00Z", "yahoo429", "edgar403")) {
            var said = shut.run("facts", "google");

            assertThat(said.code()).isOne();
            assertThat(said.text())
                    .contains(
                            "Yahoo Finance limits requests",
                            "try again in 1 min",
                            "SEC EDGAR refused the request (status 403)")
                    .doesNotContain("https://", "quotesCount");
        }
    }

    static Stream<String> printed() {
        return Sampled.every(2, List.of("META", "KO", "NFLX", "JNJ"));
    }

    /** The statements that annual reports print say what the tags say, line by line. */
    @Tag(Sampled.TAG)
    @ParameterizedTest
    @MethodSource("printed")
    void agreesWithThePrintedStatements(String symbol) {
        var said = home.run("facts", symbol, "--compare");

        assertThat(said.text()).containsPattern("Agreement: (9[0-9]|1[0-9]{2}) of \\1 figures \\(100\\.0%\\)");
    }
}
