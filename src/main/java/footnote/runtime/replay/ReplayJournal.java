package footnote.runtime.replay;

import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.NotRecorded;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.ReplyForm;
import footnote.runtime.run.RunId;
import footnote.runtime.run.storage.Journal;
import footnote.runtime.run.storage.QuestionRow;
import footnote.runtime.run.storage.Runs;
import footnote.runtime.run.storage.SqlJournal;
import footnote.runtime.run.storage.StepPaths;
import footnote.runtime.run.storage.StepRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Plays a finished run's records back: work is done again, the outside is not asked, and what differs is noted. */
final class ReplayJournal implements Journal {
    private final Database database;
    private final String runId;
    private final Map<String, StepRow> expected;
    private final Map<String, QuestionRow> questions;
    private final Map<String, StepRow> done = new ConcurrentSkipListMap<>(StepPaths::compare);
    private final Map<String, Runs.ArtifactRow> published = new ConcurrentSkipListMap<>();
    private final Map<String, String> differences = new ConcurrentHashMap<>();

    ReplayJournal(Database database, RunId run) {
        this.database = database;
        this.runId = run.value();
        var runs = new Runs(database);
        this.expected = runs.steps(run).stream().collect(Collectors.toMap(StepRow::path, Function.identity()));
        this.questions = runs.questions(run).stream().collect(Collectors.toMap(QuestionRow::path, Function.identity()));
    }

    List<StepRow> steps() {
        return List.copyOf(done.values());
    }

    List<Runs.ArtifactRow> artifacts() {
        return List.copyOf(published.values());
    }

    /** What went otherwise than in the records, by step. */
    List<String> differences() {
        var all = new ArrayList<>(differences.entrySet().stream()
                .sorted((one, other) -> StepPaths.compare(one.getKey(), other.getKey()))
                .map(entry -> "step " + entry.getKey() + ": " + entry.getValue())
                .toList());
        expected.keySet().stream()
                .filter(path -> !done.containsKey(path) && differences.isEmpty())
                .sorted(StepPaths::compare)
                .forEach(path -> all.add("step " + path + ": was not done again"));
        return all;
    }

    /** A recorded gap is a fact about the outside; everything else is done again. */
    @Override
    public Optional<StepRow> step(String path) {
        var kept = expected.get(path);
        if (kept == null || kept.fault().isEmpty()) {
            return Optional.ofNullable(done.get(path));
        }
        done.put(path, kept);
        return Optional.of(kept);
    }

    @Override
    public void finish(StepRow step) {
        var kept = expected.get(step.path());
        if (kept == null) {
            differences.put(step.path(), "is not in the records");
        } else if (!kept.result().equals(step.result())) {
            differences.put(
                    step.path(),
                    step.fault().isPresent()
                            ? "now fails: " + step.fault().get().message()
                            : Differences.first(
                                    Json.tree(kept.result().orElse("null")),
                                    Json.tree(step.result().orElse("null"))));
        }
        done.put(step.path(), step);
    }

    @Override
    public Optional<String> reply(String path) {
        var question = questions.get(path);
        return question == null ? Optional.empty() : question.reply().map(JsonNode::toString);
    }

    @Override
    public void ask(String path, String question, String proposal, ReplyForm form, boolean waits) {
        throw new ReplayDiffers("asks at " + path + " what was not asked before: " + question);
    }

    @Override
    public void reply(String path, String reply, String by) {
        throw new ReplayDiffers("needs a reply at " + path);
    }

    @Override
    public void reopen(String path, String why) {
        throw new ReplayDiffers("cannot read the reply at " + path + ": " + why);
    }

    @Override
    public Optional<RecordedAnswer> recorded(RecordingKey key) {
        var recorded = SqlJournal.recorded(database, runId, key);
        if (recorded.isEmpty() || recorded.get().note().has("purged")) {
            throw new NotRecorded("asks the " + key.kind() + " something that is not in the records"
                    + " (a prompt, a setting or the program changed, or the records were purged)");
        }
        return recorded;
    }

    @Override
    public void record(RecordingKey key, String request, RecordedAnswer recorded) {
        throw new IllegalStateException("a replay receives nothing new");
    }

    @Override
    public List<RecordedAnswer> recorded(String kind) {
        return database.query(
                "SELECT body, note, cost_nanos FROM answer WHERE run_id = ? AND kind = ? ORDER BY answered_at, path",
                SqlJournal::recorded,
                runId,
                kind);
    }

    @Override
    public void emit(String type, String step, JsonNode data) {
        // watchers saw the run itself
    }

    @Override
    public void published(String name, String sha256, long bytes) {
        published.put(name, new Runs.ArtifactRow(name, sha256, bytes));
    }

    /** The work asked for something its records do not hold. */
    static final class ReplayDiffers extends Fault {
        ReplayDiffers(String what) {
            super(Kind.STATE, what);
        }
    }
}
