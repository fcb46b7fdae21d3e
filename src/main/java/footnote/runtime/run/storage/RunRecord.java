package footnote.runtime.run.storage;

import footnote.runtime.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/** A run's own record, {@code run.json}: all that was decided, found and asked, with the times apart at the end. */
public final class RunRecord {
    public static final String FILE = "run.json";

    private RunRecord() {}

    /** The file of a run as it is stored now. */
    public static byte[] content(RunRow run, Runs runs) {
        var id = run.id();
        return Json.pretty(of(run, runs.steps(id), runs.questions(id), runs.answers(id, "model"), runs.artifacts(id)))
                .getBytes(StandardCharsets.UTF_8);
    }

    public static ObjectNode of(
            RunRow run,
            List<StepRow> steps,
            List<QuestionRow> questions,
            List<Runs.AnswerRow> calls,
            List<Runs.ArtifactRow> artifacts) {
        var sheet = Json.object();
        sheet.put("run_id", run.id().value());
        sheet.put("workflow", run.workflow());
        sheet.put("title", run.title());
        run.session().ifPresent(session -> sheet.put("session_id", session));
        sheet.set("request", Json.tree(run.request()));
        sheet.set("options", Json.node(run.options()));
        sheet.set("settings", Json.tree(run.settings()));
        sheet.put("seed", run.seed());
        var listed = sheet.putArray("steps");
        steps.forEach(step -> listed.add(step(step)));
        var asked = sheet.putArray("questions");
        questions.forEach(question -> asked.add(question(question)));
        var called = sheet.putArray("model_calls");
        calls.forEach(call -> called.add(Json.object()
                .put("step", call.path())
                .put("cost", call.recorded().cost())
                .set("note", call.recorded().note())));
        sheet.set("answers_by_role", Json.node(byRole(calls)));
        var files = sheet.putArray("artifacts");
        artifacts.stream()
                .filter(artifact -> !artifact.name().equals(FILE))
                .forEach(artifact -> files.add(Json.node(artifact)));
        sheet.set("timing", timing(run, steps));
        return sheet;
    }

    /** How many answers a model gave and how many a rule, for each role; one that was refused and asked again is none. */
    record Share(int model, int rule) {}

    static Map<String, Share> byRole(List<Runs.AnswerRow> calls) {
        var shares = new TreeMap<String, Share>();
        for (var call : calls) {
            var note = call.recorded().note();
            if (note.has("refused")) {
                continue;
            }
            boolean rule = note.path("by").asString("").startsWith("rule");
            shares.merge(
                    note.path("role").asString("none"),
                    new Share(rule ? 0 : 1, rule ? 1 : 0),
                    (one, other) -> new Share(one.model() + other.model(), one.rule() + other.rule()));
        }
        return shares;
    }

    private static ObjectNode step(StepRow step) {
        var node = Json.object().put("path", step.path());
        step.result().ifPresent(result -> node.set("result", Json.tree(result)));
        step.fault().ifPresent(fault -> node.set("gap", Json.node(fault)));
        return node;
    }

    private static ObjectNode question(QuestionRow question) {
        var node = Json.object().put("path", question.path()).put("question", question.question());
        node.set("proposal", question.proposal());
        question.reply().ifPresent(reply -> node.set("reply", reply));
        question.repliedBy().ifPresent(by -> node.put("replied_by", by));
        return node;
    }

    private static ObjectNode timing(RunRow run, List<StepRow> steps) {
        var timing = Json.object().put("created_at", run.createdAt().toString());
        var listed = timing.putArray("steps");
        steps.forEach(step -> listed.add(Json.object()
                .put("path", step.path())
                .put("started_at", step.startedAt().toString())
                .put("ms", step.endedAt().toEpochMilli() - step.startedAt().toEpochMilli())
                .put("tries", step.tries())));
        return timing;
    }
}
