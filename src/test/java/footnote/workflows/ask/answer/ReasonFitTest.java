package footnote.workflows.ask.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReasonFitTest {
    private static final String QUESTION = "Why did Acme's gross margin decline in 2023?";

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
