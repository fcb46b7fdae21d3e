package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
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
import org.apache.lucene.document.NumericDocValuesField;
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
    protected PassageStore open() {
        return LuceneStore.open(folder.resolve("index"), Map::of);
    }

    @Test
    void movesAnIndexOfTheFirstVersion() throws IOException {
        var old = folder.resolve("first");
        write(old, page(), passage("0-15", 1, 0), passage("16-33", 0, 1));

        assertHoldsTheReport(old);
    }

    @Test
    void movesAnIndexOfTheSecondVersion() throws IOException {
        var old = folder.resolve("second");
        write(old, before(2, 0, 15, 1, 0), before(1, 16, 33, 0, 1), page());

        assertHoldsTheReport(old);
    }

    /** Also when it is opened again, since the old one is gone then. */
    private static void assertHoldsTheReport(Path old) {
        var label = report("anvil", 2023, TEXT).label();
        for (int i = 0; i < 2; i++) {
            Map<String, List<DocumentLabel>> labels = Map.of("real", List.of(label), "sample", List.of());
            try (var store = LuceneStore.open(old, i == 0 ? () -> labels : LuceneStoreTest::nobodyAsks)) {
                var view = store.view();
                var limits = everywhere();
                assertThat(view.byWords(new WordQuery("steel", List.of(), Set.of(), false), limits, 5))
                        .extracting(StoreView.FoundPage::key)
                        .containsExactly("anvil#1");
                var near = view.byMeaning(new float[] {0, 1}, limits, 5);
                assertThat(near).hasSize(2);
                assertThat(near.getFirst().span()).isEqualTo(new Page.Span(16, 33));
                assertThat(view.pages(List.of("anvil#1")).get("anvil#1").text()).isEqualTo(TEXT);
            }
        }
    }

    @Test
    void forgetsTheVectorsOfATextThatWasReplaced() {
        var report = report("anvil", 2023, TEXT);
        try (var store = LuceneStore.open(folder.resolve("replaced"), Map::of)) {
            store.put(List.of(report), "real");
            store.putVectors(List.of(understood(report)), "real");

            store.put(List.of(report("anvil", 2023, "Nothing of it.")), "real");

            assertThat(store.view().byMeaning(new float[] {0, 1}, everywhere(), 5))
                    .isEmpty();
        }
    }

    @Test
    void putsLeavesInWithTheirVectorsWhereTheyAreMissing() {
        try (var store = LuceneStore.open(folder.resolve("torn"), Map::of)) {
            store.putVectors(List.of(understood(report("anvil", 2023, TEXT))), "real");

            assertThat(store.view().pages(List.of("anvil#1"))).hasSize(1);
        }
    }

    @Test
    void asksForLabelsOnlyToWriteAnOldIndexAnew() {
        try (var store = LuceneStore.open(folder.resolve("new"), LuceneStoreTest::nobodyAsks)) {
            store.put(List.of(report("anvil", 2023, TEXT)), "real");
        }
        try (var store = LuceneStore.open(folder.resolve("new"), LuceneStoreTest::nobodyAsks)) {
            assertThat(store.view().pages(List.of("anvil#1"))).hasSize(1);
        }
    }

    private static EmbeddedDocument understood(ParsedDocument report) {
        return new EmbeddedDocument(report, List.of(new float[] {1, 0}, new float[] {0, 1}));
    }

    private static Map<String, List<DocumentLabel>> nobodyAsks() {
        throw new AssertionError("the index is of the present form");
    }

    private static void write(Path folder, Document... documents) throws IOException {
        try (var directory = FSDirectory.open(folder);
                var writer = new IndexWriter(directory, new IndexWriterConfig(new EnglishAnalyzer()))) {
            writer.addDocuments(List.of(documents));
        }
    }

    private static Document page() {
        var page = common();
        page.add(new BinaryDocValuesField("key", new BytesRef("anvil#1")));
        page.add(new TextField("text", TEXT, Field.Store.YES));
        page.add(new StoredField("section", "Item 7"));
        page.add(new StoredField("page", 1));
        page.add(new StoredField("spans", "0-15,16-33"));
        return page;
    }

    /** As it was written first: joined to its page by a key. */
    private static Document passage(String span, float... vector) {
        var passage = common();
        passage.add(new BinaryDocValuesField("key", new BytesRef("anvil#1")));
        passage.add(new BinaryDocValuesField("span", new BytesRef(span)));
        passage.add(new KnnFloatVectorField("vector", vector, VectorSimilarityFunction.DOT_PRODUCT));
        return passage;
    }

    /** As it was written later: so many places before its page. */
    private static Document before(int behind, long from, long to, float... vector) {
        var passage = common();
        passage.add(new NumericDocValuesField("place", ((long) behind << 48) | (from << 24) | to));
        passage.add(new KnnFloatVectorField("vector", vector, VectorSimilarityFunction.DOT_PRODUCT));
        return passage;
    }

    private static Document common() {
        var document = new Document();
        document.add(new StringField("of", "anvil", Field.Store.NO));
        return document;
    }
}
