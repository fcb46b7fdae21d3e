package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.Main;
import footnote.config.SettingsReader;
import footnote.runtime.json.Json;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Role;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.storage.CompressedText;
import footnote.testing.Child;
import footnote.testing.ModelServer;
import footnote.testing.ModelServer.Answer;
import footnote.testing.Sampled;
import footnote.testing.SayingMailServer;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A key that can be recognised is planted, and a server says it back in errors and answers: it may be kept nowhere. */
class CanaryKeyTest {
    private static final String CANARY = "sk-canary-4f9d1b7e2a6c";

    /** As it is, as a URL has it, and the middle of its base64 behind an even and an odd prefix. */
    private static final List<String> FORMS =
            List.of(CANARY, CANARY.replace("-", "%2D"), coded(""), coded("x"), coded("xx"));

    private static String coded(String before) {
        String text = Base64.getEncoder().encodeToString((before + CANARY).getBytes(StandardCharsets.UTF_8));
        return text.substring(8, 24);
    }

    @TempDir
    Path folder;

    record Greeting(String words) {}

    @Test
    void noKeyIsInLogsEventsFilesOrDatabase() throws IOException {
        var logged = new CopyOnWriteArrayList<String>();
        var before = Logger.getLogger("").getLevel();
        var handler = listening(logged);
        var desk = new AtomicReference<Desk>();
        var further = new Workflows().with("greet", String.class, (said, run) -> {
            run.publish("said.txt", said.getBytes(StandardCharsets.UTF_8));
            return run.step("greet", Greeting.class, () -> desk.get()
                    .gateway()
                    .model(Role.FAST)
                    .answer(Prompt.of(CanaryKeyTest.class), Greeting.class, () -> new Greeting("by rule")));
        });
        try (var server = new ModelServer()
                        .otherwise(asked -> Answer.json(
                                asked.body().length() % 2 == 0 ? 401 : 500,
                                "{\"error\":{\"message\":\"bad key " + asked.key() + "\"}}"));
                var made = new Desk(settings(server), further)) {
            desk.set(made);
            var id = made.engine().start("greet", "greet", "hello", RunOptions.standard(), Optional.empty());

            made.engine().attempt(id);

            assertThat(server.asked()).isNotEmpty().allMatch(asked -> asked.key()
                    .contains(CANARY));
            assertThat(Json.write(made.engine().runs().events(id, 0))).doesNotContain(CANARY);
            assertThat(stored(made, id)).doesNotContain(CANARY);
            assertThat(Json.write(made.settings().shown())).doesNotContain(CANARY);
        } finally {
            Logger.getLogger("").removeHandler(handler);
            Logger.getLogger("").setLevel(before);
        }
        assertThat(logged).isNotEmpty().noneMatch(line -> line.contains(CANARY));
        int files = searched();
        System.out.println("the canary key is in none of " + files + " files and " + logged.size() + " log lines");
    }

    /** A program of its own whose vendors and models all fail, with all it can log switched on, and then it crashes. */
    @Test
    @Timeout(120)
    void noKeyIsInWhatAFailingProgramLogsNorInItsCrashReport() throws Exception {
        try (var server = new ModelServer()
                .otherwise(asked -> Answer.json(401, "{\"error\":{\"message\":\"bad key " + asked.key() + "\"}}"))) {
            var process = program(server, "analyze", "Analyze Apple");
            process.waitFor();
            var said = Files.readString(folder.resolve("said.log"));

            assertThat(server.asked()).isNotEmpty();
            assertThat(process.exitValue()).as(said).isIn(1, 2);
            assertThat(said).contains("could not be reached");

            var crashed = program(server, "worker");
            awaitLine(folder.resolve("said.log"), "worker");
            new ProcessBuilder("kill", "-SEGV", String.valueOf(crashed.pid()))
                    .start()
                    .waitFor();
            crashed.waitFor();

            assertThat(folder.resolve("crash.log")).exists().content().contains("SIGSEGV");
            int files = searched();
            System.out.println("the canary key is in none of " + said.lines().count()
                    + " lines of a failing program at TRACE, nor in its crash report of "
                    + Files.size(folder.resolve("crash.log")) + " bytes, nor in " + files + " files");
        }
    }

    /** Passwords of the database and of the mail server, said back by both in every form. */
    @Test
    @Tag(Sampled.TAG)
    @Timeout(120)
    void noPasswordIsInWhatADatabaseDriverOrAMailServerSaysBack() throws Exception {
        String coded = Base64.getEncoder().encodeToString(("\0ann\0" + CANARY).getBytes(StandardCharsets.UTF_8));
        try (var mail = new SayingMailServer("535 5.7.8 bad credentials " + CANARY + " / " + coded);
                var server = new ModelServer()) {
            var environment = new HashMap<>(environment(server));
            environment.put("LOG_LEVEL", "TRACE");
            environment.put("SMTP_HOST", "127.0.0.1");
            environment.put("SMTP_PORT", String.valueOf(mail.port()));
            environment.put("FOOTNOTE_MAIL_SECURITY", "none");
            environment.put("SMTP_USER", "ann");

            int sent = program(environment, "movers", "--offline", "--email", "ann@example.org")
                    .waitFor();
            var told = Files.readString(folder.resolve("said.log"));

            assertThat(sent).as(told).isZero();
            assertThat(mail.asked()).isTrue();
            searched();
            var urls = List.of(
                    "jdbc:postgresql://127.0.0.1:1/footnote?user=ann&password=" + CANARY,
                    "jdbc:postgresql://127.0.0.1:1/footnote?user=ann&password=" + CANARY.replace("-", "%2D"),
                    "jdbc:postgresql://ann:" + CANARY + "@127.0.0.1:1/footnote",
                    "jdbc:postgresql://ann:" + CANARY + "@db/77@127.0.0.1:1/footnote");
            var commands = List.of("runs", "doctor", "config");
            for (int i = 0; i < urls.size() * commands.size(); i++) {
                int url = i / commands.size();
                int command = i % commands.size();
                if (Sampled.all() || url % commands.size() == command) { // by day one command for each URL
                    environment.put("FOOTNOTE_DB", urls.get(url));
                    program(environment, commands.get(command)).waitFor();
                    searched();
                }
            }
        }
    }

    private static void awaitLine(Path log, String words) throws IOException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!Files.readString(log).contains(words)) {
            assertThat(System.nanoTime()).as(words).isLessThan(until);
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
    }

    /** The real program with its keys in the environment; no vendor's name leads anywhere. */
    private Process program(ModelServer server, String... args) throws IOException {
        var environment = new HashMap<>(environment(server));
        environment.put("LOG_LEVEL", "TRACE");
        return program(environment, args);
    }

    private Process program(Map<String, String> environment, String... args) throws IOException {
        var hosts = Files.writeString(folder.resolve("hosts"), "127.0.0.1 localhost\n");
        var command = new ArrayList<String>();
        command.add(System.getProperty("java.home") + "/bin/java");
        command.addAll(Child.QUICK);
        command.addAll(List.of(
                "--enable-native-access=ALL-UNNAMED",
                "--add-modules=jdk.incubator.vector",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:ErrorFile=" + folder.resolve("crash.log"),
                "-Djdk.net.hosts.file=" + hosts,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(args));
        var builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.log").toFile());
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** Nothing in the folder has the key; says how many files were looked through. */
    private int searched() throws IOException {
        int files = 0;
        try (var tree = Files.walk(folder)) {
            for (var file : tree.filter(Files::isRegularFile).toList()) {
                String said = Files.readString(file, StandardCharsets.ISO_8859_1);
                assertThat(FORMS.stream().filter(said::contains)).as("%s", file).isEmpty();
                files++;
            }
        }
        return files;
    }

    private footnote.config.Settings settings(ModelServer server) {
        return new SettingsReader(environment(server), folder).read(Map.of());
    }

    private Map<String, String> environment(ModelServer server) {
        return Map.of(
                "FOOTNOTE_HOME",
                folder.toString(),
                "OPENAI_API_KEY",
                CANARY,
                "OPENAI_BASE_URL",
                server.url().toString(),
                "FOOTNOTE_MODELS_FAST",
                "openai/tiny",
                "FOOTNOTE_MODELS_ADVANCED",
                "openai/tiny",
                "FOOTNOTE_MODELS_PRICES",
                "openai/tiny=1/1",
                "TAVILY_API_KEY",
                CANARY,
                "FMP_API_KEY",
                CANARY,
                "SMTP_PASSWORD",
                CANARY);
    }

    private static String stored(Desk desk, RunId id) {
        return String.join(
                        "\n",
                        desk.database()
                                .query(
                                        "SELECT request, body, note FROM answer WHERE run_id = ?",
                                        row -> row.getString(1)
                                                + CompressedText.unpack(row.getString(2))
                                                + row.getString(3),
                                        id.value()))
                + desk.database()
                        .query(
                                "SELECT settings, result, fault FROM run",
                                row -> row.getString(1) + row.getString(2) + row.getString(3));
    }

    private static Handler listening(List<String> logged) {
        var handler = new Handler() {
            @Override
            public void publish(LogRecord line) {
                var text = new StringWriter().append(new SimpleFormatter().formatMessage(line));
                for (Throwable thrown = line.getThrown(); thrown != null; thrown = thrown.getCause()) {
                    text.append(' ').append(thrown.toString());
                }
                logged.add(text.toString());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        handler.setLevel(Level.ALL);
        Logger.getLogger("").addHandler(handler);
        Logger.getLogger("").setLevel(Level.ALL);
        return handler;
    }
}
