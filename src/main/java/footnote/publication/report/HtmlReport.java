package footnote.publication.report;

import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Format;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.Size;
import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.chart.draw.Theme;
import footnote.publication.infographic.GeneratedImage;
import footnote.publication.infographic.Infographic;
import footnote.publication.infographic.InfographicRenderer;
import footnote.publication.text.TextFitting;
import footnote.publication.text.Typeface;
import footnote.publication.text.WebFont;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The report as one HTML file: no script, no network, by day and by night, on a desk or a phone. */
final class HtmlReport implements Medium {
    private static final Size WIDE = new Size(540, 262);
    private static final Size SLIM = new Size(258, 214);
    private static final List<Typeface> FACES = List.of(
            Typeface.SANS, Typeface.SANS_MEDIUM, Typeface.SANS_SEMIBOLD, Typeface.SERIF, Typeface.SERIF_SEMIBOLD);

    private final Report report;
    private final FootnoteNumbering notes;
    private final ChartRenderer charts;
    private final InfographicRenderer pictures;
    private final Theme theme;
    private final Markup out = new Markup(TextFitting::inert);
    private final BlockWriter blocks;

    HtmlReport(
            Report report, FootnoteNumbering notes, ChartRenderer charts, InfographicRenderer pictures, Theme theme) {
        this.report = report;
        this.notes = notes;
        this.charts = charts;
        this.pictures = pictures;
        this.theme = theme;
        this.blocks = new BlockWriter(out, notes, this);
    }

    byte[] bytes() {
        body();
        var content = out.toString();
        var page = new Markup(TextFitting::inert);
        page.own("<!DOCTYPE html>\n").open("html", "lang", "en").line().open("head");
        page.empty("meta", "charset", "utf-8");
        page.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.empty("meta", "name", "color-scheme", "content", "light dark");
        page.empty("meta", "name", "referrer", "content", "no-referrer");
        page.empty(
                "meta",
                "http-equiv",
                "Content-Security-Policy",
                "content",
                "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:");
        page.element("title", ReportOpening.title(report.masthead(), notes));
        page.own("<style>\n")
                .own(fonts(content))
                .own(StyleSheet.read("screen.css"))
                .own("@media screen and (prefers-color-scheme: dark) {\n" + theme.darkRules() + "}\n")
                .own("</style>")
                .close("head")
                .line();
        page.own(content).close("html").line();
        return page.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void body() {
        out.open("body").line();
        out.element("a", "Skip to the report", "class", "skip", "href", "#report");
        ReportOpening.brand(out, report.masthead());
        out.open("div", "class", "desk");
        contents();
        out.open("main", "id", "report");
        new ReportOpening(out, blocks).write(report.masthead());
        for (var section : report.sections()) {
            out.open("section", "id", ReportOpening.anchor(section)).line();
            out.open("h2");
            blocks.words(section.title());
            out.close("h2").line();
            section.blocks().forEach(blocks::block);
            out.close("section").line();
        }
        new Endnotes(out, report, notes).write();
        out.close("main").close("div").line();
        ReportOpening.foot(out, report.masthead());
        out.close("body").line();
    }

    private void contents() {
        out.open("nav", "class", "contents", "aria-label", "Contents");
        out.open("details", "open", "open").element("summary", "Contents").open("ol");
        for (var section : report.sections()) {
            out.open("li")
                    .element("a", notes.rendered(section.title()), "href", "#" + ReportOpening.anchor(section))
                    .close("li");
        }
        out.open("li").element("a", "Notes and sources", "href", "#notes").close("li");
        out.close("ol").close("details").close("nav").line();
    }

    @Override
    public void figure(Markup page, String fact, String text, String form) {
        page.element(
                "a",
                text,
                "class",
                notes.adverse(fact) ? "fig negative" : "fig",
                "href",
                "#n" + notes.note(fact),
                "data-fact",
                fact,
                "data-form",
                form,
                "data-n",
                notes.marked(fact) ? Integer.toString(notes.note(fact)) : "",
                "data-note",
                notes.note(fact) + "  " + notes.sentence(fact),
                "aria-describedby",
                "n" + notes.note(fact));
    }

    @Override
    public String noted(List<String> facts) {
        return "";
    }

    @Override
    public void gap(Markup page, String mark, String why) {
        page.open("span", "class", "gap", "tabindex", "0", "data-note", "Not available: " + why)
                .text("n.a.")
                .text(" ")
                .element("sup", mark)
                .close("span");
    }

    @Override
    public String mark(String letter) {
        return "(" + letter + ")";
    }

    @Override
    public void chart(Markup page, Chart chart) {
        var id = "exhibit-" + chart.caption().exhibit();
        page.open("div", "class", "plot wide")
                .own(charts.plot(chart, WIDE).named(id + "-wide").svg(this::hint))
                .close("div");
        page.open("div", "class", "plot slim")
                .own(charts.plot(chart, SLIM).named(id + "-slim").svg(this::hint))
                .close("div");
    }

    @Override
    public void picture(Markup page, Block.Illustration illustration) {
        var picture = illustration.picture();
        page.open("div", "class", "plot picture");
        illustration
                .painting()
                .ifPresentOrElse(
                        painting -> painted(page, picture, painting),
                        () -> page.own(pictures.plot(picture)
                                .named("exhibit-" + picture.caption().exhibit() + "-wide")
                                .svg(this::hint)));
        page.close("div");
        page.open("details", "class", "data").element("summary", "Figures and sources");
        for (var panel : picture.panels()) {
            page.open("p").open("b", "class", "lead");
            blocks.words(panel.heading());
            page.close("b").close("p").open("ul");
            for (var item : panel.items()) {
                page.open("li");
                blocks.words(item.label());
                item.fact().ifPresent(fact -> {
                    page.text(" ");
                    figure(page, fact, notes.figure(fact), "");
                });
                item.note().ifPresent(note -> {
                    page.text(". ");
                    blocks.words(note.text());
                });
                page.close("li");
            }
            page.close("ul");
        }
        page.close("details");
    }

    /** What a model painted proves nothing, so it says so. */
    private static void painted(Markup page, Infographic picture, GeneratedImage painting) {
        page.empty(
                "img",
                "src",
                "data:image/jpeg;base64," + painting.jpeg(),
                "width",
                "1200",
                "height",
                "800",
                "alt",
                "A picture by an image model, titled "
                        + TextFitting.plain(picture.caption().title()));
        page.element("p", "Drawn by an image model, without figures; the figures are listed below.", "class", "unit");
    }

    @Override
    public void below(Markup page, Chart chart) {
        var table = ChartTable.of(chart);
        if (chart instanceof PriceChart || table.facts().isEmpty()) {
            return;
        }
        page.open("details", "class", "data").element("summary", "Figures and their sources");
        page.open("div", "class", "scroll")
                .open("table", "class", "figures dense")
                .open("thead")
                .open("tr");
        page.element("th", "Series", "scope", "col", "class", "name");
        table.columns().forEach(column -> page.element("th", column, "scope", "col"));
        page.close("tr").close("thead").open("tbody");
        for (var line : table.lines().stream().filter(HtmlReport::bound).toList()) {
            page.open("tr").element("th", line.name(), "scope", "row", "class", "name");
            for (int i = 0; i < line.data().size(); i++) {
                page.open("td", "class", "number");
                figure(page, line.data().get(i), line.formats().get(i));
                page.close("td");
            }
            page.close("tr");
        }
        page.close("tbody").close("table").close("div").close("details");
    }

    private void figure(Markup page, Datum datum, Format format) {
        if (notes.knows(datum.fact())) {
            figure(page, datum.fact(), notes.figure(datum.fact()), "");
        } else {
            page.text(format.of(datum.value()));
        }
    }

    private static boolean bound(ChartTable.Line line) {
        return line.data().stream().anyMatch(each -> !each.fact().isEmpty());
    }

    private String hint(String fact) {
        return notes.knows(fact) ? notes.figure(fact) + ", note " + notes.note(fact) + ": " + notes.sentence(fact) : "";
    }

    /** Only the characters this page uses, of each face; East Asian ones join every family. */
    private static String fonts(String content) {
        var used = content.codePoints().boxed().collect(Collectors.toSet());
        IntStream.rangeClosed(' ', '~').forEach(used::add);
        var rules = new StringBuilder();
        for (var face : FACES) {
            face(rules, face.family(), WebFont.of(face, used), "");
        }
        var rest = used.stream().filter(each -> each >= 0x2E80).collect(Collectors.toSet());
        for (var face : Typeface.eastAsian()) {
            var mine = rest.stream()
                    .filter(each ->
                            Typeface.eastAsian(each).filter(face::equals).isPresent())
                    .collect(Collectors.toSet());
            face(rules, "Noto Sans CJK", WebFont.of(face, mine), range(mine));
        }
        return rules.toString();
    }

    private static String range(Set<Integer> codePoints) {
        return codePoints.stream()
                .sorted()
                .map(each -> "U+" + Integer.toHexString(each))
                .collect(Collectors.joining(","));
    }

    private static void face(StringBuilder rules, String family, byte[] font, String range) {
        if (font.length > 0) {
            rules.append("@font-face{font-family:'")
                    .append(family)
                    .append("';font-display:block;")
                    .append(range.isEmpty() ? "" : "unicode-range:" + range + ";")
                    .append("src:url(data:font/woff;base64,")
                    .append(Base64.getEncoder().encodeToString(font))
                    .append(") format('woff')}\n");
        }
    }
}
