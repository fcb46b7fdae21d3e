package footnote.publication.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextGridTest {
    private final TextGrid grid = new TextGrid(
            "Answers", List.of("Company", "Capex?"), List.of(List.of("Anvil & Sons", "=1+1 <b>\"80\"</b>")));

    @Test
    void letsNoCellRunOrMarkUpAnything() {
        assertThat(new String(grid.csv(), StandardCharsets.UTF_8)).contains("\"'=1+1 <b>\"\"80\"\"</b>\"");
        assertThat(new String(grid.page(), StandardCharsets.UTF_8))
                .contains("Anvil &amp; Sons", "=1+1 &lt;b&gt;&quot;80&quot;&lt;/b&gt;");
    }

    @Test
    void makesTheSameWorkbookEachTime() {
        assertThat(grid.workbook()).isEqualTo(grid.workbook());
    }
}
