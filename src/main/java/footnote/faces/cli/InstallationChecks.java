package footnote.faces.cli;

import footnote.config.Setting;
import footnote.domain.Finding;
import footnote.evidence.search.Reranker;
import footnote.runtime.artifact.ArtifactStore;
import footnote.runtime.db.Dialect;
import footnote.runtime.json.Json;
import footnote.runtime.model.Role;
import footnote.runtime.sandbox.SandboxTask;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks at each part of an installation: what works, what is missing, and what to do about it. */
final class InstallationChecks {
    private static final long LITTLE_DISK = 1L << 30;
    private static final String PROBE = "doctor";

    /** How one part is: fine, missing something optional, or broken. */
    enum State {
        OK,
        OPTIONAL,
        BROKEN
    }

    /** One part's health in a line. */
    record Check(String part, State state, String said) {}

    private final Context context;

    InstallationChecks(Context context) {
        this.context = context;
    }

    List<Check> all() {
        return List.of(
                jdk(),
                home(),
                database(),
                disk(),
                artifacts(),
                models(),
                vendors(),
                index(),
                reranker(),
                sandbox(),
                plotting(),
                browser(),
                workers());
    }

    private static Check jdk() {
        var version = Runtime.version();
        return version.feature() >= 25
                ? new Check("jdk", State.OK, version + " in " + System.getProperty("java.home"))
                : new Check("jdk", State.BROKEN, version + "; install a JDK 25 or set JAVA_HOME to one");
    }

    private Check home() {
        try {
            return new Check("home", State.OK, context.desk().home().path().toString());
        } catch (RuntimeException e) {
            return new Check("home", State.BROKEN, String.valueOf(e.getMessage()));
        }
    }

    private Check database() {
        try {
            var database = context.desk().database();
            if (database.dialect() == Dialect.SQLITE) {
                var said = database.query("PRAGMA quick_check(1)", row -> row.getString(1));
                if (!said.equals(List.of("ok"))) {
                    return new Check(
                            "database",
                            State.BROKEN,
                            database.url() + " is damaged (" + Console.line(said.getFirst())
                                    + "); run 'footnote doctor --repair', or restore a backup");
                }
            }
            return new Check("database", State.OK, database.url());
        } catch (RuntimeException e) {
            return new Check("database", State.BROKEN, String.valueOf(e.getMessage()));
        }
    }

    private Check disk() {
        try {
            Path home = context.settings().home();
            long free = Files.getFileStore(Files.exists(home) ? home : context.folder())
                    .getUsableSpace();
            String said = "%.1f GB free".formatted(free / 1e9);
            return free < LITTLE_DISK
                    ? new Check("disk", State.BROKEN, said + "; free some, or set FOOTNOTE_HOME elsewhere")
                    : new Check("disk", State.OK, said);
        } catch (IOException e) {
            return new Check("disk", State.BROKEN, String.valueOf(e.getMessage()));
        }
    }

    /** Puts, reads and removes a small file. */
    private Check artifacts() {
        try {
            var store = context.desk().artifacts();
            if (store == ArtifactStore.NONE) {
                return new Check("artifacts", State.OK, "in " + context.desk().outputs());
            }
            store.put(PROBE, "probe.txt", new byte[] {'o', 'k'});
            boolean kept = store.get(PROBE, "probe.txt").isPresent();
            store.remove(PROBE, List.of("probe.txt"));
            return kept
                    ? new Check("artifacts", State.OK, store.where() + " keeps what it is given")
                    : new Check("artifacts", State.BROKEN, store.where() + " lost a file; see artifacts.store");
        } catch (RuntimeException e) {
            return new Check("artifacts", State.BROKEN, String.valueOf(e.getMessage()));
        }
    }

    private Check models() {
        try {
            var gateway = context.desk().gateway();
            var fast = gateway.candidates(Role.FAST);
            if (fast.isEmpty()) {
                return new Check(
                        "models", State.OPTIONAL, "no key set, so rules answer; set one such as GEMINI_API_KEY");
            }
            var unpriced = gateway.unpriced();
            return unpriced.isEmpty()
                    ? new Check(
                            "models", State.OK, "fast: " + fast + ", advanced: " + gateway.candidates(Role.ADVANCED))
                    : new Check(
                            "models",
                            State.OPTIONAL,
                            "no price known of " + unpriced + ", so they are not called; set models.prices");
        } catch (RuntimeException e) {
            return new Check("models", State.BROKEN, String.valueOf(e.getMessage()));
        }
    }

    private Check vendors() {
        if (context.settings().text(Setting.VENDORS_LICENCE).equalsIgnoreCase("commercial")) {
            return new Check(
                    "vendors",
                    State.OPTIONAL,
                    "EDGAR, feeds, your files and vendors by key; Yahoo, Stooq and Futu are left out by"
                            + " vendors.licence=commercial; --live says what that costs");
        }
        return context.settings().text(Setting.SEC_AGENT).contains("@")
                ? new Check("vendors", State.OK, "EDGAR, Yahoo, Stooq, feeds; --live asks each")
                : new Check(
                        "vendors",
                        State.OPTIONAL,
                        "EDGAR wants to know who asks: set edgar.user_agent to a name and mail address; --live asks each");
    }

    static Check tried(String vendor, Finding<String> finding) {
        return switch (finding) {
            case Finding.Found<String>(String said) -> new Check(vendor, State.OK, said);
            case Finding.Missing<String>(String _, String why) -> new Check(vendor, State.OPTIONAL, why);
        };
    }

    private Check sandbox() {
        var tier = context.desk().sandbox().tier();
        return tier.available()
                ? new Check("sandbox", State.OK, tier.name() + "; " + tier.said())
                : new Check("sandbox", State.OPTIONAL, "none, so generated code stays off; " + tier.said());
    }

    /** Asks inside the sandbox, for that is where a program plots. */
    private Check plotting() {
        if (!context.desk().sandbox().tier().available()) {
            return new Check("plots", State.OPTIONAL, "no sandbox, so charts by a model's program are left out");
        }
        var found = context.desk()
                .sandbox()
                .run(SandboxTask.script(
                        "import importlib.metadata\nresult = importlib.metadata.version('matplotlib')", Json.object()))
                .result();
        return found.map(version ->
                        new Check("plots", State.OK, "matplotlib " + version.asString("") + " in the sandbox"))
                .orElseGet(() -> new Check(
                        "plots",
                        State.OPTIONAL,
                        "no matplotlib in the sandbox, so charts by a model's program are left out; on Debian: apt-get install"
                                + " python3-matplotlib"));
    }

    private Check index() {
        try {
            return context.desk()
                    .search()
                    .clusterHealth()
                    .map(said -> new Check("index", said.endsWith("red") ? State.BROKEN : State.OK, said))
                    .orElseGet(this::embeddedIndex);
        } catch (RuntimeException e) {
            return new Check("index", State.BROKEN, String.valueOf(e.getMessage()));
        }
    }

    private Check embeddedIndex() {
        return context.desk()
                .search()
                .indexDamage()
                .map(said -> new Check("index", State.BROKEN, said + "; 'footnote doctor --repair' rebuilds it"))
                .orElseGet(() -> new Check(
                        "index",
                        State.OK,
                        "embedded in " + context.desk().home().index() + ", "
                                + Console.count(
                                        context.desk()
                                                .search()
                                                .library()
                                                .documents(false)
                                                .size(),
                                        "document")));
    }

    private Check reranker() {
        try {
            var reranker = context.desk().search().reranker();
            return reranker == Reranker.NONE
                    ? new Check("reranker", State.OPTIONAL, "off; set search.reranker to file:PATH of a cross-encoder")
                    : new Check("reranker", State.OK, reranker.name());
        } catch (RuntimeException e) {
            return new Check("reranker", State.BROKEN, String.valueOf(e.getMessage()));
        }
    }

    private Check browser() {
        return onPath("chromium")
                .or(() -> onPath("google-chrome"))
                .map(path -> new Check("browser", State.OK, path.toString()))
                .orElse(new Check("browser", State.OPTIONAL, "none; web-page vendors are read as plain HTML"));
    }

    private Check workers() {
        try {
            var peers = context.desk().peers();
            return peers.isEmpty()
                    ? new Check("workers", State.OPTIONAL, "none alive; schedules need 'footnote worker'")
                    : new Check("workers", State.OK, peers.size() + " alive");
        } catch (RuntimeException e) {
            return new Check("workers", State.BROKEN, "unknown, for the database cannot be used");
        }
    }

    private Optional<Path> onPath(String program) {
        return Stream.of(context.environment().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
