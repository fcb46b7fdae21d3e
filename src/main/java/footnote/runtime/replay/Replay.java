package footnote.runtime.replay;

import footnote.runtime.db.Database;
import footnote.runtime.event.DraftBus;
import footnote.runtime.json.Json;
import footnote.runtime.run.Budget;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunInterrupt;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Execution;
import footnote.runtime.run.storage.RunFolder;
import footnote.runtime.run.storage.RunRecord;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Runs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/** Does a finished run again from its own records, asking nobody, and compares step by step and file by file. */
public final class Replay {
    private final Database database;
    private final Workflows workflows;
    private final Execution.Tools tools;

    public Replay(Database database, Workflows workflows, Execution.Tools tools) {
        this.database = database;
        this.workflows = workflows;
        this.tools =
                new Execution.Tools(tools.clock(), tools.pause(), tools.watchdog(), new DraftBus(), tools.threads());
    }

    /** Whether everything came out the same, and if not, what did not. */
    public record Verdict(RunId run, Path folder, int steps, int files, List<String> differences) {
        public Verdict {
            differences = List.copyOf(differences);
        }

        public boolean same() {
            return differences.isEmpty();
        }
    }

    public Verdict replay(RunRow run, RunFolder into, RunFolder original) {
        if (run.status() != Status.DONE) {
            throw Fault.input("only a finished run can be replayed; " + run.id() + " is " + run.status());
        }
        var journal = new ReplayJournal(database, run.id());
        var execution = new Execution(
                run.id(),
                run.options(),
                run.seed(),
                journal,
                new Budget(run.options().budget(), BigDecimal.ZERO),
                tools,
                into,
                () -> "{}");
        var differences = new ArrayList<String>();
        try {
            var result = Json.node(execution.call(over -> workflows.run(run.workflow(), run.request(), over)));
            var before = Json.tree(run.result().orElse("null"));
            if (!Json.tree(result.toString()).equals(before)) {
                differences.add("result: " + Differences.first(before, Json.tree(result.toString())));
            }
        } catch (RuntimeException | RunInterrupt e) {
            differences.add("the run stopped: " + e.getMessage());
        }
        differences.addAll(0, journal.differences());
        differences.addAll(files(run, journal, into, original));
        return new Verdict(
                run.id(),
                into.path(),
                journal.steps().size(),
                journal.artifacts().size() + 1,
                differences);
    }

    private List<String> files(RunRow run, ReplayJournal journal, RunFolder into, RunFolder original) {
        var runs = new Runs(database);
        var sheet = RunRecord.of(
                run, journal.steps(), runs.questions(run.id()), runs.answers(run.id(), "model"), journal.artifacts());
        into.write(RunRecord.FILE, Json.pretty(sheet).getBytes(StandardCharsets.UTF_8));
        var differences = new ArrayList<String>();
        var before = byName(runs.artifacts(run.id()));
        var after = byName(journal.artifacts());
        before.forEach((name, kept) -> {
            if (name.equals(RunRecord.FILE)) {
                return;
            }
            var again = after.get(name);
            if (again == null) {
                differences.add("file " + name + ": was not made again");
            } else if (!again.sha256().equals(kept.sha256())) {
                differences.add("file " + name + ": its bytes differ");
            }
        });
        after.keySet().stream()
                .filter(name -> !before.containsKey(name))
                .forEach(name -> differences.add("file " + name + ": is new"));
        Optional.ofNullable(before.get(RunRecord.FILE)).flatMap(original::file).ifPresent(kept -> {
            var again = timeless(into.path().resolve(RunRecord.FILE));
            if (!timeless(kept).equals(again)) {
                differences.add("file " + RunRecord.FILE + ": " + Differences.first(timeless(kept), again));
            }
        });
        return differences;
    }

    private static ObjectNode timeless(Path file) {
        try {
            var sheet = (ObjectNode) Json.tree(Files.readString(file));
            sheet.remove("timing");
            return sheet;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    private static Map<String, Runs.ArtifactRow> byName(List<Runs.ArtifactRow> rows) {
        var named = new TreeMap<String, Runs.ArtifactRow>();
        rows.forEach(row -> named.put(row.name(), row));
        return named;
    }
}
