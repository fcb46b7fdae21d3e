package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.SampledRows;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions on real companies over recorded vendors; nothing is on file before. Answers are read from the filings. */
class AskRealCompaniesTest {
    private static final String DAY = "2025-02-25T12:00:00Z";

    @TempDir
    static Path folder;

    private static ReplayHome home;

    @BeforeAll
    static void open() {
        home = ReplayHome.at(folder, DAY);
    }

    @AfterAll
    static void close() {
        if (home != null) {
            home.close();
        }
    }

    @Test
    void answersTheFirstQuestionOfAFreshHome(@TempDir Path fresh) {
        try (var cold = ReplayHome.at(fresh, DAY)) {
            var said = cold.run("ask", "What was Apple's revenue in FY2024?");

            assertThat(said.text())
                    .contains("$391bn", "0000320193-24-000123") // 391,035
                    .doesNotContain("Not found");
            assertThat(cold.vendors.log()).hasSizeLessThanOrEqualTo(4);
        }
    }

    /** Figures in millions from the annual and quarterly reports named; a pipe parts spellings of one answer. */
    @ParameterizedTest
    @SampledRows(every = 6, textBlock = """
            How much did iPhone bring Apple in net sales in fiscal 2024?; $201.2bn; 10-K 2024-11-01, note 2
            What was Apple's net sales growth in Greater China in 2024?; -7.7%; 66,952 after 72,559
            What was Apple's revenue in the fourth quarter of fiscal 2024?; $94.9bn; 391,035 less 296,105
            What was Apple's free cash flow in fiscal 2024?; $108.8bn; 118,254 less 9,447
            What was Coca-Cola's total debt at the end of 2024?; $44.5bn; 1,499 + 648 + 42,375
            By how much did Netflix's net income grow in 2024?; 61.1%; 8,712 after 5,408
            What was Johnson & Johnson's R&D expense in 2024?; $17.2bn; 17,232, not the 1,841 of acquired projects
            What was Johnson & Johnson's net income from continuing operations in 2023?; $13.3bn; 13,326, not 35,153
            What were Netflix's marketing expenses in 2024?; $2.92bn; 2,918, without administration
            Which had the higher operating margin in 2024, Meta or Netflix?; Meta Platforms, Inc. has the higher; 42.2% and 26.7%
            What was Meta's Reality Labs operating loss in 2024?; 17.7bn; a loss of 17,729
            How many employees does Coca-Cola have?; 69,700; 10-K 2025-02-20, Item 1
            """)
    void answersFromFiledFigures(String question, String right, String source) {
        var said = home.run("ask", question);

        assertThat(List.of(right.split("\\|"))).as(source + "\n" + said.text()).anyMatch(said.text()::contains);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            What was AAPL's operating margin in FY2024?; 31.5%; 123,216 over 391,035
            What was KO's net income in 2023?; $10.7bn; 10,714
            What was Coca-Cola's operating income in North America in 2024?; $4.34bn; 10-K 2025-02-20, note 20
            How much did Apple spend on share repurchases in fiscal 2024?; $94.9bn; 94,949
            What was Amazon's net income in 2024?; $59.2bn; 59,248
            What was Apple's third-quarter EPS in 2024?; $1.40; 10-Q 2024-08-02
            What was Apple's net income in fiscal 2023?; $97bn|$97.0bn; 10-K 2023-11-03: 96,995
            What were Apple's iPad sales in 2023?; $28.3bn; 10-K 2024-11-01, note 2
            What was Apple's Services revenue in 2024?; $96.2bn; 10-K 2024-11-01, note 2
            How fast did Apple's revenue grow in FY2024?; 2.0%; 391,035 after 383,285
            What was Apple's Q1 2025 revenue?; $124.3bn; 10-Q 2025-01-31
            What was Apple's gross margin in 2022?; 43.3%; 170,782 over 394,328
            How much did Apple spend on R&D in 2024?; $31.4bn; 31,370
            What were Apple's total assets at the end of fiscal 2024?; $365bn|$365.0bn; 364,980
            What was Coca-Cola's net operating revenue in 2024?; $47.1bn; 47,061
            What was Meta's R&D expense in 2024?; $43.9bn; 43,873
            What was Amazon's revenue in 2024?; $638bn|$638.0bn; 637,959
            What was Johnson & Johnson's revenue in 2024?; $88.8bn; 88,821
            What was Netflix's operating income in 2024?; $10.4bn; 10,418
            What was Netflix's free cash flow in 2024?; $6.92bn; 7,361 less 440
            What was Meta's operating margin in 2024?; 42.2%; 69,380 over 164,501
            What was Meta's capital expenditure in 2024?; $37.3bn; 37,256
            How much did Meta pay in dividends in 2024?; $5.07bn; 5,072
            What was JNJ's diluted EPS in 2023?; $13.72; 10-K 2025-02-13
            What was Coca-Cola's gross margin in 2024?; 61.1%; 28,737 over 47,061
            How much did Coca-Cola pay in dividends in 2024?; $8.36bn; 8,359
            What was Coca-Cola's return on equity in 2024?; 41.9%; 10,631 over the mean of 24,856 and 25,941
            What was Netflix's long-term debt at the end of 2024?; $13.8bn; 13,798
            What was Netflix's revenue growth in 2023?; 6.7%; 33,723 after 31,616
            What was Apple's effective tax rate in FY2024?; 24.1%; 29,749 over 123,485
            What was Apple's debt to equity at the end of FY2024?; 1.87x; 106,629 over 56,950
            What was Apple's EPS in fiscal 2022?; $6.11; 10-K 2022-10-28
            What was Apple's current ratio at the end of fiscal 2024?; 0.87x; 152,987 over 176,392
            What were Apple's net sales in the third quarter of fiscal 2024?; $85.8bn; 10-Q 2024-08-02: 85,777
            Which grew revenue faster in 2024, Amazon, Meta or Netflix?; Meta Platforms, Inc. has the highest revenue growth: 21.9%; 164,501 after 134,902
            What share of Meta's revenue came from advertising in 2024?; 97.6%; 160,633 of 164,501
            aapl capex fy23 in millions; USD 10,959 million; 10-K 2023-11-03
            What was Apple's free cash flow per share in fiscal 2024?; $7.06; 108,807 over 15,408,095 thousand shares
            What was Meta's Family of Apps revenue in 2024?; $162.4bn; 162,355
            What were Johnson & Johnson's MedTech sales in 2024?; $31.9bn; 31,857
            """)
    void answersOtherQuestionsFromFiledFigures(String question, String right, String source) {
        answersFromFiledFigures(question, right, source);
    }

    @Test
    void setsTwoCompaniesSideBySide() {
        var said = home.run("ask", "Compare the revenue of Apple and Coca-Cola in 2024");

        assertThat(said.text()).contains("$391bn", "$47.1bn");
    }

    @Test
    void fetchesTheFilingThatTellsTheReason() {
        var said = home.run("ask", "Why did Apple's Greater China net sales fall in 2024?");

        assertThat(said.text())
                .contains("fetching Apple Inc. 10-K filed 2024-11-01", "lower net sales of iPhone and iPad");
    }

    @Test
    void countsEmployeesByTheFiling() {
        assertThat(home.run("ask", "How many employees does Apple have?").text())
                .contains("164,000");
    }

    @Test
    void fetchesNothingWhereThatIsForbidden(@TempDir Path fresh) {
        try (var cold = ReplayHome.at(fresh, DAY)) {
            var said = cold.run("ask", "--no-fetch", "What are the main risks of Netflix?");

            assertThat(said.text()).contains("footnote fetch NFLX").doesNotContain("fetching");
            assertThat(cold.vendors.log()).noneMatch(each -> each.path().contains("Archives"));
        }
    }

    /** The whole company's revenue is the answer to another question. */
    @ParameterizedTest
    @SampledRows(every = 5, textBlock = """
            What was Apple's Vision Pro revenue in 2024?; $391bn
            What was Netflix's advertising revenue in 2024?; $39bn
            What was Coca-Cola's three-year revenue CAGR to 2024?; $47.1bn
            What was AMZN's AWS operating income in 2024?; $68.6bn
            """)
    void leavesOpenWhatNoFilingTells(String question, String whole) {
        assertThat(home.run("ask", question).text()).doesNotContain(whole).contains("Not found");
    }

    @ParameterizedTest
    @SampledRows(every = 5, textBlock = """
            What was Zorblax Industries' revenue in 2024?
            Why did Quux Corp's margin fall in 2023?
            """)
    void abstainsOnCompaniesNobodyKnows(String question) {
        home.run("ask", "What are the main risks of Apple?");

        var said = home.run("ask", question);

        assertThat(said.text()).contains("no company '").doesNotContain("[10K1]");
    }

    @Test
    void namesTheCommandThatHelpsWhereNothingCanBeReached(@TempDir Path fresh) {
        var said = new ArrayList<String>();
        try (var cut = ReplayHome.at(fresh, DAY, "edgar403", "yahoo429")) {
            said.add(cut.run("ask", "--symbol", "AAPL", "What are the main risks of Apple?")
                    .text());
        }

        assertThat(said.getFirst()).contains("footnote fetch AAPL");
    }
}
