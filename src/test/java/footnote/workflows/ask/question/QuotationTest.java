package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Passage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuotationTest {
    @Test
    void knowsWhoSaidASentenceOnACall() {
        var said = Quotation.of(passage(DocumentKind.TRANSCRIPT, """
                and so costs fell again.
                Ann Lee (Chief Financial Officer): We bought back shares for the year. Debt fell too.
                Bo Roe (Some Bank, analyst): Could you say more about margins
                """));

        assertThat(said)
                .containsExactly(
                        new Quotation("", "and so costs fell again."),
                        new Quotation("Ann Lee (Chief Financial Officer)", "We bought back shares for the year."),
                        new Quotation("Ann Lee (Chief Financial Officer)", "Debt fell too."),
                        new Quotation("Bo Roe (Some Bank, analyst)", "Could you say more about margins"));
        assertThat(said.getFirst().whole()).isFalse();
        assertThat(said.getLast().byAnalyst()).isTrue();
        assertThat(said.getLast().asks()).isTrue();
    }

    @Test
    void endsNoSentenceAfterAnInitialOrWithinQuotationMarks() {
        var said = Quotation.of(passage(DocumentKind.CURRENT_REPORT, """
                On April 24, 2023, by the policy of Acme Inc. (“Acme”
                or the “Company”), director Olin T. Marrow tendered a letter. He leaves in June.
                """));

        assertThat(said)
                .extracting(Quotation::text)
                .containsExactly(
                        "On April 24, 2023, by the policy of Acme Inc. (“Acme” or the “Company”), director Olin T."
                                + " Marrow tendered a letter.",
                        "He leaves in June.");
    }

    @Test
    void endsNoSentenceAfterTheAbbreviationsOfCourtsAndReports() {
        var said = Quotation.of(passage(DocumentKind.ANNUAL_REPORT, """
                Table of Contents
                In Anvil Co. & Subs. v. Tax Office the court upheld No. 12 of the U.S. Anvil Code, as told in “Item
                3. Legal Proceedings” of this report. We sell anvils in the U.S. The court sits in Olm.
                """));

        assertThat(said)
                .extracting(Quotation::text)
                .containsExactly(
                        "In Anvil Co. & Subs. v. Tax Office the court upheld No. 12 of the U.S. Anvil Code, as told in"
                                + " “Item 3. Legal Proceedings” of this report.",
                        "We sell anvils in the U.S.",
                        "The court sits in Olm.");
    }

    @Test
    void joinsLinesThatThePageBroke() {
        var said = Quotation.of(passage(DocumentKind.ANNUAL_REPORT, """
                Liquidity
                We hold cash to meet obligations that fall due within the next year, which the Board of
                Directors reviews every quarter. Credit lines remain
                undrawn.
                Net sales 4,200 3,900
                """));

        assertThat(said)
                .extracting(Quotation::text)
                .containsExactly(
                        "Liquidity",
                        "We hold cash to meet obligations that fall due within the next year, which the Board of"
                                + " Directors reviews every quarter.",
                        "Credit lines remain undrawn.",
                        "Net sales 4,200 3,900");
    }

    @Test
    void takesTheMarkOffAnItemOfAList() {
        var said = Quotation.of(passage(DocumentKind.ANNUAL_REPORT, """
                • Gross margin decreased primarily due to higher
                 product costs
                """));

        assertThat(said)
                .containsExactly(
                        new Quotation("", "Gross margin decreased primarily due to higher product costs", true));
    }

    @Test
    void keepsTheLinesOfTablesApart() {
        assertThat(Quotation.joined("Net sales 4,200\nCost of sales 900\n\nNotes -\n  see below"))
                .isEqualTo("Net sales 4,200\nCost of sales 900\n\nNotes - see below");
        assertThat(Quotation.joined("a".repeat(71) + "\nBonds")).isEqualTo("a".repeat(71) + " Bonds");
        assertThat(Quotation.joined("a".repeat(70) + "\nBonds")).isEqualTo("a".repeat(70) + "\nBonds");
    }

    @Test
    void tellsWhoseWordsAQuestionWants() {
        var officer = new Quotation("Ann Lee (Chief Financial Officer)", "Debt fell.");
        var head = new Quotation("Cyrus Dowd (President and CEO)", "Debt fell.");

        assertThat(SpeakerFilter.in("What did the CFO say about debt?").means(officer))
                .isTrue();
        assertThat(SpeakerFilter.in("What did the CFO say about debt?").means(head))
                .isFalse();
        assertThat(SpeakerFilter.in("What did Cyrus Dowd say?").means(head)).isTrue();
        assertThat(SpeakerFilter.in("What did analysts ask about?").analysts()).isTrue();
    }

    private static Passage passage(DocumentKind kind, String text) {
        var label = new DocumentLabel(
                "id",
                "a",
                "Anvil",
                List.of(),
                Optional.empty(),
                kind,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "files");
        return new Passage("id#1:0-9", label, "", Optional.empty(), 0, text.length(), text);
    }

    @Test
    void endsNoSentenceWithinANameOrAnAbbreviation() {
        var said = Quotation.of(
                passage(
                        DocumentKind.ANNUAL_REPORT,
                        "We agreed with Rowan & Co. LLC to repurchase shares under U.S. GAAP. We sell in the U.S. The rest is sold abroad."));

        assertThat(said)
                .extracting(Quotation::text)
                .containsExactly(
                        "We agreed with Rowan & Co. LLC to repurchase shares under U.S. GAAP.",
                        "We sell in the U.S.",
                        "The rest is sold abroad.");
    }

    @Test
    void aPlanIsNoSmallTalk() {
        assertThat(new Quotation("Ann Lee", "We will begin with the results of the quarter.").isSmallTalk())
                .isTrue();
        assertThat(new Quotation("Ann Lee", "We will begin shipping pumps in spring.").isSmallTalk())
                .isFalse();
    }
}
