package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentLabel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.BytesRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LuceneStoreTest extends PassageStoreContract {
    private static final String TEXT = "Net sales rose.\nSteel was scarce.";

    @TempDir
    Path folder;

    @Override
    PassageStore open() {
        return LuceneStore.open(folder.resolve("index"), Map::of);
    }

    @Test
    void writesAnIndexOfTheFirstFormAnew() throws IOException {
        var old = folder.resolve("old");
        var label = report("anvil", 2023, TEXT).label();
        writeOld(old);

        try (var store = LuceneStore.open(old, () -> Map.of("real", List.of(label), "sample", List.of()))) {
            var view = store.view();
            var limits = SearchRequest.of("steel", false, 1).limits();
            assertThat(view.byWords(new WordQuery("steel", List.of(), Set.of(), false), limits, 5))
                    .extracting(StoreView.FoundLeaf::key)
                    .containsExactly("anvil#1");
            var near = view.byMeaning(new float[] {0, 1}, limits, 5);
            assertThat(near.getFirst().span().from()).isEqualTo(16);
            assertThat(view.leaves(List.of("anvil#1")).get("anvil#1").text()).isEqualTo(TEXT);
        }
    }

    @Test
    void asksForLabelsOnlyToWriteAnOldIndexAnew() {
        try (var store = LuceneStore.open(folder.resolve("new"), LuceneStoreTest::nobodyAsks)) {
            store.put(List.of(report("anvil", 2023, TEXT)), "real");
        }
        try (var store = LuceneStore.open(folder.resolve("new"), LuceneStoreTest::nobodyAsks)) {
            assertThat(store.view().leaves(List.of("anvil#1"))).hasSize(1);
        }
    }

    private static Map<String, List<DocumentLabel>> nobodyAsks() {
        throw new AssertionError("the index is of the present form");
    }

    /** One leaf with two passages, as they were written first: apart from each other, joined by a key. */
    private static void writeOld(Path folder) throws IOException {
        try (var directory = FSDirectory.open(folder);
                var writer = new IndexWriter(directory, new IndexWriterConfig(new EnglishAnalyzer()))) {
            var leaf = common();
            leaf.add(new TextField("text", TEXT, Field.Store.YES));
            leaf.add(new StoredField("section", "Item 7"));
            leaf.add(new StoredField("page", 1));
            leaf.add(new StoredField("spans", "0-15,16-33"));
            writer.addDocument(leaf);
            writer.addDocument(passage("0-15", new float[] {1, 0}));
            writer.addDocument(passage("16-33", new float[] {0, 1}));
        }
    }

    private static Document passage(String span, float[] vector) {
        var passage = common();
        passage.add(new BinaryDocValuesField("span", new BytesRef(span)));
        passage.add(new KnnFloatVectorField("vector", vector, VectorSimilarityFunction.DOT_PRODUCT));
        return passage;
    }

    private static Document common() {
        var document = new Document();
        document.add(new StringField("of", "anvil", Field.Store.NO));
        document.add(new BinaryDocValuesField("key", new BytesRef("anvil#1")));
        return document;
    }
}
