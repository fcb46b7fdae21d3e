package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions on an annual report for its segments and products over several years, for changes, and for totals of notes. */
class AskPartQuestionsTest {
    private static final List<String> REPORT = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 10-K
            For the fiscal year ended December 31, 2022
            Birch Stores Inc.
            (Exact name of registrant as specified in its charter)""", """
            The following table presents segment net sales by reportable segment (in millions):
            2022 2021
            Tools $ 610 $ 540
            Coatings 330 320
            Net sales of reportable segments 940 860
            Emerging businesses 100 60
            Net sales of reportable segments and emerging businesses $ 1,040 $ 920""", """
            Birch Stores Inc.
            CONSOLIDATED STATEMENTS OF INCOME
            (in millions, except per share data)
            Years ended December 31, 2022 2021 2020
            Net sales $ 1,000 $ 900 $ 800
            Cost of sales 600 550 500
            Gross profit 400 350 300
            Selling, general and administrative 200 180 160
            Operating income 200 170 140
            Income before income taxes 190 160 130
            Provision for income taxes 40 30 20
            Net income $ 150 $ 130 $ 110""", """
            Note 3. Revenue by product (in millions)
            2022 2021 2020
            Saw products $ 620 $ 560 $ 500
            Paint products 380 340 300
            Net sales $ 1,000 $ 900 $ 800""", """
            Note 9. Leases
            Supplemental balance sheet information at December 31 was as follows:
            2022 2021
            Current portion of lease liabilities $ 27 $ 26
            Non-current portion of lease liabilities 131 127
            Total operating lease liabilities $ 158 $ 153""");

    @TempDir
    static Path folder;

    private static FiledReport report;

    @BeforeAll
    static void open() throws IOException {
        report = FiledReport.of(folder, "BIRCH_2022_10K.pdf", REPORT);
    }

    @AfterAll
    static void close() {
        report.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            Which Birch segment had the highest net sales in 2022?; Tools has the highest revenue: $610m.
            What percentage of Birch's net sales came from Coatings in 2022?; revenue share, Coatings, FY22: 33.0%
            How much revenue did Birch's Tools and Coatings segments make combined in 2022?; revenue was $940m in FY22 ($610m in FY22 + $330m in FY22)
            How much more revenue did Birch make with Tools than with Coatings in 2021?; difference in revenue, Tools and Coatings, FY21: $220m
            Birch revenue by product in 2022 and 2021; | Saw products | $560m | $620m |
            Birch revenue by product from 2020 to 2022; | Saw products | $500m | $560m | $620m |
            Which Birch product had the highest revenue in 2021 and 2022?; revenue, Saw products, FY22: $620m
            What was Birch's average revenue growth from 2020 to 2022?; 11.8% in FY21–22 (mean of 12.5% in FY21, 11.1% in FY22)
            What was Birch's average net income growth from 2020 to 2022?; 16.8% in FY21–22
            By how much did Birch's net income rise from 2021 to 2022?; net income rose by $20m (15.4%) from $130m in FY21 to $150m in FY22
            What was the change in Birch's net income in 2022?; net income rose by $20m
            What was Birch's after-tax profit in 2022?; net income was $150m in FY22
            What were Birch's total operating lease liabilities at the end of 2022?; total operating lease liabilities, FY22: $158m
            """)
    void answersByTheFiguresOfTheReport(String question, String answer) {
        assertThat(report.asked(question).answer()).contains(answer);
    }

    @Test
    void tellsAChangeInPercentAloneWherePercentIsAskedFor() {
        assertThat(report.asked("By what percentage did Birch's net income rise from 2021 to 2022?")
                        .answer())
                .contains("net income rose by 15.4%")
                .doesNotContain("$20m");
    }

    @Test
    void tellsGrowthWithoutTheFiguresItIsOf() {
        assertThat(report.asked("What was Birch's revenue growth in 2022?").figures())
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which Birch product had the highest revenue in 2022: Saw products or Nails?",
                "How much revenue did Birch's Tools segment make with Saw products in 2022?",
                "How much revenue did Birch make with Tools and Saw products combined in 2022?",
                "How much revenue did Birch make from hammers in 2022?",
                "How many shops did Birch buy with its operating income in 2022?",
                "What was Birch's after-tax operating income in 2022?",
                "What was Birch's average net income growth from 2021 to 2022?"
            })
    void takesNoFigureForAnother(String question) {
        assertThat(report.asked(question).figures()).isEmpty();
    }

    @Test
    void namesAYearOfWhichNoPartsAreReported() {
        var answer = report.asked("Birch revenue by product in 2022 and 2012");

        assertThat(answer.answer()).contains("Saw products", "$620m");
        assertThat(answer.gaps()).contains("figures of Birch by part for FY2012: its filings tag none");
    }
}
