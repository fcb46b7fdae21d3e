package footnote.publication.report;

import footnote.publication.chart.AreaChart;
import footnote.publication.chart.BarChart;
import footnote.publication.chart.Chart;
import footnote.publication.chart.DualAxisChart;
import footnote.publication.chart.FootballField;
import footnote.publication.chart.HeatGrid;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.PlottedChart;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.SmallMultiples;
import footnote.publication.chart.WaterfallChart;
import footnote.publication.infographic.Infographic;
import footnote.publication.report.PagePlan.Range;
import java.util.ArrayList;
import java.util.List;

/** A row of a printed page: a block alone, or two or three side by side, below the headings they follow. */
record PageRow(String id, List<Block> headings, List<Block> blocks, List<Block.Heading> over) {
    static final double GAP = 14;
    private static final int FEW_POINTS = 8;
    private static final int MOST_ROWS = 9;
    private static final int MOST_COLUMNS = 4;
    private static final int MOST_POINTS = 12;
    private static final int SHORT_TEXT = 400;
    private static final String FIGURE = "00.0%";
    private static final double LOPSIDED = 2.5;
    private static final int LONGEST_WORDS = 14;

    private static final Range LONE = new Range(82, 126, 200);
    private static final Range PAIR = new Range(82, 130, 210);
    private static final Range TRIPLE = new Range(82, 120, 190);
    private static final Range PRICE = new Range(146, 220, 300);
    private static final Range FIELD = new Range(100, 160, 250);
    private static final Range PICTURE = new Range(138, 196, 310);
    private static final double CARDS_FROM = 28;
    private static final double CARD = 26;

    /** Headings above the whole row, or {@code over} each of its blocks. */
    PageRow {
        headings = List.copyOf(headings);
        blocks = List.copyOf(blocks);
        over = List.copyOf(over);
    }

    /** The rows of a section's blocks from the given one on. */
    static List<PageRow> of(Report.Section section, int number, int from) {
        var rows = new ArrayList<PageRow>();
        var headings = new ArrayList<Block>();
        var blocks = section.blocks();
        int i = from;
        while (i < blocks.size()) {
            if (headings.isEmpty() && opposed(blocks.subList(i, Math.min(i + 4, blocks.size())))) {
                rows.add(new PageRow(
                        "b-" + number + "-" + i,
                        List.of(),
                        List.of(blocks.get(i + 1), blocks.get(i + 3)),
                        List.of((Block.Heading) blocks.get(i), (Block.Heading) blocks.get(i + 2))));
                i += 4;
                continue;
            }
            if (blocks.get(i) instanceof Block.Heading || leads(blocks, i)) {
                headings.add(blocks.get(i));
                i++;
                continue;
            }
            int end = i;
            while (end < blocks.size() && narrow(blocks.get(end))) {
                end++;
            }
            int count = illustrated(blocks, i) ? 2 : Math.max(1, beside(blocks.subList(i, end)));
            rows.add(new PageRow("b-" + number + "-" + i, headings, blocks.subList(i, i + count), List.of()));
            headings.clear();
            i += count;
        }
        if (!headings.isEmpty()) {
            rows.add(new PageRow("b-" + number + "-" + i, headings, List.of(), List.of()));
        }
        return rows;
    }

    /** A line that a list follows, such as "Not available:", which stays with it as a heading does. */
    private static boolean leads(List<Block> blocks, int i) {
        return blocks.get(i) instanceof Block.Paragraph(var text)
                && text.text().endsWith(":")
                && i + 1 < blocks.size()
                && blocks.get(i + 1) instanceof Block.Points;
    }

    /** Two headed lists in turn, such as the bull and the bear case. */
    private static boolean opposed(List<Block> four) {
        return four.size() == 4
                && four.get(0) instanceof Block.Heading
                && listed(four.get(1))
                && four.get(2) instanceof Block.Heading
                && listed(four.get(3))
                && balanced(letters(four.get(1)), letters(four.get(3)));
    }

    private static boolean balanced(int one, int other) {
        return Math.max(one, other) <= LOPSIDED * Math.min(one, other);
    }

    private static int letters(Block block) {
        return switch (block) {
            case Block.Points(var points) ->
                points.stream().mapToInt(point -> point.text().text().length()).sum();
            case Block.Paragraph(var text) -> text.text().length();
            default -> 0;
        };
    }

    private static boolean listed(Block block) {
        return (block instanceof Block.Points(var points) && points.size() <= MOST_POINTS)
                || (block instanceof Block.Paragraph(var text) && text.text().length() < SHORT_TEXT);
    }

    /** How many of a run of narrow blocks stand in its first row: three small charts, two of others, or two of four. */
    private static int beside(List<Block> run) {
        boolean three =
                run.size() >= 3 && run.size() != 4 && run.stream().limit(3).allMatch(PageRow::small);
        return three ? 3 : Math.min(run.size(), 2);
    }

    /** Whether a block is a short text on the one small chart after it, which then stands beside it. */
    private static boolean illustrated(List<Block> blocks, int at) {
        return blocks.get(at) instanceof Block.Paragraph(var text)
                && at + 1 < blocks.size()
                && small(blocks.get(at + 1))
                && (at + 2 == blocks.size() || !narrow(blocks.get(at + 2)))
                && text.rendered(_ -> FIGURE).length() <= SHORT_TEXT;
    }

    double width() {
        int columns = Math.max(1, blocks.size());
        return Math.floor((PdfReport.WIDTH - GAP * (columns - 1)) / columns * 4) / 4;
    }

    boolean shared() {
        return blocks.size() > 1;
    }

    /** How high the drawings of the row may be; a table beside a chart fixes the height of both. */
    Range range() {
        if (blocks.stream().anyMatch(Block.FigureTable.class::isInstance) && !allTables()) {
            return new Range(PAIR.natural(), PAIR.natural(), PAIR.natural());
        }
        return switch (blocks.size()) {
            case 0 -> PagePlan.FIXED;
            case 1 -> alone(blocks.getFirst());
            case 2 -> allTables() || !over.isEmpty() ? PagePlan.FIXED : PAIR;
            default -> TRIPLE;
        };
    }

    private boolean allTables() {
        return blocks.stream().allMatch(Block.FigureTable.class::isInstance);
    }

    private static Range alone(Block block) {
        return switch (block) {
            case Block.Illustration(var picture, var _, var _) -> picture(picture);
            case Block.Exhibit(PriceChart chart, var _) -> chart.line() ? LONE : PRICE;
            case Block.Exhibit(var chart, var _) when large(chart) -> FIELD;
            case Block.Exhibit _ -> LONE;
            default -> PagePlan.FIXED;
        };
    }

    /** A chain of cards needs room for the fullest of its columns, or its last cards would be left out. */
    private static Range picture(Infographic picture) {
        int most = picture.panels().stream()
                .mapToInt(panel -> panel.items().size())
                .max()
                .orElse(0);
        return picture.kind() == Infographic.Kind.BUSINESS_MODEL
                ? new Range(Math.max(PICTURE.least(), CARDS_FROM + most * CARD), PICTURE.natural(), PICTURE.most())
                : PICTURE;
    }

    private static boolean narrow(Block block) {
        return switch (block) {
            case Block.Exhibit(var chart, var _) -> !large(chart) && !(chart instanceof PriceChart);
            case Block.FigureTable table ->
                table.columns().size() <= MOST_COLUMNS
                        && table.rows().size() <= MOST_ROWS
                        && table.rows().stream()
                                .flatMap(row -> row.cells().stream())
                                .noneMatch(PageRow::wordy);
            default -> false;
        };
    }

    private static boolean wordy(Block.Cell cell) {
        return cell instanceof Block.Cell.Words(var text) && text.length() > LONGEST_WORDS;
    }

    private static boolean large(Chart chart) {
        return switch (chart) {
            case FootballField _, HeatGrid _, SmallMultiples _ -> true;
            case PlottedChart plotted -> plotted.panels().size() > 1;
            case WaterfallChart bridge -> bridge.changes().size() > 3;
            default -> false;
        };
    }

    private static boolean small(Block block) {
        return block instanceof Block.Exhibit(var chart, var _)
                && switch (chart) {
                    case BarChart it ->
                        it.periods().count() <= FEW_POINTS && it.series().size() == 1;
                    case LineChart it ->
                        it.periods().count() <= FEW_POINTS && it.series().size() <= 2;
                    case AreaChart it ->
                        it.periods().count() <= FEW_POINTS && it.series().size() == 1;
                    case DualAxisChart it -> it.periods().count() <= FEW_POINTS;
                    case RankChart it -> it.rows().size() <= FEW_POINTS;
                    default -> false;
                };
    }
}
