package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.SettingsReader;
import footnote.runtime.json.Json;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Role;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Workflows;
import footnote.testing.ModelServer;
import footnote.testing.ModelServer.Answer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A key that can be recognised is planted, and a server says it back in errors and answers: it may be kept nowhere. */
class CanaryKeyTest {
    private static final String CANARY = "sk-canary-4f9d1b7e2a6c";

    @TempDir
    Path folder;

    record Greeting(String words) {}

    @Test
    void noKeyIsInLogsEventsFilesOrDatabase() throws IOException {
        var logged = new CopyOnWriteArrayList<String>();
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

            made.engine().goOn(id);

            assertThat(server.asked()).isNotEmpty().allMatch(asked -> asked.key()
                    .contains(CANARY));
            assertThat(Json.write(made.engine().runs().events(id, 0))).doesNotContain(CANARY);
            assertThat(stored(made, id)).doesNotContain(CANARY);
            assertThat(Json.write(made.settings().shown())).doesNotContain(CANARY);
        } finally {
            Logger.getLogger("").removeHandler(handler);
        }
        assertThat(logged).noneMatch(line -> line.contains(CANARY));
        int files = 0;
        try (var tree = Files.walk(folder)) {
            for (var file : tree.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
                        .as("%s", file)
                        .doesNotContain(CANARY);
                files++;
            }
        }
        System.out.println("the canary key is in none of " + files + " files and " + logged.size() + " log lines");
    }

    private footnote.Settings settings(ModelServer server) {
        return new SettingsReader(
                        Map.of(
                                "FOOTNOTE_HOME",
                                folder.toString(),
                                "OPENAI_API_KEY",
                                CANARY,
                                "OPENAI_BASE_URL",
                                server.url().toString(),
                                "FOOTNOTE_MODELS_FAST",
                                "openai/tiny",
                                "FOOTNOTE_MODELS_PRICES",
                                "openai/tiny=1/1",
                                "TAVILY_API_KEY",
                                CANARY,
                                "SMTP_PASSWORD",
                                CANARY),
                        folder)
                .read(Map.of());
    }

    private static String stored(Desk desk, RunId id) {
        return String.join(
                        "\n",
                        desk.database()
                                .query(
                                        "SELECT request, body, note FROM answer WHERE run_id = ?",
                                        row -> row.getString(1) + row.getString(2) + row.getString(3),
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
                logged.add(line.getMessage() + " " + line.getThrown());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        handler.setLevel(Level.ALL);
        Logger.getLogger("").addHandler(handler);
        return handler;
    }
}
