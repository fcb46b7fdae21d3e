package footnote.domain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MetricTest {
    @ParameterizedTest
    @CsvSource({
        "revenue, Revenue",
        "same_store_sales, Same store sales",
        "ev_ebitda, EV EBITDA",
        "rsi_14, RSI 14",
        "return_5_years, Return over five years",
        "change_1_month, Change over one month",
    })
    void saysItsNameAsReadersWriteItWithSpansInWords(String name, String label) {
        assertThat(new Metric(name).label()).isEqualTo(label);
    }
}
