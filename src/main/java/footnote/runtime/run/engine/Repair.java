package footnote.runtime.run.engine;

import footnote.runtime.db.Database;
import footnote.runtime.db.Dialect;
import footnote.runtime.json.Json;
import footnote.runtime.run.Status;
import footnote.runtime.run.StorageFault;
import footnote.runtime.run.storage.RunFolder;
import footnote.runtime.run.storage.RunRecord;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Runs;
import footnote.runtime.secret.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Rebuilds what can be rebuilt: the queue from the runs' leases, files of finished runs from their records. */
public final class Repair {
    private static final int MOST = 1000;

    private final Database database;
    private final Engine engine;

    public Repair(Database database, Engine engine) {
        this.database = database;
        this.engine = engine;
    }

    /** One thing that was wrong, and whether it was repaired. */
    public record Repaired(String what, boolean repaired, String said) {}

    public List<Repaired> all() {
        var found = new ArrayList<Repaired>();
        integrity().ifPresent(found::add);
        queue().ifPresent(found::add);
        leftovers().ifPresent(found::add);
        for (var run : engine.runs().latest(MOST)) {
            if (run.status() == Status.DONE) {
                found.addAll(files(run));
            }
        }
        return found;
    }

    private Optional<Repaired> integrity() {
        if (database.dialect() != Dialect.SQLITE) {
            return Optional.empty();
        }
        var said = database.query("PRAGMA integrity_check", row -> row.getString(1));
        if (said.equals(List.of("ok"))) {
            return Optional.empty();
        }
        database.update("REINDEX");
        var after = database.query("PRAGMA integrity_check", row -> row.getString(1));
        return Optional.of(new Repaired(
                "database",
                after.equals(List.of("ok")),
                said.getFirst() + "; its indexes were rebuilt"
                        + (after.equals(List.of("ok")) ? "" : ", still damaged: restore a backup")));
    }

    /** Runs whose holder died go back to the queue at once, whether or not a worker is there to notice. */
    private Optional<Repaired> queue() {
        int count = database.update(
                "UPDATE run SET status = 'queued' WHERE status = 'running' AND " + Runs.free(database, Runs.LEASE));
        return count == 0
                ? Optional.empty()
                : Optional.of(new Repaired("runs", true, count + " that nobody held are queued again"));
    }

    private Optional<Repaired> leftovers() {
        String now = database.dialect().nowMillis();
        String ahead = now + " + " + Duration.ofMinutes(1).toMillis(); // by a clock that was set back since
        int slots = database.update(
                "UPDATE call_slot SET until = 0 WHERE until > 0 AND (until < " + now + " OR until > " + ahead + ")");
        int peers = database.update("DELETE FROM worker WHERE alive_until < " + now + " OR alive_until > " + ahead);
        return slots + peers == 0
                ? Optional.empty()
                : Optional.of(new Repaired(
                        "workers",
                        true,
                        "forgot " + peers + " dead ones and freed " + slots + " of their model calls"));
    }

    /** A file that is missing or not what was published is made again by a replay, if that gives the same bytes. */
    private List<Repaired> files(RunRow run) {
        var folder = engine.folder(run);
        var files = engine.runs().artifacts(run.id());
        var missed = files.stream()
                .filter(folder::reshare)
                .map(file -> new Repaired("files", true, run.id() + "/" + file.name() + " was put into the store"));
        return Stream.of(missed, record(run, folder, files).stream(), remade(run, folder, files).stream())
                .flatMap(each -> each)
                .toList();
    }

    /** The run's own record is all in the database, with its times; a replay reads it, so it comes first. */
    private Optional<Repaired> record(RunRow run, RunFolder folder, List<Runs.ArtifactRow> files) {
        return files.stream()
                .filter(file -> file.name().equals(RunRecord.FILE) && damaged(folder, file))
                .findFirst()
                .map(file -> {
                    var sheet = RunRecord.of(
                            run,
                            engine.runs().steps(run.id()),
                            engine.runs().questions(run.id()),
                            engine.runs().answers(run.id(), "model"),
                            files);
                    byte[] content = Json.pretty(sheet).getBytes(StandardCharsets.UTF_8);
                    folder.write(file.name(), content);
                    boolean same = Sha256.hex(content).equals(file.sha256());
                    return new Repaired(
                            "files",
                            true,
                            run.id() + "/" + file.name() + " was written again from the run's records"
                                    + (same ? "" : ", of which some were purged since"));
                });
    }

    private static boolean damaged(RunFolder folder, Runs.ArtifactRow file) {
        return !folder.file(file).map(path -> whole(path, file.sha256())).orElse(false);
    }

    private List<Repaired> remade(RunRow run, RunFolder folder, List<Runs.ArtifactRow> files) {
        var wrong = files.stream()
                .filter(file -> !file.name().equals(RunRecord.FILE) && damaged(folder, file))
                .toList();
        if (wrong.isEmpty()) {
            return List.of();
        }
        var again = temporary();
        try {
            engine.replay(run.id(), again);
            return wrong.stream()
                    .map(file -> repairedFile(run, file, again, folder))
                    .toList();
        } catch (RuntimeException e) {
            return List.of(new Repaired("files", false, "run " + run.id() + " cannot be replayed: " + e.getMessage()));
        } finally {
            remove(again);
        }
    }

    private static Repaired repairedFile(RunRow run, Runs.ArtifactRow file, Path again, RunFolder folder) {
        var made = again.resolve(file.name());
        String name = run.id() + "/" + file.name();
        if (!whole(made, file.sha256())) {
            return new Repaired("files", false, name + " is lost: a replay does not give the same bytes");
        }
        try {
            folder.write(file.name(), Files.readAllBytes(made));
            return new Repaired("files", true, name + " was made again from the run's records");
        } catch (IOException | StorageFault e) {
            return new Repaired("files", false, name + " cannot be written: " + e.getMessage());
        }
    }

    private static boolean whole(Path file, String sha256) {
        try {
            return Files.isRegularFile(file)
                    && Sha256.hex(Files.readAllBytes(file)).equals(sha256);
        } catch (IOException e) {
            return false;
        }
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("footnote-repair");
        } catch (IOException e) {
            throw new UncheckedIOException("no folder to rebuild files in", e);
        }
    }

    private static void remove(Path folder) {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the folder " + folder + " could not be removed", e);
        }
    }
}
