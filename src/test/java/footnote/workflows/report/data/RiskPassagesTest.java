package footnote.workflows.report.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RiskPassagesTest {
    @Test
    void startsWithTheFirstRiskAndNotWithItsIntroduction() {
        String text = """
                Item 1A. Risk Factors
                The Company's business can be affected by a number of factors, whether currently known or unknown, including those described below.
                This section should be read in conjunction with Part II, Item 7 of this Form 10-K, which may differ.
                Risks related to our business, industry and operations
                •the loss of, or reduction in spending by, our marketers;
                Adverse economic conditions can materially adversely affect our results of operations.
                We operate in many countries. In 2024 most of our sales came from abroad.
                Our success depends on key suppliers, and the loss of one could harm our business.
                A breach of our systems could damage our reputation and lead to losses.
                """;

        assertThat(RiskPassages.of(text))
                .containsExactly(
                        "Adverse economic conditions can materially adversely affect our results of operations.",
                        "Our success depends on key suppliers, and the loss of one could harm our business.",
                        "A breach of our systems could damage our reputation and lead to losses.");
    }

    @Test
    void givesParagraphsWhereNoSentenceHeadsThem() {
        String text = """
                You should consider carefully the risks described below, any of which could harm us.
                Demand may fall when fuel prices rise. Our plants would then stand idle.
                """;

        assertThat(RiskPassages.of(text))
                .containsExactly("Demand may fall when fuel prices rise. Our plants would then stand idle.");
    }

    @Test
    void quotesWordForWord() {
        assertThat(Quotable.of("Our success depends on the people of Acme, Inc. and our brands."))
                .contains("Our success depends on the people of Acme, Inc. and our brands.");
    }
}
