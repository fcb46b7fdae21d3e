package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import org.junit.jupiter.api.Test;

class FigureSheetTest {
    @Test
    void isReadAndWrittenAsBeforeItsDocumentsWereKept() {
        String before = Json.write(FigureSheet.none("Anvil", "revenue of Anvil is not found"));

        assertThat(before).doesNotContain("documents");
        assertThat(Json.read(before, FigureSheet.class).documents()).isEmpty();
    }
}
