package footnote.evidence.search.opensearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.evidence.search.EmbeddedDocument;
import footnote.evidence.search.Library;
import footnote.evidence.search.PassageStore;
import footnote.evidence.search.PassageStoreContract;
import footnote.evidence.search.SearchRequest;
import footnote.evidence.search.StoreView;
import footnote.evidence.search.WordQuery;
import footnote.runtime.run.Fault;
import footnote.testing.ForeignServer;
import footnote.testing.SearchCluster;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;

/** Against two real nodes, one of which is killed in the end. */
@Timeout(300)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class OpenSearchStoreTest extends PassageStoreContract {
    private static SearchCluster cluster;

    @BeforeAll
    static void startNodes() {
        cluster = SearchCluster.start(2);
    }

    @AfterAll
    static void stopNodes() {
        if (cluster != null) {
            cluster.close();
        }
    }

    private static OpenSearchStore store(String hosts, String name) {
        return new OpenSearchStore(OpenSearchHosts.of(hosts, "", "", name));
    }

    @Override
    protected PassageStore open() {
        var store = store(cluster.hosts(), "contract");
        List.of("anvil", "forge", "sample").forEach(store::remove);
        return store;
    }

    private static List<StoreView.FoundPage> found(PassageStore store, String words) {
        var limits = SearchRequest.of("anything", false, 1).limits();
        return store.view().byWords(new WordQuery(words, List.of(), Set.of(), false), limits, 10);
    }

    @Test
    void whatOneMachinePutsInAnotherFinds() {
        try (var one = store(cluster.host(0), "shared");
                var other = store(cluster.host(1), "shared")) {
            one.put(List.of(report("anvil", 2023, "Steel was scarce.")), Library.market(false));

            assertThat(found(other, "steel")).hasSize(1);
        }
    }

    @Test
    void replacesADocumentOfMorePartsThanOneAnswerLists() {
        try (var store = store(cluster.hosts(), "long")) {
            var pages = IntStream.range(0, 6000).mapToObj(i -> "Page of iron").toArray(String[]::new);
            store.put(List.of(report("anvil", 2023, pages)), Library.market(false));

            store.put(List.of(report("anvil", 2023, "One page of iron")), Library.market(false));

            assertThat(found(store, "iron")).hasSize(1);
        }
    }

    @Test
    void aVectorOfAnotherModelIsRefusedWithAdvice() {
        try (var store = store(cluster.hosts(), "model")) {
            var report = report("anvil", 2023, "Steel was scarce.");
            store.putVectors(List.of(new EmbeddedDocument(report, List.of(new float[] {0, 1, 0}))), "real");

            assertThatThrownBy(() -> store.view()
                            .byMeaning(
                                    new float[] {0, 1},
                                    SearchRequest.of("x", false, 1).limits(),
                                    5))
                    .isInstanceOf(Fault.class)
                    .hasMessageContaining("documents reindex");
        }
    }

    @Test
    void aClusterThatIsAwayIsAFaultThatMayPass() {
        try (var store = new OpenSearchStore(
                OpenSearchHosts.of("http://127.0.0.1:" + ForeignServer.freePort(), "", "", "away"), _ -> {})) {
            assertThatThrownBy(() -> found(store, "steel"))
                    .isInstanceOfSatisfying(
                            Fault.class, fault -> assertThat(fault.passing()).isTrue())
                    .hasMessageContaining("search.index");
        }
    }

    @Test
    @Order(Integer.MAX_VALUE)
    void searchGoesOnWhenANodeIsKilled() {
        try (var store = store(cluster.hosts(), "killed")) {
            IntStream.range(0, 20)
                    .forEach(
                            i -> store.put(List.of(report("r" + i, 2023, "Steel was scarce.")), Library.market(false)));
            cluster.awaitCopies();

            cluster.kill(1);

            IntStream.range(0, 20)
                    .forEach(_ -> assertThat(found(store, "steel")).hasSize(10));
            store.put(List.of(report("late", 2023, "Copper was not.")), Library.market(false));
            assertThat(found(store, "copper")).hasSize(1);
        }
    }
}
