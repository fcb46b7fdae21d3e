package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.junit.jupiter.api.Test;

class FigureNameTermsTest {
    private final FigureNameTerms names = new FigureNameTerms(MetricLexicon.standard(), new EnglishAnalyzer());

    @Test
    void findsNamesOfFiguresInATextAndCountsThem() {
        var term = names.term("purchases of property plant and equipment").orElseThrow();

        var found = names.in("Purchases of property, plant and equipment were low. We purchase less."
                + " The purchase of property, plant, and equipment will rise.");

        assertThat(found).containsEntry(term, 2);
    }

    @Test
    void wordsInAnotherOrderAreNoName() {
        assertThat(names.in("Equipment and plant, property purchases"))
                .doesNotContainKey(
                        names.term("purchases of property plant and equipment").orElseThrow());
    }

    @Test
    void knowsOnlyNamesOfTheLexicon() {
        assertThat(names.term("green garden chairs")).isEmpty();
        assertThat(names.term("")).isEmpty();
        assertThat(names.in("")).isEmpty();
    }
}
