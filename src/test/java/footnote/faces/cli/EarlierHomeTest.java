package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.runtime.json.Json;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * A home that an earlier version wrote goes on working, whatever its classes are called by now: what it kept is listed,
 * replayed, answered and found. The README beside the archive says how it was made.
 */
class EarlierHomeTest {
    private static final String ARCHIVE = "/footnote/homes/8373831.zip";

    @TempDir
    static Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeAll
    static void unpack() throws IOException {
        try (var in = Objects.requireNonNull(EarlierHomeTest.class.getResourceAsStream(ARCHIVE));
                var zip = new ZipInputStream(in)) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                var file = home().resolve(entry.getName());
                Files.createDirectories(file.getParent());
                Files.copy(zip, file);
            }
        }
    }

    @Test
    void listsTheRunsWithHowTheyEnded() {
        int code = cli("runs", "-n", "100", "--json");

        assertThat(code).isZero();
        assertThat(statuses())
                .containsEntry("20261115-a94wxpna", "done")
                .containsEntry("20261115-pbgw59rz", "done")
                .containsEntry("20261115-e5pp38ga-2", "done")
                .containsEntry("20261115-3dxv3n3d", "cancelled")
                .containsEntry("20261115-zmdkntjw", "refused")
                .hasSizeGreaterThanOrEqualTo(17);
    }

    /** What these computed and said is computed and said in another way by now, which a replay tells. */
    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "20261115-a94wxpna analyze",
                "20261115-a3y96py7 ask",
                "20261115-h2hw2ajx ask",
                "20261115-u7ppf4c8 movers",
                "20261115-bpe9gh5r leads",
                "20261115-pbgw59rz report",
                "20261115-xm2hfdvv report",
                "20261115-cttzcv7t digest",
                "20261115-e5pp38ga-1 analyze",
                "20261115-e5pp38ga-2 analyze",
            })
    void showsAndReplaysARunWhoseMethodsChanged(String run) {
        var parts = run.split(" ", 2);

        assertThat(cli("runs", "show", parts[0])).isZero();
        assertThat(out()).contains(parts[1] + " " + parts[0] + ", done", "✓ ", "run.json");

        assertThat(cli("replay", parts[0], "--json")).isIn(0, 1);
        assertThat(Json.tree(out()).path("differences").isArray()).as(this::out).isTrue();
    }

    /** That version put the kinds of documents it searched into no order, so that no later process can replay these. */
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"20261115-t29zg7mp ask", "20261115-2esjgf85 ask-grid"})
    void showsARunThatSearchedFilings(String run) {
        var parts = run.split(" ", 2);

        int code = cli("runs", "show", parts[0]);

        assertThat(code).isZero();
        assertThat(out()).contains(parts[1] + " " + parts[0] + ", done", "✓ ", "run.json");
    }

    @Test
    void finishesAReportWhosePlanWaitedForApproval() {
        assertThat(status("20261115-txavefha")).isEqualTo("waiting");

        int code = cli("approve", "20261115-txavefha");

        assertThat(code).as(this::err).isZero();
        assertThat(out()).contains("Kelvarra Semiconductor Corp", "equity_report.html");
        assertThat(status("20261115-txavefha")).isEqualTo("done");
        assertThat(home().resolve("runs/20261115-txavefha/equity_report.html")).isNotEmptyFile();
    }

    @Test
    void finishesLeadsWhosePatternsWaitedForApproval() {
        assertThat(status("20261115-8b4kak74")).isEqualTo("waiting");

        int code = cli("approve", "20261115-8b4kak74");

        assertThat(code).as(this::err).isZero();
        assertThat(out()).contains("Leads: Business Software in Germany", "leads.html");
        assertThat(status("20261115-8b4kak74")).isEqualTo("done");
    }

    @Test
    void finishesAnAnalysisThatWaitedForTheCompanyMeant() {
        assertThat(status("20261115-6has6m6w")).isEqualTo("waiting");

        int code = cli("reply", "20261115-6has6m6w", "ALDF.L");

        assertThat(code).as(this::err).isZero();
        assertThat(out()).contains("Aldervane Food plc (ALDF.L)");
        assertThat(status("20261115-6has6m6w")).isEqualTo("done");
    }

    @Test
    void showsAFinishedBatch() {
        int code = cli("batch", "show", "20261115-e5pp38ga", "--json");

        assertThat(code).isZero();
        var batch = Json.tree(out());
        assertThat(batch.path("state").asString()).isEqualTo("done");
        assertThat(batch.path("done").asInt()).isEqualTo(2);
        assertThat(batch.path("items").path(1).path("run_id").asString()).isEqualTo("20261115-e5pp38ga-2");
    }

    @Test
    void goesOnWithABatchThatWasLeftToWorkers() {
        int code = cli("batch", "resume", "20261115-sfvbe6s3", "--json");

        assertThat(code).as(this::err).isZero();
        assertThat(Json.tree(out()).path("done").asInt()).isEqualTo(2);
    }

    @Test
    void goesOnWithAConversation() {
        int code = cli("ask", "and what did they say in the prepared remarks?", "--session", "talk", "--offline");

        assertThat(code).as(this::err).isZero();
        assertThat(out()).contains("Quavelin Systems Inc earnings call");
    }

    @Test
    void findsADocumentThatWasTakenIn() {
        int code = cli("search", "which foundry casts the prisms?");

        assertThat(code).isZero();
        assertThat(out()).contains("zephrelle 10-K FY2025", "A single foundry casts every prism we sell.");
    }

    @Test
    void listsDocuments() {
        int code = cli("documents");

        assertThat(code).isZero();
        assertThat(out()).contains("zephrelle 10-K FY2025", "zephrelle_2025_10K");
    }

    @Test
    void listsSchedules() {
        int code = cli("schedule", "list");

        assertThat(code).isZero();
        assertThat(out().lines())
                .anySatisfy(line -> assertThat(line).contains("movers", "16:30 America/New_York", "next "))
                .anySatisfy(line -> assertThat(line).contains("analyze", "daily 07:00 UTC", "next "));
    }

    @Test
    void listsKeysAndFindsTheAuditWhole() {
        assertThat(cli("keys", "list")).isZero();
        assertThat(out()).contains("c4822d41", "anna", "run", "desk");

        assertThat(cli("audit", "--verify")).isZero();
        assertThat(out()).startsWith("Whole: ");
    }

    @Test
    void tellsNothingTwiceOfTheCompaniesCovered() {
        assertThat(cli("coverage", "list", "--offline")).isZero();
        assertThat(out()).contains("Quavelin Systems Inc", "Tarvimune Therapeutics Inc");

        assertThat(cli("coverage", "digest", "--offline")).isZero(); // kinds of news that version did not know
        assertThat(out()).doesNotContain("Quavelin Systems Inc (QVLN)");
        assertThat(cli("coverage", "digest", "--offline")).isZero();
        assertThat(out()).doesNotContain("[1]");
    }

    @Test
    void findsTheHomeHealthy() {
        cli("doctor", "--json");

        var states = new HashMap<String, String>();
        Json.tree(out())
                .forEach(check -> states.put(
                        check.path("part").asString(), check.path("state").asString()));
        assertThat(states)
                .containsEntry("home", "OK")
                .containsEntry("database", "OK")
                .containsEntry("artifacts", "OK")
                .containsEntry("index", "OK");
    }

    private String status(String run) {
        cli("runs", "-n", "100", "--json");
        return String.valueOf(statuses().get(run));
    }

    private Map<String, String> statuses() {
        var statuses = new HashMap<String, String>();
        for (JsonNode run : Json.tree(out())) {
            statuses.put(run.path("run_id").asString(), run.path("status").asString());
        }
        return statuses;
    }

    private static Path home() {
        return folder.resolve("home");
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
        return new Cli(Map.of("FOOTNOTE_HOME", home().toString()), folder, console, Desk::new).run(args);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
