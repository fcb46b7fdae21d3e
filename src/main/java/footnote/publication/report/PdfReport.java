package footnote.publication.report;

import footnote.publication.chart.Chart;
import footnote.publication.chart.Size;
import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.chart.draw.Drawing;
import footnote.publication.infographic.InfographicRenderer;
import footnote.publication.text.Fitting;
import footnote.publication.text.Typeface;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The report as the PDF engine reads it, laid out by a plan of its pages. */
final class PdfReport implements Medium {
    static final double WIDTH = 504;
    static final int COVER_WORDS = 328;
    static final double COVER_CHART = 132;

    private final Report report;
    private final FootnoteNumbering notes;
    private final ChartRenderer charts;
    private final InfographicRenderer pictures;
    private final PagePlan plan;
    private final int onCover;
    private final Markup out = new Markup(text -> Fitting.shown(text, Typeface.SANS));
    private final BlockWriter blocks;
    private final Map<String, Drawing> drawings = new HashMap<>();
    private String at = ""; // the block being written; none on the cover

    /** With so many blocks of the first section on the cover. */
    PdfReport(
            Report report,
            FootnoteNumbering notes,
            ChartRenderer charts,
            InfographicRenderer pictures,
            PagePlan plan,
            int onCover) {
        this.report = report;
        this.notes = notes;
        this.charts = charts;
        this.pictures = pictures;
        this.plan = plan;
        this.onCover = onCover;
        this.blocks = new BlockWriter(out, notes, this);
    }

    Map<String, Drawing> drawings() {
        return drawings;
    }

    /** The whole document; where it is only to be measured, on one endless page. */
    String write(boolean endless) {
        out.open("html", "lang", "en").open("head");
        out.element("title", ReportOpening.title(report.masthead(), notes));
        out.empty(
                "meta",
                "name",
                "subject",
                "content",
                "Equity research, " + ReportOpening.DAY.format(report.masthead().asOf()));
        out.empty("meta", "name", "author", "content", "Footnote");
        out.own("<style>").own(StyleSheet.read("paper.css"));
        out.own(endless ? "@page { size: 612pt 14000pt; }" : "").own("</style>");
        bookmarks();
        out.close("head").open("body").line();
        running();
        cover();
        for (int i = 0; i < report.sections().size(); i++) {
            section(report.sections().get(i), i, i == 0 ? onCover : 0);
        }
        gaps();
        new PdfNotes(out, report, notes).write();
        out.close("body").close("html");
        return out.toString();
    }

    private void bookmarks() {
        out.open("bookmarks");
        for (var section : report.sections()) {
            out.empty("bookmark", "name", notes.rendered(section.title()), "href", "#" + ReportOpening.anchor(section));
        }
        if (!report.untoldGaps().isEmpty()) {
            out.empty("bookmark", "name", "Not available", "href", "#gaps");
        }
        out.empty("bookmark", "name", "Notes and sources", "href", "#notes");
        out.close("bookmarks");
    }

    /** What stands at the head and foot of every page but the first. */
    private void running() {
        var masthead = report.masthead();
        out.element(
                "div",
                ReportOpening.company(masthead) + " (" + Fitting.brief(masthead.symbol(), 24) + ")",
                "class",
                "run-left");
        out.element(
                "div",
                ReportOpening.DAY.format(masthead.asOf()) + (masthead.fictional() ? " · invented company" : ""),
                "class",
                "run-right");
        out.element("div", "Every figure leads to a numbered note at the end.", "class", "run-foot")
                .line();
    }

    private void cover() {
        var masthead = report.masthead();
        out.open("div", "class", "cover");
        ReportOpening.brand(out, masthead);
        var opening = new ReportOpening(out, blocks, notes, this);
        out.open("div", "class", "side");
        opening.rail(masthead);
        contents();
        out.close("div");
        out.open("div", "class", "lede", "id", "lede");
        out.element(
                "p",
                ReportOpening.company(masthead) + " (" + ReportOpening.listing(masthead) + ")",
                "class",
                "company");
        opening.finding(masthead);
        opening.redFlags(masthead);
        blocks.paragraph(masthead.summary(), "summary");
        var first = report.sections().isEmpty()
                ? List.<Block>of()
                : report.sections().getFirst().blocks();
        if (onCover > 0) {
            var section = report.sections().getFirst();
            out.open("h2", "id", ReportOpening.anchor(section));
            blocks.words(section.title());
            out.close("h2");
        }
        first.subList(0, onCover).forEach(blocks::block);
        out.element("p", ReportOpening.written(masthead), "class", "written");
        out.close("div").close("div").line();
    }

    private void contents() {
        out.element("p", "Contents", "class", "rail-head").open("div", "class", "toc");
        for (var section : report.sections()) {
            out.open("p")
                    .element(
                            "a",
                            Fitting.brief(notes.rendered(section.title()), 60),
                            "href",
                            "#" + ReportOpening.anchor(section))
                    .close("p");
        }
        out.open("p").element("a", "Notes and sources", "href", "#notes").close("p");
        out.close("div");
    }

    private void section(Report.Section section, int number, int from) {
        var rest = section.blocks().subList(from, section.blocks().size());
        boolean headed = number > 0 || from == 0;
        for (int i = 0; i < rest.size(); i++) {
            var id = "b-" + number + "-" + (from + i);
            var kind = plan.whole(id, rest.get(i)) ? "whole" : "flow";
            out.open("div", "class", plan.breaks(id) ? kind + " new-page" : kind, "id", id);
            if (i == 0 && headed) {
                out.open("h2", "id", ReportOpening.anchor(section));
                blocks.words(section.title());
                out.close("h2");
            }
            at = id;
            blocks.block(rest.get(i));
            out.close("div").line();
        }
        if (rest.isEmpty() && headed) {
            out.open("h2", "id", ReportOpening.anchor(section));
            blocks.words(section.title());
            out.close("h2");
        }
    }

    private void gaps() {
        if (!report.untoldGaps().isEmpty()) {
            out.open("div", "class", "flow", "id", "b-gaps");
            out.element("h2", "Not available", "id", "gaps").open("ul", "class", "points");
            for (var gap : report.untoldGaps()) {
                out.open("li")
                        .element("b", gap.what() + ".", "class", "lead")
                        .text(" " + gap.why())
                        .close("li");
            }
            out.close("ul").close("div").line();
        }
    }

    @Override
    public void figure(Markup page, String fact, String text, String form) {
        int note = notes.note(fact);
        boolean negative = notes.entry(fact).fact().value().signum() < 0;
        page.open("a", "class", negative ? "fig negative" : "fig", "href", "#n" + note, "title", "Note " + note);
        page.text(text);
        if (form.isEmpty()) {
            page.element("sup", Integer.toString(note));
        }
        page.close("a");
    }

    /** Notes 31–45, 52. */
    @Override
    public String noted(List<String> facts) {
        var numbers = facts.stream().map(notes::note).filter(each -> each > 0).toList();
        return numbers.isEmpty() ? "" : " Notes " + NumberRanges.of(numbers) + ".";
    }

    @Override
    public void gap(Markup page, String mark, String why) {
        page.text("n.a.").element("sup", mark);
    }

    @Override
    public void chart(Markup page, Chart chart) {
        drawn(
                page,
                charts.plot(
                        chart,
                        at.isEmpty()
                                ? new Size(COVER_WORDS, COVER_CHART)
                                : new Size(WIDTH, plan.height(at, PagePlan.CHART))));
    }

    @Override
    public void picture(Markup page, Block.Illustration illustration) {
        drawn(page, pictures.plot(illustration.picture(), new Size(WIDTH, plan.height(at, PagePlan.PICTURE))));
    }

    private void drawn(Markup page, Drawing drawing) {
        var key = "d" + drawings.size();
        drawings.put(key, drawing);
        page.open("div", "class", "plot")
                .open(
                        "object",
                        "type",
                        "footnote/drawing",
                        "data",
                        key,
                        "alt",
                        Fitting.shown(drawing.title() + ". " + drawing.description(), Typeface.SANS),
                        "style",
                        "width:" + drawing.size().width() + "pt;height:"
                                + drawing.size().height() + "pt")
                .close("object")
                .close("div");
    }

    @Override
    public void below(Markup page, Chart chart) {
        // paper cannot fold: the figures of a chart are in the notes and the workbook
    }
}
