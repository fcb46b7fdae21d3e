package footnote.workflows.report.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RiskPassagesTest {
    @Test
    void startsWithARiskAndNotWithTheIntroduction() {
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
                        "Our success depends on key suppliers, and the loss of one could harm our business.",
                        "A breach of our systems could damage our reputation and lead to losses.",
                        "Adverse economic conditions can materially adversely affect our results of operations.");
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

    @Test
    void putsMattersOfTheCompanyBeforeThoseOfAll() {
        String text = """
                A pandemic could adversely affect our results of operations.
                Our offices were closed in many places.
                Competition could reduce our margins and harm our results.
                We have many competitors.
                We depend on one customer, whose loss could harm our business.
                Our largest customer, Beta Trading House, gave us 31% of revenue. A license of Beta Trading House ends next year.
                """;

        assertThat(RiskPassages.of(text))
                .containsExactly(
                        "We depend on one customer, whose loss could harm our business. … A license of Beta Trading House ends next year.",
                        "Competition could reduce our margins and harm our results.",
                        "A pandemic could adversely affect our results of operations.");
    }

    @Test
    void leavesOutASentenceThatLeansOnOneLeftOut() {
        assertThat(Quotable.filed("Our shares closed at 80 cents. They may be removed from trading."))
                .isEmpty();
        assertThat(Quotable.filed("Our shares trade in London. They may be removed from trading."))
                .contains("Our shares trade in London. They may be removed from trading.");
    }
}
