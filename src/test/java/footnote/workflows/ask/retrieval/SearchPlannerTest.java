package footnote.workflows.ask.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.FiscalPeriod;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchPlannerTest {
    private static final List<FiscalPeriod> YEARS =
            List.of(FiscalPeriod.year(2025), FiscalPeriod.year(2024), FiscalPeriod.year(2023), FiscalPeriod.year(2022));
    private static final List<FiscalPeriod> QUARTERS = List.of(
            FiscalPeriod.quarter(2026, 2),
            FiscalPeriod.quarter(2026, 1),
            FiscalPeriod.quarter(2025, 4),
            FiscalPeriod.quarter(2025, 3));

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "revenue in FY2023; [FY2023]",
                "revenue in the last 3 years; [FY2025, FY2024, FY2023]",
                "the latest revenue; [FY2025]",
                "revenue since 2023; [FY2025, FY2024, FY2023]",
                "between 2022 and 2024; [FY2024, FY2023, FY2022]",
                "FY23 against FY22; [FY2023, FY2022]",
                "revenue; []",
            })
    void resolvesYearsByTheCompanysOwnReports(String question, String expected) {
        assertThat(SearchPlanner.resolveYears(question, YEARS)).hasToString(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "the last 3 quarters; [Q2 2026, Q1 2026, Q4 2025]",
                "the latest call; [Q2 2026]",
                "Q1 2026; [Q1 2026]",
                "second quarter of fiscal 2024; [Q2 2024]",
                "in 2025; [Q4 2025, Q3 2025]",
                "the tone of management; []",
            })
    void resolvesQuartersByTheCompanysOwnCalls(String question, String expected) {
        assertThat(SearchPlanner.resolveQuarters(question, QUARTERS)).hasToString(expected);
    }
}
