package footnote.faces.web.company;

import footnote.faces.access.Caller;
import footnote.faces.front.DataLookup;
import footnote.faces.web.layout.Layout;
import footnote.publication.text.Html;
import java.util.List;
import java.util.Optional;

/** A box that finds any company, and the list of fictional ones. */
public final class CompaniesPage {
    private final DataLookup lookup;
    private final Layout layout;

    public CompaniesPage(DataLookup lookup, Layout layout) {
        this.lookup = lookup;
        this.layout = layout;
    }

    /** With what was looked for in vain, and companies that it may have meant. */
    public String html(Caller caller, boolean sample, Optional<String> sought, List<DataLookup.Suggestion> near) {
        return layout.page(
                "Companies",
                "Companies",
                Optional.of(caller),
                List.of("table.js", "start.js"),
                Html.of(
                        """
                        <h1>Companies</h1>
                        <form class="ask" method="get" action="/companies/find" id="ask" autocomplete="off"><label class="visually-hidden" for="query">Symbol or name</label>
                        <div class="ask-line"><input id="query" name="q" type="text" maxlength="80" required value="{}" placeholder="Symbol or name" role="combobox" aria-expanded="false" aria-controls="matches" aria-autocomplete="list"><button>Open</button></div>
                        <ul id="matches" role="listbox" aria-label="Companies" hidden></ul>
                        <div class="ask-options">{}</div></form>{}
                        <section><h2>The sample market</h2><p class="muted">Fictional companies that work without a network.</p>
                        <div class="scroll" tabindex="0" role="region" aria-label="Sample market"><table class="listing" data-sortable><thead><tr><th scope="col">Symbol</th><th scope="col">Market</th><th scope="col">Name</th><th scope="col">Story</th></tr></thead><tbody>{}</tbody></table></div></section>
                        """,
                        sought.orElse(""),
                        sample
                                ? Html.of("<input type=\"hidden\" name=\"offline\" id=\"offline\" value=\"true\">")
                                : Html.of(
                                        "<label><input type=\"checkbox\" name=\"offline\" id=\"offline\" value=\"true\"> sample market</label>"),
                        sought.map(text -> notFound(text, near, sample)),
                        lookup.samples().stream()
                                .map(each -> Html.of(
                                        "<tr><td><a href=\"/companies/{}?offline=true\">{}</a></td><td>{}</td><td>{}</td><td>{}</td></tr>",
                                        each.ticker(),
                                        each.ticker(),
                                        each.market().label(),
                                        each.name(),
                                        each.story()))));
    }

    private static Html notFound(String text, List<DataLookup.Suggestion> near, boolean sample) {
        return Html.of(
                "<p class=\"gap\" role=\"alert\">No company is called ‘{}’.{}</p>",
                text,
                Html.when(
                        !near.isEmpty(),
                        Html.of(
                                " Did you mean {}?",
                                near.stream()
                                        .limit(5)
                                        .map(each -> Html.of(
                                                "<a href=\"/companies/{}{}\">{}</a> ",
                                                each.symbol(),
                                                sample ? "?offline=true" : "",
                                                each.name())))));
    }
}
