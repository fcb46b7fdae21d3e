package footnote.faces.web.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class CitedSpanTest {
    private static final String PAGE =
            "Item 7.\nNet sales were $812 million.\nCapital spending was\n$96 million.\nNo debt.";

    private static Optional<CitedSpan> span(String passage, String quote) {
        return CitedSpan.of(passage, quote, key -> key.equals("doc#2") ? Optional.of(PAGE) : Optional.empty());
    }

    @Test
    void marksTheQuotedLineAloneWhereverItsLinesBreak() {
        var span = span("doc#2:0-" + PAGE.length(), "Capital spending was $96 million.")
                .orElseThrow();

        assertThat(PAGE.substring(span.from(), span.to())).isEqualTo("Capital spending was\n$96 million.");
        assertThat(span.passage()).isEqualTo("doc#2:" + span.from() + "-" + span.to());
    }

    @Test
    void marksTheWholePassageWhereTheQuoteIsWordedDifferently() {
        assertThat(span("doc#2:8-40", "Revenue: $812m")).contains(new CitedSpan("doc#2", 8, 40));
    }

    @Test
    void findsNothingOutsideOfPages() {
        assertThat(span("doc#3:0-10", "Item 7.")).isEmpty();
        assertThat(span("news story", "Item 7.")).isEmpty();
    }
}
