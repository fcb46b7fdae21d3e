package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.Page;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PageFeaturesTest {
    private static final MetricLexicon LEXICON = MetricLexicon.standard();

    @Test
    void aPageWhoseHeadingNamesTheTopicAskedForRatesHigher() {
        String question = "Is Anvil Works in any lawsuits?";

        assertThat(rated(question, "Item 3. Legal Proceedings\nA competitor claims the horn of our anvil.").heading)
                .isPositive();
        assertThat(rated(question, "Properties\nWe own two forges and lease the yard beside them.").heading)
                .isZero();
    }

    @Test
    void aHeadingOfAStatementsFigureCountsNothingSinceItsRowDoes() {
        var rated = rated("What was inventory in FY2023?", "Inventories\nInventories 310 280");

        assertThat(rated.heading).isZero();
        assertThat(rated.row).isPositive();
    }

    private static PageCandidate rated(String question, String text) {
        var page = new Page(1, Optional.of(1), "", text, List.of(new Page.Span(0, text.length())));
        var candidate = new PageCandidate("anvil#1");
        new PageFeatures(QuestionTerms.of(question, LEXICON))
                .rate(candidate, List.copyOf(PageFeatures.of(page, LEXICON)));
        return candidate;
    }
}
