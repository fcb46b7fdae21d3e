package footnote.faces.web;

import footnote.domain.FigureFormat;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.evidence.EvidenceRoom.View;
import footnote.evidence.Ledger;
import footnote.faces.access.Caller;
import footnote.faces.front.DataLookup;
import footnote.faces.front.DataLookup.MetricYears;
import footnote.faces.front.FrontDesk;
import footnote.publication.text.Html;
import footnote.runtime.run.RunFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** One company: prices, key figures with their sources, news, and what was asked of it. */
final class CompanyPage {
    private static final int NEWS = 10;

    private final FrontDesk front;
    private final DataLookup room;
    private final Layout layout;

    CompanyPage(FrontDesk front, DataLookup room, Layout layout) {
        this.front = front;
        this.room = room;
        this.layout = layout;
    }

    String html(String company, View view, Caller caller) {
        var listing = room.listing(company, view);
        var notes = new CitedNotes(List.of());
        var figures = figures(listing, view, notes);
        var runs =
                front.list(caller, RunFilter.latest(20).about(listing.ticker().symbol()));
        return layout.page(
                listing.name(),
                "Companies",
                Optional.of(caller),
                List.of("company.js", "notes.js"),
                Html.of(
                        """
                        <article class="sheet">
                        <header class="sheet-head"><p class="kicker">{} · {} · {}{}</p><h1>{}</h1>
                        <form method="post" action="/runs" class="inline"><input type="hidden" name="query" value="{}">
                        <input type="hidden" name="workflow" value="analyze"><input type="hidden" name="offline" value="{}"><button>Analyse</button></form></header>
                        <section><h2>Prices</h2>
                        <div class="periods" role="group" aria-label="Period">{}</div>
                        <div id="chart" data-src="/api/prices/{}" data-offline="{}" role="img" aria-label="Daily prices of {} as candlesticks"></div>
                        <noscript><p class="muted">The chart needs a script; <a href="/api/prices/{}?offline={}">the prices as JSON</a> do not.</p></noscript>
                        <p class="small" id="chart-source"></p>
                        <details id="chart-table"><summary>Prices as a table</summary><div class="scroll" tabindex="0" role="region" aria-label="Prices"></div></details>
                        </section>
                        <section><h2>Key figures</h2>{}</section>
                        <section><h2>News</h2>{}</section>
                        <section><h2>Runs</h2>{}</section>
                        {}
                        </article>
                        """,
                        listing.market().label(),
                        listing.exchange(),
                        listing.ticker(),
                        view.offline() ? " · fictional sample data" : "",
                        listing.name(),
                        listing.ticker(),
                        view.offline(),
                        List.of("1mo", "6mo", "1y", "5y").stream()
                                .map(period -> Html.of(
                                        "<button class=\"quiet\" data-period=\"{}\" aria-pressed=\"{}\">{}</button>",
                                        period,
                                        period.equals("1y"),
                                        period)),
                        listing.ticker(),
                        view.offline(),
                        listing.name(),
                        listing.ticker(),
                        view.offline(),
                        figures,
                        news(listing, view),
                        runs.isEmpty()
                                ? Html.of("<p class=\"empty\">Nothing was asked of it yet.</p>")
                                : RunsPage.table(runs),
                        notes.list()));
    }

    private Html figures(Listing listing, View view, CitedNotes notes) {
        return switch (room.ledger(listing, view)) {
            case Finding.Missing<Ledger>(String _, String why) ->
                Html.of("<p class=\"gap\">No statements: {}</p>", why);
            case Finding.Found<Ledger>(Ledger ledger) -> table(DataLookup.keyFigures(ledger), notes);
        };
    }

    private static Html table(List<MetricYears> rows, CitedNotes notes) {
        var periods = new TreeSet<String>();
        rows.forEach(row -> row.years().forEach(entry -> periods.add(label(entry))));
        var shown = new ArrayList<>(periods).subList(Math.max(0, periods.size() - 5), periods.size());
        return Html.of(
                "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Key figures\"><table class=\"numbers\"><thead><tr><th scope=\"col\"></th>{}</tr>"
                        + "</thead><tbody>{}</tbody></table></div>",
                shown.stream().map(period -> Html.of("<th scope=\"col\">{}</th>", period)),
                rows.stream()
                        .map(row -> Html.of(
                                "<tr><th scope=\"row\">{}</th>{}</tr>",
                                row.metric().label(),
                                shown.stream().map(period -> cell(row, period, notes)))));
    }

    private static Html cell(MetricYears row, String period, CitedNotes notes) {
        return row.years().stream()
                .filter(entry -> label(entry).equals(period))
                .reduce((_, last) -> last)
                .map(entry -> Html.of("<td>{}</td>", notes.figure(entry, FigureFormat.of(entry.fact()))))
                .orElse(Html.of("<td class=\"muted\">–</td>"));
    }

    private static String label(LedgerEntry entry) {
        return entry.fact().period().end().toString().substring(0, 7);
    }

    private Html news(Listing listing, View view) {
        return switch (room.stories(listing, view)) {
            case Finding.Missing<List<NewsItem>>(String _, String why) ->
                Html.of("<p class=\"gap\">No news: {}</p>", why);
            case Finding.Found<List<NewsItem>>(List<NewsItem> items) ->
                items.isEmpty()
                        ? Html.of("<p class=\"empty\">No news in the last month.</p>")
                        : Html.of(
                                "<ul class=\"headlines\">{}</ul>",
                                items.stream()
                                        .limit(NEWS)
                                        .map(item -> Html.of(
                                                "<li><span>{} <span class=\"muted\">{} {}</span></span></li>",
                                                Html.outside(item.uri(), item.title()),
                                                item.publisher(),
                                                item.published().map(TimeText::moment))));
        };
    }

    /** The list of fictional companies, and a box for any other. */
    String index(Caller caller, boolean offline) {
        return layout.page(
                "Companies",
                "Companies",
                Optional.of(caller),
                List.of("table.js"),
                Html.of(
                        """
                        <h1>Companies</h1>
                        <form class="filters" method="get" action="/companies/find"><label>Symbol or name <input name="q" type="search" required></label>
                        {}<button>Open</button></form>
                        <section><h2>The sample market</h2><p class="muted">Invented companies that work without a network, each with a story.</p>
                        <div class="scroll" tabindex="0" role="region" aria-label="Sample market"><table class="listing" data-sortable><thead><tr><th scope="col">Symbol</th><th scope="col">Market</th><th scope="col">Name</th><th scope="col">Story</th></tr></thead><tbody>{}</tbody></table></div></section>
                        """,
                        offline
                                ? Html.of("<input type=\"hidden\" name=\"offline\" value=\"true\">")
                                : Html.of(
                                        "<label><input type=\"checkbox\" name=\"offline\" value=\"true\"> sample market</label>"),
                        room.samples().stream()
                                .map(each -> Html.of(
                                        "<tr><td><a href=\"/companies/{}?offline=true\">{}</a></td><td>{}</td><td>{}</td><td>{}</td></tr>",
                                        each.ticker(),
                                        each.ticker(),
                                        each.market().label(),
                                        each.name(),
                                        each.story()))));
    }
}
