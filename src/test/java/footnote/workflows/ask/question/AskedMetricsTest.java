package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AskedMetricsTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            How much debt does Anvil have?; total_debt
            What was its long-term debt in FY2023?; long_term_debt
            How much cash does it hold?; cash
            Is Anvil profitable?; net_income
            Which has the best margin?; operating_margin
            What was the gross margin?; gross_margin
            How large are interest swaps on capex and cash flow hedges?; capital_expenditure
            Is the dividend sustainable?; dividend_payout dividend_cover
            What is net debt to EBITDA?; net_debt_to_ebitda
            How many days of inventory does it hold?; inventory_days
            How many days did stock sit at Anvil in 2024?; inventory_days
            How long do Anvil's customers take to pay?; receivables_days
            How long does Anvil take to pay its suppliers?; payables_days
            What was left of Anvil's cash from operations after capital expenditures?; free_cash_flow
            What is capex as a % of revenue? Extract it from the statement of cash flows.; capital_expenditure revenue
            What is net income? Use the cash flow statement and the balance sheet.; net_income
            How much long-term debt did Anvil repay in FY2019?; debt_repaid
            How much did Anvil spend repurchasing common stock?; buybacks
            What is the retention ratio of Anvil?; retention_ratio
            How much goodwill does it have relative to equity?; goodwill equity
            How much of Anvil is held by insiders?; insider_holding
            Who owns Anvil?; promoter_holding state_holding insider_holding institutional_holding
            How much of Anvil's net income was paid out as dividends?; dividend_payout
            Who is the CFO of Anvil?;
            How does Anvil make money?;
            What was Anvil's after-tax profit?; net_income
            What was Anvil's income after taxes?; net_income
            What was Anvil's operating profit after tax?;
            How much money did Anvil lose in FY2023?; net_income
            How much in income taxes, net of refunds, did Anvil pay in cash in FY2023?; taxes_paid
            How much interest did Anvil pay in cash in FY2023?; interest_paid
            How much did Anvil lose on its Elm contract?;
            """)
    void readsTheFiguresThatPlainWordsStandFor(String question, String metrics) {
        var wanted = metrics == null ? List.<String>of() : List.of(metrics.split(" "));

        assertThat(AskedMetrics.in(question)).containsExactlyElementsOf(wanted);
    }

    @Test
    void takesTheCompoundGrowthRateOfAFigureForThatFigure() {
        assertThat(AskedMetrics.in("What was the compound annual growth rate of revenue from FY2022 to FY2024?"))
                .containsExactly("revenue");
    }
}
