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

/** Which sentences of a fictional company's report answer, and when none of those that share its words does. */
class AskPassageChoiceTest {
    private static final List<String> REPORT = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 10-K
            For the fiscal year ended December 31, 2024
            Fernvale Kilns Inc.
            (Exact name of registrant as specified in its charter)""", """
            Item 1. Business
            Fernvale Kilns makes kilns for potters and schools.
            The Tile Works segment represented 34% of net sales.
            We train our people to know the fire risks of kilns.
            Ms. Ann Reed previously served as President of the Gorse Venture from 2019 to 2022.
            Ada Birch 51 Chairman of the Board of Directors and Chief Executive Officer, Fernvale Kilns""", """
            Item 1A. Risk Factors
            A fire at our works could reduce our sales and harm our business.
            We derive a significant portion of our revenues from a limited number of schools.
            Our financing portfolio is concentrated among certain customers.""", """
            Item 3. Legal Proceedings
            In 2023, two potters filed a lawsuit that alleges that our glazes are defective.
            Fernvale has been designated as a responsible party that may be liable for cleanup of the Olm waste site.""", """
            Item 7. Management's Discussion and Analysis
            We announced decisions in May 2024 to consolidate our office space.
            We reduced our overall workforce by 90 jobs in the third quarter of 2024.
            Parts gross margin increased in 2024 due primarily to higher parts prices.
            Parts net sales increased in 2024 due primarily to more schools.
            In 2011, we settled a dispute with the tax office of Olm.
            In 2024, we settled another dispute with the tax office of Olm.
            We evaluated the assumptions used by management on the glaze lawsuit.""", """
            Exhibit 10. Retirement Plan
            The Participant shall notify the Plan. The Plan shall decide. A claim shall be a lawsuit within 2 years.
            In 2019, the Participant was a defendant in a lawsuit on shares.""");

    @TempDir
    static Path folder;

    private static FiledReport report;

    @BeforeAll
    static void file() throws IOException {
        report = FiledReport.of(folder, "kilns.pdf", REPORT);
    }

    @AfterAll
    static void close() {
        report.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What fire risks does Fernvale face? | A fire at our works could reduce our sales",
                "Has Fernvale announced layoffs? | We reduced our overall workforce by 90 jobs",
                "Does Fernvale have a concentrated customer base? | Yes.",
                "What drove Fernvale's parts growth in 2024? | Parts net sales increased in 2024 due primarily",
                "Is Fernvale in a dispute with the tax office? | In 2024, we settled another dispute",
                "Is Fernvale party to any cleanup litigation? | designated as a responsible party",
                "Who is Fernvale's CEO? | Ada Birch (Chief Executive Officer)"
            })
    void quotesFirstWhatAnswersOrIsNearest(String question, String first) {
        assertThat(said(question).lines().limit(5)).anyMatch(line -> line.contains(first));
    }

    @Test
    void namesNoConcentrationOfReceivablesForThatOfCustomers() {
        assertThat(said("Does Fernvale have a concentrated customer base?")).doesNotContain("financing portfolio");
    }

    @Test
    void listsNoLawsuitOfAContractThatIsFiledWithTheReport() {
        assertThat(said("What lawsuits does Fernvale face?"))
                .contains("two potters filed a lawsuit")
                .doesNotContain("Participant", "used by management");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What does the Tile Works segment of Fernvale sell?",
                "What was Fernvale's Gorse Venture?",
                "Does Fernvale plan a drone service?",
                "What would hurt Fernvale's glazing margin?"
            })
    void leavesOpenWhatNoSentenceAnswers(String question) {
        assertThat(said(question)).startsWith("The documents do not say.");
    }

    private static String said(String question) {
        return report.asked(question).answer();
    }
}
