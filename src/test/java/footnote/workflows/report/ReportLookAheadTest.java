package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.sources.SourceSet;
import footnote.sources.sample.SampleMarket;
import footnote.testing.FutureMutations;
import footnote.workflows.report.plan.ReportKind;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A report as of a day is the same to the byte whatever was published later. */
class ReportLookAheadTest {
    private static final SourceSet SOUND = new SampleMarket().sources();

    @ParameterizedTest
    @CsvSource("QVLN, 2025-09-12")
    void aReportSeesNothingOfTheFuture(String symbol, LocalDate day) {
        compare(symbol, day, 3);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"QVLN, 2024-11-29", "PLFB, 2025-08-29", "68Q3.T, 2025-02-14", "TRVM, 2025-05-30", "ORRB, 2026-03-06"})
    void manyReportsSeeNothingOfTheFuture(String symbol, LocalDate day) {
        for (long seed = 1; seed <= 5; seed++) {
            compare(symbol, day, seed);
        }
    }

    private static void compare(String symbol, LocalDate day, long seed) {
        var mutations = new FutureMutations(SOUND, day, seed);

        String changed = report(mutations.room(), symbol, day);

        assertThat(changed).isEqualTo(report(FutureMutations.room(SOUND), symbol, day));
        assertThat(mutations.mutated()).isPositive();
        System.out.println(symbol + " as of " + day + ": " + mutations.mutated() + " mutations, 0 visible");
    }

    private static String report(EvidenceReader room, String symbol, LocalDate day) {
        return Drafts.of(
                        room,
                        symbol,
                        ReportKind.FUNDAMENTAL,
                        5,
                        new View(true, day),
                        day.atTime(20, 0).toInstant(ZoneOffset.UTC))
                .report()
                .toString();
    }
}
