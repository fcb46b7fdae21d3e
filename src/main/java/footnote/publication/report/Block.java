package footnote.publication.report;

import footnote.domain.Prose;
import footnote.publication.chart.Caption;
import footnote.publication.chart.Chart;
import footnote.publication.infographic.GeneratedImage;
import footnote.publication.infographic.Infographic;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A piece of a section, in reading order. Every figure is a fact's id; the press prints it with its footnote. */
public sealed interface Block {
    /** The title and source of an exhibit; text has none. */
    default Optional<Caption> exhibitCaption() {
        return switch (this) {
            case Exhibit exhibit -> Optional.of(exhibit.chart().caption());
            case Illustration illustration -> Optional.of(illustration.picture().caption());
            case FigureTable table -> Optional.of(table.caption());
            case Paragraph _, Points _, Callout _, Heading _ -> Optional.empty();
        };
    }

    /** Its running text; titles and cells are none. */
    default Stream<Prose> prose() {
        return switch (this) {
            case Paragraph(var text) -> Stream.of(text);
            case Points(var points) -> points.stream().map(Point::text);
            case Callout(var _, var text) -> Stream.of(text);
            case Exhibit(var _, var after) -> Stream.of(after);
            case Illustration(var _, var after, var _) -> Stream.of(after);
            case Heading _, FigureTable _ -> Stream.empty();
        };
    }

    /** Running text. */
    record Paragraph(Prose text) implements Block {}

    /** A list, each with an optional lead-in printed bold. */
    record Points(List<Point> points) implements Block {
        public Points {
            points = List.copyOf(points);
        }
    }

    /** One point of a list. */
    record Point(Optional<String> lead, Prose text) {}

    /** A word of warning or a result that must not be missed. */
    record Callout(String label, Prose text) implements Block {}

    /** The heading of a part of a section. */
    record Heading(String text) implements Block {}

    /** A chart and what it means; the two stay together on a page. */
    record Exhibit(Chart chart, Prose interpretation) implements Block {}

    /** An infographic and what it means; a page may show a painting in its place. */
    record Illustration(Infographic picture, Prose interpretation, Optional<GeneratedImage> painting) implements Block {
        public Illustration(Infographic picture, Prose interpretation) {
            this(picture, interpretation, Optional.empty());
        }
    }

    /** Rows of figures under a caption, the first column naming each row; notes say the basis of a column or row. */
    record FigureTable(Caption caption, List<String> columns, List<Row> rows, List<String> notes) implements Block {
        public FigureTable {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
            notes = List.copyOf(notes);
            for (var row : rows) {
                if (row.cells().size() != columns.size() - 1) {
                    throw new IllegalArgumentException("row '" + row.label() + "' has "
                            + row.cells().size() + " cells under " + (columns.size() - 1) + " columns");
                }
            }
        }
    }

    /** A row of a table; a heading row has no figures. */
    record Row(String label, List<Cell> cells, boolean heading) {
        public Row {
            cells = List.copyOf(cells);
        }

        public static Row of(String label, List<Cell> cells) {
            return new Row(label, cells, false);
        }
    }

    /** A figure, words, or nothing known for a reason. */
    sealed interface Cell {
        record Figure(String fact) implements Cell {}

        record Words(String text) implements Cell {}

        record Gap(String why) implements Cell {}
    }
}
