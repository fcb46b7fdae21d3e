package footnote.publication.report;

import footnote.publication.text.Typeface;

/** How much of the first section the cover may hold beside the key figures; the typesetter measures whether it does. */
final class CoverFit {
    private static final double ROOM = 640;
    private static final double LINE = 13.2;

    private CoverFit() {}

    /** The leading blocks that might fit into a column of this width, by an estimate that errs on the short side. */
    static int most(Report report, FootnoteNumbering notes, double width) {
        if (report.sections().isEmpty()) {
            return 0;
        }
        var masthead = report.masthead();
        double used = 20
                + lines(notes.rendered(masthead.finding()), Typeface.SERIF_SEMIBOLD, 23, width) * 26
                + lines(notes.rendered(masthead.summary().text()), Typeface.SANS, 10.5, width) * 15.5
                + 50
                + (masthead.redFlags().isEmpty()
                        ? 0
                        : 40 + height(new Block.Points(masthead.redFlags()), notes, width - 20));
        int count = 0;
        for (var block : report.sections().getFirst().blocks()) {
            used += height(block, notes, width);
            if (used > ROOM) {
                break;
            }
            count++;
        }
        return count;
    }

    private static double height(Block block, FootnoteNumbering notes, double width) {
        return switch (block) {
            case Block.Paragraph(var text) -> text(text.text(), notes, width) + 6;
            case Block.Points(var points) ->
                points.stream()
                        .mapToDouble(point -> text(
                                        point.lead().orElse("") + " "
                                                + point.text().text(),
                                        notes,
                                        width - 12)
                                + 4)
                        .sum();
            case Block.Callout(var label, var text) -> text(label + " " + text.text(), notes, width - 20) + 20;
            case Block.Heading _ -> LINE + 11;
            case Block.Exhibit(var _, var interpretation) ->
                text(interpretation.text(), notes, width - 10) + PdfReport.COVER_CHART + 62;
            case Block.FigureTable table
            when table.columns().size() <= 6 ->
                62 + 14.5 * (table.rows().size() + 1) + 10 * table.notes().size();
            default -> ROOM;
        };
    }

    private static double text(String text, FootnoteNumbering notes, double width) {
        return lines(notes.rendered(text), Typeface.SANS, 9, width) * LINE;
    }

    private static double lines(String text, Typeface face, double size, double width) {
        return Math.ceil(0.95 * face.width(text.substring(0, Math.min(text.length(), 3000)), size) / width);
    }
}
