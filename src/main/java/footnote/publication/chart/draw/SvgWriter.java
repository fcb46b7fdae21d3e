package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.text.Html;
import footnote.publication.text.TextFitting;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Writes a drawing as SVG that plain renderers understand: attributes only, with classes a page may restyle. */
final class SvgWriter {
    /** Words stay words where fonts are at hand; outlines look the same on every machine. */
    enum Words {
        TEXT,
        OUTLINES
    }

    private final Theme theme;
    private final Words words;
    private final UnaryOperator<String> notes;
    private final StringBuilder svg = new StringBuilder(16_384);

    private SvgWriter(Theme theme, Words words, UnaryOperator<String> notes) {
        this.theme = theme;
        this.words = words;
        this.notes = notes;
    }

    static String write(Drawing drawing, Words words, UnaryOperator<String> notes) {
        var writer = new SvgWriter(drawing.theme(), words, notes);
        writer.open(drawing);
        drawing.marks().forEach(writer::mark);
        return writer.svg.append("</svg>\n").toString();
    }

    private void open(Drawing drawing) {
        var size = drawing.size();
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
        number(size.width()).append(' ');
        number(size.height()).append("\" width=\"");
        number(size.width()).append("pt\" height=\"");
        number(size.height()).append("pt\" role=\"img\"");
        attribute("aria-labelledby", drawing.id() + "-title " + drawing.id() + "-desc");
        svg.append('>');
        spoken("title", drawing.id() + "-title", drawing.title());
        spoken("desc", drawing.id() + "-desc", drawing.description());
        svg.append('\n');
    }

    private void spoken(String element, String id, String text) {
        svg.append('<').append(element);
        attribute("id", id);
        svg.append('>');
        svg.append(Html.escaped(TextFitting.plain(text)))
                .append("</")
                .append(element)
                .append('>');
    }

    private void mark(Mark mark) {
        switch (mark) {
            case Mark.Block block -> block(block);
            case Mark.Blocks blocks -> blocks(blocks);
            case Mark.Trace trace -> trace(trace);
            case Mark.Area area -> area(area);
            case Mark.Dot dot -> dot(dot);
            case Mark.Label label when words == Words.TEXT -> text(label);
            case Mark.Label label -> outline(label);
        }
        svg.append('\n');
    }

    private void block(Mark.Block block) {
        svg.append("<rect");
        place("x", block.box().left());
        place("y", block.box().top());
        place("width", Math.max(0, block.box().width()));
        place("height", Math.max(0, block.box().height()));
        if (block.radius() > 0) {
            place("rx", block.radius());
        }
        if (block.edge().isPresent()) {
            paint("fill", block.fill(), block.edge().get().ink());
            pen(block.edge().get());
        } else {
            fill(block.fill());
        }
        close("rect", block.data());
    }

    private void blocks(Mark.Blocks blocks) {
        svg.append("<path d=\"");
        for (var box : blocks.boxes()) {
            svg.append('M');
            number(box.left()).append(' ');
            number(box.top()).append('H');
            number(box.right()).append('V');
            number(box.bottom()).append('H');
            number(box.left()).append('Z');
        }
        svg.append('"');
        fill(blocks.fill());
        close("path", List.of());
    }

    private void trace(Mark.Trace trace) {
        svg.append("<path d=\"");
        path(trace.spots())
                .append("\" fill=\"none\" class=\"fn-line-")
                .append(trace.pen().ink().css())
                .append('"');
        pen(trace.pen());
        if (trace.spots().size() > 2) {
            svg.append(" stroke-linejoin=\"round\" stroke-linecap=\"round\"");
        }
        close("path", trace.data());
    }

    private void area(Mark.Area area) {
        svg.append("<path d=\"");
        path(area.spots()).append("Z\"");
        fill(area.fill());
        close("path", area.data());
    }

    private void dot(Mark.Dot dot) {
        svg.append("<circle");
        place("cx", dot.centre().x());
        place("cy", dot.centre().y());
        place("r", dot.radius());
        paint("fill", dot.fill(), ColorRole.GROUND);
        pen(LineStyle.solid(ColorRole.GROUND, 0.8));
        close("circle", dot.data());
    }

    private void text(Mark.Label label) {
        svg.append("<text");
        place("x", label.at().x());
        place("y", label.at().y());
        if (label.align() != Mark.Align.START) {
            attribute("text-anchor", label.align() == Mark.Align.END ? "end" : "middle");
        }
        attribute("font-family", "'" + label.lettering().face().family() + "',sans-serif");
        place("font-size", label.lettering().size());
        attribute(
                "class",
                (tick(label) ? "fn-tick fn-fill-" : "fn-fill-")
                        + label.lettering().ink().css());
        attribute("fill", theme.light(label.lettering().ink()));
        facts(label.data());
        svg.append('>');
        var note = note(label.data());
        if (!note.isEmpty()) {
            title(note);
        }
        svg.append(Html.escaped(label.text())).append("</text>");
    }

    /** Figures of an axis, and names along it, are no figures of the report. */
    private static boolean tick(Mark.Label label) {
        return label.lettering().equals(TextStyle.TICK);
    }

    private void outline(Mark.Label label) {
        var face = label.lettering().face();
        svg.append("<path transform=\"translate(");
        number(label.left()).append(' ');
        number(label.at().y()).append(") scale(");
        svg.append(label.lettering().size() / face.unitsPerEm());
        svg.append(")\" d=\"").append(face.outline(label.text())).append('"');
        fill(label.lettering().ink());
        close("path", label.data());
    }

    private StringBuilder path(List<CanvasPoint> spots) {
        char command = 'M';
        for (var spot : spots) {
            svg.append(command);
            number(spot.x()).append(' ');
            number(spot.y());
            command = 'L';
        }
        return svg;
    }

    private void fill(ColorRole ink) {
        attribute("class", "fn-fill-" + ink.css());
        attribute("fill", theme.light(ink));
    }

    private void paint(String attribute, ColorRole fill, ColorRole line) {
        attribute("class", "fn-fill-" + fill.css() + " fn-line-" + line.css());
        attribute(attribute, theme.light(fill));
    }

    private void pen(LineStyle pen) {
        attribute("stroke", theme.light(pen.ink()));
        place("stroke-width", pen.width());
        if (pen.dashed()) {
            attribute("stroke-dasharray", "2.4 1.8");
        }
    }

    private void place(String name, double value) {
        svg.append(' ').append(name).append("=\"");
        number(value).append('"');
    }

    private void attribute(String name, String value) {
        svg.append(' ').append(name).append("=\"");
        svg.append(Html.escaped(value)).append('"');
    }

    /** Facts and the figures drawn for them, so that a page can be proven from its ledger. */
    private void facts(List<Datum> data) {
        var bound = bound(data);
        if (!bound.isEmpty()) {
            attribute(
                    "data-fact",
                    bound.stream().map(each -> TextFitting.plain(each.fact())).collect(Collectors.joining(" ")));
            attribute(
                    "data-value",
                    bound.stream().map(each -> Double.toString(each.value())).collect(Collectors.joining(" ")));
        }
    }

    private static List<Datum> bound(List<Datum> data) {
        return data.stream()
                .filter(each -> each.known() && !each.fact().isEmpty())
                .toList();
    }

    /** What a pointer over the mark is told; a line through many figures tells nothing. */
    private String note(List<Datum> data) {
        var bound = bound(data);
        return bound.isEmpty() || bound.size() > 3
                ? ""
                : bound.stream()
                        .map(each -> notes.apply(each.fact()))
                        .filter(each -> !each.isEmpty())
                        .collect(Collectors.joining("; "));
    }

    private void title(String note) {
        svg.append("<title>");
        svg.append(Html.escaped(TextFitting.plain(note))).append("</title>");
    }

    private void close(String element, List<Datum> data) {
        facts(data);
        var note = note(data);
        if (note.isEmpty()) {
            svg.append("/>");
        } else {
            svg.append('>');
            title(note);
            svg.append("</").append(element).append('>');
        }
    }

    /** Hundredths of a point, without trailing noughts. */
    private StringBuilder number(double value) {
        long hundredths = Math.round(value * 100);
        if (hundredths < 0) {
            svg.append('-');
        }
        long magnitude = Math.abs(hundredths);
        svg.append(magnitude / 100);
        long rest = magnitude % 100;
        if (rest != 0) {
            svg.append('.').append(rest / 10);
            if (rest % 10 != 0) {
                svg.append(rest % 10);
            }
        }
        return svg;
    }
}
