package footnote.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProseTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Revenue grew {fact:f0a1b2c3d4e5} in FY2023, after Q2 2024 and 2019-2023.",
                "The 10-K's Item 1A and Item 7, the 8-K of 2024-02-15, Note 12, see Exhibit 3.",
                "RSI 14 stands above MACD 12/26/9 and the 200-day and 52-week lines of the S&P 500.",
                "As [T1] and [10K2] say, and Form 4 of 15 March.",
                "1. First point\n2. Second point",
                "One of the two segments carries the group."
            })
    void letsNamesWithDigitsPass(String text) {
        assertThat(new Prose(text).unbound()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Margins rose to 45.3 percent|45.3",
                "a P/E of 24|24",
                "about 1,234 stores in 2023|1,234",
                "up twelve percent|twelve percent",
                "worth two and a half billion|two and a half billion",
                "it cost $5|5"
            })
    void refusesFiguresThatNoFactBacks(String text, String figure) {
        assertThat(new Prose(text).unbound()).containsExactly(figure);
    }

    @Test
    void letsTheCompanysOwnNamePass() {
        assertThat(new Prose("3M and 7-Eleven").unbound(Set.of("3M", "7-Eleven")))
                .isEmpty();
    }

    @Test
    void tellsItsReferencesInOrder() {
        var prose = new Prose("{fact:fb} then {fact:fa} then {fact:fb}");

        assertThat(prose.references()).containsExactly("fb", "fa");
        assertThat(prose.rendered(id -> id.equals("fa") ? "1.0 %" : "$2")).isEqualTo("$2 then 1.0 % then $2");
    }

    @Test
    void saysWhyItMayNotBePrinted() {
        assertThat(new Prose("It grew by {fact:fa}.").objection(Set.of("fa"), Set.of()))
                .isEmpty();
        assertThat(new Prose("It grew by {fact:fb}.").objection(Set.of("fa"), Set.of()))
                .hasValueSatisfying(why -> assertThat(why).contains("no fact fb"));
        assertThat(new Prose("It grew by 12 %.").objection(Set.of(), Set.of()))
                .hasValueSatisfying(why -> assertThat(why).contains("'12'"));
    }
}
