package footnote.faces.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IndexRepairTest {
    @TempDir
    Path folder;

    private CliHome cli;

    @BeforeEach
    void ingestOneDocument() throws IOException {
        cli = new CliHome(folder);
        Files.writeString(
                folder.resolve("mydoc.txt"),
                "The zebrafish segment of Quavelin grew by a tenth in the year, on higher demand from laboratories.");
        assertThat(cli.run("ingest", "mydoc.txt", "--symbol", "QVLN")).isZero();
    }

    @Test
    void saysThatTheIndexIsLostAndRebuildsIt() throws IOException {
        remove(cli.home().resolve("index"));

        assertThat(cli.run("search", "zebrafish")).isEqualTo(Cli.FAILED);
        assertThat(cli.err()).contains("lacks 1 of 1 documents", "doctor --repair");
        assertThat(cli.run("doctor")).isEqualTo(Cli.FAILED);
        assertThat(cli.out()).contains("✗ index");

        cli.run("doctor", "--repair");

        assertThat(cli.out()).contains("✓ index", "1 document put back");
        assertThat(cli.run("search", "zebrafish")).isZero();
        assertThat(cli.out()).contains("zebrafish");
    }

    @Test
    void rebuildsAnIndexWhoseFilesAreCut() throws IOException {
        try (var files = Files.list(cli.home().resolve("index/leaves"))) {
            for (var file : files.filter(each -> !each.endsWith("write.lock")).toList()) {
                byte[] bytes = Files.readAllBytes(file);
                Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length / 2));
            }
        }

        assertThat(cli.run("search", "zebrafish")).isEqualTo(Cli.FAILED);
        assertThat(cli.err()).contains("is damaged", "doctor --repair").doesNotContain("Exception");
        assertThat(cli.run("doctor")).isEqualTo(Cli.FAILED);

        assertThat(cli.run("documents", "reindex")).isZero();

        assertThat(cli.run("search", "zebrafish")).isZero();
        assertThat(cli.out()).contains("zebrafish");
    }

    @Test
    void rebuildsAnIntactIndexOnlyWhereAllIsAskedFor() {
        assertThat(cli.run("documents", "reindex")).isZero();
        assertThat(cli.out()).contains("nothing was rebuilt");

        assertThat(cli.run("documents", "reindex", "--all")).isZero();
        assertThat(cli.out()).contains("1 document put back");

        assertThat(cli.run("search", "zebrafish")).isZero();
        assertThat(cli.out()).contains("zebrafish");
    }

    @Test
    void namesWhatToIngestAgainWhereNoCopyIsKept() throws IOException {
        remove(cli.home().resolve("index"));
        remove(cli.home().resolve("documents"));

        assertThat(cli.run("documents", "reindex")).isEqualTo(Cli.FAILED);
        assertThat(cli.out()).contains("ingest it again", "mydoc");
        assertThat(cli.run("ingest", "mydoc.txt", "--symbol", "QVLN")).isZero();
        assertThat(cli.out()).doesNotContain("already in");

        assertThat(cli.run("search", "zebrafish")).isZero();
        assertThat(cli.out()).contains("zebrafish");
    }

    @Test
    void stopsAnAnswerThatWouldMissDocuments() throws IOException {
        remove(cli.home().resolve("index"));

        assertThat(cli.run("ask", "What did Quavelin say of zebrafish?")).isEqualTo(Cli.FAILED);

        assertThat(cli.err() + cli.out()).contains("the search index lacks 1 of 1 documents");
    }

    @Test
    void noticesADatabaseThatQuickCheckFails() throws IOException {
        byte[] bytes = Files.readAllBytes(cli.home().resolve("footnote.db"));
        for (int page = bytes.length / 4096 / 2; page < bytes.length / 4096; page++) {
            java.util.Arrays.fill(bytes, page * 4096, page * 4096 + 2000, (byte) 0x5a);
        }
        Files.write(cli.home().resolve("footnote.db"), bytes);

        assertThat(cli.run("doctor")).isEqualTo(Cli.FAILED);

        assertThat(cli.out()).contains("✗ database");
    }

    private static void remove(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
