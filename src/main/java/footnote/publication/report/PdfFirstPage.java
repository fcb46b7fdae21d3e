package footnote.publication.report;

/** The first page on paper: the headline, red flags before everything else, the view and key data beside the summary. */
final class PdfFirstPage {
    private static final double WIDTH = 334;

    /** What it holds: so many blocks of the first section, its chart of such a height, lines wider apart or not. */
    record Cover(int blocks, double chart, boolean airy) {
        static final double LOWEST = 92;
        static final double HIGHEST = 310;
        static final Cover NONE = new Cover(0, LOWEST, false);
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
            out.open("div", "class", "side");
            opening.view(masthead);
            opening.rail(masthead);
            out.element("p", ReportOpening.written(masthead), "class", "written");
            if (last) {
                new PdfSources(out, report, notes).line();
            }
            out.close("div");
            lede(opening, cover.airy() ? "lede airy" : "lede");
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
