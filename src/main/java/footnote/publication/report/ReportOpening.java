package footnote.publication.report;

import footnote.publication.text.TextFitting;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** The top of a report: brand and date, the finding, the summary and the key figures beside it. */
final class ReportOpening {
    static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);
    private static final int LONGEST_NAME = 90;
    private static final int LONGEST_FINDING = 200;

    private final Markup out;
    private final BlockWriter blocks;

    ReportOpening(Markup out, BlockWriter blocks) {
        this.out = out;
        this.blocks = blocks;
    }

    static String company(Report.Masthead masthead) {
        return TextFitting.brief(masthead.company(), LONGEST_NAME);
    }

    static String listing(Report.Masthead masthead) {
        return masthead.compared()
                .map(symbols -> TextFitting.brief(symbols, LONGEST_NAME))
                .orElseGet(() -> symbol(masthead) + " · " + TextFitting.brief(masthead.exchange(), 40));
    }

    /** The symbol, or those of all companies that are compared. */
    static String symbol(Report.Masthead masthead) {
        return masthead.compared()
                .map(symbols -> TextFitting.brief(symbols, LONGEST_NAME))
                .orElseGet(() -> TextFitting.brief(masthead.symbol(), 24));
    }

    static String title(Report.Masthead masthead, FootnoteNumbering notes) {
        return company(masthead) + ": " + TextFitting.brief(notes.rendered(masthead.finding()), LONGEST_FINDING);
    }

    /** An id that is safe in links, whatever a section was called. */
    static String anchor(Report.Section section) {
        var safe = section.id().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]", "");
        return "s-" + safe.substring(0, Math.min(safe.length(), 40));
    }

    static void brand(Markup out, Report.Masthead masthead) {
        out.open("header", "class", "brand");
        out.element("p", "Footnote", "class", "wordmark");
        out.open("p", "class", "issue")
                .element("b", "Equity research")
                .text(" ")
                .element("span", DAY.format(masthead.asOf()))
                .close("p");
        out.close("header").line();
        fictional(out, masthead);
    }

    static void fictional(Markup out, Report.Masthead masthead) {
        if (masthead.fictional()) {
            out.element(
                            "p",
                            masthead.compared().isPresent()
                                    ? "Sample market: these companies and their figures are fictional."
                                    : "Sample market: this company and its figures are fictional.",
                            "class",
                            "fictional",
                            "role",
                            "note")
                    .line();
        }
    }

    /** Key figures first, so that what follows can stand beside them. */
    void write(Report.Masthead masthead) {
        out.open("div", "class", "opening");
        out.open("div", "class", "side");
        view(masthead);
        rail(masthead);
        out.close("div");
        out.open("div", "class", "lede");
        out.element("p", company(masthead) + " (" + listing(masthead) + ")", "class", "company");
        finding(masthead);
        redFlags(masthead);
        blocks.paragraph(masthead.summary(), "summary");
        out.close("div").close("div").line();
    }

    void finding(Report.Masthead masthead) {
        out.open("h1");
        blocks.words(
                masthead.finding().indexOf('{') < 0
                        ? TextFitting.brief(masthead.finding(), LONGEST_FINDING)
                        : masthead.finding());
        out.close("h1");
    }

    /** The box that stands before everything else. */
    void redFlags(Report.Masthead masthead) {
        if (!masthead.redFlags().isEmpty()) {
            out.open("div", "class", "callout red-flags", "role", "note").element("p", "Red flags", "class", "lead");
            blocks.block(new Block.Points(masthead.redFlags()));
            out.close("div").line();
        }
    }

    /** Fair value, price and upside, where there is a view. */
    void view(Report.Masthead masthead) {
        masthead.view().ifPresent(box -> {
            out.open("div", "class", "view").element("p", box.title(), "class", "rail-head");
            rows(box.rows());
            out.close("div").line();
        });
    }

    /** Key data, a period below each. */
    void rail(Report.Masthead masthead) {
        if (!masthead.highlights().isEmpty()) {
            out.open("div", "class", "rail").element("p", "Key data", "class", "rail-head");
            rows(masthead.highlights());
            out.close("div").line();
        }
    }

    private void rows(List<Report.Highlight> rows) {
        out.open("table", "class", "key").open("tbody");
        for (var row : rows) {
            out.open("tr").open("th", "scope", "row").text(row.label());
            row.note().ifPresent(note -> {
                out.open("span", "class", "aside").text(" ");
                blocks.words(note.text());
                out.close("span");
            });
            out.close("th").open("td", "class", "number").open("span", "class", "hold");
            blocks.words(row.value().text());
            out.close("span").close("td").close("tr");
        }
        out.close("tbody").close("table");
    }

    static void foot(Markup out, Report.Masthead masthead) {
        out.open("footer");
        out.element("p", written(masthead));
        out.close("footer").line();
    }

    static String written(Report.Masthead masthead) {
        return "Written by " + TextFitting.brief(masthead.writtenBy(), 120) + ", as of " + DAY.format(masthead.asOf())
                + ". Each figure is linked to its source. Fair values are model results, not advice.";
    }
}
