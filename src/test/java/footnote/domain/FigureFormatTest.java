package footnote.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FigureFormatTest {
    @ParameterizedTest
    @CsvSource({
        "383285000000, USD, $383.3bn",
        "1463200000, USD, $1.46bn",
        "612000000, USD, $612m",
        "-2100000, EUR, -€2.1m",
        "934000000000, JPY, ¥934bn",
        "121800000000, INR, Rs121.8bn",
        "57870000, HKD, HK$57.9m",
        "1200000, SEK, SEK1.2m",
        "0, USD, $0",
        "12.44, percent, 12.4%",
        "-27.31, percent, -27.3%",
        "106.9, percent, 107%",
        "-0.04, percent, 0.0%",
        "6.13, USD/share, $6.13",
        "-1.34, USD/share, -$1.34",
        "0.18, GBP/share, 18p",
        "0.184, GBP/share, 18.4p",
        "276.4, GBp/share, 276p",
        "27.6, GBP/share, £27.60",
        "3120, JPY/share, '¥3,120'",
        "24.31, ratio, 24.3",
        "1.456, ratio, 1.46",
        "15552752000, shares, 15.6bn shares",
        "61.4, days, 61 days",
        "164000, count, '164,000'"
    })
    void writesFiguresAsReadersExpect(String value, String unit, String expected) {
        assertThat(FigureFormat.of(new BigDecimal(value), Unit.parse(unit))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "price_to_earnings, 27.4x",
        "usual_price_to_earnings, 27.4x",
        "interest_cover, 27.4x",
        "net_debt_to_ebitda, 27.4x",
        "cash_conversion, 27.4x",
        "asset_turnover, 27.4x",
        "rsi_14, 27.4",
        "altman_z_score, 27.4",
        "beta, 27.4",
        "recommendation_strength, 27.4"
    })
    void marksMultiplesButNotScores(String metric, String expected) {
        var fact = Fact.of(
                Subject.unlisted("Anvil"),
                new Metric(metric),
                Period.instant(LocalDate.of(2026, 3, 31)),
                new BigDecimal("27.4"),
                Unit.RATIO,
                Basis.DERIVED,
                LocalDate.of(2026, 4, 30),
                Origin.document("test", "a page", Instant.EPOCH));

        assertThat(FigureFormat.of(fact)).isEqualTo(expected);
    }
}
