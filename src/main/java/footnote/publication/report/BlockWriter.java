package footnote.publication.report;

import footnote.domain.Prose;
import footnote.publication.chart.Caption;
import footnote.publication.text.TextFitting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Writes the blocks of a report as elements that every medium shares. */
final class BlockWriter {
    private static final String YEAR_ON_YEAR = " y/y";
    private static final String EDGE = "\0";
    private static final int LONGEST_TITLE = 240;
    private static final int LONGEST_WORD = 18;

    private final Markup out;
    private final FootnoteNumbering apparatus;
    private final Medium medium;

    BlockWriter(Markup out, FootnoteNumbering apparatus, Medium medium) {
        this.out = out;
        this.apparatus = apparatus;
        this.medium = medium;
    }

    void block(Block block) {
        switch (block) {
            case Block.Paragraph(var text) -> paragraph(text, "");
            case Block.Points(var points) -> points(points);
            case Block.Callout(var label, var text) -> callout(label, text);
            case Block.Heading(String text) -> out.element("h3", text);
            case Block.Exhibit it -> exhibit(it);
            case Block.Illustration it -> illustration(it);
            case Block.FigureTable it -> table(it);
        }
        out.line();
    }

    /** Text whose references become figures that lead to their notes. */
    void words(String text) {
        if (text.indexOf('{') < 0 || text.isBlank()) {
            out.text(text);
            return;
        }
        var parts = new Prose(TextFitting.inert(text))
                .rendered(id -> EDGE + id + EDGE)
                .split(EDGE, -1);
        int opened = opened(parts[0]);
        out.text(parts[0].substring(0, parts[0].length() - opened));
        for (int i = 1; i < parts.length; i += 2) {
            int held = held(parts[i + 1]);
            if (held + opened > 0) {
                out.open("span", "class", "hold");
            }
            out.text(parts[i - 1].substring(parts[i - 1].length() - opened));
            medium.figure(out, parts[i], apparatus.figure(parts[i]), "");
            out.text(parts[i + 1].substring(0, held));
            if (held + opened > 0) {
                out.close("span");
            }
            opened = i + 2 < parts.length && held < parts[i + 1].length() ? opened(parts[i + 1]) : 0;
            out.text(parts[i + 1].substring(held, parts[i + 1].length() - opened));
        }
    }

    /** A bracket before a figure stays on its line. */
    private static int opened(String before) {
        return before.endsWith("(") ? 1 : 0;
    }

    /** "y/y", points and brackets after a figure stay on its line. */
    private static int held(String after) {
        int held = after.startsWith(YEAR_ON_YEAR) ? YEAR_ON_YEAR.length() : 0;
        while (held < after.length() && ".,;:)?!".indexOf(after.charAt(held)) >= 0) {
            held++;
        }
        return held;
    }

    void paragraph(Prose text, String kind) {
        out.open("p", "class", kind);
        words(text.text());
        out.close("p");
    }

    private void points(List<Block.Point> points) {
        out.open("ul", "class", "points");
        for (var point : points) {
            out.open("li");
            point.lead().ifPresent(lead -> {
                out.open("b", "class", "lead");
                words(lead);
                out.close("b").text(" ");
            });
            words(point.text().text());
            out.close("li");
        }
        out.close("ul");
    }

    private void callout(String label, Prose text) {
        out.open("div", "class", "callout");
        out.open("p").open("b", "class", "lead");
        words(label + ".");
        out.close("b").text(" ");
        words(text.text());
        out.close("p").close("div");
    }

    private void exhibit(Block.Exhibit exhibit) {
        var caption = exhibit.chart().caption();
        open("exhibit", caption);
        out.open("div", "class", "figure");
        caption(caption, "");
        medium.chart(out, exhibit.chart());
        source(caption, ChartTable.of(exhibit.chart()).facts());
        medium.below(out, exhibit.chart());
        out.close("div");
        paragraph(exhibit.interpretation(), "reading");
        out.close("div");
    }

    private void illustration(Block.Illustration illustration) {
        var caption = illustration.picture().caption();
        open("exhibit illustration", caption);
        out.open("div", "class", "figure");
        caption(caption, caption.unit());
        medium.picture(out, illustration);
        source(
                caption,
                illustration.picture().panels().stream()
                        .flatMap(panel -> panel.items().stream())
                        .flatMap(item -> item.fact().stream())
                        .toList());
        out.close("div");
        paragraph(illustration.interpretation(), "reading");
        out.close("div");
    }

    private void open(String kind, Caption caption) {
        out.open("div", "class", kind, "id", "exhibit-" + caption.exhibit());
    }

    private void caption(Caption caption, String unit) {
        out.open("p", "class", "caption");
        out.element("span", "Exhibit " + caption.exhibit(), "class", "number").text(" ");
        out.open("span", "class", "finding");
        words(cut(caption.title()));
        out.close("span").close("p");
        if (!unit.isBlank()) {
            out.element("p", unit, "class", "unit");
        }
    }

    private static String cut(String title) {
        return title.length() > LONGEST_TITLE && title.indexOf('{') < 0
                ? TextFitting.brief(title, LONGEST_TITLE)
                : title;
    }

    private void source(Caption caption, List<String> facts) {
        out.open("p", "class", "source");
        out.element("span", "As of " + caption.asOf(), "class", "as-of").text(" ");
        out.text("Source: " + caption.source() + medium.noted(facts) + ".").close("p");
    }

    private void table(Block.FigureTable table) {
        boolean brief = table.rows().size() <= 12;
        out.open(
                "div",
                "class",
                brief ? "exhibit tabled brief" : "exhibit tabled",
                "id",
                "exhibit-" + table.caption().exhibit());
        out.open("div", "class", "figure");
        caption(table.caption(), table.caption().unit());
        out.open("div", "class", "scroll");
        var gaps = new ArrayList<String>();
        out.open("table", "class", table.columns().size() > 6 ? "figures dense" : "figures");
        head(table.columns());
        out.open("tbody");
        table.rows().forEach(row -> row(row, gaps));
        out.close("tbody").close("table").close("div");
        notes(table.notes(), gaps);
        source(
                table.caption(),
                table.rows().stream()
                        .flatMap(row -> row.cells().stream())
                        .filter(Block.Cell.Figure.class::isInstance)
                        .map(cell -> ((Block.Cell.Figure) cell).fact())
                        .toList());
        out.close("div").close("div");
    }

    private void head(List<String> columns) {
        out.open("thead").open("tr");
        for (int i = 0; i < columns.size(); i++) {
            out.open("th", "scope", "col", "class", i == 0 ? "name" : broken(columns.get(i)) ? "broken" : "");
            words(columns.get(i));
            out.close("th");
        }
        out.close("tr").close("thead");
    }

    /** Whether a name has a word that no column can hold in one line. */
    private static boolean broken(String name) {
        return Arrays.stream(name.split("[\\s-]+", -1)).anyMatch(word -> word.length() > LONGEST_WORD);
    }

    private void row(Block.Row row, List<String> gaps) {
        var facts = row.cells().stream()
                .filter(Block.Cell.Figure.class::isInstance)
                .map(cell -> apparatus.entry(((Block.Cell.Figure) cell).fact()).fact())
                .toList();
        var tabular = facts.size() < 2 ? Optional.<RowFormat>empty() : RowFormat.of(facts);
        out.open("tr", "class", row.heading() ? "heading" : "");
        out.open("th", "scope", "row", "class", "name");
        words(row.label());
        tabular.map(RowFormat::unit)
                .filter(unit -> !unit.isEmpty())
                .ifPresent(unit -> out.element("span", ", " + unit, "class", "unit"));
        out.close("th");
        row.cells().forEach(cell -> cell(cell, tabular, gaps));
        out.close("tr");
    }

    private void cell(Block.Cell cell, Optional<RowFormat> tabular, List<String> gaps) {
        switch (cell) {
            case Block.Cell.Figure(var fact) -> {
                var value = apparatus.entry(fact).fact().value();
                out.open("td", "class", apparatus.adverse(fact) ? "number negative" : "number");
                medium.figure(
                        out,
                        fact,
                        tabular.map(each -> each.of(value)).orElseGet(() -> apparatus.figure(fact)),
                        tabular.map(RowFormat::mark).orElse(RowFormat.FULL));
            }
            case Block.Cell.Words(var text) -> {
                out.open("td");
                words(text);
            }
            case Block.Cell.Gap(var why) -> {
                out.open("td", "class", "number");
                if (!gaps.contains(why)) {
                    gaps.add(why);
                }
                medium.gap(out, letter(gaps.indexOf(why)), why);
            }
        }
        out.close("td");
    }

    private void notes(List<String> notes, List<String> gaps) {
        if (notes.isEmpty() && gaps.isEmpty()) {
            return;
        }
        out.open("p", "class", "table-notes");
        for (int i = 0; i < gaps.size(); i++) {
            out.text(medium.mark(letter(i))).element("span", " n.a.: " + gaps.get(i) + ". ", "class", "why");
        }
        for (var note : notes) {
            words(note);
            out.text(" ");
        }
        out.close("p");
    }

    /** a to z, then aa, ab. */
    private static String letter(int index) {
        var last = Character.toString('a' + index % 26);
        return index < 26 ? last : letter(index / 26 - 1) + last;
    }
}
