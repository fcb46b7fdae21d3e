package footnote.publication.chart;

import footnote.publication.text.Fitting;
import java.util.List;

/** Writes a drawing as SVG that plain renderers understand: attributes only, with classes a page may restyle. */
final class SvgWriter {
    /** Words stay words where fonts are at hand; outlines look the same on every machine. */
    enum Words {
        TEXT,
        OUTLINES
    }

    private final Theme theme;
    private final Words words;
    private final StringBuilder svg = new StringBuilder(16_384);

    private SvgWriter(Theme theme, Words words) {
        this.theme = theme;
        this.words = words;
    }

    static String write(Drawing drawing, Words words) {
        var writer = new SvgWriter(drawing.theme(), words);
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
        escape(Fitting.plain(text)).append("</").append(element).append('>');
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
        close(block.fact());
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
        close("");
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
        close("");
    }

    private void area(Mark.Area area) {
        svg.append("<path d=\"");
        path(area.spots()).append("Z\"");
        fill(area.fill());
        close(area.fact());
    }

    private void dot(Mark.Dot dot) {
        svg.append("<circle");
        place("cx", dot.centre().x());
        place("cy", dot.centre().y());
        place("r", dot.radius());
        paint("fill", dot.fill(), Ink.GROUND);
        pen(Pen.solid(Ink.GROUND, 0.8));
        close(dot.fact());
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
        fill(label.lettering().ink());
        fact(label.fact());
        svg.append('>');
        escape(label.text()).append("</text>");
    }

    private void outline(Mark.Label label) {
        var face = label.lettering().face();
        svg.append("<path transform=\"translate(");
        number(label.left()).append(' ');
        number(label.at().y()).append(") scale(");
        svg.append(label.lettering().size() / face.unitsPerEm());
        svg.append(")\" d=\"").append(face.outline(label.text())).append('"');
        fill(label.lettering().ink());
        close(label.fact());
    }

    private StringBuilder path(List<Spot> spots) {
        char command = 'M';
        for (var spot : spots) {
            svg.append(command);
            number(spot.x()).append(' ');
            number(spot.y());
            command = 'L';
        }
        return svg;
    }

    private void fill(Ink ink) {
        attribute("class", "fn-fill-" + ink.css());
        attribute("fill", theme.light(ink));
    }

    private void paint(String attribute, Ink fill, Ink line) {
        attribute("class", "fn-fill-" + fill.css() + " fn-line-" + line.css());
        attribute(attribute, theme.light(fill));
    }

    private void pen(Pen pen) {
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
        escape(value).append('"');
    }

    private void fact(String fact) {
        if (!fact.isEmpty()) {
            attribute("data-fact", Fitting.plain(fact));
        }
    }

    private void close(String fact) {
        fact(fact);
        svg.append("/>");
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

    private StringBuilder escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            switch (each) {
                case '&' -> svg.append("&amp;");
                case '<' -> svg.append("&lt;");
                case '>' -> svg.append("&gt;");
                case '"' -> svg.append("&quot;");
                default -> svg.append(each);
            }
        }
        return svg;
    }
}
