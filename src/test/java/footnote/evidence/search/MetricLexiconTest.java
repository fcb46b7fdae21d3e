package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MetricLexiconTest {
    private final MetricLexicon lexicon = MetricLexicon.standard();

    @Test
    void aQuestionForATotalAsksForItsFigure() {
        assertThat(AskedFigures.in("What was total interest expense in FY2022?").metrics())
                .containsExactly("interest_expense");
    }

    @Test
    void aRowOfATotalIsTheRowOfItsFigure() {
        assertThat(lexicon.rows("Total interest expense 2,763 1,943")).containsExactly("interest_expense");
        assertThat(lexicon.rows("Interest expense, net 120 90")).containsExactly("interest_expense");
    }

    @Test
    void aTotalWithANameOfItsOwnKeepsIt() {
        assertThat(lexicon.rows("Total current assets 10,000 9,000")).containsExactly("current_assets");
        assertThat(lexicon.rows("Total assets 20,000 19,000")).containsExactly("assets");
    }

    @Test
    void aLineWithoutAFigureIsNoRow() {
        assertThat(lexicon.rows("Interest expense rose because of new debt")).isEmpty();
        assertThat(lexicon.rows("Total 12 13")).isEmpty();
    }
}
