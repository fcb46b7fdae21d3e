package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Ticker;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamedListingsTest {
    private static final Directory DIRECTORY = new ListedDirectory(List.of(
            share("AAPL", "Apple Inc."),
            share("KO", "Coca Cola Co"),
            share("JNJ", "Johnson & Johnson"),
            share("META", "Meta Platforms, Inc."),
            share("MMAT", "Meta Materials Inc."),
            share("GCAN", "Greater Cannabis Company, Inc."),
            share("AI", "C3.ai, Inc."),
            share("NOW", "ServiceNow, Inc."),
            share("MMM", "3M Co"),
            share("LOW", "Lowes Companies Inc"),
            share("BCO", "BRINKS CO"),
            share("T", "At&t Inc.")));

    private static Listing share(String symbol, String name) {
        return Listing.of(new Ticker(symbol), name, "Nasdaq", Market.UNITED_STATES, Denomination.USD);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What was Apple's revenue in FY2024? | AAPL
            How much did iPhone bring Apple in net sales? | AAPL
            Why did Apple's Greater China net sales fall? | AAPL
            Compare the revenue of Apple and Coca-Cola | AAPL KO
            What are the main risks of Johnson & Johnson? | JNJ
            Why did J&J separate Kenvue? | JNJ
            Does Brink's expect margins to improve? | BCO
            How did Lowe's sales compare with Apple's? | LOW AAPL
            What was Meta's R&D expense? | META
            What was the capital expenditure of 3M in 2018? | MMM
            Is AAPL's margin above KO's? | AAPL KO
            """)
    void findsCompaniesByNameAndSymbol(String question, String symbols) {
        assertThat(DIRECTORY.named(question).stream()
                        .map(each -> each.ticker().symbol())
                        .toList())
                .containsExactly(symbols.split(" "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What was the EPS in Q3 2024?
            How is AI changing margins Now?
            Which company grew fastest in Greater China?
            What was Zorblax Industries' revenue?
            """)
    void takesNoOtherWordForACompany(String question) {
        assertThat(DIRECTORY.named(question)).isEmpty();
    }
}
