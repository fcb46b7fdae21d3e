package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProgressBarsTest {
    private final ProgressBars bars = new ProgressBars();

    @Test
    void growsWithEveryItemOnceAndGoesWhenAllAreDone() {
        bars.begin("company", 10);
        for (int i = 0; i < 5; i++) {
            bars.end("company[" + i + "]/parse");
            bars.end("company[" + i + "]");
            bars.end("company[" + i + "]");
        }

        assertThat(bars.lines()).containsExactly("━".repeat(15) + "╌".repeat(15) + " 5 of 10 company");

        for (int i = 5; i < 10; i++) {
            bars.end("company[" + i + "]");
        }
        assertThat(bars.lines()).isEmpty();
    }

    @Test
    void drawsNoneForAHandful() {
        bars.begin("views", 3);

        assertThat(bars.lines()).isEmpty();
    }
}
