package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScheduleTimeTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            As of June 30, 2023, how much debt falls due in fiscal years 2025 through 2027? | [2025, 2026, 2027] | SUM    | 2023
            By how much does expected amortization drop from 2024 to 2025, in the 2023 report? | [2024, 2025]  | CHANGE | 2023
            How much interest is in the lease payments at the end of 2023?                  | [interest]         | ONE    | 2023
            What percentage of content obligations in 2023 was due within one year?         | [within 1 year]    | SHARE  | 2023
            How much content was not due until after five years at the end of 2023?         | [after 5 years]    | ONE    | 2023
            How much debt matures after 2027, as of 2023?                                   | [after 2027]       | ONE    | 2023
            What benefits are expected in the five years following 2028, per the 2023 report? | [2029-2033]      | ONE    | 2023""")
    void saysWhenAmountsFallAndWhatIsAskedOfThem(String question, String due, ScheduleTime.Use use, int report) {
        var time = ScheduleTime.in(question).orElseThrow();

        assertThat(time.due()).hasToString(due);
        assertThat(time.use()).isEqualTo(use);
        assertThat(time.report()).contains(report);
    }

    @ParameterizedTest
    @CsvSource({"What was revenue in 2020 and 2019?", "How much debt had Anvil in 2020 2021 and 2023?"})
    void saysNothingOfYearsThatAreNotToCome(String question) {
        assertThat(ScheduleTime.in(question).filter(time -> time.use() == ScheduleTime.Use.ONE))
                .isEmpty();
    }
}
