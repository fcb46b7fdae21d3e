package footnote.evaluation.leads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.evaluation.leads.LeadScore.Called;
import footnote.evidence.ProspectSearch;
import footnote.runtime.run.Fault;
import footnote.sources.ProspectSet;
import footnote.sources.SourceChain;
import footnote.sources.sample.SampleMarket;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeadEvaluationTest {
    /** A seed that nobody looked at while the ranking was made. */
    private static final long UNSEEN = 4096;

    @Tag("nightly")
    @Test
    void liftsTheChanceOfAGoodCallOnAMarketNobodyLookedAt() {
        var market = new SampleMarket(UNSEEN);
        var set = new ProspectSet(
                List.of(market.prospects()),
                new SourceChain<>("web search", List.of()),
                new SourceChain<>("pages", List.of()));
        var today = SampleMarket.today();

        var result = new LeadSelfTest(
                        new ProspectSearch(() -> set, () -> set), today.minusYears(1), today, Clock.systemUTC())
                .run();

        result.scores().forEach(score -> {
            System.out.printf(
                    "FIGURE self-test of leads at %d: precision %.3f, lift %.2f over random, %.2f over size%n",
                    score.at(), score.precision(), score.lift(), score.liftOverSize());
            assertThat(score.lift()).isGreaterThanOrEqualTo(2);
        });
    }

    @Test
    void countsPrecisionBesideRandomAndSize() {
        var all = IntStream.range(0, 20)
                .mapToObj(i -> new Called("company " + i, i < 5, i))
                .toList();

        var score = LeadScore.of(10, all.subList(0, 10), all);

        assertThat(score.precision()).isEqualTo(0.5);
        assertThat(score.random()).isEqualTo(0.25);
        assertThat(score.lift()).isEqualTo(2);
        assertThat(score.bySize()).isZero();
        assertThat(score.liftOverSize()).isNaN();
    }

    @Test
    void refusesAFileWithoutOutcomes(@TempDir Path folder) throws IOException {
        var file = Files.writeString(folder.resolve("deals.csv"), "company,stage\nAnvil,open\n");

        assertThatThrownBy(() -> DealOutcomes.read(file))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("won or lost");
        assertThatThrownBy(() -> DealOutcomes.read(folder.resolve("none.csv"))).isInstanceOf(Fault.class);
    }
}
