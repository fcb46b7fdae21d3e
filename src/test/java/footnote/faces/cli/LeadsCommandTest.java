package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.runtime.json.Json;
import footnote.testing.Databases;
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
import java.util.zip.ZipInputStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
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
        Databases.intoHome(folder.resolve("home"));
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
    void keepsSuppressedCompaniesOutOfEveryFile() throws IOException {
        assertThat(cli("leads", REQUEST, "--offline", "--yes", "--json")).isZero();
        var report = Json.tree(text(out)).path("lead_report");
        var first = report.path("high_priority_leads").path(0).path("lead").path("company");
        var second = report.path("medium_priority_leads").path(0).path("lead").path("company");
        String domain = first.path("metadata").path("domain").asString();
        String other = second.path("metadata").path("domain").asString();
        Files.writeString(
                folder.resolve("never.txt"),
                "domain\nhttps://WWW.Shop." + domain.toUpperCase(java.util.Locale.ROOT) + "/about\nPaul <PAUL@" + other
                        + ">\n");
        Files.writeString(
                folder.resolve("people.csv"),
                "name,email\nAnn,ann@" + domain + "\nPaul,Paul@" + other + "\nZoe,zoe@" + other + "\n");
        out.reset();

        assertThat(cli(
                        "leads",
                        REQUEST,
                        "--offline",
                        "--yes",
                        "--suppress",
                        "never.txt",
                        "--contacts",
                        "people.csv",
                        "--out",
                        "out"))
                .isZero();

        assertThat(text(out))
                .contains(
                        "1 company left out: on your suppression list",
                        second.path("name").asString());
        try (var files = Files.list(folder.resolve("out"))) {
            assertThat(files.toList()).hasSizeGreaterThan(6).allSatisfy(file -> assertThat(words(file))
                    .as(file.toString())
                    .doesNotContainIgnoringCase(domain)
                    .doesNotContain(first.path("name").asString(), "ann@", "Paul@"));
        }
        assertThat(words(folder.resolve("out/contacts.csv"))).contains("zoe@" + other);
        assertThat(text(out)).doesNotContain(first.path("name").asString());
    }

    /** All that a file says, whatever its format. */
    private static String words(Path file) throws IOException {
        String name = file.toString();
        if (name.endsWith(".pdf")) {
            try (var document = Loader.loadPDF(file.toFile())) {
                return new PDFTextStripper().getText(document);
            }
        }
        if (name.endsWith(".xlsx")) {
            var all = new StringBuilder();
            try (var zip = new ZipInputStream(Files.newInputStream(file))) {
                while (zip.getNextEntry() != null) {
                    all.append(new String(zip.readAllBytes(), StandardCharsets.UTF_8));
                }
            }
            return all.toString();
        }
        return Files.readString(file);
    }

    @Test
    void refusesAListThatCannotBeReadBeforeAnyWork() throws IOException {
        Files.createDirectory(folder.resolve("dir"));
        Files.write(folder.resolve("bin.bin"), new byte[] {'P', 'K', 3, 4, 0, 1, 2});
        Files.writeString(folder.resolve("names.txt"), "acme.com\nRavkade\n");

        for (var bad : new String[] {"missing.txt", "dir", "bin.bin", "names.txt"}) {
            assertThat(cli("leads", REQUEST, "--offline", "--yes", "--suppress", bad))
                    .as(bad)
                    .isEqualTo(Cli.REFUSED);
        }
        assertThat(cli("leads", REQUEST, "--offline", "--yes", "--contacts", "bin.bin"))
                .isEqualTo(Cli.REFUSED);

        assertThat(text(err).lines()).hasSize(5);
        assertThat(text(err))
                .contains("there is no file", "is a folder", "is not a text file", "'Ravkade', is neither a domain");
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
