package footnote.research.guidance;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Origin;
import footnote.domain.Ticker;
import footnote.domain.Transcript;
import footnote.domain.Transcript.Part;
import footnote.domain.Transcript.Turn;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.research.guidance.GuidanceOutcome.Result;
import footnote.research.metrics.MetricHistory;
import footnote.sources.sample.SampleMarket;
import footnote.testing.SampleEvidence;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuidanceRecordTest {
    private static final View TODAY = new View(true, SampleMarket.today());
    private static final Origin ORIGIN = Origin.document("files", "call", Instant.EPOCH);

    private final EvidenceReader room = SampleEvidence.open();

    private MetricHistory history(String symbol, View view) {
        return MetricHistory.of(room, room.listing(symbol, view), Optional.empty(), view)
                .orElseThrow();
    }

    private static Transcript call(int year, int quarter, LocalDate day, String text) {
        return new Transcript(
                "Quavelin",
                Optional.of(new Ticker("QVLN")),
                Optional.of(year),
                Optional.of(quarter),
                Optional.of(day),
                List.of(new Turn("Ann Lee", Optional.of("Chief financial officer"), Part.PREPARED, text)),
                ORIGIN);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "For Q1 FY2026, we expect revenue of $350 million to $360 million.|MET",
                "For Q1 FY2026, we expect revenue of $330 million to $340 million.|ABOVE",
                "For Q1 FY2026, we expect revenue of at least $370 million.|BELOW",
                "For Q1 FY2026, we expect gross margin of about 80%.|MET",
                "For Q1 FY2026, we expect adjusted EBITDA of $150 million.|NOT_COMPARABLE",
                "For Q2 FY2026, we expect revenue of $374 million to $389 million.|OPEN"
            })
    void settlesGuidanceByTheReportedFigure(String sentence, Result result) {
        var record = GuidanceRecord.of(
                List.of(call(2025, 4, LocalDate.of(2026, 2, 26), sentence)), List.of(), history("QVLN", TODAY));

        assertThat(record.outcomes()).extracting(GuidanceOutcome::result).containsExactly(result);
    }

    @Test
    void settlesTheLastGuidanceBeforeTheResults() {
        var calls = List.of(
                call(
                        2025,
                        3,
                        LocalDate.of(2025, 11, 6),
                        "For 2026, we expect revenue of $1.2 billion. For Q4, we expect revenue of $1 million."),
                call(
                        2025,
                        4,
                        LocalDate.of(2026, 2, 26),
                        "We are raising our guidance for 2026 revenue to $1.6 billion."));

        var record = GuidanceRecord.of(calls, List.of(), history("QVLN", TODAY));

        assertThat(record.outcomes())
                .filteredOn(each -> each.name().equals("FY26 revenue"))
                .singleElement()
                .satisfies(each -> {
                    assertThat(each.first().figures()).isEqualTo("$1.2bn");
                    assertThat(each.last().figures()).isEqualTo("$1.6bn");
                });
        assertThat(record.missed()).isZero();
        assertThat(record.beaten()).isEqualTo(1);
    }

    @Test
    void aWithdrawalEndsWhatWasGuidedToBefore() {
        var calls = List.of(
                call(2025, 4, LocalDate.of(2026, 2, 26), "For 2026, we expect revenue of $1.2 billion."),
                call(2026, 1, LocalDate.of(2026, 5, 11), "We are withdrawing our guidance for 2026."));

        var record = GuidanceRecord.of(calls, List.of(), history("QVLN", TODAY));

        assertThat(record.withdrawn()).isEqualTo(1);
    }

    @Test
    void boundsAreFactsOfBasisGuidance() {
        var history = history("QVLN", TODAY);
        var record = GuidanceRecord.of(room, room.listing("QVLN", TODAY), history, TODAY);

        var facts = record.open()
                .getFirst()
                .last()
                .facts(history.ledger().subject(), history.ledger().calendar());

        assertThat(facts).hasSize(2).allSatisfy(entry -> {
            assertThat(entry.fact().basis()).isEqualTo(Basis.GUIDANCE);
            assertThat(entry.fact().period().label())
                    .isEqualTo(record.open().getFirst().last().periodLabel());
        });
        assertThat(facts.getFirst().id()).isNotEqualTo(facts.getLast().id());
    }

    @Test
    void knowsNothingOfLaterCalls() {
        var day = LocalDate.of(2026, 3, 31);
        var view = new View(true, day);

        var record = GuidanceRecord.of(room, room.listing("QVLN", view), history("QVLN", view), view);

        assertThat(record.said()).isNotEmpty().allSatisfy(each -> assertThat(each.day())
                .isBeforeOrEqualTo(day));
    }

    @Test
    void readsTheSampleMarketsGuidance() {
        int settled = 0;
        int missed = 0;
        int withdrawn = 0;
        for (var symbol : List.of("QVLN", "TRVM", "ALDV", "ORRB", "PLFB")) {
            var record = GuidanceRecord.of(room, room.listing(symbol, TODAY), history(symbol, TODAY), TODAY);
            settled += record.settled().size();
            missed += (int) record.missed();
            withdrawn += (int) record.withdrawn();
        }

        System.out.printf("FIGURE sample guidance: %d settled, %d missed, %d withdrawn%n", settled, missed, withdrawn);
        assertThat(settled).isGreaterThan(10);
    }
}
