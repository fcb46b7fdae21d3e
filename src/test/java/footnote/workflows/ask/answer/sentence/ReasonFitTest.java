package footnote.workflows.ask.answer.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReasonFitTest {
    private static final String QUESTION = "Why did Acme's gross margin decline in 2023?";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sales fell due primarily to lower volume.",
                "Sales fell, driven in large part by lower volume.",
                "The fall resulted mainly from lower volume.",
                "The fall was attributable largely to lower volume.",
                "Sales fell, reflecting lower volume."
            })
    void knowsACauseHoweverItIsWeighed(String sentence) {
        assertThat(ReasonFit.givesReason(sentence)).isTrue();
    }

    @Test
    void takesNoEmphasisForACause() {
        assertThat(ReasonFit.givesReason("Costs rose on commodities, primarily timber."))
                .isFalse();
    }

    @Test
    void refusesTheReasonOfARiseForAFall() {
        assertThat(fits("Gross margin expansion of about 50 basis points was due to higher prices."))
                .isFalse();
        assertThat(fits("Gross margin increased to 44.0%, mainly due to higher prices."))
                .isFalse();
    }

    @Test
    void acceptsTheReasonOfTheFall() {
        assertThat(fits("Gross margin decreased to 43.5%, mainly due to higher product costs."))
                .isTrue();
        assertThat(fits("The decline in gross margin was driven by higher freight costs."))
                .isTrue();
    }

    @Test
    void refusesWhatExplainsNoMoveOfTheFigure() {
        String question = "What drove Acme's revenue change in 2023?";
        var revenue = List.of("revenue");

        assertThat(ReasonFit.fits(question, revenue, List.of(), "Net sales are attributed to the customer's country."))
                .isFalse();
        assertThat(ReasonFit.fits(
                        question, revenue, List.of(), "Sales and marketing expenses increased due to higher fees."))
                .isFalse();
        assertThat(ReasonFit.fits(question, revenue, List.of(), "Net sales increased due to higher prices."))
                .isTrue();
    }

    @Test
    void refusesTheReasonOfAnotherYearOrOfAQuarter() {
        assertThat(fits("Gross margin decreased in 2022 compared with 2021 due to higher freight costs."))
                .isFalse();
        assertThat(fits("Gross margin decreased in Q1 2023 due to higher freight costs."))
                .isFalse();
        assertThat(fits("Gross margin decreased in 2023 compared with 2022 due to higher freight costs."))
                .isTrue();
    }

    @Test
    void refusesASentenceThatTellsOfNoFall() {
        assertThat(fits("Gross margin is primarily recorded in two segments.")).isFalse();
        assertThat(fits("Earnings rose due to higher gross margin, lower impairments and taxes."))
                .isFalse();
    }

    @Test
    void refusesWhatExplainsAnotherFigure() {
        assertThat(fits("Net cash from operating activities decreased, driven by the lower gross margin."))
                .isFalse();
        assertThat(fits("Net cash used in investing activities decreased due to lower purchases."))
                .isFalse();
        assertThat(fits("The decrease in segment operating income was driven by lower volume."))
                .isFalse();
        assertThat(fits("The decrease was attributable to lower margins on electronics."))
                .isTrue();
    }

    private static boolean fits(String sentence) {
        return ReasonFit.fits(QUESTION, List.of("gross_margin"), List.of(), sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Net revenue grew 4%, primarily driven by higher prices.; false",
                "Revenues increased $2.1 billion, or 42%, in the first six months, reflecting higher volume.; false",
                "Net revenue grew 9%, primarily driven by higher prices.; true",
                "Revenues increased $9.1 billion, or 9%, reflecting higher volume.; true",
                "Snacks net revenue grew 4%, primarily driven by higher prices.; true",
                "These increases in revenue were primarily due to the reasons described within the section above.; false",
            })
    void refusesTheReasonOfAnotherGrowth(String sentence, boolean fits) {
        var growth = entry("revenue_growth", 8.7, Unit.PERCENT);

        assertThat(ReasonFit.fits(
                        "Why did Acme's revenue increase in 2022?", List.of("revenue"), List.of(growth), sentence))
                .isEqualTo(fits);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "In 2022, earnings from operations decreased by $40 million, primarily due to lower volume.; false",
                "In 2022, earnings from operations decreased by $300 million, primarily due to lower volume.; true",
                "Snack operating income decreased by $40 million due to lower volume.; true",
            })
    void refusesTheReasonOfAnotherAmount(String sentence, boolean fits) {
        var difference = entry("operating_income_difference", -300e6, Unit.parse("USD"));

        assertThat(ReasonFit.fits(
                        "Why did Acme's operating income fall in 2022?",
                        List.of("operating_income"),
                        List.of(difference),
                        sentence))
                .isEqualTo(fits);
    }

    private static LedgerEntry entry(String metric, double value, Unit unit) {
        return LedgerEntry.of(Fact.of(
                Subject.unlisted("Acme"),
                new Metric(metric),
                Period.instant(LocalDate.of(2022, 12, 31)),
                BigDecimal.valueOf(value),
                unit,
                Basis.REPORTED,
                LocalDate.of(2023, 2, 1),
                Origin.document("files", "id", Instant.EPOCH)));
    }

    @Test
    void refusesWhatStoodStill() {
        assertThat(fits("Gross margin was flat, as lower prices were offset by lower product costs, driven by volume."))
                .isFalse();
    }

    @Test
    void refusesTheReasonOfCostsForThatOfRevenue() {
        assertThat(ReasonFit.fits(
                        "Why did Acme's international revenues increase in 2018?",
                        List.of("revenue"),
                        List.of(),
                        "The increase in international cost of revenues was primarily due to higher amortization."))
                .isFalse();
        assertThat(ReasonFit.fits(
                        "Why did Acme's international revenues increase in 2018?",
                        List.of("revenue"),
                        List.of(),
                        "The increase in international revenues was primarily due to more members."))
                .isTrue();
    }
}
