package footnote.publication.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CsvTableTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "plain | plain",
                "a, b | \"a, b\"",
                "a; b | \"a; b\"",
                "say \"x\" | \"say \"\"x\"\"\"",
                "=HYPERLINK(1) | '=HYPERLINK(1)",
                "@cmd | '@cmd",
                "+cmd | '+cmd",
                "-cmd, x | \"'-cmd, x\"",
                "-12.5 | -12.5",
                "+33 1 23 45 67 | +33 1 23 45 67",
                "Été & Fils | Été & Fils"
            })
    void writesCellsThatNoSpreadsheetRuns(String text, String cell) {
        assertThat(csv(List.of(List.of(text)))).isEqualTo(cell + "\r\n");
    }

    @Test
    void keepsLineBreaksInsideACellButNoControls() {
        assertThat(csv(List.of(List.of("a\r\nb\u0007c", "", "\t=1")))).isEqualTo("\"a\nbc\",, =1\r\n");
    }

    private static String csv(List<List<String>> rows) {
        return new String(CsvTable.of(rows), StandardCharsets.UTF_8);
    }
}
