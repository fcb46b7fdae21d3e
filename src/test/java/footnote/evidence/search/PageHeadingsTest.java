package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PageHeadingsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Item 3. Legal Proceedings.                                           | Legal Proceedings
            GEOGRAPHIC OPERATIONS                                                | GEOGRAPHIC OPERATIONS
            2. Acquisitions                                                      | Acquisitions
            NOTE 12 — Commitments and Contingencies (continued)                  | Commitments and Contingencies
            Competition. We sell in markets with many makers of anvils.          | Competition
            Our Business and Strategy––Anvil Works is a maker of iron goods.     | Our Business and Strategy
            """)
    void readsAHeadingOnALineOfItsOwnOrBeforeItsSentence(String line, String heading) {
        assertThat(PageHeadings.of("the last words of a sentence.\n" + line + "\nIt goes on here."))
                .containsExactly(heading);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We are party to legal proceedings in the ordinary course of business",
                "Total Segment Revenue 1,204 1,107",
                "and Customers, who may cancel orders",
                "Properties,",
            })
    void takesNoSentenceAndNoRowForAHeading(String line) {
        assertThat(PageHeadings.of(line)).isEmpty();
    }

    @Test
    void findsNoneOnAPageOfContents() {
        String contents = """
                Item 1. Business 3
                Item 1A. Risk Factors 9
                Item 2. Properties 20
                Item 3. Legal Proceedings 21
                Item 5. Market for Equity 22
                Item 7. Discussion 24
                Signatures
                """;

        assertThat(PageHeadings.of(contents)).isEmpty();
    }
}
