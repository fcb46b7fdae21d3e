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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Against a real node. */
@Timeout(300)
class OpenSearchStoreTest extends PassageStoreContract {
    private static SearchCluster cluster;

    @BeforeAll
    static void startNode() {
        cluster = SearchCluster.start(1);
    }

    @AfterAll
    static void stopNode() {
        if (cluster != null) {
            cluster.close();
        }
    }

    static OpenSearchStore store(String hosts, String name) {
        return new OpenSearchStore(OpenSearchHosts.of(hosts, "", "", name));
    }

    @Override
    protected PassageStore open() {
        var store = store(cluster.hosts(), "contract");
        List.of("anvil", "forge", "sample").forEach(store::remove);
        return store;
    }

    static List<StoreView.FoundPage> found(PassageStore store, String words) {
        var limits = SearchRequest.of("anything", false, 1).limits();
        return store.view().byWords(new WordQuery(words, List.of(), Set.of(), false), limits, 10);
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
    void asksAnotherHostWhereOneIsAway() {
        String away = "http://127.0.0.1:" + ForeignServer.freePort();
        try (var store = store(away + "," + cluster.hosts(), "hosts")) {
            store.put(List.of(report("anvil", 2023, "Steel was scarce.")), Library.market(false));

            IntStream.range(0, 4).forEach(_ -> assertThat(found(store, "steel")).hasSize(1));
        }
    }
}
