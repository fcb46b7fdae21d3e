package footnote.workflows.coverage.earnings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.db.Database;
import footnote.runtime.run.Fault;
import footnote.sources.sample.SampleMarket;
import footnote.testing.Databases;
import footnote.testing.ProseLint;
import footnote.testing.SampleEvidence;
import footnote.workflows.coverage.thesis.ThesisChecker;
import footnote.workflows.coverage.thesis.ThesisList;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsNoteTest {
    private static final View TODAY = new View(true, SampleMarket.today());

    @TempDir
    Path home;

    private final Database database = Databases.SQLITE.fresh();
    private final ThesisChecker theses =
            new ThesisChecker(SampleEvidence.open(), new ThesisList(database, Clock.systemUTC(), () -> home));
    private final ResultsNoteWriter writer = new ResultsNoteWriter(SampleEvidence.open(), theses);

    @AfterEach
    void close() {
        database.close();
    }

    private static String read(ResultsNote note, Prose prose) {
        return prose.rendered(id -> FigureFormat.of(note.ledger().stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .orElseThrow()
                .fact()));
    }

    @Test
    void setsResultsBesideConsensusAndTheYearBefore() {
        var note = writer.write("QVLN", TODAY);

        assertThat(note.period()).isEqualTo("1Q26");
        assertThat(read(note, note.headline()))
                .isEqualTo(
                        "1Q26 revenue rose 11.8% y/y to $359m, 2.9% above consensus of $348.8m. EPS was $1.63, vs. consensus of $1.50.");
        assertThat(note.results())
                .extracting(ResultsNote.Row::metric)
                .contains("revenue", "diluted EPS", "free cash flow");
        assertThat(note.drivers())
                .as("what the cash is used for drives no results")
                .singleElement()
                .satisfies(driver ->
                        assertThat(driver.words()).contains("the main reason was sales of additional modules"));
        assertThat(ProseLint.text(read(note, note.headline()) + " " + read(note, note.reaction())))
                .isEmpty();
    }

    @Test
    void showsNoFreeCashFlowOfABank() {
        var note = writer.write("BSRV.MI", TODAY);

        assertThat(note.results())
                .extracting(ResultsNote.Row::metric)
                .contains("revenue", "net income")
                .doesNotContain("free cash flow");
    }

    @Test
    void saysWhatBecameOfGuidanceAndWhatIsGuidedToNow() {
        var note = writer.write("QVLN", TODAY);

        assertThat(note.guidance())
                .extracting(row -> row.item() + " " + row.state())
                .contains("1Q26 revenue met", "2Q26 revenue new", "FY26 revenue reaffirmed");
        assertThat(note.guidanceRecord()).isPresent();
    }

    @Test
    void checksEachThesisOnTheCompanyWithoutSettlingIt() {
        theses.add(
                "QVLN",
                "wrong if operating margin falls below 35% in any quarter",
                new View(true, LocalDate.of(2025, 1, 31)));
        theses.add("TRVM", "wrong if revenue growth is below 0% in any quarter", TODAY);

        var note = writer.write("QVLN", TODAY);

        assertThat(note.theses()).singleElement().satisfies(row -> {
            assertThat(row.id()).isEqualTo("QVLN-1");
            assertThat(row.outcome()).isEqualTo("open");
        });
        assertThat(theses.list().events("QVLN-1")).isEmpty();
    }

    @Test
    void isTheNoteOfAnEarlierDay() {
        var note = writer.write("QVLN", new View(true, LocalDate.of(2026, 3, 31)));

        assertThat(note.period()).isEqualTo("4Q25");
        assertThat(note.ledger())
                .allSatisfy(entry -> assertThat(entry.fact().knownAt()).isBeforeOrEqualTo(note.asOf()));
    }

    @Test
    void refusesACompanyNobodyKnows() {
        assertThatThrownBy(() -> writer.write("NOSUCHCO", TODAY)).isInstanceOf(Fault.class);
    }
}
