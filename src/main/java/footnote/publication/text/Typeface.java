package footnote.publication.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** A face the desk prints in; each weight is its own family, because PDF engines do not mix weights well. */
public enum Typeface {
    SANS("IBM Plex Sans", "IBMPlexSans-Regular.ttf"),
    SANS_MEDIUM("IBM Plex Sans Medium", "IBMPlexSans-Medium.ttf"),
    SANS_SEMIBOLD("IBM Plex Sans SemiBold", "IBMPlexSans-SemiBold.ttf"),
    SERIF("Source Serif 4", "SourceSerif4-Regular.ttf"),
    SERIF_SEMIBOLD("Source Serif 4 SemiBold", "SourceSerif4-SemiBold.ttf"),
    CHINESE("Noto Sans SC", "NotoSansSC-Regular-Subset.ttf"),
    JAPANESE("Noto Sans JP", "NotoSansJP-Regular-Subset.ttf"),
    KOREAN("Noto Sans KR", "NotoSansKR-Regular-Subset.ttf");

    private static final int REPLACEMENT = 0xFFFD;
    private static final int LOZENGE = 0x25CA;
    private static final int FIRST_EAST_ASIAN = 0x2E80;
    private static final List<Typeface> EAST_ASIAN = List.of(JAPANESE, CHINESE, KOREAN);

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

    /**
     * The font file with its table of substitutions renamed, so that no engine applies it: ligatures cost a PDF a tenth
     * of its time, and readers who search a document for "fixed" do not look for the ligature.
     */
    public byte[] bytesWithoutLigatures() {
        byte[] font = bytes();
        int tables = ((font[4] & 0xFF) << 8) | (font[5] & 0xFF);
        for (int at = 12; at < 12 + 16 * tables; at += 16) {
            if (new String(font, at, 4, StandardCharsets.ISO_8859_1).equals("GSUB")) {
                font[at] = 'x';
            }
        }
        return font;
    }

    /** Whether this face, or one of those that stand in for it, has a glyph for it. */
    public boolean shows(int codePoint) {
        return FontFile.of(this).shows(codePoint) || eastAsian(codePoint).isPresent();
    }

    /** Faces that hold what the others lack; a page lists them after its own. */
    public static List<Typeface> eastAsian() {
        return EAST_ASIAN;
    }

    /** The face that shows a character which only East Asian faces hold. */
    public static Optional<Typeface> eastAsian(int codePoint) {
        return codePoint < FIRST_EAST_ASIAN
                ? Optional.empty()
                : EAST_ASIAN.stream()
                        .filter(face -> FontFile.of(face).shows(codePoint))
                        .findFirst();
    }

    /** Whether the file of this face itself holds a glyph for it. */
    public boolean holds(int codePoint) {
        return FontFile.of(this).shows(codePoint);
    }

    /** What stands, visibly, for a character that this face lacks. */
    public int standIn() {
        return shows(REPLACEMENT) ? REPLACEMENT : LOZENGE;
    }

    /** The advance of a text in the unit of its size; kerning only ever makes it narrower. */
    public double width(String text, double size) {
        long units = 0;
        for (int at = 0; at < text.length(); ) {
            int codePoint = text.codePointAt(at);
            units += file(codePoint).advance(codePoint);
            at += Character.charCount(codePoint);
        }
        return units * size / unitsPerEm();
    }

    /** The text as SVG path data, baseline at zero and y downwards, in units of {@code 1 / unitsPerEm()} of its size. */
    public String outline(String text) {
        var data = new StringBuilder();
        long offset = 0;
        for (int codePoint : text.codePoints().toArray()) {
            var file = file(codePoint);
            file.outline(codePoint, data, offset);
            offset += file.advance(codePoint);
        }
        return data.toString();
    }

    /** The same for every face we ship. */
    public int unitsPerEm() {
        return FontFile.of(this).unitsPerEm();
    }

    private FontFile file(int codePoint) {
        var own = FontFile.of(this);
        return codePoint < FIRST_EAST_ASIAN || own.shows(codePoint)
                ? own
                : FontFile.of(eastAsian(codePoint).orElse(this));
    }
}
