package example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.Footnote;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Footnote as a program of somebody else uses it: outside its packages, by what is public alone. */
class LibraryTest {
    @TempDir
    private Path folder;

    private Footnote open() {
        return Footnote.open(
                Map.of("offline", "true", "home", folder.resolve("home").toString()));
    }

    @Test
    void answersAQuestionAndItsFollowUp() {
        try (var footnote = open()) {
            var first = footnote.ask("What was Quavelin's revenue in FY2025?", Optional.of("talk"));
            var second = footnote.ask("And its net margin?", Optional.of("talk"));

            assertThat(first.answer()).contains("$1.46bn");
            assertThat(first.citations()).isNotEmpty();
            assertThat(second.answer()).contains("Quavelin", "margin");
        }
    }

    @Tag("nightly") // by day LibraryJarTest does
    @Test
    void analyzesACompany() {
        try (var footnote = open()) {
            var analysis = footnote.analyze("QVLN");

            assertThat(analysis.ticker().symbol()).isEqualTo("QVLN");
            assertThat(analysis.view()).isPresent();
        }
    }

    @Tag("nightly") // by day LibraryJarTest writes one
    @Test
    void writesAReportIntoAFolder() {
        try (var footnote = open()) {
            var report = footnote.report("Do a fundamental analysis of Quavelin", folder.resolve("report"));

            assertThat(report.finding()).isPresent();
            assertThat(folder.resolve("report/equity_report.pdf")).isNotEmptyFile();
        }
    }

    @Test
    void saysWhatIsWrong() {
        assertThatThrownBy(() -> Footnote.open(Map.of("ofline", "true"))).hasMessageContaining("no setting 'ofline'");
        try (var footnote = open()) {
            assertThatThrownBy(() -> footnote.analyze("Nobody Known At All")).hasMessageContaining("refused");
        }
    }
}
