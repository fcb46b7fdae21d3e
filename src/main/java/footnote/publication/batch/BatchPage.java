package footnote.publication.batch;

import java.util.List;
import java.util.Optional;

/** A batch on one page: how far it came, a line for each company, and what failed and why. */
public record BatchPage(String title, List<Figure> figures, List<Line> lines, List<String> remarks) {
    private static final String STYLE = """
            :root{color-scheme:light dark;--ink:#1a1d21;--dim:#5b6470;--rule:#d9dde2;--good:#1b6e3c;--bad:#a3261f;--paper:#fff}
            @media(prefers-color-scheme:dark){:root{--ink:#e8eaed;--dim:#9aa3ad;--rule:#363b41;--good:#6fcf97;--bad:#ff8a80;--paper:#16181b}}
            body{font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:72rem;margin:2rem auto;padding:0 1rem}
            h1{font-size:1.5rem;margin:0 0 1rem}dl{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin:0 0 1.5rem}
            dt{color:var(--dim);font-size:.8rem}dd{margin:0;font-size:1.3rem;font-variant-numeric:tabular-nums}
            .wide{overflow-x:auto}table{border-collapse:collapse;width:100%}caption{text-align:left;color:var(--dim);padding:.3rem 0}
            th,td{text-align:left;vertical-align:top;padding:.35rem .8rem .35rem 0;border-bottom:1px solid var(--rule)}
            th{font-size:.8rem;color:var(--dim)}td.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
            .done{color:var(--good)}.failed,.refused{color:var(--bad)}p{color:var(--dim)}a{color:inherit}
            """;

    private static final String HEAD = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width,initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>""";

    public BatchPage {
        figures = List.copyOf(figures);
        lines = List.copyOf(lines);
        remarks = List.copyOf(remarks);
    }

    /** A number at the head of the page. */
    public record Figure(String name, String value) {}

    /** One company: what came of it, where its page is, how long it took and what it cost. */
    public record Line(
            String subject, String status, String said, Optional<String> link, String took, String cost, int tries) {}

    public String html() {
        var out = new StringBuilder(HEAD);
        out.append(escaped(title))
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<h1>");
        out.append(escaped(title)).append("</h1>\n<dl>\n");
        for (var figure : figures) {
            out.append("<div><dt>").append(escaped(figure.name())).append("</dt><dd>");
            out.append(escaped(figure.value())).append("</dd></div>\n");
        }
        out.append(
                        "</dl>\n<div class=\"wide\"><table>\n<caption>One line a company, in the order of the file</caption>\n")
                .append(
                        "<thead><tr><th scope=\"col\">Company</th><th scope=\"col\">State</th><th scope=\"col\">What came of it</th>")
                .append("<th scope=\"col\">Took</th><th scope=\"col\">Cost</th></tr></thead>\n<tbody>\n");
        lines.forEach(line -> row(out, line));
        out.append("</tbody>\n</table></div>\n");
        remarks.forEach(remark -> out.append("<p>").append(escaped(remark)).append("</p>\n"));
        return out.append("</body>\n</html>\n").toString();
    }

    private static void row(StringBuilder out, Line line) {
        String name = escaped(line.subject());
        String cell = line.link()
                .map(link -> "<a href=\"" + escaped(link) + "\">" + name + "</a>")
                .orElse(name);
        String again = line.tries() > 0 ? ", tried again " + line.tries() + " times" : "";
        out.append("<tr><th scope=\"row\">")
                .append(cell)
                .append("</th><td class=\"")
                .append(escaped(line.status()));
        out.append("\">").append(escaped(line.status())).append(escaped(again)).append("</td><td>");
        out.append(escaped(line.said())).append("</td><td class=\"n\">").append(escaped(line.took()));
        out.append("</td><td class=\"n\">").append(escaped(line.cost())).append("</td></tr>\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;")
                .replaceAll("[\\p{Cntrl}&&[^\n\t]]", "");
    }
}
