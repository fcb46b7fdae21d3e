package footnote.workflows.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.LedgerEntry;
import footnote.runtime.run.Status;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.sources.sample.SampleMarket;
import footnote.testing.Databases;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The digest over the sample market's companies. */
class DigestTest extends DigestRuns {
    @ParameterizedTest
    @EnumSource(Databases.class)
    void mailsWhatIsNewOnceWithItsSources(Databases kind) {
        var bench = bench(kind, Optional.empty(), "TRVM");

        var first = report(bench, run(bench));
        var second = report(bench, run(bench));

        assertThat(first.points()).extracting(DigestReport.Point::kind).contains("New filings", "Large moves");
        assertThat(first.points())
                .allSatisfy(point -> assertThat(point.source()).contains("Sample market"));
        var ids = first.ledger().stream().map(LedgerEntry::id).collect(Collectors.toSet());
        assertThat(first.points())
                .allSatisfy(point -> assertThat(ids).containsAll(point.text().references()));
        assertThat(second.points()).isEmpty();
        assertThat(sent).hasSize(1);
        assertThat(sent.getFirst().html()).contains("Tarvimune", "href=");
    }

    @ParameterizedTest
    @ValueSource(strings = {"list", "watch", "mail", "messages", "remember"})
    void goesOnAfterACrashBehindEveryStepAndMailsOnce(String step) {
        var bench = bench(Databases.SQLITE, Optional.of(step), "TRVM", "ORRB");
        var id = start(bench);

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.FAILED));
        assertThat(bench.engine.resume(id)).isEqualTo(new Worked(Status.DONE));

        assertThat(sent).hasSize(1);
        assertThat(report(bench, id).points()).isNotEmpty();
    }

    @Test
    void replaysToTheSameAlthoughTheListHasChanged() {
        var bench = bench(Databases.SQLITE, Optional.empty(), "TRVM");
        var id = run(bench);
        list(bench).remove("TRVM", true);

        var verdict = bench.engine.replay(id, bench.outputs.resolve("replayed"));

        assertThat(verdict.differences()).isEmpty();
        assertThat(sent).hasSize(1);
    }

    @Test
    void aQuietDaySaysSoOnceADay() {
        var bench = bench(Databases.SQLITE, Optional.empty(), "TRVM");
        run(bench);
        var tomorrow = SampleMarket.today().plusDays(1);

        var quiet = report(bench, run(bench, tomorrow));
        var again = report(bench, run(bench, tomorrow));

        assertThat(quiet.quiet()).isTrue();
        assertThat(quiet.summary().text()).endsWith("Quiet day: no change to report.");
        assertThat(sent).hasSize(2);
        assertThat(sent.getLast().subject()).isEqualTo("Quiet day at your companies, 1 Jul 2026 (fictional)");
        assertThat(again.mail()).endsWith("so nothing was mailed");
    }

    @Test
    void namesACompanyThatCannotBeLookedAt() {
        var bench = bench(Databases.SQLITE, Optional.empty(), "TRVM");
        bench.database.update("INSERT INTO coverage (symbol, offline, name, added_at) VALUES ('GONE', 1, 'Gone', 0)");

        var report = report(bench, run(bench));

        assertThat(report.gaps()).anySatisfy(gap -> assertThat(gap.toString()).contains("GONE"));
        assertThat(report.points()).isNotEmpty();
    }
}
