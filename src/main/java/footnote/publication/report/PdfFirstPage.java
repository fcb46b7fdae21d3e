package footnote.publication.report;

import java.util.Locale;

/** The first page on paper: the headline, red flags before everything else, the view and key data beside the summary. */
final class PdfFirstPage {
    private static final double WIDTH = 334;

    /** How far lines are apart: closer, so that the chart fits, or wider, where there is none to fill the page. */
    enum Spacing {
        TIGHT,
        NORMAL,
        AIRY;

        String style() {
            return this == NORMAL ? "lede" : "lede " + name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * What it holds: so many blocks of the first section, its chart of such a height, how far lines are apart, and whether
     * the figures beside them stand closer.
     */
    record Cover(int blocks, double chart, Spacing spacing, boolean dense) {
        static final double LOWEST = 92;
        static final double HIGHEST = 310;
        static final Cover NONE = new Cover(0, LOWEST, Spacing.NORMAL, false);
    }

    private final Markup out;
    private final Report report;
    private final FootnoteNumbering notes;
    private final BlockWriter blocks;
    private final Cover cover;

    PdfFirstPage(Markup out, Report report, FootnoteNumbering notes, Medium medium, Cover cover) {
        this.out = out;
        this.report = report;
        this.notes = notes;
        this.blocks = new BlockWriter(out, notes, medium);
        this.cover = cover;
    }

    /** Without figures beside the summary, what follows starts on the first page. */
    static boolean runsOn(Report report) {
        return report.masthead().allHighlights().isEmpty() && report.length() != Report.Length.BRIEF;
    }

    /** The width of its column of words. */
    static double width(Report report) {
        return runsOn(report) ? PdfReport.WIDTH : WIDTH;
    }

    void write() {
        var masthead = report.masthead();
        boolean last = report.length() == Report.Length.BRIEF;
        out.open("div", "class", runsOn(report) || last ? "cover runs-on" : "cover");
        ReportOpening.brand(out, masthead);
        var opening = new ReportOpening(out, blocks);
        if (runsOn(report)) {
            lede(opening, "lede wide");
            out.element("p", ReportOpening.written(masthead), "class", "written");
        } else {
            out.open("div", "id", "side", "class", cover.dense() ? "side dense" : "side");
            opening.view(masthead);
            opening.rail(masthead);
            out.element("p", ReportOpening.written(masthead), "class", "written");
            if (last) {
                new PdfSources(out, report, notes).line();
            }
            out.close("div");
            lede(opening, cover.spacing().style());
        }
        out.close("div").line();
    }

    private void lede(ReportOpening opening, String kind) {
        var masthead = report.masthead();
        out.open("div", "class", kind, "id", "lede");
        out.element(
                "p",
                ReportOpening.company(masthead) + " (" + ReportOpening.listing(masthead) + ")",
                "class",
                "company");
        opening.finding(masthead);
        opening.redFlags(masthead);
        blocks.paragraph(masthead.summary(), "summary");
        if (cover.blocks() > 0) {
            var section = report.sections().getFirst();
            out.open("div", "id", ReportOpening.anchor(section), "class", "first");
            section.blocks().subList(0, cover.blocks()).forEach(blocks::block);
            out.close("div");
        }
        out.close("div");
    }
}
