package footnote.publication.text;

import java.io.IOException;
import java.io.UncheckedIOException;

/** A face the desk prints in; each weight is its own family, because PDF engines do not mix weights well. */
public enum Typeface {
    SANS("IBM Plex Sans", "IBMPlexSans-Regular.ttf"),
    SANS_MEDIUM("IBM Plex Sans Medium", "IBMPlexSans-Medium.ttf"),
    SANS_SEMIBOLD("IBM Plex Sans SemiBold", "IBMPlexSans-SemiBold.ttf"),
    SERIF("Source Serif 4", "SourceSerif4-Regular.ttf"),
    SERIF_SEMIBOLD("Source Serif 4 SemiBold", "SourceSerif4-SemiBold.ttf");

    private static final int REPLACEMENT = 0xFFFD;
    private static final int LOZENGE = 0x25CA;

    private final String family;
    private final String file;

    Typeface(String family, String file) {
        this.family = family;
        this.file = file;
    }

    public String family() {
        return family;
    }

    /** The font file itself, to embed or to register. */
    public byte[] bytes() {
        try (var in = Typeface.class.getResourceAsStream("/footnote/publication/fonts/" + file)) {
            if (in == null) {
                throw new IllegalStateException("the font " + file + " is missing from the program; build it again");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public boolean shows(int codePoint) {
        return FontFile.of(this).shows(codePoint);
    }

    /** What stands, visibly, for a character that this face lacks. */
    public int standIn() {
        return shows(REPLACEMENT) ? REPLACEMENT : LOZENGE;
    }

    /** The advance of a text in the unit of its size; kerning only ever makes it narrower. */
    public double width(String text, double size) {
        var font = FontFile.of(this);
        return text.codePoints().mapToLong(font::advance).sum() * size / font.unitsPerEm();
    }

    /** The text as SVG path data, baseline at zero and y downwards, in units of {@code 1 / unitsPerEm()} of its size. */
    public String outline(String text) {
        return FontFile.of(this).outline(text);
    }

    public int unitsPerEm() {
        return FontFile.of(this).unitsPerEm();
    }
}
