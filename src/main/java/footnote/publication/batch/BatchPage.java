package footnote.publication.batch;

import footnote.publication.text.Html;
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

    private static final String PAGE = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width,initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>{}</title>
            <style>
            {}</style>
            </head>
            <body>
            <h1>{}</h1>
            <dl>
            {}</dl>
            <div class="wide"><table>
            <caption>One line a company, in the order of the file</caption>
            <thead><tr><th scope="col">Company</th><th scope="col">State</th><th scope="col">What came of it</th>\
            <th scope="col">Took</th><th scope="col">Cost</th></tr></thead>
            <tbody>
            {}</tbody>
            </table></div>
            {}</body>
            </html>
            """;

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
        return Html.of(
                        PAGE,
                        title,
                        Html.own(STYLE),
                        title,
                        figures.stream()
                                .map(each -> Html.of("<div><dt>{}</dt><dd>{}</dd></div>\n", each.name(), each.value())),
                        lines.stream().map(BatchPage::row),
                        remarks.stream().map(remark -> Html.of("<p>{}</p>\n", remark)))
                .markup();
    }

    private static Html row(Line line) {
        return Html.of(
                """
                <tr><th scope="row">{}</th><td class="{}">{}{}</td><td>{}</td><td class="n">{}</td><td class="n">{}</td></tr>
                """,
                line.link()
                        .map(link -> Html.of("<a href=\"{}\">{}</a>", link, line.subject()))
                        .orElseGet(() -> Html.of("{}", line.subject())),
                line.status(),
                line.status(),
                line.tries() > 0 ? ", tried again " + line.tries() + " times" : "",
                line.said(),
                line.took(),
                line.cost());
    }
}
