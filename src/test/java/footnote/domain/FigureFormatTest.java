package footnote.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FigureFormatTest {
    @ParameterizedTest
    @CsvSource({
        "383285000000, USD, 383.3 bn USD",
        "-2100000, EUR, (2.10) m EUR",
        "12.44, percent, 12.4 %",
        "-0.04, percent, 0.0 %",
        "6.13, USD/share, 6.13 USD",
        "24.31, ratio, 24.3",
        "1.456, ratio, 1.46",
        "15552752000, shares, 15.6 bn shares",
        "61.4, days, 61 days",
        "164000, count, '164,000'"
    })
    void writesFiguresAsReadersExpect(String value, String unit, String expected) {
        assertThat(FigureFormat.of(new BigDecimal(value), Unit.parse(unit))).isEqualTo(expected);
    }
}
