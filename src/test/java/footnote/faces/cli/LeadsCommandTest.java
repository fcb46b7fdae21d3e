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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeadsCommandTest {
    private static final String REQUEST = "Find leads for SaaS companies in France";

    @TempDir
    Path folder;

    private final Map<String, String> environment = new HashMap<>();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeEach
    void home() {
        environment.put("FOOTNOTE_HOME", folder.resolve("home").toString());
    }

    @Test
    void printsTheBestLeadsAndLeavesTheFiles() {
        assertThat(cli("leads", REQUEST, "--offline", "--yes", "--out", "out")).isZero();

        assertThat(text(out))
                .contains("Leads: Business Software in France", "winners", "High priority", "Fictional sample data");
        assertThat(folder.resolve("out"))
                .isDirectoryContaining(file -> file.endsWith("leads.html"))
                .isDirectoryContaining(file -> file.endsWith("leads.pdf"))
                .isDirectoryContaining(file -> file.endsWith("leads.xlsx"))
                .isDirectoryContaining(file -> file.endsWith("hubspot_companies.csv"))
                .isDirectoryContaining(file -> file.endsWith("salesforce_accounts.csv"));
    }

    @Test
    void printsTheSessionsStateAsJsonAndMeasuresItOnDeals() throws IOException {
        assertThat(cli("leads", REQUEST, "--offline", "--yes", "--json", "--session", "s1"))
                .isZero();
        var state = Json.tree(text(out));
        assertThat(state.propertyNames())
                .contains(
                        "session_id",
                        "current_stage",
                        "intent_data",
                        "pattern_report",
                        "lead_report",
                        "conversation_history",
                        "metadata");
        assertThat(state.path("current_stage").asString()).isEqualTo("complete");
        assertThat(state.path("lead_report").propertyNames())
                .contains(
                        "executive_summary",
                        "total_leads_found",
                        "high_priority_leads",
                        "medium_priority_leads",
                        "pattern_match_analysis",
                        "recommendations",
                        "methodology_notes");
        String best = state.path("lead_report")
                .path("high_priority_leads")
                .path(0)
                .path("lead")
                .path("company")
                .path("name")
                .asString();
        Files.writeString(folder.resolve("deals.csv"), "Company,Outcome\n" + best + ",won\nNobody,lost\n");
        out.reset();

        assertThat(cli("eval", "leads", "--outcomes", "deals.csv")).isZero();

        assertThat(text(out)).contains("1 of your 2 deals", "lift");
    }

    @Test
    void waitsForTheReaderAndRefusesNonsense() {
        assertThat(cli("leads", REQUEST, "--offline")).isEqualTo(Cli.WAITING);
        assertThat(cli("leads", "blah", "--offline", "--yes")).isEqualTo(Cli.REFUSED);
        assertThat(cli("leads", REQUEST, "--offline", "--leads", "0")).isEqualTo(Cli.REFUSED);
        assertThat(cli("leads", REQUEST, "--offline", "--yes", "--exclude", "missing.csv"))
                .isEqualTo(Cli.REFUSED);
        assertThat(text(err)).contains("such as SaaS", "--leads goes from", "there is no file");
    }

    @Test
    void measuresMatchingOnAFile() throws IOException {
        Files.writeString(
                folder.resolve("pairs.tsv"),
                "kind\tname_a\tname_b\tkey\nx\tMüller AG\tMUELLER\t1\nx\tAnvil\tHammer\t2\n");

        assertThat(cli("eval", "matching", "--file", "pairs.tsv")).isZero();

        assertThat(text(out)).contains("precision", "0.5000", "Anvil = Hammer");
    }

    private int cli(String... args) {
        var console = new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new BufferedReader(new StringReader("")),
                false,
                false,
                false);
        return new Cli(environment, folder, console, Desk::new).run(args);
    }

    private static String text(ByteArrayOutputStream stream) {
        return stream.toString(StandardCharsets.UTF_8);
    }
}
