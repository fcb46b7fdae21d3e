package footnote.sources.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.sources.SourceException.Malformed;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvTest {
    @ParameterizedTest
    @ValueSource(strings = {",", ";", "\t"})
    void findsTheSeparatorInTheFirstLine(String separator) {
        var rows = Csv.rows("name|\"note\"\r\n\r\n  \nAcme |\"a, b; \"\"c\"\"\nd\"\r|\n".replace("|", separator));

        assertThat(rows).containsExactly(List.of("name", "note"), List.of("Acme", "a, b; \"c\"\nd"), List.of("", ""));
    }

    @Test
    void takesRowsOfAnyLengthAndSpacesAroundQuotes() {
        assertThat(Csv.rows("a,b\n1\n \"2, 3\" ,4,5"))
                .containsExactly(List.of("a", "b"), List.of("1"), List.of("2, 3", "4", "5"));
    }

    @Test
    void hasNoRowsInAnEmptyText() {
        assertThat(Csv.rows("")).isEmpty();
        assertThat(Csv.rows(" \n\n")).isEmpty();
    }

    @Test
    void saysWhichRowIsBroken() {
        assertThatThrownBy(() -> Csv.rows("a,b\n\"x\"y,2\n"))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("line 2");
    }
}
