package footnote.faces.web;

import footnote.faces.access.Caller;
import footnote.faces.front.ArtifactTypes;
import footnote.faces.front.FrontDesk;
import footnote.runtime.run.RunRow;
import java.util.List;
import java.util.Optional;

/** A file of a run in a frame that can run nothing and reach nothing, with all others beside it. */
final class ViewerPage {
    private final FrontDesk front;
    private final Layout layout;

    ViewerPage(FrontDesk front, Layout layout) {
        this.front = front;
        this.layout = layout;
    }

    String html(RunRow run, String name, Caller caller) {
        var files = front.desk().engine().runs().artifacts(run.id());
        return layout.page(
                name,
                "Runs",
                Optional.of(caller),
                List.of(),
                Html.of(
                        """
                        <p class="kicker"><a href="/runs/{}">{}</a></p>
                        <h1 class="run-title">{}</h1>
                        <div class="viewer"><iframe sandbox title="{}" src="/api/runs/{}/artifacts/{}"></iframe>
                        <aside class="rail"><section><h2>Files</h2><ul class="plain">{}</ul></section>
                        <form method="post" action="/runs"><h2>Follow up</h2><input type="hidden" name="workflow" value="auto">
                        <input type="hidden" name="offline" value="{}"><label class="words">Ask further <textarea name="query" rows="3" maxlength="2000" required></textarea></label><button>Ask</button></form>
                        </aside></div>
                        """,
                        run.id(),
                        run.title(),
                        name,
                        name,
                        run.id(),
                        name,
                        files.stream()
                                .map(file -> Html.of(
                                        "<li>{} <a href=\"/api/runs/{}/artifacts/{}?download=true\" download>download</a> <span class=\"muted\">{}</span></li>",
                                        ArtifactTypes.shown(file.name())
                                                ? Html.of(
                                                        "<a href=\"/runs/{}/view/{}\"{}>{}</a>",
                                                        run.id(),
                                                        file.name(),
                                                        Html.when(
                                                                file.name().equals(name),
                                                                Html.of(" aria-current=\"page\"")),
                                                        file.name())
                                                : Html.of("{}", file.name()),
                                        run.id(),
                                        file.name(),
                                        RunPage.size(file.bytes()))),
                        run.options().offline()));
    }
}
