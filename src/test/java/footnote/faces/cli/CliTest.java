package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.config.SettingsReader;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Workflows;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CliTest {
    @TempDir
    Path folder;

    private final Map<String, String> environment = new HashMap<>();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    record Asked(String text) {}

    record Plan(String company, List<Metric> metrics) {}

    record Metric(String name, int priority) {}

    record Answer(String text) {}

    sealed interface Reply {
        record Approve() implements Reply {}

        record Revise(String wish) implements Reply {}

        record Cancel(String reason) implements Reply {}
    }

    @BeforeEach
    void home() {
        environment.put("FOOTNOTE_HOME", folder.resolve("home").toString());
    }

    @Test
    void refusesAnUnknownCommandAndHelps() {
        assertThat(cli("runns")).isEqualTo(2);

        assertThat(err()).contains("runns").contains("footnote runs");
    }

    @Test
    void saysThatThereAreNoRunsYet() {
        assertThat(cli("runs")).isZero();

        assertThat(out()).startsWith("No runs yet.");
    }

    @Test
    void keepsItsHomeToItsOwner() throws IOException {
        cli("runs");

        assertThat(Files.getPosixFilePermissions(folder.resolve("home"))).hasSize(3);
    }

    @Test
    void waitsAsksAndGoesOn() {
        var id = started("hello", RunOptions.standard());

        assertThat(cli("resume", id.value())).isEqualTo(3);
        assertThat(out())
                .contains("Is this the right plan?", "company: ACME", "gross margin", "footnote approve " + id);
        assertThat(cli("reply", id.value(), "add cash flow")).isEqualTo(3);
        assertThat(out()).contains("cash flow");
        assertThat(cli("approve", id.value())).isZero();

        assertThat(out()).contains("hello, with add cash flow");
        assertThat(cli("runs", "show", id.value().substring(9))).isZero();
        assertThat(out()).contains("✓ plan", "✓ revise", "✓ write", "report.txt");
    }

    @Test
    void printsAWaitingRunAsJson() {
        var id = started("hello", RunOptions.standard());

        assertThat(cli("resume", id.value(), "--json")).isEqualTo(3);

        var printed = Json.tree(out());
        assertThat(printed.path("run_id").asString()).isEqualTo(id.value());
        assertThat(printed.path("status").asString()).isEqualTo("waiting");
        assertThat(printed.path("question").asString()).isEqualTo("Is this the right plan?");
        assertThat(printed.path("proposal").path("company").asString()).isEqualTo("ACME");
        assertThat(err().lines())
                .allSatisfy(line -> assertThat(Json.tree(line).has("seq")).isTrue());
    }

    @Test
    void replaysAFinishedRun() {
        var id = started("hello", RunOptions.standard().withYes());
        cli("resume", id.value());

        assertThat(cli("replay", id.value())).isZero();

        assertThat(out()).startsWith("The same: ");
    }

    @Test
    void refusesRepliesThatNobodyWaitsFor() {
        var id = started("hello", RunOptions.standard().withYes());
        cli("resume", id.value());

        assertThat(cli("reply", id.value(), "yes")).isEqualTo(2);
        assertThat(err()).contains("waits for no reply; it is done");
        assertThat(cli("approve", "nosuchrun")).isEqualTo(2);
        assertThat(cli("cancel", id.value())).isEqualTo(2);
    }

    @Test
    void cancelsAWaitingRun() {
        var id = started("hello", RunOptions.standard());
        cli("resume", id.value());

        assertThat(cli("cancel", id.value())).isZero();

        assertThat(cli("runs", "--json")).isZero();
        assertThat(Json.tree(out()).get(0).path("status").asString()).isEqualTo("cancelled");
    }

    @Test
    void goesOnAfterAFailureThatWasMended() {
        var id = started("fail", RunOptions.standard().withYes());

        assertThat(cli("resume", id.value())).isEqualTo(1);
        assertThat(err()).contains("the press is broken", "footnote resume " + id);
        environment.put("MENDED", "yes");
        assertThat(cli("resume", id.value())).isZero();
    }

    @Test
    void showsHostileTextHarmlessly() {
        var id = started(
                "\u001b[31mred\u001b]0;title\u0007 \u202Etxt",
                RunOptions.standard().withYes());

        cli("resume", id.value());

        assertThat(out()).contains("[31mred]0;title txt").doesNotContain("\u001b]", "\u0007", "\u202E");
    }

    @Test
    void startsNothingWithABadSetting() throws IOException {
        Files.writeString(folder.resolve("footnote.yaml"), "worker:\n  threads: many\n");

        assertThat(cli("runs")).isEqualTo(2);

        assertThat(err()).contains("worker.threads", "'many'", "a whole number");
        assertThat(folder.resolve("home")).doesNotExist();
    }

    @Test
    void saysWhatToDoAboutAHomeThatCannotBeMade() throws IOException {
        Files.writeString(folder.resolve("file"), "in the way");
        environment.put("FOOTNOTE_HOME", folder.resolve("file/home").toString());

        assertThat(cli("runs")).isEqualTo(2);

        assertThat(err()).contains("set FOOTNOTE_HOME to a folder you may write");
    }

    @Test
    void masksSecretsInItsSettings() {
        environment.put("OPENAI_API_KEY", "sk-canary-0123456789");

        assertThat(cli("config")).isZero();

        assertThat(out()).contains("***89").doesNotContain("canary");
    }

    @Test
    void forgetsOnRequestAndThenCannotReplay() {
        var id = started("hello", RunOptions.standard().withYes());
        cli("resume", id.value());

        assertThat(cli("purge", "--days", "0", "--json")).isZero();
        assertThat(Json.tree(out()).path("answers").asInt()).isEqualTo(1);

        assertThat(cli("replay", id.value())).isEqualTo(1);
        assertThat(out()).contains("not in the records");
    }

    private RunId started(String text, RunOptions options) {
        try (var desk = new Desk(new SettingsReader(environment, folder).read(Map.of()), workflows())) {
            return desk.engine().start("test", "a test", new Asked(text), options, Optional.empty());
        }
    }

    private Workflows workflows() {
        return new Workflows().with("test", Asked.class, this::run);
    }

    private Answer run(Asked asked, Run run) {
        var plan = run.step("plan", Plan.class, () -> new Plan("ACME", List.of(new Metric("gross margin", 1))));
        String wishes = "";
        boolean agreed = false;
        while (!agreed) {
            switch (run.ask("Is this the right plan?", plan, Reply.class)) {
                case Reply.Approve _ -> agreed = true;
                case Reply.Revise(String wish) -> {
                    wishes = wish;
                    plan = run.step("revise", Plan.class, () -> new Plan("ACME", List.of(new Metric(wish, 2))));
                }
                case Reply.Cancel(String reason) -> throw RunEnded.cancelled(reason);
            }
        }
        String wished = wishes;
        var answer = run.step("write", Answer.class, () -> {
            run.clock().instant();
            if (asked.text().equals("fail") && !environment.containsKey("MENDED")) {
                throw Fault.state("the press is broken");
            }
            return new Answer(asked.text() + ", with " + wished);
        });
        run.publish("report.txt", answer.text().getBytes(StandardCharsets.UTF_8));
        return answer;
    }

    private int cli(String... args) {
        out.reset();
        err.reset();
        var console = new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new BufferedReader(new StringReader("")),
                false,
                false,
                false);
        return new Cli(environment, folder, console, settings -> new Desk(settings, workflows())).run(args);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
