package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.workflows.ask.formulas.PlausibleRange;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerFormatTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            What was capex (in USD millions)?; 1577000000; USD 1,577 million
            What was capex? Answer in USD billions.; 4625000000; USD 4.63 billion
            What was capex in crores?; 4227000000; USD 422.7 crore
            What was capex in CNY millions?; 4227000000; USD 4,227 million
            What was capex in thousands of dollars?; 1577000; USD 1,577 thousand
            """)
    void printsAnAmountInTheScaleAskedFor(String question, BigDecimal value, String printed) {
        var fact = fact("capital_expenditure", value, Unit.of(Denomination.USD));

        assertThat(AnswerFormat.in(question).of(fact)).isEqualTo(printed);
    }

    @Test
    void roundsAsTheQuestionSays() {
        var ratio = fact("inventory_turnover", new BigDecimal("3.4567"), Unit.RATIO);

        assertThat(AnswerFormat.in("Round your answer to two decimal places.").of(ratio))
                .isEqualTo("3.46");
    }

    @ParameterizedTest
    @CsvSource({
        "inventory_turnover,297.9,RATIO",
        "dividend_payout,4492.8,PERCENT",
        "gross_margin,148,PERCENT",
        "payables_days,9000,DAYS"
    })
    void refusesWhatNoCompanyHas(String metric, BigDecimal value, Unit.Kind kind) {
        var unit =
                switch (kind) {
                    case RATIO -> Unit.RATIO;
                    case DAYS -> Unit.DAYS;
                    default -> Unit.PERCENT;
                };

        assertThat(PlausibleRange.objection(fact(metric, value, unit))).isPresent();
        assertThat(PlausibleRange.objection(fact(metric, BigDecimal.TEN, unit))).isEmpty();
    }

    private static Fact fact(String metric, BigDecimal value, Unit unit) {
        var day = LocalDate.of(2022, 12, 31);
        return Fact.of(
                Subject.unlisted("Anvil"),
                new Metric(metric),
                Period.of(day.minusYears(1).plusDays(1), day),
                value,
                unit,
                Basis.DERIVED,
                day,
                Origin.document("files", "ANVIL_2022_10K", Instant.EPOCH));
    }
}
