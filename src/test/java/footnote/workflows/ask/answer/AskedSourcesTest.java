package footnote.workflows.ask.answer;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.documents.Passage;
import footnote.workflows.ask.answer.sentence.WantedStatement;
import footnote.workflows.ask.question.SpeakerFilter;
import footnote.workflows.ask.retrieval.FoundPassages.FoundPassage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Calls of three quarters and two annual reports of one company. */
class AskedSourcesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Why did Anvil's costs fall in Q2 2026? | Q2 2026",
                "Why did Anvil's costs fall in fiscal 2026? | Q1 2026, Q2 2026, Q3 2026",
                "Why did Anvil's costs fall in fiscal 2025? | FY2025",
                "What tax rate does Anvil expect for Q3 2026? | FY2025, Q1 2026, Q2 2026",
                "What tax rate does Anvil expect for 2026, as of Q2 2026? | FY2025, Q2 2026",
                "Why did Anvil open a mill in 1999? | FY2025, Q1 2026, Q2 2026, Q3 2026",
                "Why does Anvil own mills? | FY2025, Q1 2026, Q2 2026, Q3 2026",
            })
    void readsTheDocumentsOfTheTimeAskedAbout(String question, String periods) {
        var data = AnswerEvidence.empty()
                .with(Stream.of("FY2024", "FY2025", "Q1 2026", "Q2 2026", "Q3 2026")
                        .map(AskedSourcesTest::passage)
                        .toList());
        var call = new CallScope(SpeakerFilter.in(question), data, false, false);

        var read = new AskedSources(question, WantedStatement.in(question), data, call).read();

        assertThat(read.stream()
                        .map(source -> source.passage()
                                .document()
                                .period()
                                .orElseThrow()
                                .label())
                        .collect(Collectors.joining(", ")))
                .isEqualTo(periods);
    }

    private static FoundPassage passage(String period) {
        var label = new DocumentLabel(
                period,
                "Anvil",
                "Anvil",
                List.of(),
                Optional.empty(),
                period.startsWith("Q") ? DocumentKind.TRANSCRIPT : DocumentKind.ANNUAL_REPORT,
                Optional.of(FiscalPeriod.of(period)),
                Optional.empty(),
                Optional.empty(),
                "files");
        String text = "Costs fell in " + period + ".";
        return new FoundPassage(new Passage(period, label, "", Optional.of(1), 0, text.length(), text), 1);
    }
}
