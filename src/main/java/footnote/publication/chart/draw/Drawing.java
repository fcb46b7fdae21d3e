package footnote.publication.chart.draw;

import footnote.publication.chart.Size;
import footnote.publication.chart.draw.SvgWriter.Words;
import java.util.List;
import java.util.function.UnaryOperator;

/** A finished exhibit: what is drawn, in order, and what it says to those who do not see it. */
public record Drawing(Size size, Theme theme, String id, String title, String description, List<Mark> marks) {
    public Drawing {
        marks = List.copyOf(marks);
    }

    /** For pages that have the fonts at hand under their family names. */
    public String svg() {
        return svg(Drawing::silent);
    }

    /** As {@link #svg()}, where a pointer over a figure is told the note of its fact. */
    public String svg(UnaryOperator<String> notes) {
        return SvgWriter.write(this, Words.TEXT, notes);
    }

    /** For renderers that do not find the fonts: words as outlines of the shipped fonts. */
    public String outlinedSvg() {
        return SvgWriter.write(this, Words.OUTLINES, Drawing::silent);
    }

    /** A picture of the whole size, words as outlines. */
    public byte[] png(int width, int height) {
        return PngWriter.write(outlinedSvg(), width, height, 0);
    }

    /** The same under another id, for a page that shows it twice. */
    public Drawing named(String other) {
        return new Drawing(size, theme, other, title, description, marks);
    }

    private static String silent(String fact) {
        return "";
    }

    public List<Mark.Label> labels() {
        return marks.stream()
                .filter(Mark.Label.class::isInstance)
                .map(Mark.Label.class::cast)
                .toList();
    }
}
