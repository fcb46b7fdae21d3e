package footnote.faces.web.run;

import footnote.faces.access.Caller;
import footnote.faces.access.Right;
import footnote.faces.front.RunAccess;
import footnote.faces.web.layout.Layout;
import footnote.faces.web.layout.PageSentence;
import footnote.faces.web.layout.TimeText;
import footnote.faces.web.result.RecordSheet;
import footnote.faces.web.result.ReportSheet;
import footnote.faces.web.result.ResultSheets;
import footnote.publication.text.Html;
import footnote.runtime.event.DraftBus.Draft;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.QuestionRow;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Runs;
import footnote.workflows.ask.Ask;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** One run: where it stands, what it asks, how it went, what came out. Each part has a key, so a script knows what changed. */
public final class RunPage {
    private static final String UNCHECKED = "Draft, being written. Its figures have not been checked yet.";
    private static final String AWAITED = "The draft of the answer appears here once it is written.";
    private static final String CHECKED =
            "Draft. Its figures are checked; the answer is being judged and may still change.";

    private final RunAccess front;
    private final Layout layout;

    public RunPage(RunAccess front, Layout layout) {
        this.front = front;
        this.layout = layout;
    }

    public String html(RunRow run, Caller caller) {
        return layout.page(
                run.title(),
                "Runs",
                Optional.of(caller),
                List.of("run.js", "notes.js", "table.js", "leads.js"),
                Html.of("""
                        <p class="lost" id="lost" role="status" hidden>The connection was lost; trying again. Nothing of the run is lost.</p>
                        <p class="visually-hidden" id="told" aria-live="polite"></p>
                        <div id="live" data-run="{}">{}</div>
                        """, run.id(), parts(run, caller)));
    }

    /** The parts that change, alone. */
    public Html parts(RunRow run, Caller caller) {
        var runs = front.desk().engine().runs();
        var timeline = new Timeline(runs.events(run.id(), 0));
        var open = run.status().over() ? Optional.<QuestionRow>empty() : runs.openQuestion(run.id());
        return head(run, caller, timeline)
                .and(part(
                        "ask",
                        open.map(QuestionRow::path).orElse(""),
                        open.map(question -> asked(run, question, caller))))
                .and(draft(run))
                .and(part("result", run.status().word() + run.updatedAt(), result(run, caller)))
                .and(part("next", run.status().word(), next(run, caller)))
                .and(part("files", run.status().word(), files(run, runs)))
                .and(part("way", timeline.lastSeq() + run.status().word(), Optional.of(way(run, timeline))));
    }

    /** A further question, also after one that was refused, and the conversation so far. */
    private Optional<Html> next(RunRow run, Caller caller) {
        return run.status() == Status.DONE || run.status() == Status.REFUSED
                ? Optional.of(FurtherQuestion.thread(front, run, caller)
                        .and(Html.when(caller.may(Right.RUN), FurtherQuestion.form(run))))
                : Optional.empty();
    }

    /** The steps: open while the run goes on, folded once its result is there. */
    private Html way(RunRow run, Timeline timeline) {
        var runs = front.desk().engine().runs();
        boolean over = run.status().over();
        var spent = runs.spending(run.id());
        return Html.of(
                "<details class=\"way\"{}><summary>Steps, time and cost</summary><p class=\"small\">Run <span class=\"mono\">{}</span> · {} tokens · ${}</p>{}{}{}</details>",
                Html.when(!over, Html.of(" open")),
                run.id(),
                "%,d".formatted(spent.tokens()),
                RunCost.dollars(spent.cost()),
                timeline.html(run.workflow(), over),
                timeline.said(),
                answered(runs.questions(run.id())));
    }

    /** What is being written; the script keeps it growing. It never looks like the answer. */
    private Html draft(RunRow run) {
        var written = run.status().over()
                ? Optional.<Draft>empty()
                : front.desk().engine().events().drafts().of(run.id().value());
        // an answer's place is kept from the beginning, so that nothing moves once its draft comes
        boolean awaited = !run.status().over() && run.workflow().equals(Ask.NAME);
        return part(
                "draft",
                written.map(draft -> draft.step() + draft.checked()).orElse(awaited ? "awaited" : ""),
                written.map(draft -> drafted(draft.checked() ? CHECKED : UNCHECKED, draft.text()))
                        .or(() -> awaited ? Optional.of(drafted(AWAITED, "")) : Optional.empty()));
    }

    private static Html drafted(String state, String text) {
        return Html.of(
                "<section class=\"draft\" aria-label=\"Draft\" tabindex=\"0\"><p class=\"draft-state\">{}</p><div class=\"draft-text\">{}</div></section>",
                state,
                text);
    }

    private static Html part(String id, String key, Optional<Html> content) {
        return Html.of("<div id=\"part-{}\" data-key=\"{}\">{}</div>", id, key, content);
    }

    private Html head(RunRow run, Caller caller, Timeline timeline) {
        return Html.of(
                """
                <header class="run-head" id="part-head" data-key="{}" data-status="{}" data-over="{}" data-seq="{}">
                <p class="kicker"><a href="/runs">Runs</a> · {}</p>
                <h1 class="run-title">{}</h1>
                <p class="run-line"><span class="status {}">{}</span> <span>{}</span><span>{}</span>{}</p>
                <div class="actions">{}</div>
                </header>
                """,
                run.status().word() + timeline.lastSeq(),
                run.status().word(),
                run.status().over(),
                timeline.lastSeq(),
                front.menu().label(run.workflow()),
                run.title(),
                run.status().word(),
                words(run.status()),
                TimeText.moment(run.createdAt()),
                timeline.elapsed(run),
                Html.when(
                        run.options().fictional(),
                        Html.of("<span class=\"tag tag-sample\">Fictional sample data</span>")),
                actions(run, caller));
    }

    private static String words(Status status) {
        return status == Status.WAITING ? "waiting for your answer" : status.word();
    }

    private static Html actions(RunRow run, Caller caller) {
        if (!caller.may(Right.RUN)) {
            return Html.NONE;
        }
        var actions = Html.NONE;
        if (!run.status().over()) {
            actions = actions.and(action(run, "cancel", "Cancel", "quiet"));
        }
        if (run.status() == Status.PARKED) {
            actions = actions.and(action(run, "resume", "Resume", ""));
        }
        if (run.status() == Status.SUPERSEDED) {
            actions = actions.and(Html.of(
                    "<a class=\"button\" href=\"/runs/{}\">Open the run that replaced it</a>",
                    run.id().successor()));
        }
        if (run.status().over()) {
            actions = actions.and(action(run, "again", "Run again", "quiet"))
                    .and(Html.of("<button class=\"quiet\" data-copy hidden>Copy link</button>"))
                    .and(Html.of("<a class=\"button quiet\" href=\"/api/runs/{}\">JSON</a>", run.id()))
                    .and(erase(run));
        }
        return actions;
    }

    /** Asks before it erases, also where no script runs. */
    private static Html erase(RunRow run) {
        return Html.of("""
                <details class="confirm"><summary class="button quiet danger">Erase</summary><form method="post" action="/runs/{}/erase"><p>Erase this run and its files? This cannot be undone.</p><button class="danger">Erase for good</button></form></details>
                """, run.id());
    }

    /** Finished steps return at once, so going on repeats only what failed. */
    private static Html retry(RunRow run) {
        return Html.of(
                "<form method=\"post\" action=\"/runs/{}/resume\"><p><button>Try again</button> <span class=\"small\">Finished steps are kept.</span></p></form>",
                run.id());
    }

    private static Html action(RunRow run, String what, String label, String style) {
        return Html.of(
                "<form method=\"post\" action=\"/runs/{}/{}\"><button class=\"{}\">{}</button></form>",
                run.id(),
                what,
                style,
                label);
    }

    private Html asked(RunRow run, QuestionRow question, Caller caller) {
        if (!caller.may(Right.RUN)) {
            return Html.of(
                    "<section class=\"question\"><h2>{}</h2>{}</section>",
                    question.question(),
                    RecordSheet.of(question.proposal()));
        }
        return new QuestionForm(run.id(), question)
                .html(ProposalChange.of(front.desk().engine().runs().questions(run.id()), question));
    }

    private Optional<Html> result(RunRow run, Caller caller) {
        return switch (run.status()) {
            case DONE -> front.result(run).map(json -> new ResultSheets(front).of(run, json, caller));
            case FAILED, REFUSED ->
                Optional.of(Html.of(
                        "<section class=\"trouble\"><h2>{}</h2><p>{}</p>{}</section>",
                        run.status() == Status.REFUSED ? "Refused" : "The run failed",
                        PageSentence.of(
                                run.fault().map(fault -> fault.message()).orElse("no reason was kept")),
                        Html.when(run.status() == Status.FAILED && caller.may(Right.RUN), retry(run))));
            default -> Optional.empty();
        };
    }

    private static Optional<Html> files(RunRow run, Runs runs) {
        var files = runs.artifacts(run.id());
        if (files.isEmpty()) {
            return Optional.empty();
        }
        var pages = files.stream()
                .filter(file -> file.name().endsWith(".html") && !file.name().equals(ReportSheet.PAGE))
                .map(file -> Html.of(
                        "<p><a class=\"button\" href=\"/runs/{}/view/{}\">Read {}</a></p>",
                        run.id(),
                        file.name(),
                        file.name()))
                .toList();
        return Optional.of(Html.of(
                "<section class=\"files\"><h2>Files</h2>{}{}</section>", pages, ViewerPage.listed(run, files, "")));
    }

    static String size(long bytes) {
        return bytes < 1024 ? bytes + " B" : bytes < 1 << 20 ? bytes / 1024 + " KB" : bytes / (1 << 20) + " MB";
    }

    private static Html answered(List<QuestionRow> questions) {
        var past = questions.stream().filter(each -> each.reply().isPresent()).toList();
        return Html.when(
                !past.isEmpty(),
                Html.of(
                        "<section><h2>Answered</h2><ul class=\"said\">{}</ul></section>",
                        past.stream()
                                .map(each -> Html.of(
                                        "<li>{} <strong>{}</strong> <span class=\"muted\">{}</span></li>",
                                        each.question(),
                                        each.reply().map(RunPage::said).orElse(""),
                                        each.repliedBy().orElse("")))));
    }

    private static String said(JsonNode reply) {
        return reply.isObject()
                ? reply.properties().stream()
                        .map(field -> field.getValue().asString(field.getValue().toString()))
                        .filter(text -> !text.isBlank())
                        .collect(Collectors.joining(": "))
                : reply.asString(reply.toString());
    }
}
