package footnote.workflows.coverage.thesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThesisParserTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wrong if operating margin falls below 35% in any quarter|wrong if operating margin is below 35.0% in any quarter",
                "right if FCF exceeds $650m in FY26|right if free cash flow is above $650m in FY26",
                "Right if FCF exceeds USD 1.2 billion in fiscal 2026.|right if free cash flow is above $1.2bn in FY26",
                "Wrong when net debt / EBITDA rises above 2.5x in any year|wrong if net debt to EBITDA is above 2.50x in any fiscal year",
                "my thesis is wrong if revenue growth drops under 5% in two consecutive quarters|wrong if revenue growth is below 5.0% in 2 quarters in a row",
                "wrong if EPS is less than $4.10 in 2Q26|wrong if diluted earnings per share is below $4.10 in 2Q26",
                "right if roic >= 15% in any year|right if return on invested capital is at or above 15.0% in any fiscal year",
                "wrong if revenue growth falls below -10% in any quarter|wrong if revenue growth is below -10.0% in any quarter",
                "right if gross margin is at least 60% over the last twelve months|right if gross margin is at or above 60.0% over the last twelve months",
                "wrong if the share price closes below $20|wrong if share price is below $20.00 at any close",
                "wrong if P/E exceeds 40x at any close|wrong if price to earnings is above 40.0x at any close",
                "right if sales exceed €4.8bn in FY2026|right if revenue is above €4.8bn in FY26",
                "wrong if operating margin stays below 35% for three quarters in a row|wrong if operating margin is below 35.0% in 3 quarters in a row"
            })
    void turnsASentenceIntoATest(String sentence, String test) {
        var tripwire = ThesisParser.parse(sentence);

        assertThat(tripwire.words()).isEqualTo(test);
        assertThat(Json.read(Json.write(tripwire), Tripwire.class)).isEqualTo(tripwire);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "operating margin falls below 35% in any quarter|start with 'right if' or 'wrong if'",
                "wrong if vibes fall below 35% in any quarter|the metric 'vibes' is unknown; nearest: ",
                "wrong if op margn falls below 35% in any quarter|nearest: operating_margin",
                "wrong if operating margin falls in any quarter|it has no direction",
                "wrong if operating margin falls below in any quarter|it has no threshold",
                "wrong if operating margin falls below a lot in any quarter|the threshold 'a lot' is no figure",
                "wrong if operating margin falls below 35 in any quarter|is a percentage; write the threshold like 35%",
                "wrong if revenue falls below 50m in any quarter|write the threshold with its currency",
                "wrong if revenue falls below 50% in any quarter|is an amount",
                "wrong if current ratio falls below 20% in any quarter|is a ratio",
                "wrong if operating margin falls below 35%|it names no period",
                "wrong if operating margin falls below 35% at any close|known by quarter and year",
                "wrong if share price falls below $20 in any quarter|changes daily",
                "wrong if revenue falls by more than 10% in any quarter|needs a growth metric",
                "wrong if falls below 35% in any quarter|it names no metric"
            })
    void saysWhatASentenceLacks(String sentence, String missing) {
        assertThatThrownBy(() -> ThesisParser.parse(sentence))
                .isInstanceOf(Fault.class)
                .hasMessageStartingWith("the sentence cannot become a test: ")
                .hasMessageContaining(missing);
    }
}
