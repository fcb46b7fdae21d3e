package footnote.faces.web;

import footnote.domain.FigureFormat;
import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.CoverageAccess;
import footnote.faces.front.RunAccess;
import footnote.faces.front.ThesisAccess;
import footnote.faces.menu.MenuEntry;
import footnote.faces.web.company.CompanyTheses;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.PageSentence;
import footnote.faces.web.result.CompanyFigures;
import footnote.faces.web.run.RunsPage;
import footnote.publication.text.Html;
import footnote.runtime.run.storage.RunFilter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The first page: one box, examples that work, and what was done lately. */
final class StartPage {
    private static final int RECENT = 8;

    private final RunAccess runs;
    private final CoverageAccess coverage;
    private final Layout layout;

    StartPage(RunAccess runs, CoverageAccess coverage, Layout layout) {
        this.runs = runs;
        this.coverage = coverage;
        this.layout = layout;
    }

    /** What a reader typed to follow a company, to be shown again where it was refused. */
    record Typed(String company, String shares, String cost, Optional<String> refused) {
        static final Typed NOTHING = new Typed("", "", "", Optional.empty());
    }

    String html(Caller caller, Typed typed) {
        boolean sample = runs.desk().settings().fictional();
        var recent = runs.list(caller, RunFilter.latest(RECENT));
        return layout.page(
                "Footnote",
                "Start",
                Optional.of(caller),
                List.of("start.js"),
                Html.of(
                        """
                        <section class="hero">
                        <h1>Ask about a listed company.</h1>
                        <p class="lede">Research on your own machine, with a source behind every figure.</p>
                        {}
                        </section>
                        <section class="examples"><h2>Examples</h2><ul>{}</ul></section>
                        <section><h2>Watchlist</h2>{}</section>
                        <section><h2>Recent runs</h2>{}</section>
                        """,
                        caller.may(Right.RUN)
                                ? box(sample)
                                : Html.of(
                                        "<p>Your key may read only; ask for one that may run to start something.</p>"),
                        runs.menu().entries().stream().flatMap(entry -> entry.examples().stream()
                                .filter(example -> example.sample() || !sample)
                                .map(example -> example(entry, example))),
                        watchlist(caller, sample, typed),
                        recent.isEmpty()
                                ? Html.of("<p class=\"empty\">No runs yet. A run stays here until you erase it.</p>")
                                : RunsPage.table(recent, runs.menu())));
    }

    private Html box(boolean sample) {
        return Html.of(
                """
                <form class="ask" method="post" action="/runs" id="ask" autocomplete="off">
                <label class="visually-hidden" for="query">What do you want to know?</label>
                <div class="ask-line"><input id="query" name="query" type="text" maxlength="2000" required autofocus
                placeholder="A symbol, a company or a question" role="combobox" aria-expanded="false" aria-controls="matches" aria-autocomplete="list">
                <button>Start</button></div>
                <ul id="matches" role="listbox" aria-label="Companies" hidden></ul>
                <div class="ask-options">
                <label>Workflow <select name="workflow" id="workflow"><option value="auto">automatic</option>{}</select></label>
                <span id="recognised" class="muted" aria-live="polite"></span>
                {}
                </div>
                </form>
                """,
                runs.menu().entries().stream()
                        .map(entry -> Html.of("<option value=\"{}\">{}</option>", entry.workflow(), entry.label())),
                sample
                        ? Html.of("<input type=\"hidden\" name=\"sample\" id=\"offline\" value=\"true\">")
                        : Html.of(
                                "<label><input type=\"checkbox\" name=\"sample\" id=\"offline\" value=\"true\"> fictional sample market</label>"));
    }

    private Html watchlist(Caller caller, boolean sample, Typed typed) {
        var followed = coverage.priced(caller, runs.view(sample));
        var theses = new ThesisAccess(runs)
                .listed(caller, sample).stream()
                        .collect(Collectors.groupingBy(each -> each.thesis().symbol()));
        boolean believed = followed.stream()
                .anyMatch(each -> theses.containsKey(each.company().symbol()));
        return (followed.isEmpty()
                        ? Html.of("<p class=\"empty\">You follow no company yet. Add one here or on its page.</p>")
                        : Html.of(
                                "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Watchlist\"><table class=\"numbers watchlist\"><thead><tr><th scope=\"col\">Company</th><th scope=\"col\">Price</th><th scope=\"col\">Day</th>{}{}</tr></thead><tbody>{}</tbody></table></div>",
                                Html.when(
                                        held(followed),
                                        Html.of("<th scope=\"col\">Shares</th><th scope=\"col\">Value</th>")),
                                Html.when(believed, Html.of("<th scope=\"col\">Theses</th>")),
                                followed.stream()
                                        .map(each -> watched(
                                                each,
                                                sample,
                                                held(followed),
                                                Html.when(
                                                        believed,
                                                        Html.of(
                                                                "<td>{}</td>",
                                                                CompanyTheses.cell(
                                                                        theses.getOrDefault(
                                                                                each.company()
                                                                                        .symbol(),
                                                                                List.of()),
                                                                        sample)))))
                                        .toList()))
                .and(Html.when(caller.may(Right.RUN), add(sample, !followed.isEmpty(), typed)));
    }

    private static boolean held(List<CoverageAccess.Followed> followed) {
        return followed.stream().anyMatch(each -> each.company().position().isPresent());
    }

    private static Html watched(CoverageAccess.Followed each, boolean sample, boolean held, Html theses) {
        return Html.of(
                "<tr><th scope=\"row\"><a href=\"/companies/{}{}\">{}</a> <span class=\"muted\">{}</span></th><td>{}</td><td>{}</td>{}{}</tr>",
                each.company().symbol(),
                sample ? "?offline=true" : "",
                each.company().name(),
                each.company().symbol(),
                each.price().map(price -> FigureFormat.of(price.fact())).orElse("–"),
                each.change().map(CompanyFigures::signed).orElse(Html.of("–")),
                Html.when(
                        held,
                        Html.of(
                                "<td>{}</td><td>{}</td>",
                                each.company()
                                        .position()
                                        .map(position -> position.shares().toPlainString())
                                        .orElse("–"),
                                each.value().orElse("–"))),
                theses);
    }

    private static Html add(boolean sample, boolean some, Typed typed) {
        return Html.of(
                """
                {}<div class="actions"><form class="row" method="post" action="/watchlist#follow" id="follow"><label class="visually-hidden" for="watch">Symbol or name</label><input id="watch" name="company" type="text" maxlength="80" required placeholder="Symbol or name" value="{}"><label class="visually-hidden" for="watch-shares">Shares held (optional)</label><input id="watch-shares" name="shares" type="text" inputmode="decimal" maxlength="20" size="14" placeholder="Shares (optional)" value="{}"><label class="visually-hidden" for="watch-cost">Cost per share (optional)</label><input id="watch-cost" name="cost" type="text" inputmode="decimal" maxlength="20" size="20" placeholder="Cost per share (optional)" value="{}"><input type="hidden" name="offline" value="{}"><button class="quiet">Follow</button></form>{}</div>
                """,
                typed.refused().map(why -> Html.of("<p class=\"gap\" role=\"alert\">{}</p>", PageSentence.of(why))),
                typed.company(),
                typed.shares(),
                typed.cost(),
                sample,
                Html.when(
                        some,
                        Html.of(
                                "<form method=\"post\" action=\"/runs\"><input type=\"hidden\" name=\"workflow\" value=\"digest\"><input type=\"hidden\" name=\"sample\" value=\"{}\"><button class=\"quiet\">What’s new</button></form>",
                                sample)));
    }

    private static Html example(MenuEntry entry, MenuEntry.Example example) {
        return Html.of(
                """
                <li><form method="post" action="/runs"><input type="hidden" name="query" value="{}"><input type="hidden" name="workflow" value="{}">
                <input type="hidden" name="sample" value="{}"><button class="example"><span class="sentence">{}</span><span class="muted">{}{}</span></button></form></li>
                """,
                example.query(),
                entry.workflow(),
                example.sample(),
                example.query(),
                entry.label(),
                example.sample() ? ", sample market" : "");
    }
}
