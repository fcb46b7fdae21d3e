package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Metric;
import footnote.workflows.ask.question.row.RowWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RowLookupTest {
    private static final String FLOWS = """
            CONSOLIDATED STATEMENTS OF CASH FLOWS
            Year Ended December 31 (Millions) 2022 2021
            Net income 7,514 8,060
            Depreciation 300 250
            Changes in operating assets and liabilities:
            Forging supplies (90) 40
            Casting molds (14) 10
            Net cash provided by operating activities 7,710 8,360
            Purchases of property and equipment (800) (320)
            Net cash used in investing activities (800) (320)
            Dividends paid (600) (800)
            Net cash used in financing activities (600) (800)
            Net increase in cash 6,310 7,240
            Cash at beginning of year 8,920 1,680
            Cash at end of year 15,230 8,920
            """;
    private static final String INCOME = """
            CONSOLIDATED STATEMENTS OF INCOME
            Year Ended December 31 (Millions) 2022 2021
            Revenues 9,900 9,800
            Interest expense
            Deposits 150 50
            Bonds 120 80
            Total interest expense 270 130
            Income before taxes 9,630 9,670
            Income taxes 2,116 1,610
            Net income 7,514 8,060
            """;
    private static final String BALANCE = """
            CONSOLIDATED BALANCE SHEETS
            December 31 (Millions) 2022 2021
            Cash 15,230 8,920
            Forging supplies 390 300
            Total current assets 15,620 9,220
            Property and equipment 1,000 500
            Total assets 16,620 9,720
            Accounts payable 620 720
            Total liabilities 620 720
            Retained earnings 16,000 9,000
            Total shareholders' equity 16,000 9,000
            Total liabilities and shareholders' equity 16,620 9,720
            """;

    @Test
    void aChangeThatTheBalanceSheetShowsIsNotTakenFromTheCashFlowStatement() {
        assertThat(found("By how much did forging supplies change in 2022?")).containsExactly("forging_supplies");
    }

    @Test
    void aChangeThatNoBalanceShowsIsCalledOne() {
        assertThat(found("What was the change in casting molds in 2022?"))
                .containsExactly("change_in_casting_molds_in_the_cash_flow_statement");
    }

    @Test
    void aChangeIsNoAnswerToAQuestionForTheBalance() {
        assertThat(found("What were casting molds in 2022?")).isEmpty();
    }

    @Test
    void aRowThatIsNamedByItsHeadingIsCalledSo() {
        assertThat(found("What was interest expense on deposits in 2022?"))
                .containsExactly("deposits_in_interest_expense");
    }

    private static Set<String> found(String question) {
        var rows = new ArrayList<>(PrintedPage.rows(BALANCE));
        rows.addAll(PrintedPage.rows(INCOME));
        rows.addAll(PrintedPage.rows(FLOWS));
        var words = RowWords.in(question, List.of()).orElseThrow();
        return new RowLookup(question, words)
                .in(rows).keySet().stream().map(Metric::name).collect(java.util.stream.Collectors.toSet());
    }
}
