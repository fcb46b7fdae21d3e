package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

class BestSpanTest {
    @Test
    void prefersWordsWithinOneSentenceToWordsHereAndThere() {
        String scattered = "Domestic revenues rose in 2018. Members increased. International staff moved. ";
        String together = "The increase in our international revenues was due to growth of members abroad. ";
        String text = scattered + together;

        var best = new BestSpan("international revenues increase members 2018")
                .of(
                        text,
                        List.of(
                                new Page.Span(0, scattered.length()),
                                new Page.Span(scattered.length(), text.length())));

        assertThat(best.from()).isEqualTo(scattered.length());
    }

    @Test
    void takesARowOfATableForNoSentence() {
        String table = "International revenues increase members 2018 2017\nRevenues 10 12\nMembers 3 4\n";
        String sentence = "No customer accounted for 10% of international revenues or members in 2018. ";
        String text = table + sentence;

        var best = new BestSpan("international revenues increase members 2018")
                .of(text, List.of(new Page.Span(0, table.length()), new Page.Span(table.length(), text.length())));

        assertThat(best.from()).isEqualTo(table.length());
    }
}
