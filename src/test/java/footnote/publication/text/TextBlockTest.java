package footnote.publication.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextBlockTest {
    private static final TextBlock.Table TABLE = new TextBlock.Table(
            List.of("Revenue", "FY24", "FY25", "Sources"),
            List.of(List.of("Acme", "$980m", "$1.02bn", "[10K1]"), List.of("Birch Stores", "–", "$7m", "[10K2]")));

    @Test
    void readsTheTablesThatItWrites() {
        var blocks = TextBlock.of("Revenue of two companies:\n\n" + String.join("\n", TABLE.markdown()) + "\nA note.");

        assertThat(blocks)
                .containsExactly(new TextBlock.Line("Revenue of two companies:"), TABLE, new TextBlock.Line("A note."));
    }

    @Test
    void alignsFiguresToTheRight() {
        assertThat(TABLE.aligned())
                .containsExactly(
                        "Revenue        FY24     FY25  Sources",
                        "Acme          $980m  $1.02bn  [10K1]",
                        "Birch Stores      –      $7m  [10K2]");
    }

    @Test
    void leavesRowsOfDifferentLengthAsLines() {
        assertThat(TextBlock.of("| a | b |\n|---|---|\n| c |"))
                .containsExactly(
                        new TextBlock.Line("| a | b |"), new TextBlock.Line("|---|---|"), new TextBlock.Line("| c |"));
    }

    @Test
    void losesNoRowOfATableWithoutARule() {
        assertThat(TextBlock.of("| a | b |\n| c | d |\n| e | f |")).hasSize(3);
    }

    @Test
    void keepsABarInACellApartFromTheColumns() {
        var table = new TextBlock.Table(List.of("Figure", "Sources"), List.of(List.of("A|B", "–")));

        assertThat(TextBlock.of(String.join("\n", table.markdown())))
                .containsExactly(new TextBlock.Table(List.of("Figure", "Sources"), List.of(List.of("A/B", "–"))));
    }
}
