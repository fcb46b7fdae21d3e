package footnote.faces.web;

import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.FrontDesk;
import footnote.faces.menu.MenuEntry;
import footnote.publication.text.Html;
import footnote.runtime.run.RunFilter;
import footnote.runtime.run.RunRow;
import java.util.List;
import java.util.Optional;

/** The first page: one box, examples that work, and what was done lately. */
final class StartPage {
    private static final int RECENT = 8;

    private final FrontDesk front;
    private final Layout layout;

    StartPage(FrontDesk front, Layout layout) {
        this.front = front;
        this.layout = layout;
    }

    String html(Caller caller) {
        boolean offline = front.desk().settings().fictional();
        var recent = front.list(caller, RunFilter.latest(RECENT));
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
                        <section class="examples"><h2>Try one</h2><ul>{}</ul></section>
                        <section><h2>Lately</h2>{}</section>
                        """,
                        caller.may(Right.RUN)
                                ? box(offline)
                                : Html.of("<p>Your key may read; starting takes one that may run.</p>"),
                        front.menu().entries().stream().flatMap(entry -> entry.examples().stream()
                                .filter(example -> example.offline() || !offline)
                                .map(example -> example(entry, example))),
                        recent.isEmpty()
                                ? Html.of(
                                        "<p class=\"empty\">Nothing yet. What you start shows up here, and stays until you erase it.</p>")
                                : RunsPage.table(recent)));
    }

    private Html box(boolean offline) {
        return Html.of(
                """
                <form class="ask" method="post" action="/runs" id="ask" autocomplete="off">
                <label class="visually-hidden" for="query">What do you want to know?</label>
                <div class="ask-line"><input id="query" name="query" type="text" maxlength="2000" required autofocus
                placeholder="A symbol, a name, a question" role="combobox" aria-expanded="false" aria-controls="matches" aria-autocomplete="list">
                <button>Start</button></div>
                <ul id="matches" role="listbox" aria-label="Companies" hidden></ul>
                <div class="ask-options">
                <label>As <select name="workflow" id="workflow"><option value="auto">what the words ask for</option>{}</select></label>
                <span id="recognised" class="muted" aria-live="polite"></span>
                {}
                </div>
                </form>
                """,
                front.menu().entries().stream()
                        .map(entry -> Html.of("<option value=\"{}\">{}</option>", entry.workflow(), entry.label())),
                offline
                        ? Html.of("<input type=\"hidden\" name=\"sample\" id=\"offline\" value=\"true\">")
                        : Html.of(
                                "<label><input type=\"checkbox\" name=\"sample\" id=\"offline\" value=\"true\"> fictional sample market</label>"));
    }

    private static Html example(MenuEntry entry, MenuEntry.Example example) {
        return Html.of(
                """
                <li><form method="post" action="/runs"><input type="hidden" name="query" value="{}"><input type="hidden" name="workflow" value="{}">
                <input type="hidden" name="sample" value="{}"><button class="example"><span>{}</span><span class="muted">{}{}</span></button></form></li>
                """,
                example.query(),
                entry.workflow(),
                example.offline(),
                example.query(),
                entry.label(),
                example.offline() ? ", sample market" : "");
    }

    static Html row(RunRow run) {
        return Html.of(
                "<tr><td><a href=\"/runs/{}\">{}</a></td><td>{}</td><td><span class=\"status {}\">{}</span></td><td>{}</td></tr>",
                run.id(),
                run.title(),
                run.workflow(),
                run.status().word(),
                run.status().word(),
                TimeText.moment(run.createdAt()));
    }
}
