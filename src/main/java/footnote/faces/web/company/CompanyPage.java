package footnote.faces.web.company;

import footnote.domain.Filing;
import footnote.domain.Finding;
import footnote.domain.Listing;
import footnote.domain.NewsItem;
import footnote.domain.Ticker;
import footnote.evidence.EvidenceReader.View;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.CoverageAccess;
import footnote.faces.front.DataLookup;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ThesisAccess;
import footnote.faces.web.layout.CitedNotes;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.TimeText;
import footnote.faces.web.result.CompanyFigures;
import footnote.faces.web.result.ReportedTables;
import footnote.publication.text.Html;
import footnote.workflows.coverage.CompanySnapshot;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One company: price, view, key figures, estimates, theses, past runs, documents, news and peers, with a box to ask. */
public final class CompanyPage {
    private static final String PAGE = """
            <article class="sheet company">
            <header class="sheet-head"><p class="kicker">{} · {} · {}{}</p><h1>{}</h1>{}
            {}</header>
            <div class="columns"><div class="story">
            <section><h2 class="visually-hidden">Price chart</h2>
            <div class="periods" role="group" aria-label="Period">{}</div>
            <div id="chart" data-src="/api/prices/{}" data-offline="{}" role="img" aria-label="Daily prices of {} as candlesticks"></div>
            <noscript><p class="muted">The chart needs a script; <a href="/api/prices/{}?offline={}">the prices as JSON</a> do not.</p></noscript>
            <p class="small" id="chart-source"></p>
            <details id="chart-table"><summary>Prices as a table</summary><div class="scroll" tabindex="0" role="region" aria-label="Prices"></div></details>
            </section>
            {}<section><h2>Reported</h2>{}</section>{}{}{}</div>
            <div class="rail">{}{}{}{}</div></div>
            <section><h2>Documents</h2>{}</section>
            <section><h2>News</h2>{}</section>
            <section><h2>Runs</h2>{}</section>
            {}
            </article>
            """;

    private static final int NEWS = 8;
    private static final List<String> PERIODS = List.of("1mo", "6mo", "1y", "5y");

    private final RunAccess runs;
    private final DataLookup lookup;
    private final Layout layout;

    public CompanyPage(RunAccess runs, DataLookup lookup, Layout layout) {
        this.runs = runs;
        this.lookup = lookup;
        this.layout = layout;
    }

    public String html(String company, View view, Caller caller) {
        return html(company, view, caller, CompanyTheses.Typed.NOTHING);
    }

    /** The page with a thesis that was refused still in its box. */
    public String html(String company, View view, Caller caller, CompanyTheses.Typed typed) {
        var data = new CompanySnapshot(runs.desk().evidence(), lookup.listing(company, view), view);
        var listing = data.listing();
        var notes = new CitedNotes(List.of());
        var figures = new CompanyFigures(data, notes);
        var past = new CompanyHistory(runs, caller, data, notes);
        // in reading order, for that is how the notes are numbered
        var price = figures.price();
        var opinion = past.view();
        var keyData = figures.keyData();
        var reported = new ReportedTables(notes).html(data.ledger());
        var estimates = figures.estimates();
        var calls = past.calls();
        return layout.page(
                listing.name(),
                "Companies",
                Optional.of(caller),
                List.of("company.js", "notes.js"),
                Html.of(
                        PAGE,
                        listing.market().label(),
                        listing.exchange(),
                        listing.ticker(),
                        view.sample() ? " · fictional sample data" : "",
                        listing.name(),
                        price,
                        Html.of(
                                "<div class=\"actions\">{}<a class=\"button quiet\" href=\"/companies/{}/results{}\">Results note</a></div>",
                                Html.when(caller.may(Right.RUN), actions(listing, view)),
                                listing.ticker(),
                                ThesisPage.sampleQuery(view)),
                        periods(),
                        listing.ticker(),
                        view.sample(),
                        listing.name(),
                        listing.ticker(),
                        view.sample(),
                        Html.when(caller.may(Right.RUN), ask(listing, view)),
                        reported,
                        estimates,
                        CompanyTheses.section(listing, theses(listing, view, caller), view, caller, typed),
                        calls,
                        opinion,
                        Html.of("<h2>Key data</h2>{}", keyData),
                        about(data),
                        peers(data),
                        documents(data),
                        news(listing, view),
                        past.runs(),
                        notes.list()));
    }

    private List<ThesisAccess.Listed> theses(Listing listing, View view, Caller caller) {
        return new ThesisAccess(runs)
                .listed(caller, view.sample()).stream()
                        .filter(each ->
                                each.thesis().symbol().equals(listing.ticker().symbol()))
                        .toList();
    }

    private static Html periods() {
        return Html.of(
                "{}",
                PERIODS.stream()
                        .map(period -> Html.of(
                                "<button class=\"quiet\" data-period=\"{}\" aria-pressed=\"{}\">{}</button>",
                                period,
                                period.equals("1y"),
                                period)));
    }

    private Html actions(Listing listing, View view) {
        boolean followed = new CoverageAccess(runs).follows(listing.ticker().symbol(), view.sample());
        return Html.of(
                """
                {}{}<a class="button quiet" href="#ask-company">Ask</a>
                <form method="post" action="/watchlist{}"><input type="hidden" name="company" value="{}"><input type="hidden" name="offline" value="{}"><input type="hidden" name="back" value="company"><button class="quiet">{}</button></form>
                """,
                start(view, "report", "Report", "Do a fundamental analysis of " + listing.ticker()),
                start(view, "analyze", "Analyze", listing.ticker().symbol()),
                followed ? "/remove" : "",
                listing.ticker(),
                view.sample(),
                followed ? "Unfollow" : "Follow");
    }

    private static Html start(View view, String workflow, String label, String query) {
        return Html.of(
                "<form method=\"post\" action=\"/runs\"><input type=\"hidden\" name=\"query\" value=\"{}\"><input type=\"hidden\" name=\"workflow\" value=\"{}\"><input type=\"hidden\" name=\"sample\" value=\"{}\"><button>{}</button></form>",
                query,
                workflow,
                view.sample(),
                label);
    }

    private static Html ask(Listing listing, View view) {
        return Html.of("""
                <form class="ask" id="ask-company" method="post" action="/runs"><input type="hidden" name="workflow" value="ask"><input type="hidden" name="symbol" value="{}"><input type="hidden" name="offline" value="{}">
                <label class="visually-hidden" for="company-question">Ask about {}</label>
                <div class="ask-line"><input id="company-question" name="query" type="text" maxlength="2000" required placeholder="Ask about {}"><button>Ask</button></div></form>
                """, listing.ticker(), view.sample(), listing.name(), listing.name());
    }

    private static Html about(CompanySnapshot data) {
        return data.profile()
                .map(profile -> Html.of(
                        "<h2>About</h2><p class=\"small\">{}</p>{}",
                        Stream.of(profile.sector(), profile.industry(), profile.country())
                                .flatMap(Optional::stream)
                                .distinct()
                                .collect(Collectors.joining(" · ")),
                        profile.description().map(text -> Html.of("<p class=\"small\">{}</p>", text))))
                .orElse(Html.NONE);
    }

    private Html peers(CompanySnapshot data) {
        var peers = data.peers();
        String market = ThesisPage.sampleQuery(data.view());
        return Html.when(
                !peers.isEmpty(),
                Html.of(
                        "<h2>Peers</h2><ul class=\"plain\">{}</ul>{}",
                        peers.stream()
                                .limit(8)
                                .map(peer -> Html.of(
                                        "<li><a href=\"/companies/{}{}\">{}</a></li>",
                                        peer,
                                        market,
                                        named(peer, data))),
                        compare(data, peers)));
    }

    /** By name where names are at hand. */
    private String named(Ticker peer, CompanySnapshot data) {
        return lookup.samples().stream()
                .filter(each -> data.view().sample() && each.ticker().equals(peer))
                .map(each -> each.name() + " (" + peer + ")")
                .findFirst()
                .orElse(peer.symbol());
    }

    private static Html compare(CompanySnapshot data, List<Ticker> peers) {
        return Html.of(
                "<form method=\"post\" action=\"/runs\"><input type=\"hidden\" name=\"workflow\" value=\"report\"><input type=\"hidden\" name=\"sample\" value=\"{}\"><input type=\"hidden\" name=\"query\" value=\"Compare {} with {}\"><button class=\"quiet\">Compare with {}</button></form>",
                data.view().sample(),
                data.listing().ticker(),
                peers.getFirst(),
                peers.getFirst());
    }

    private static Html documents(CompanySnapshot data) {
        var found =
                switch (data.filings()) {
                    case Finding.Missing<List<Filing>>(String _, String why) ->
                        Html.of("<p class=\"muted\">No filings: {}</p>", why);
                    case Finding.Found<List<Filing>>(List<Filing> filings) ->
                        Html.of(
                                "<ul class=\"plain filings\">{}</ul>",
                                filings.stream()
                                        .sorted(Comparator.comparing(Filing::filed)
                                                .reversed())
                                        .limit(10)
                                        .map(filing -> Html.of(
                                                "<li>{} <span class=\"muted\">{}</span></li>",
                                                filing(filing, data),
                                                TimeText.day(filing.filed()))));
                };
        return Html.of("""
                <form class="ask" method="get" action="/documents"><input type="hidden" name="company" value="{}"><label class="visually-hidden" for="company-documents">Search filings and calls</label>
                <div class="ask-line"><input id="company-documents" name="q" type="search" maxlength="2000" required placeholder="Search filings and calls of {}"><button>Search</button></div></form>{}
                """, data.listing().ticker(), data.listing().name(), found);
    }

    /** A filing of the sample market opens here, for it is nowhere else. */
    private static Html filing(Filing filing, CompanySnapshot data) {
        return data.view().sample()
                ? Html.of(
                        "<a href=\"/documents/{}-{}/pages/1\">{}</a>",
                        data.listing().ticker(),
                        filing.accession(),
                        filing.form())
                : Html.outside(filing.uri(), filing.form());
    }

    private Html news(Listing listing, View view) {
        return switch (lookup.stories(listing, view)) {
            case Finding.Missing<List<NewsItem>>(String _, String why) ->
                Html.of("<p class=\"muted\">No news: {}</p>", why);
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
}
