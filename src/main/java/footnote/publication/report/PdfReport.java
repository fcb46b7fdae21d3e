package footnote.publication.report;

import footnote.publication.chart.Chart;
import footnote.publication.chart.Size;
import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.chart.draw.Drawing;
import footnote.publication.infographic.InfographicRenderer;
import footnote.publication.text.TextFitting;
import footnote.publication.text.Typeface;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The report as the PDF engine reads it, laid out by a plan of its pages. */
final class PdfReport implements Medium {
    static final double WIDTH = 504;
    static final int KEPT_ROWS = 14;
    static final double SOURCE_LINE = 9;
    /** The lines of the sources may be set wider apart where the last page has room. */
    static final PagePlan.Range SOURCES = new PagePlan.Range(SOURCE_LINE, SOURCE_LINE, 1.5 * SOURCE_LINE);

    private final Report report;
    private final FootnoteNumbering notes;
    private final ChartRenderer charts;
    private final InfographicRenderer pictures;
    private final PagePlan plan;
    private final PdfFirstPage.Cover cover;
    private final boolean compact;
    private final Markup out = new Markup(text -> TextFitting.shown(text, Typeface.SANS));
    private final BlockWriter blocks;
    private final Map<String, Drawing> drawings = new HashMap<>();
    private Optional<PageRow> at = Optional.empty(); // the row being written; none on the first page

    PdfReport(
            Report report,
            FootnoteNumbering notes,
            ChartRenderer charts,
            InfographicRenderer pictures,
            Setting setting) {
        this.report = report;
        this.notes = notes;
        this.charts = charts;
        this.pictures = pictures;
        this.plan = setting.plan();
        this.cover = setting.cover();
        this.compact = setting.compact();
        this.blocks = new BlockWriter(out, notes, this);
    }

    /** Where pages end, what the first holds, and whether lines stand closer. */
    record Setting(PagePlan plan, PdfFirstPage.Cover cover, boolean compact) {}

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
        out.close("head").open("body", "class", compact ? "compact" : "normal").line();
        running();
        new PdfFirstPage(out, report, notes, this, cover).write();
        if (report.length() != Report.Length.BRIEF) {
            for (int i = 0; i < report.sections().size(); i++) {
                section(report.sections().get(i), i, i == 0 ? cover.blocks() : 0);
            }
            gaps();
            sources();
        }
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
        out.empty("bookmark", "name", "Sources", "href", "#sources-head");
        out.close("bookmarks");
    }

    /** What stands at the head and foot of every page but the first. */
    private void running() {
        var masthead = report.masthead();
        out.element(
                "div",
                ReportOpening.company(masthead) + " (" + ReportOpening.symbol(masthead) + ")",
                "class",
                "run-left");
        out.element(
                "div",
                ReportOpening.DAY.format(masthead.asOf())
                        + (masthead.fictional()
                                ? masthead.compared().isPresent() ? " · fictional companies" : " · fictional company"
                                : ""),
                "class",
                "run-right");
        out.element(
                        "div",
                        "Figures link to their sources; the HTML report and the workbook have a note for each.",
                        "class",
                        "run-foot")
                .line();
    }

    private void section(Report.Section section, int number, int from) {
        boolean headed = number > 0 || from == 0;
        for (var row : PageRow.of(section, number, from)) {
            boolean flows = row.blocks().size() == 1 && flows(row.blocks().getFirst());
            var kind = flows ? "flow" : "whole";
            out.open("div", "class", plan.breaks(row.id()) ? kind + " new-page" : kind, "id", row.id());
            if (headed) {
                out.open("h2", "id", ReportOpening.anchor(section));
                blocks.words(section.title());
                out.close("h2");
                headed = false;
            }
            row.headings().forEach(blocks::block);
            at = Optional.of(row);
            if (row.shared()) {
                beside(row);
            } else {
                row.blocks().forEach(blocks::block);
            }
            out.close("div").line();
        }
    }

    private static boolean flows(Block block) {
        return switch (block) {
            case Block.Paragraph _, Block.Points _, Block.Callout _ -> true;
            case Block.FigureTable table -> table.rows().size() > KEPT_ROWS;
            default -> false;
        };
    }

    private void beside(PageRow row) {
        for (int i = 0; i < row.blocks().size(); i++) {
            out.open("div", "class", i == 0 ? "beside" : "beside next", "style", "width:" + row.width() + "pt");
            if (!row.over().isEmpty()) {
                blocks.block(row.over().get(i));
            }
            blocks.block(row.blocks().get(i));
            out.close("div");
        }
        out.open("div", "class", "clear").close("div");
    }

    private void sources() {
        double line = SOURCE_LINE * plan.stretch("sources", SOURCES);
        out.open(
                "div",
                "class",
                plan.breaks("sources") ? "flow sources new-page" : "flow sources",
                "id",
                "sources",
                "style",
                "line-height:" + Math.floor(line * 20) / 20 + "pt");
        new PdfSources(out, report, notes).write();
        out.close("div").open("div", "id", "end").close("div");
    }

    private void gaps() {
        if (!report.untoldGaps().isEmpty()) {
            out.open("div", "class", plan.breaks("b-gaps") ? "flow new-page" : "flow", "id", "b-gaps");
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

    /** No mark after the figure, so that copied text keeps its digits; the figure links to its source. */
    @Override
    public void figure(Markup page, String fact, String text, String form) {
        var kind = notes.adverse(fact) ? "fig negative" : "fig";
        var sources = report.length() == Report.Length.BRIEF ? List.<Integer>of() : notes.sourcesBehind(fact);
        if (sources.isEmpty()) {
            page.element("span", text, "class", kind);
        } else {
            page.element(
                    "a",
                    text,
                    "class",
                    kind,
                    "href",
                    "#s" + sources.getFirst(),
                    "title",
                    "Source " + sources.getFirst());
        }
    }

    /** Documents 31–45, 52. */
    @Override
    public String noted(List<String> facts) {
        var numbers = facts.stream()
                .flatMap(fact -> notes.sourcesBehind(fact).stream())
                .toList();
        return numbers.isEmpty() || report.length() == Report.Length.BRIEF
                ? ""
                : (numbers.stream().distinct().count() == 1 ? ", document " : ", documents ")
                        + NumberRanges.of(numbers);
    }

    @Override
    public void gap(Markup page, String mark, String why) {
        page.text("n.a. (" + mark + ")");
    }

    @Override
    public String mark(String letter) {
        return "(" + letter + ")";
    }

    @Override
    public void chart(Markup page, Chart chart) {
        drawn(
                page,
                charts.plot(
                        chart,
                        at.map(this::size).orElseGet(() -> new Size(PdfFirstPage.width(report), cover.chart()))));
    }

    @Override
    public void picture(Markup page, Block.Illustration illustration) {
        drawn(
                page,
                pictures.plot(
                        illustration.picture(),
                        at.map(this::size).orElseGet(() -> new Size(PdfFirstPage.width(report), 222))));
    }

    private Size size(PageRow row) {
        return new Size(row.width(), plan.height(row.id(), row.range()));
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
                        TextFitting.shown(drawing.title() + ". " + drawing.description(), Typeface.SANS),
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
