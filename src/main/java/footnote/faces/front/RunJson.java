package footnote.faces.front;

import footnote.runtime.json.Json;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.QuestionRow;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Runs;
import footnote.runtime.run.storage.StepRow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Runs as the API shows them: short in lists, whole by themselves. */
public final class RunJson {
    private final RunAccess runs;

    public RunJson(RunAccess runs) {
        this.runs = runs;
    }

    private Runs runs() {
        return runs.desk().engine().runs();
    }

    public ObjectNode brief(RunRow run) {
        var node = Json.object()
                .put("run_id", run.id().value())
                .put("workflow", run.workflow())
                .put("title", run.title())
                .put("status", run.status().word())
                .put("created_at", run.createdAt().toString())
                .put("updated_at", run.updatedAt().toString());
        node.set("links", links(run));
        return node;
    }

    private static ObjectNode links(RunRow run) {
        String self = "/api/runs/" + run.id();
        return Json.object()
                .put("self", self)
                .put("events", self + "/events")
                .put("replies", self + "/replies")
                .put("cancel", self + "/cancel")
                .put("page", "/runs/" + run.id());
    }

    public ObjectNode whole(RunRow run) {
        var node = brief(run);
        run.session()
                .map(kept -> kept.substring(kept.indexOf('~') + 1))
                .ifPresent(session -> node.put("session_id", session));
        node.set("options", Json.node(run.options()));
        doing(run).ifPresent(part -> node.put("doing", part));
        var spent = runs().spending(run.id());
        node.put("tokens", spent.tokens());
        node.put(
                "cost",
                spent.cost().signum() == 0 ? BigDecimal.ZERO : spent.cost().stripTrailingZeros());
        var steps = node.putArray("steps");
        runs().steps(run.id()).forEach(step -> steps.add(step(step)));
        var questions = node.putArray("questions");
        runs().questions(run.id()).forEach(question -> questions.add(question(question)));
        var artifacts = node.putArray("artifacts");
        runs().artifacts(run.id())
                .forEach(file -> artifacts.add(Json.object()
                        .put("name", file.name())
                        .put("bytes", file.bytes())
                        .put("sha256", file.sha256())
                        .put("type", ArtifactTypes.of(file.name()))
                        .put("href", "/api/runs/" + run.id() + "/artifacts/" + file.name())));
        runs.result(run).ifPresent(result -> node.set("result", Json.tree(result)));
        run.fault().ifPresent(fault -> node.set("fault", Json.node(fault)));
        return node;
    }

    /** The same with the pictures of a report inside, as {@code base64_data}. */
    public ObjectNode withPictures(RunRow run) {
        var node = whole(run);
        var publication = node.path("result").path("publication");
        for (var list : List.of("charts", "infographics")) {
            for (var picture : publication.path(list)) {
                runs.artifact(run, picture.path("filename").asString(""))
                        .ifPresent(file -> ((ObjectNode) picture).put("base64_data", encoded(file)));
            }
        }
        return node;
    }

    private static String encoded(Path file) {
        try {
            return Base64.getEncoder().encodeToString(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is being made inside of the latest step, while the run works. */
    private Optional<String> doing(RunRow run) {
        return run.status() != Status.RUNNING
                ? Optional.empty()
                : runs().events(run.id(), 0).stream()
                        .reduce((_, last) -> last)
                        .filter(event -> !event.part().isEmpty())
                        .map(event -> event.step() + ": " + event.part());
    }

    private static ObjectNode step(StepRow step) {
        var node = Json.object()
                .put("path", step.path())
                .put("state", step.fault().isPresent() ? "gap" : "finished")
                .put("started_at", step.startedAt().toString())
                .put("ms", step.endedAt().toEpochMilli() - step.startedAt().toEpochMilli())
                .put("tries", step.tries());
        step.fault().ifPresent(fault -> node.put("why", fault.message()));
        return node;
    }

    private static ObjectNode question(QuestionRow question) {
        var node = Json.object()
                .put("path", question.path())
                .put("question", question.question())
                .put("asked_at", question.askedAt().toString());
        node.set("proposal", question.proposal());
        node.set("options", question.form().published());
        node.put("choices", question.form().choices());
        question.reply().ifPresent(reply -> node.set("reply", reply));
        question.repliedBy().ifPresent(by -> node.put("replied_by", by));
        return node;
    }
}
