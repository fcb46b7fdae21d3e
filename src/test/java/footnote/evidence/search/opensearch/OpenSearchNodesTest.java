package footnote.evidence.search.opensearch;

import static footnote.evidence.search.PassageStoreContract.report;
import static footnote.evidence.search.opensearch.OpenSearchStoreTest.found;
import static footnote.evidence.search.opensearch.OpenSearchStoreTest.store;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.search.Library;
import footnote.testing.SearchCluster;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Against two real nodes, one of which is killed in the end. */
@Tag("nightly")
@Timeout(300)
class OpenSearchNodesTest {
    @Test
    void whatOneMachinePutsInAnotherFindsAndSearchGoesOnWhenANodeIsKilled() {
        try (var cluster = SearchCluster.start(2);
                var one = store(cluster.host(0), "shared");
                var other = store(cluster.host(1), "shared");
                var both = store(cluster.hosts(), "killed")) {
            one.put(List.of(report("anvil", 2023, "Steel was scarce.")), Library.market(false));
            assertThat(found(other, "steel")).hasSize(1);
            IntStream.range(0, 20)
                    .forEach(i -> both.put(List.of(report("r" + i, 2023, "Steel was scarce.")), Library.market(false)));
            cluster.awaitCopies();

            cluster.kill(1);

            IntStream.range(0, 20).forEach(_ -> assertThat(found(both, "steel")).hasSize(10));
            both.put(List.of(report("late", 2023, "Copper was not.")), Library.market(false));
            assertThat(found(both, "copper")).hasSize(1);
        }
    }
}
