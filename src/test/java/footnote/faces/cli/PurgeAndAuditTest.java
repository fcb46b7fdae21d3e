package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.db.Database;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PurgeAndAuditTest {
    @TempDir
    Path folder;

    private CliHome cli;

    @BeforeEach
    void home() {
        cli = new CliHome(folder);
    }

    @Test
    void leavesNothingOfWhatItForgetsInTheFileAndALineInTheTrail() throws IOException {
        assertThat(cli.run("ask", "What did Quavelin say of zqxcanary?", "--offline", "--session", "s1"))
                .isLessThan(3);
        assertThat(text()).contains("zqxcanary");
        String run = cli.home().toFile().exists() ? runId() : "";
        erase(run);

        assertThat(cli.run("purge", "--days", "0")).isZero();

        assertThat(text()).doesNotContain("zqxcanary");
        assertThat(cli.run("audit")).isZero();
        assertThat(cli.out()).contains("local", "purge", "older than 0 days");
    }

    @Test
    void noticesATrailThatWasCutOrWrittenAnew() {
        for (int i = 0; i < 4; i++) {
            assertThat(cli.run("keys", "add", "key" + i)).isZero();
        }
        assertThat(cli.run("audit", "--verify")).isZero();
        assertThat(cli.out()).contains("Whole: 4 lines");

        change("DELETE FROM audit WHERE seq > 2");

        assertThat(cli.run("audit", "--verify")).isEqualTo(Cli.FAILED);
        assertThat(cli.err()).contains("has 2 lines, but this home noted 4");

        change("DELETE FROM audit");

        assertThat(cli.run("audit", "--verify")).isEqualTo(Cli.FAILED);

        for (int i = 0; i < 5; i++) {
            cli.run("keys", "add", "other" + i);
        }
        assertThat(cli.run("audit", "--verify")).isEqualTo(Cli.FAILED);
        assertThat(cli.err()).contains("rewritten");
    }

    @Test
    void noticesANoteOfTheEndThatWasChangedOrTakenAway() throws IOException {
        cli.run("keys", "add", "ann");
        var head = cli.home().resolve("audit.head");
        String noted = Files.readString(head);

        Files.writeString(head, noted.replace("\"lines\":1", "\"lines\":0"));
        assertThat(cli.run("audit", "--verify")).isEqualTo(Cli.FAILED);
        Files.delete(head);
        assertThat(cli.run("audit", "--verify")).isEqualTo(Cli.FAILED);
    }

    @Test
    void adoptsTheTrailOfAHomeOfBefore() throws IOException {
        cli.run("keys", "add", "ann");
        Files.delete(cli.home().resolve("audit.head"));
        Files.delete(cli.home().resolve("audit.key"));

        assertThat(cli.run("audit", "--verify")).isZero();
        change("DELETE FROM audit");

        assertThat(cli.run("audit", "--verify")).isEqualTo(Cli.FAILED);
    }

    private String runId() {
        try (var database = Database.open(url())) {
            return database.first("SELECT id FROM run", row -> row.getString(1)).orElseThrow();
        }
    }

    private void erase(String run) {
        try (var database = Database.open(url())) {
            new footnote.runtime.run.storage.Purge(database, java.time.Clock.systemUTC())
                    .erase(new footnote.runtime.run.RunId(run));
        }
    }

    private void change(String sql) {
        try (var database = Database.open(url())) {
            database.update(sql);
        }
    }

    private String url() {
        return "jdbc:sqlite:" + cli.home().resolve("footnote.db");
    }

    private String text() throws IOException {
        var all = new StringBuilder();
        for (var name : new String[] {"footnote.db", "footnote.db-wal"}) {
            var file = cli.home().resolve(name);
            if (Files.exists(file)) {
                all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return all.toString();
    }
}
