package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions for words on the reports and a call of fictional companies: who, why, whether something is mentioned. */
class AskTextQuestionsTest {
    private static final List<String> LAMPS = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 10-K
            For the fiscal year ended December 31, 2024
            The Olaf Cedarby Company
            (Exact name of registrant as specified in its charter)""", """
            Item 1. Business
            Olaf Cedarby makes lamps for desks and streets.
            Our largest customer, Birch Stores, accounted for 21% of our sales in 2024.
            Customer service is important to our business and to the brands of our largest markets.
            The Olaf Glow lamp is our first lamp for gardens.""", """
            Item 1A. Risk Factors
            Tariffs on glass could raise the cost of our lamps.
            For a discussion of tariffs and other risks, see Item 7 under the heading “Results.”""", """
            Item 5. Market for Registrant's Common Equity
            We have never declared or paid any cash dividends on our common stock.
            The fair value model assumes that dividends are reinvested.""", """
            Item 7. Management's Discussion and Analysis
            License revenue is attributed to countries based upon the headquarters of the licensee.
            The Street Lights segment sells lamps to towns.
            We closed the mill in Olm in order to lower freight costs of the lamps sold there.""");

    private static final List<String> FEEDS = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 10-K
            For the fiscal year ended December 31, 2024
            Firwood Feeds Inc.
            (Exact name of registrant as specified in its charter)""", """
            Item 1. Business
            Our customers are farms, ranches, stables and the owners of mills.
            Item 5. Market for Registrant's Common Equity
            We have paid quarterly dividends on our common stock each year since 1990.""");

    private static final List<String> WIRE = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 10-K
            For the fiscal year ended December 31, 2024
            Elm Wire Inc.
            (Exact name of registrant as specified in its charter)""", """
            Item 5. Market for Registrant's Common Equity
            We have declared no dividends for the current year.""");

    private static final List<String> EVENT = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 8-K
            Date of Report (Date of earliest event reported): May 3, 2024
            Firwood Feeds Inc.
            (Exact name of registrant as specified in its charter)""", """
            Item 5.02 Departure of Directors or Certain Officers; Election of Directors
            On May 3, 2024, the Board of Directors elected Ann Lee as a director of the Company.""");

    private static final String CALL = """
            Operator

            Welcome to the Anvil Works Third Quarter 2024 Earnings Conference Call.

            Bea Lin

            With me is Daniel P. Poe, our Chief Financial Officer.

            Ann Lee

            We opened nine shops in the quarter and closed none of them.

            Daniel P. Poe

            We expect freight prices to fall by five percent in the fourth quarter.

            Ann Lee

            Our Anvil Make program for young smiths had four thousand members at the end of June.

            Operator

            Our first question comes from Bob Roe with Olm Securities. Please go ahead.

            Bob Roe

            How do you see demand for anvils in towns next year?

            Ann Lee

            Demand for anvils in towns will be level with that of this year.""";

    @TempDir
    static Path folder;

    private static FiledReport report;

    @BeforeAll
    static void file() throws IOException {
        report = FiledReport.of(folder, "lamps.pdf", LAMPS);
        report.add(
                Files.write(folder.resolve("feeds.pdf"), footnote.testing.PaperMill.pdf(FEEDS)),
                Files.write(folder.resolve("wire.pdf"), footnote.testing.PaperMill.pdf(WIRE)),
                Files.write(folder.resolve("event.pdf"), footnote.testing.PaperMill.pdf(EVENT)),
                Files.writeString(folder.resolve("notes.txt"), CALL));
    }

    @AfterAll
    static void close() {
        report.close();
    }

    @Test
    void findsACompanyByTheLastWordOfItsName() {
        assertThat(said("Who is Cedarby's largest customer?"))
                .startsWith("“Our largest customer, Birch Stores, accounted for 21% of our sales in 2024.” [");
    }

    @Test
    void quotesNoSentenceOnCustomersInGeneralForTheLargest() {
        assertThat(said("Who are Cedarby's largest customers?"))
                .contains("Birch Stores")
                .doesNotContain("Customer service");
    }

    @Test
    void saysWhetherDividendsArePaid() {
        assertThat(said("Does Cedarby pay a dividend?"))
                .startsWith("No. “We have never declared or paid any cash dividends on our common stock.” [");
        assertThat(said("What is the dividend policy of Firwood Feeds?"))
                .startsWith("“We have paid quarterly dividends on our common stock each year since 1990.” [");
    }

    @Test
    void answersForEachCompanyByItself() {
        assertThat(said("Do Cedarby and Firwood Feeds pay dividends?"))
                .contains("The Olaf Cedarby Company: No. “We have never")
                .contains("Firwood Feeds Inc.: Yes. “We have paid quarterly dividends");
    }

    @Test
    void saysYesWhereSomethingIsMentionedAndOtherwiseThatNoPassageDoes() {
        assertThat(said("Did Cedarby mention the Olaf Glow lamp?"))
                .startsWith("Yes.\n- “The Olaf Glow lamp is our first lamp for gardens.”");
        assertThat(said("Did Cedarby mention blockchain?"))
                .startsWith("The documents do not say. No passage found mentions blockchain.");
    }

    @Test
    void givesNoReasonForAMoveThatNoSentenceExplains() {
        assertThat(said("Why did Cedarby's license revenue decrease in 2024?"))
                .startsWith("The documents do not say.")
                .doesNotContain("Most relevant");
        assertThat(said("Why does Cedarby sell street lights?")).startsWith("The documents do not say.");
    }

    @Test
    void takesDeclaringNoneForNotPaying() {
        assertThat(said("Does Elm Wire pay dividends?"))
                .startsWith("No. “We have declared no dividends for the current year.”");
    }

    @Test
    void tellsThePurposeOfWhatSomebodyDid() {
        assertThat(said("Why did Cedarby close the mill in Olm?")).contains("in order to lower freight costs");
    }

    @Test
    void quotesNoSentenceThatOnlyPointsElsewhere() {
        assertThat(said("Which risks does Cedarby see from tariffs?"))
                .contains("Tariffs on glass could raise the cost of our lamps.")
                .doesNotContain("For a discussion");
    }

    @Test
    void saysWhoCameToAnOffice() {
        assertThat(said("Who was elected to the board of directors of Firwood Feeds?"))
                .startsWith("“On May 3, 2024, the Board of Directors elected Ann Lee as a director of the Company.” [");
        assertThat(said("Who resigned from the board of directors of Firwood Feeds?"))
                .startsWith("The documents do not say.");
    }

    @Test
    void takesNoListOfCustomersForDependence() {
        assertThat(said("Who are the main customers of Firwood Feeds?")).contains("farms, ranches, stables");
        assertThat(said("Does Firwood Feeds depend on a few customers?")).doesNotContain("Yes.");
    }

    @Test
    void tellsWhatHappenedInAMonthByTheReportsOfThatMonth() {
        assertThat(said("What happened at Firwood Feeds in May 2024?")).contains("elected Ann Lee as a director");
        assertThat(said("What happened at Firwood Feeds in June 2024?")).startsWith("The documents do not say.");
    }

    @Test
    void findsTheCallOfASpeakerWhoIsNamedWithoutTheCompany() {
        assertThat(said("What did Dan Poe say about freight prices?"))
                .contains("Daniel P. Poe (Chief Financial Officer): “We expect freight prices to fall");
        assertThat(said("What did Ann Lee say about demand?"))
                .contains("Ann Lee: “Demand for anvils in towns will be level")
                .doesNotContain("Bob Roe");
    }

    @Test
    void answersByASentenceOfTheCall() {
        assertThat(said("How many members did the Anvil Make program of Anvil Works have?"))
                .contains("Ann Lee: “Our Anvil Make program for young smiths had four thousand members");
        assertThat(said("How many shops did Anvil Works open in Q3 2024?")).contains("Ann Lee: “We opened nine shops");
    }

    @Test
    void saysThatNoCallHasASpeakerOfAName() {
        assertThat(said("What did Kit Moss say about demand?"))
                .startsWith(
                        "The documents do not say. No company 'Kit Moss' is known, and no earnings call on file has a"
                                + " speaker of that name");
        assertThat(said("What did Kit Moss say about demand on the call of Anvil Works?"))
                .startsWith(
                        "The documents do not say. In the call passages found, Kit Moss says nothing about demand.");
    }

    @Test
    void namesTheNearestCompanyOnFileForAMisspelledOne() {
        assertThat(said("What does Friwood Feeds say about demand?"))
                .contains("No company 'Friwood Feeds' is known, the nearest on file is Firwood Feeds Inc.");
    }

    @Test
    void printsTheDayOfASourceInWords() {
        assertThat(report.asked("Who was elected to the board of directors of Firwood Feeds?")
                        .citations()
                        .getFirst()
                        .line())
                .contains("3 May 2024")
                .doesNotContain("2024-05-03");
    }

    private static String said(String question) {
        return report.asked(question).answer();
    }
}
