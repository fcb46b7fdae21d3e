package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.workflows.ask.question.AskedMetrics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FigurePairTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "What share of revenue did Acme spend on marketing in 2022?; sales_and_marketing_to_revenue",
                "What percent of operating cash flow did Acme pay in dividends in 2022?; dividends_paid_to_operating_cash_flow",
                "What percentage of its net income did Acme spend on share repurchases?; buybacks_to_net_income",
                "What was R&D as a share of revenue at Acme?; research_and_development_to_revenue",
                "What was the ratio of inventory to revenue?; inventory_to_revenue",
                "What was operating cash flow less capital expenditure?; operating_cash_flow_less_capital_expenditure",
                "What was Acme's revenue per employee?; revenue_per_employee",
            })
    void putsTheFigureNamedAfterOfBelow(String question, String name) {
        assertThat(FigurePair.in(question)).map(FigurePair::name).contains(name);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            How did operating income bear interest expense in FY2021?; true
            What were operating income and interest expense in FY2021?; false
            What were capex, dividends and buybacks in FY2021?; false
            Compare gross margin with operating margin in FY2021.; false
            Was operating income higher than interest expense?; false
            """)
    void knowsFiguresThatAreNotAskedForSideBySide(String question, boolean entangled) {
        assertThat(FigurePair.areEntangled(question, AskedMetrics.in(question))).isEqualTo(entangled);
    }
}
