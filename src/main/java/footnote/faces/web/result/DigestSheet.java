package footnote.faces.web.result;

import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.TimeText;
import footnote.publication.text.Html;
import footnote.workflows.coverage.DigestReport;
import footnote.workflows.coverage.DigestReport.Point;
import footnote.workflows.coverage.HoldingValue.Movement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is new on the followed companies as a page: each point with its source, the holdings below. */
final class DigestSheet {
    private final DigestReport report;
    private final CitedNotes notes;

    DigestSheet(DigestReport report) {
        this.report = report;
        this.notes = new CitedNotes(report.ledger());
    }

    Html html() {
        var summary = notes.rendered(report.summary().text());
        var companies = report.points().stream()
                .collect(Collectors.groupingBy(
                        point -> point.symbol().symbol(), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(this::company)
                .toList();
        var holdings = holdings();
        return Html.of(
                """
                <article class="sheet"><header class="sheet-head"><p class="kicker">Watchlist · {}</p></header>
                <p class="thesis">{}</p>{}{}{}<p class="small">Mail {}</p>{}{}{}</article>
                """,
                TimeText.day(report.asOf()),
                summary,
                companies,
                holdings,
                gaps(),
                report.mail(),
                report.messages().stream().map(each -> Html.of("<p class=\"small\">Message: {}</p>", each)),
                Html.when(report.fictional(), Html.of("<p class=\"small sample\">Fictional sample data.</p>")),
                notes.list());
    }

    private Html company(List<Point> points) {
        var first = points.getFirst();
        return Html.of(
                "<section><h2><a href=\"/companies/{}{}\">{}</a></h2><ul>{}</ul></section>",
                first.symbol(),
                report.fictional() ? "?offline=true" : "",
                first.name() + " (" + first.symbol() + ")",
                points.stream().map(this::point));
    }

    private Html point(Point point) {
        return Html.of(
                "<li>{}{} <span class=\"muted\">{}</span></li>",
                notes.rendered(point.text().text()),
                point.quote().map(quote -> " “" + quote + "”").orElse(""),
                point.source());
    }

    private Html holdings() {
        return Html.when(
                !report.holdings().isEmpty(),
                Html.of(
                        """
                        <section><h2>Holdings</h2><div class="scroll" tabindex="0" role="region" aria-label="Holdings"><table class="numbers"><thead><tr><th scope="col">Company</th><th scope="col">Shares</th><th scope="col">Value</th><th scope="col">Day</th><th scope="col">Gain</th><th scope="col">Weight</th></tr></thead><tbody>{}{}</tbody></table></div></section>
                        """,
                        report.holdings().stream()
                                .map(held -> Html.of(
                                        "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                                        held.name() + " (" + held.symbol() + ")",
                                        notes.figure(held.shares()),
                                        figure(held.value()),
                                        movement(held.change()),
                                        movement(held.gain()),
                                        figure(held.weight())))
                                .toList(),
                        report.total().stream()
                                .map(total -> Html.of(
                                        "<tr><th scope=\"row\">Total</th><td></td><td>{}</td><td>{}</td><td></td><td></td></tr>",
                                        notes.figure(total.value()),
                                        movement(total.change())))
                                .toList()));
    }

    private Object figure(Optional<String> id) {
        return id.<Object>map(notes::figure).orElse("n.a.");
    }

    private Object movement(Optional<Movement> movement) {
        return movement.<Object>map(each -> Html.of(
                        "<span class=\"{}\">{}{}</span>",
                        each.up() ? "up" : "down",
                        each.up() ? "+" : "-",
                        notes.figure(each.size())))
                .orElse("n.a.");
    }

    private Html gaps() {
        return Html.when(
                !report.gaps().isEmpty(),
                Html.of(
                        "<section><h2>Not available</h2><ul>{}</ul></section>",
                        report.gaps().stream().map(gap -> Html.of("<li>{}</li>", gap.toString()))));
    }
}
