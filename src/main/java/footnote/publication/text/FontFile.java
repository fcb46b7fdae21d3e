package footnote.publication.text;

import java.awt.geom.PathIterator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TTFSubsetter;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** A parsed font file: advances and outlines of single characters, each read once. */
final class FontFile {
    /** Tables that stay true when glyphs are renumbered; those for kerning and ligatures do not. */
    private static final List<String> TABLES = List.of(
            "OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post", "cvt ", "fpgm", "prep",
            "gasp");

    private static final Map<Typeface, FontFile> OPEN = new ConcurrentHashMap<>();

    private final TrueTypeFont font;
    private final CmapLookup glyphs;
    private final int unitsPerEm;
    private final Map<Integer, Integer> advances = new ConcurrentHashMap<>();
    private final Map<Integer, Contour> contours = new ConcurrentHashMap<>();

    private FontFile(byte[] bytes) {
        try {
            font = new TTFParser().parse(new RandomAccessReadBuffer(bytes));
            glyphs = font.getUnicodeCmapLookup();
            unitsPerEm = font.getUnitsPerEm();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static FontFile of(Typeface face) {
        var open = OPEN.get(face); // which takes no lock, for this is asked for each character
        return open != null ? open : OPEN.computeIfAbsent(face, each -> new FontFile(each.bytes()));
    }

    int unitsPerEm() {
        return unitsPerEm;
    }

    boolean shows(int codePoint) {
        return glyphs.getGlyphId(codePoint) != 0;
    }

    int advance(int codePoint) {
        var known = advances.get(codePoint);
        return known != null ? known : advances.computeIfAbsent(codePoint, this::readAdvance);
    }

    void outline(int codePoint, StringBuilder data, long offset) {
        contours.computeIfAbsent(codePoint, this::readContour).write(data, offset);
    }

    /** A font of these characters alone. */
    synchronized byte[] subset(Set<Integer> codePoints) {
        try {
            var subsetter = new TTFSubsetter(font, TABLES);
            codePoints.stream().sorted().forEach(subsetter::add);
            var out = new ByteArrayOutputStream();
            subsetter.writeToStream(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized int readAdvance(int codePoint) {
        try {
            return font.getAdvanceWidth(glyphs.getGlyphId(codePoint));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized Contour readContour(int codePoint) {
        try {
            var glyph = font.getGlyph().getGlyph(glyphs.getGlyphId(codePoint));
            return glyph == null ? Contour.EMPTY : Contour.of(glyph.getPath().getPathIterator(null));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Path commands with the coordinates that follow them, in font units, y upwards. */
    private static final class Contour {
        static final Contour EMPTY = new Contour("", new int[0]);

        private final String commands;
        private final int[] coordinates;

        Contour(String commands, int[] coordinates) {
            this.commands = commands;
            this.coordinates = coordinates;
        }

        static Contour of(PathIterator path) {
            var commands = new StringBuilder();
            var coordinates = new ArrayList<Integer>();
            float[] point = new float[6];
            for (; !path.isDone(); path.next()) {
                int kind = path.currentSegment(point);
                commands.append("MLQCZ".charAt(kind));
                for (int i = 0; i < count(kind); i++) {
                    coordinates.add(Math.round(point[i]));
                }
            }
            return new Contour(
                    commands.toString(),
                    coordinates.stream().mapToInt(Integer::intValue).toArray());
        }

        void write(StringBuilder data, long offset) {
            int next = 0;
            for (int i = 0; i < commands.length(); i++) {
                data.append(commands.charAt(i));
                int last = next + count("MLQCZ".indexOf(commands.charAt(i)));
                for (; next < last; next += 2) {
                    data.append(coordinates[next] + offset).append(' ').append(-coordinates[next + 1]);
                    if (next + 2 < last) {
                        data.append(' ');
                    }
                }
            }
        }

        private static int count(int kind) {
            return switch (kind) {
                case PathIterator.SEG_CLOSE -> 0;
                case PathIterator.SEG_QUADTO -> 4;
                case PathIterator.SEG_CUBICTO -> 6;
                default -> 2;
            };
        }
    }
}
