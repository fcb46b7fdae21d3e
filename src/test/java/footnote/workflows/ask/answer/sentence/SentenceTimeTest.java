package footnote.workflows.ask.answer.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentenceTimeTest {
    private static final OptionalInt REPORT = OptionalInt.of(2024);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Is Anvil in a dispute with the tax office? | In 2011, we settled a dispute. | true",
                "Is Anvil in a dispute with the tax office? | In 2023, we settled a dispute. | false",
                "Is Anvil in a dispute with the tax office? | We settled a dispute. | false",
                "When did Anvil settle its dispute? | In 2011, we settled a dispute. | false"
            })
    void whatIsSoNowIsNotToldOfLongBefore(String question, String text, boolean past) {
        assertThat(SentenceTime.isPast(question, List.of(), text, REPORT)).isEqualTo(past);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Costs fell on notes repaid in fiscal year 2020. | true",
                "Costs fell in fiscal 2021 from fiscal 2020. | false",
                "Costs fell on notes repaid in March 2020. | false"
            })
    void aFiscalYearBeforeTheOneAskedAboutIsAnother(String text, boolean past) {
        assertThat(SentenceTime.isPast("Why did costs fall in fiscal 2021?", List.of(2021), text, REPORT))
                .isEqualTo(past);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What tax rate does Anvil expect for FY2026? | We expect our Q3 tax rate to be 19%. | true",
                "What tax rate does Anvil expect for FY2026? | In the first half we expect 19%. | true",
                "What tax rate does Anvil expect for FY2026? | We expect our tax rate to be 19%. | false",
                "What tax rate does Anvil expect? | We expect our Q3 tax rate to be 19%. | false",
                "What tax rate does Anvil expect for Q3 2026? | We expect 19% in the third quarter. | false",
                "What tax rate does Anvil expect for Q4 2026? | We expect 19% in the third quarter. | true",
            })
    void whatIsExpectedOfAQuarterIsNotExpectedOfAnother(String question, String text, boolean other) {
        assertThat(SentenceTime.isOfAnotherQuarter(question, true, text)).isEqualTo(other);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Charges were $3 in 2023. | true",
                "Charges were $3 in 2023 and $4 in 2024. | false",
                "Charges were $3. | false"
            })
    void yearsNotAskedAboutAreOthers(String text, boolean other) {
        assertThat(SentenceTime.isOfOtherYears(List.of(2024), text)).isEqualTo(other);
        assertThat(SentenceTime.isOfOtherYears(List.of(), text)).isFalse();
    }
}
