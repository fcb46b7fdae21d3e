package footnote.research;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which questions ask why a share price moved, and which headlines say it. */
class PriceMoveTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Why did Tarvimune's shares rise?",
                "Why is the stock down today?",
                "Why did it fall?",
                "Why has Granwick Steel jumped so much this week?",
                "Why did the share price of Quavelin drop?",
            })
    void asksForTheCause(String question) {
        assertThat(PriceMove.isAskedAbout(question)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Why did Quavelin's revenue rise?",
                "Why did gross margin fall?",
                "Did the shares rise?",
                "Why did Granwick's costs go up?",
                "Why does Quavelin move customers to the cloud?",
            })
    void asksForSomethingElse(String question) {
        assertThat(PriceMove.isAskedAbout(question)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Tarvimune soars after its antibody succeeds in a trial | true | false",
                "Granwick falls on weak steel prices | true | false",
                "Tarvimune shares jump 37.0% | false | true",
                "Granwick signs supply agreement | false | false",
            })
    void tellsCausesFromTheMoveAlone(String headline, boolean explained, boolean onlyTold) {
        assertThat(PriceMove.isExplainedBy(headline)).isEqualTo(explained);
        assertThat(PriceMove.isOnlyTold(headline)).isEqualTo(onlyTold);
    }
}
