package footnote.workflows.ask.answer;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Passage;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.WordedFact;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordedAnswerTest {
    @Test
    void namesTheFirmThatSignedTheAuditReport() {
        assertThat(answered(
                        "Who audits Acme?",
                        "We have served as the Company's auditor since 2012.\n/s/ Ernst & Young LLP\nSan Jose"))
                .hasValueSatisfying(line -> assertThat(line)
                        .startsWith("Ernst & Young LLP, as named in")
                        .endsWith("[10K1]"));
    }

    @Test
    void takesNoLawFirmForTheAuditor() {
        assertThat(answered("Who audits Acme?", "Opinion of Gibson Hall LLP on the validity of the notes."))
                .isEmpty();
    }

    @Test
    void namesTheHeadOfTheCompanyAndNotOfAUnit() {
        assertThat(answered(
                        "Who is the CEO of Acme?",
                        "Theo Colby 49 Executive Vice President, President and Chief Executive Officer, Acme Defense\n"
                                + "David L. Callow 65 President and Chief Executive Officer since January 2020."))
                .hasValueSatisfying(line -> assertThat(line).startsWith("David L. Callow (Chief Executive Officer)"));
        assertThat(answered(
                        "Who is the CEO of Acme?", "Theo Colby 49 President and Chief Executive Officer, Acme Defense"))
                .isEmpty();
    }

    @Test
    void quotesHowManyAreEmployed() {
        assertThat(answered(
                        "How many employees does Acme have?",
                        "We have over 27,000 people managers who train. As of June 30, 2023, we employed approximately"
                                + " 221,000 people on a full-time basis. Of these, 72,000 were in research."))
                .contains(
                        "“As of June 30, 2023, we employed approximately 221,000 people on a full-time basis.” [10K1]");
    }

    @Test
    void quotesTheSizeOfTheWorkforceAndNotAPartOfIt() {
        assertThat(answered(
                        "How large is Acme's workforce?",
                        "Our workforce included approximately 50,000 union members. As of December 31, 2022 and 2021,"
                                + " Acme's total workforce was approximately 156,000 and 142,000 with 13% abroad."))
                .hasValueSatisfying(line -> assertThat(line).contains("156,000"));
    }

    @Test
    void leavesInitialsBeforeAFirmOut() {
        assertThat(answered(
                        "Who audits Acme?",
                        "our auditors K. Elm Birch LLP, an independent registered public accounting firm"))
                .hasValueSatisfying(line -> assertThat(line).startsWith("Elm Birch LLP"));
    }

    @Test
    void quotesWhoBuysMuchOrThatNobodyDoes() {
        assertThat(answered(
                        "Which customer accounts for more than 10% of Acme's revenue?",
                        "Customers receive discounts of 5%. Sales to Birch Stores and its affiliates represented"
                                + " approximately 13% of our net revenue."))
                .hasValueSatisfying(line -> assertThat(line).startsWith("“Sales to Birch Stores"));
        assertThat(
                        answered(
                                "Did any single customer account for more than 10% of Acme's revenue?",
                                "Revenue was 10% higher. No sales to an individual customer accounted for more than 10% of revenue."))
                .hasValueSatisfying(line -> assertThat(line).startsWith("“No sales to an individual customer"));
        assertThat(answered(
                        "Does Acme depend on any customer for 10% or more of revenue?",
                        "Our three largest customers accounted for 15% of sales abroad. No customer accounted for 10% or"
                                + " more of our revenues."))
                .hasValueSatisfying(line -> assertThat(line).startsWith("No. “No customer"));
        assertThat(answered(
                        "Did any single customer account for more than 10% of Acme's revenue?",
                        "One customer accounted for 12% of receivables and none of sales."))
                .isEmpty();
    }

    @Test
    void saysWhetherControlsAreEffectiveByWhatManagementConcludes() {
        String effective = "Controls may fail. Management concluded that, as of May 31, 2023, our internal control over"
                + " financial reporting was effective.";
        String failed = "In our opinion, the Company has not maintained effective internal control over financial"
                + " reporting as of May 31, 2023.";

        assertThat(answered("Was Acme's internal control over financial reporting effective?", effective))
                .hasValueSatisfying(line -> assertThat(line).startsWith("Yes.\n“Management concluded"));
        assertThat(answered("Did Acme report a material weakness?", effective))
                .hasValueSatisfying(line -> assertThat(line).startsWith("No."));
        assertThat(answered("Did Acme report a material weakness?", failed))
                .hasValueSatisfying(line -> assertThat(line).startsWith("Yes.\n“In our opinion"));
        assertThat(answered("What does Acme say about its material weakness?", failed))
                .hasValueSatisfying(line -> assertThat(line).startsWith("“In our opinion"));
        assertThat(answered(
                        "Was Acme's internal control over financial reporting effective?",
                        "Management is responsible for effective internal control over financial reporting."))
                .isEmpty();
    }

    @Test
    void listsTheDebtSecuritiesOfTheCover() {
        String question = "Which debt securities of Acme are registered to trade on a national securities exchange?";
        String end = "Securities registered pursuant to section 12(g) of the Act: None";
        String common = "Securities registered pursuant to Section 12(b) of the Act:\n"
                + "Title of each class Trading Symbol(s) Name of each exchange on which registered\n"
                + "Common Shares ACM New York Stock Exchange\n";

        assertThat(answered(question, common + "1.5% Notes due 2030 ACM30 New York Stock Exchange\n" + end))
                .hasValueSatisfying(line -> assertThat(line)
                        .startsWith("Debt securities listed on the cover")
                        .endsWith("- “1.5% Notes due 2030 ACM30 New York Stock Exchange” [10K1]"));
        assertThat(answered(question, common + end)).hasValueSatisfying(line -> assertThat(line)
                .startsWith("None.")
                .endsWith("- “Common Shares ACM New York Stock Exchange” [10K1]"));
        assertThat(answered(question, common)).isEmpty(); // the list may go on
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Did the auditor raise doubt about Acme?",
                "Who becomes chair of Acme's Audit Committee?",
                "What did the CEO of Acme say about margins?",
                "What was Acme's revenue?"
            })
    void leavesOtherQuestionsAlone(String question) {
        assertThat(WordedFact.in(question)).isEmpty();
    }

    private static Optional<String> answered(String question, String text) {
        var label = new DocumentLabel(
                "d",
                "d_10K",
                "Acme Inc",
                List.of(),
                Optional.empty(),
                DocumentKind.ANNUAL_REPORT,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "files");
        var data = AnswerEvidence.empty()
                .with(List.of(new FoundPassage(
                        new Passage("a", label, "Item 1", Optional.of(1), 0, text.length(), text), 1)));
        return new WordedAnswer(
                        WordedFact.in(question).orElseThrow(),
                        question,
                        new QuestionWords(question, List.of("Acme Inc")),
                        data)
                .line();
    }
}
