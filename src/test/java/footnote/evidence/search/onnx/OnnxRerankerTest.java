package footnote.evidence.search.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.evidence.search.Hit;
import footnote.evidence.search.Library;
import footnote.evidence.search.PassageStoreContract;
import footnote.evidence.search.Reranker;
import footnote.evidence.search.SearchRequest;
import footnote.evidence.search.SearchWeights;
import footnote.runtime.run.Fault;
import footnote.testing.CountingOnnx;
import footnote.testing.Databases;
import footnote.testing.HashEmbedder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnnxRerankerTest {
    @TempDir
    Path folder;

    @Test
    void scoresEachGistWithTheQuestionInOrder() throws IOException {
        try (var reranker = counting("steel")) {
            assertThat(reranker.scores(
                            "Who needs steel, steel, steel?", List.of("no iron", "steel and steel", "one steel")))
                    .containsExactly(0, 2, 1);
            assertThat(reranker.name()).isEqualTo("counting.onnx");
        }
    }

    @Test
    void scoresMoreThanOneBatchWhateverTheirLengths() throws IOException {
        var gists = java.util.stream.IntStream.range(0, 25)
                .mapToObj(i -> "steel ".repeat(i % 7) + "iron ".repeat(i))
                .toList();

        try (var reranker = counting("steel")) {
            double[] scores = reranker.scores("What was bought?", gists);

            for (int i = 0; i < scores.length; i++) {
                assertThat(scores[i]).isEqualTo(i % 7);
            }
        }
    }

    @Test
    void givesAScoreItGaveBefore() throws IOException {
        try (var reranker = counting("steel")) {
            var first = reranker.scores("What was bought?", List.of("steel", "iron"));
            var again = reranker.scores("What was bought?", List.of("iron", "steel", "steel steel"));

            assertThat(first).containsExactly(1, 0);
            assertThat(again).containsExactly(0, 1, 2);
        }
    }

    @Test
    void saysWhatIsWrongWithAFile() throws IOException {
        var broken = Files.writeString(folder.resolve("broken.onnx"), "no model");

        assertThatThrownBy(() -> OnnxReranker.of(broken, 1))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("broken.onnx cannot be loaded");
        assertThatThrownBy(() -> OnnxReranker.of(folder.resolve("missing.onnx"), 1))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("name an ONNX file, or say off");
    }

    @Test
    void movesWhatItReadsAgainAndSaysSo() throws IOException {
        var report = PassageStoreContract.report(
                "anvil", 2023, "Net sales rose on higher prices.", "Net sales: steel, steel, more steel, and iron.");
        try (var database = Databases.SQLITE.fresh();
                var reranker = counting("steel");
                var without = library(database, Reranker.NONE);
                var with = library(database, reranker)) {
            without.add(report, false);
            var request = SearchRequest.of("Why did net sales rise on prices in FY2023?", false, 5);

            var before = without.find(request);
            var after = with.find(request);

            assertThat(before).extracting(Hit::page).containsExactly("anvil#1", "anvil#2");
            assertThat(before).allSatisfy(hit -> assertThat(hit.why()).doesNotContainKey("read again"));
            assertThat(after).extracting(Hit::page).containsExactly("anvil#2", "anvil#1");
            assertThat(after.getFirst().why()).containsEntry("read again", 4.0);
        }
    }

    private Library library(footnote.runtime.db.Database database, Reranker reranker) {
        var weights = new SearchWeights(0.5, 0.5, 0.7, 0.4, 0.15, 0.5, 0.3, 4, true);
        return new Library(
                database, folder.resolve("index"), HashEmbedder::new, () -> reranker, weights, Clock.systemUTC());
    }

    /** Counts that word in what is read again. */
    @Test
    void aModelThatWorksIsClosedAfterwards() throws Exception {
        var model = new OnnxModel(CountingOnnx.of(1), 1);
        var closer = Thread.ofPlatform().unstarted(model::close);

        var state = model.run(List.of(new long[] {1, 2}), 0, (_, _) -> {
            closer.start();
            while (closer.getState() == Thread.State.RUNNABLE) {
                Thread.onSpinWait();
            }
            return closer.getState();
        });
        closer.join();

        assertThat(state).isEqualTo(Thread.State.WAITING);
        assertThatThrownBy(() -> model.run(List.of(new long[] {1}), 0, (_, _) -> 0))
                .hasMessage("the model is closed");
    }

    private OnnxReranker counting(String word) throws IOException {
        var pieces = WordPieces.of(new String(OnnxEmbedder.tokenizer(), StandardCharsets.UTF_8));
        var file = Files.write(folder.resolve("counting.onnx"), CountingOnnx.of(pieces.ids(word, 8)[1]));
        return OnnxReranker.of(file, 1);
    }
}
