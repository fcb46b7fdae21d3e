package footnote.publication.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TextFittingTest {
    @Test
    void measuresFromTheFontsOwnAdvances() {
        assertThat(Typeface.SANS.width("0123456789", 10)).isEqualTo(60);
        assertThat(Typeface.SANS.width("1,111", 7)).isEqualTo(Typeface.SANS.width("8,888", 7));
    }

    @Test
    void cutsWithAnEllipsisWhereTheTextIsTooLong() {
        var line = TextFitting.line("Northwind Semiconductor", Typeface.SANS, 8, 50);

        assertThat(line).endsWith("…").startsWith("North");
        assertThat(Typeface.SANS.width(line, 8)).isLessThanOrEqualTo(50);
        assertThat(TextFitting.line("W".repeat(5000), Typeface.SANS, 8, 3)).isEmpty();
    }

    @Test
    void breaksLinesAtSpaces() {
        assertThat(TextFitting.lines("Research and development", Typeface.SANS, 7, 50, 2))
                .containsExactly("Research and", "development");
    }

    @Test
    void dropsWhatIsNotWrittenAndShowsWhatTheFaceLacks() {
        assertThat(TextFitting.printable("a\u202Eb\u0000c\nd\u200De", Typeface.SANS))
                .isEqualTo("abc de");
        assertThat(TextFitting.printable("株 ש A", Typeface.SANS)).isEqualTo("株 \uFFFD A");
        assertThat(TextFitting.plain("株式会社\u202E")).isEqualTo("株式会社");
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"CHINESE", "JAPANESE", "KOREAN"})
    void hasAGlyphForWhatStandsIn(Typeface face) {
        assertThat(face.shows(face.standIn())).isTrue();
        assertThat(face.outline("A")).startsWith("M");
        assertThat(face.bytes()).hasSizeLessThan(400_000);
    }
}
