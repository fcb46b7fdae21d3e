package bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** An engine that does the workflow of 29 steps, where it keeps its runs, and the process it is tried in. */
enum Engine29 {
    BARE("no engine at all", "trial", "trial.Bare", Keeps.NOTHING),
    SQLITE("Footnote on SQLite", "ours", "peers.ours.Footnote", Keeps.SQLITE),
    POSTGRES("Footnote on PostgreSQL", "ours", "peers.ours.Footnote", Keeps.POSTGRES),
    ADK("Google ADK 1.8.0, keeps nothing", "adk", "peers.adk.Adk", Keeps.NOTHING),
    LANGGRAPH("LangGraph4j 1.8.17, keeps nothing", "langgraph4j", "peers.langgraph4j.Langgraph", Keeps.NOTHING),
    LANGGRAPH_FILES("LangGraph4j 1.8.17, files", "langgraph4j", "peers.langgraph4j.Langgraph", Keeps.FILES),
    AGENTIC("LangChain4j agentic 1.16.1, keeps nothing", "langchain4j", "peers.langchain4j.Agentic", Keeps.NOTHING),
    AGENTIC_FILES("LangChain4j agentic 1.16.1, files", "langchain4j", "peers.langchain4j.Agentic", Keeps.FILES),
    DBOS("DBOS 1.1.0-m6, PostgreSQL", "dbos", "peers.dbos.Dbos", Keeps.POSTGRES),
    TEMPORAL("Temporal 1.38.0, test server in memory", "temporal", "peers.temporal.Temporal", Keeps.SERVER);

    private static final int LONGEST_MINUTES = 3;

    /** Where runs are kept. */
    enum Keeps {
        NOTHING,
        FILES,
        SQLITE,
        POSTGRES,
        SERVER
    }

    final String title;
    private final String peer;
    private final String type;
    final Keeps keeps;

    Engine29(String title, String peer, String type, Keeps keeps) {
        this.title = title;
        this.peer = peer;
        this.type = type;
        this.keeps = keeps;
    }

    /** The like of ours to stand beside: the same server for who keeps runs there. */
    Engine29 ours() {
        return keeps == Keeps.POSTGRES ? POSTGRES : SQLITE;
    }

    boolean isOurs() {
        return this == SQLITE || this == POSTGRES;
    }

    /** A folder and a database that nobody has used. */
    record Place(Path folder, String url, String server) {
        Place withServer(String server) {
            return new Place(folder, url, server);
        }

        void remove() throws IOException {
            try (var files = Files.walk(folder)) {
                for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    Place freshPlace(Postgres postgres) throws IOException {
        var folder = Files.createTempDirectory("bench-" + peer);
        String url = keeps == Keeps.POSTGRES ? postgres.freshUrl() : "jdbc:sqlite:" + folder.resolve("trial.db");
        return new Place(folder, url, "");
    }

    /** Begins a trial in a process of its own. */
    Process start(Place place, String... trial) throws IOException {
        return java(
                peer,
                List.of(
                        "-Dtrial.folder=" + place.folder(),
                        "-Dtrial.url=" + place.url(),
                        "-Dtrial.server=" + place.server(),
                        "-Dtrial.kept=" + (keeps == Keeps.FILES)),
                "trial.Trial",
                concat(type, trial));
    }

    /** Begins a program on the peer's class path. */
    static Process java(String peer, List<String> options, String main, String... args) throws IOException {
        var command = new ArrayList<String>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-Xmx2g",
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.util.logging.config.file="
                        + Main.root().resolve("src/test/resources/logging.properties")));
        command.addAll(options);
        command.addAll(List.of("-cp", PeerProjects.classPath(peer), main));
        command.addAll(List.of(args));
        var log = Main.root().resolve("bench/target/" + peer + ".log");
        Files.createDirectories(log.getParent());
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
    }

    private static String[] concat(String first, String... rest) {
        var all = new ArrayList<>(List.of(first));
        all.addAll(List.of(rest));
        return all.toArray(String[]::new);
    }

    /** Tries it to the end, in a fresh place, and gives what it said. */
    List<String> tried(Postgres postgres, String... trial) throws IOException, InterruptedException {
        System.err.println("  " + title);
        var place = freshPlace(postgres);
        try {
            return tried(place, trial);
        } finally {
            place.remove();
        }
    }

    /** Tries it to the end and gives what it said. */
    List<String> tried(Place place, String... trial) throws IOException, InterruptedException {
        var process = start(place, trial);
        CompletableFuture.delayedExecutor(LONGEST_MINUTES, TimeUnit.MINUTES).execute(process::destroyForcibly);
        var said = process.inputReader().readAllLines();
        if (process.waitFor() != 0) {
            throw new IllegalStateException(
                    title + " ended with " + process.exitValue() + "; see bench/target/" + peer + ".log");
        }
        return said;
    }
}
