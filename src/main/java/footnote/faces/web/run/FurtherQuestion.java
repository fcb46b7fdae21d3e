package footnote.faces.web.run;

import footnote.faces.access.Caller;
import footnote.faces.front.RunAccess;
import footnote.publication.text.Html;
import footnote.runtime.json.Json;
import footnote.runtime.run.storage.RunFilter;
import footnote.runtime.run.storage.RunRow;
import footnote.workflows.leads.Leads;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A further question on a run: it goes into the run's conversation and is about the run's company. */
public final class FurtherQuestion {
    private static final int LISTED = 20;

    private FurtherQuestion() {}

    static Html form(RunRow run) {
        // leads are no listed companies, which questions are about: their search can be changed
        boolean leads = run.workflow().equals(Leads.NAME);
        return Html.of(
                """
                <form class="follow" method="post" action="/runs"><h2>{}</h2><input type="hidden" name="workflow" value="{}">
                <input type="hidden" name="offline" value="{}"><input type="hidden" name="sample" value="{}">{}{}<label class="words">{} <textarea name="query" rows="2" maxlength="2000" required{}></textarea></label><button>{}</button></form>
                """,
                leads ? "Search again" : "Follow up",
                leads ? Leads.NAME : "follow",
                run.options().offline(),
                run.options().sample(),
                session(run).map(session -> Html.of("<input type=\"hidden\" name=\"session\" value=\"{}\">", session)),
                symbol(run).map(symbol -> Html.of("<input type=\"hidden\" name=\"symbol\" value=\"{}\">", symbol)),
                leads ? "What to change" : "Ask a further question",
                Html.when(leads, Html.of(" placeholder=\"Only companies with more than 100 employees\"")),
                leads ? "Search" : "Ask");
    }

    private static Optional<String> session(RunRow run) {
        return run.session().map(kept -> kept.substring(kept.indexOf('~') + 1));
    }

    /** The one company that a result is about. */
    public static Optional<String> symbol(RunRow run) {
        var result = run.result().map(Json::tree).orElseGet(Json::object);
        return Optional.of(result.path("ticker"))
                .filter(JsonNode::isString)
                .or(() -> Optional.of(result.path("company").path("symbol")).filter(JsonNode::isString))
                .map(JsonNode::asString)
                .filter(symbol -> !symbol.isBlank() && !symbol.contains(","));
    }

    /** The other runs of the same conversation, the oldest first. */
    static Html thread(RunAccess runs, RunRow run, Caller caller) {
        if (run.session().isEmpty()) {
            return Html.NONE;
        }
        var filter = new RunFilter(
                Optional.empty(),
                Optional.empty(),
                run.session(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                LISTED);
        var others = runs.list(caller, filter).reversed();
        return Html.when(
                others.size() > 1,
                Html.of(
                        "<nav class=\"thread\" aria-label=\"Conversation\"><h2>Conversation</h2><ol>{}</ol></nav>",
                        others.stream()
                                .map(each -> Html.of(
                                        "<li><a class=\"sentence\" href=\"/runs/{}\"{}>{}</a></li>",
                                        each.id(),
                                        Html.when(each.id().equals(run.id()), Html.of(" aria-current=\"page\"")),
                                        each.title()))));
    }
}
