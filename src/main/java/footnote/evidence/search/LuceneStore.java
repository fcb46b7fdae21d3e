package footnote.evidence.search;

import footnote.evidence.documents.Leaf;
import footnote.evidence.documents.Manuscript;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.LocalDate;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.document.SortedSetDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.LockObtainFailedException;
import org.apache.lucene.util.BytesRef;

/**
 * One Lucene index of all documents in a folder: a leaf is found by its words and rows, a passage by its vector. Writing
 * takes the index's lock for one document at a time, so that several commands can take turns.
 */
final class LuceneStore implements PassageStore {
    static final String LEAF = "leaf";
    static final String PASSAGE = "passage";
    private static final int LOCK_TRIES = 600;

    /** Lucene warns that it runs without the vector module; the field keeps the level from being collected. */
    private static final Logger QUIET = Logger.getLogger("org.apache.lucene");

    static {
        QUIET.setLevel(Level.SEVERE);
    }

    private final FSDirectory directory;
    private final Analyzer analyzer = new EnglishAnalyzer();
    private final Object turn = new Object();
    private DirectoryReader reader;
    private IndexSearcher searcher;
    private FileTime looked = FileTime.fromMillis(0);
    private boolean newest;

    private LuceneStore(FSDirectory directory) throws IOException {
        this.directory = directory;
        if (!DirectoryReader.indexExists(directory)) {
            write(writer -> {});
        }
        this.reader = DirectoryReader.open(directory);
        this.searcher = searcher(reader);
    }

    static LuceneStore open(Path folder) {
        try {
            Files.createDirectories(folder);
            return new LuceneStore(FSDirectory.open(folder));
        } catch (IOException e) {
            throw new UncheckedIOException("the index in " + folder + " cannot be opened", e);
        }
    }

    @Override
    public StoreView view() {
        return new LuceneView(searcher(), analyzer);
    }

    /** As the index stands now, whoever wrote it. A commit changes the folder, which is quicker to see than a commit. */
    private synchronized IndexSearcher searcher() {
        try {
            var changed = Files.getLastModifiedTime(directory.getDirectory());
            if (!newest || !changed.equals(looked)) {
                newest = changed.equals(looked); // look twice: another commit may follow within one tick of the clock
                looked = changed;
                var newer = DirectoryReader.openIfChanged(reader);
                if (newer != null) {
                    reader = newer; // the old one is still read by whoever holds it, and collected after
                    searcher = searcher(newer);
                }
            }
            return searcher;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Pages are all about as long, and one mention says most of what ten say. */
    private static IndexSearcher searcher(DirectoryReader reader) {
        var searcher = new IndexSearcher(reader);
        searcher.setSimilarity(new BM25Similarity(0.9f, 0.3f));
        return searcher;
    }

    /** Work with the index's writer. */
    private interface Writing {
        void to(IndexWriter writer) throws IOException;
    }

    @Override
    public void put(List<Manuscript> manuscripts, String world) {
        writeOrFail(writer -> {
            for (var manuscript : manuscripts) {
                writer.deleteDocuments(new Term("doc", manuscript.label().id()));
                for (var leaf : manuscript.leaves()) {
                    writer.addDocument(leaf(manuscript, leaf, world));
                }
            }
        });
    }

    @Override
    public void putVectors(Manuscript manuscript, String world, List<float[]> vectors) {
        writeOrFail(writer -> {
            writer.deleteDocuments(new Term("vectors_of", manuscript.label().id()));
            var next = vectors.iterator();
            for (var leaf : manuscript.leaves()) {
                for (var span : leaf.spans()) {
                    writer.addDocument(passage(manuscript, leaf, span, world, next.next()));
                }
            }
        });
    }

    @Override
    public void remove(String document) {
        writeOrFail(writer -> writer.deleteDocuments(new Term("doc", document), new Term("vectors_of", document)));
    }

    private static Document leaf(Manuscript manuscript, Leaf leaf, String world) {
        var document = common(manuscript, leaf, world, LEAF);
        document.add(new StringField("doc", manuscript.label().id(), Field.Store.NO));
        document.add(new TextField("text", leaf.text(), Field.Store.YES));
        document.add(new TextField("head", leaf.section() + " " + leaf.head(), Field.Store.NO));
        document.add(new StoredField("section", leaf.section()));
        leaf.page().ifPresent(page -> document.add(new StoredField("page", page)));
        document.add(new StoredField(
                "spans",
                leaf.spans().stream().map(span -> span.from() + "-" + span.to()).collect(Collectors.joining(","))));
        for (var sign : LeafSigns.of(leaf, MetricLexicon.standard())) {
            var term = term(sign);
            document.add(new StringField(term.field(), term.text(), Field.Store.NO));
            document.add(new SortedSetDocValuesField("signs", new BytesRef(sign)));
        }
        return document;
    }

    /** Rows and statements are fields of their own. */
    static Term term(String sign) {
        return new Term(sign.startsWith("r:") ? "row" : "statement", sign.substring(2));
    }

    private static Document passage(Manuscript manuscript, Leaf leaf, Leaf.Span span, String world, float[] vector) {
        var document = common(manuscript, leaf, world, PASSAGE);
        document.add(new StringField("vectors_of", manuscript.label().id(), Field.Store.NO));
        document.add(new BinaryDocValuesField("span", new BytesRef(span.from() + "-" + span.to())));
        document.add(new KnnFloatVectorField("vector", vector, VectorSimilarityFunction.DOT_PRODUCT));
        return document;
    }

    private static Document common(Manuscript manuscript, Leaf leaf, String world, String type) {
        var label = manuscript.label();
        var document = new Document();
        document.add(new StringField("type", type, Field.Store.NO));
        document.add(new StringField("world", world, Field.Store.NO));
        document.add(new StringField("company", CompanyMentions.key(label), Field.Store.NO));
        document.add(new StringField("of", label.id(), Field.Store.NO));
        document.add(new StringField("kind", label.kind().word(), Field.Store.NO));
        label.period().ifPresent(period -> document.add(new StringField("period", period.label(), Field.Store.NO)));
        document.add(new LongPoint(
                "published", label.published().orElse(LocalDate.EPOCH).toEpochDay()));
        document.add(new StringField("item", leaf.section(), Field.Store.NO));
        document.add(new BinaryDocValuesField("key", new BytesRef(label.id() + "#" + leaf.number())));
        document.add(new StringField("leaf_key", label.id() + "#" + leaf.number(), Field.Store.NO));
        return document;
    }

    private void writeOrFail(Writing work) {
        try {
            write(work);
        } catch (IOException e) {
            throw new UncheckedIOException("the index cannot be written", e);
        }
    }

    /** Waits for its turn where another writes; who searches meanwhile does not wait. */
    private void write(Writing work) throws IOException {
        synchronized (turn) {
            writeInTurn(work);
        }
        synchronized (this) {
            newest = false;
        }
    }

    private void writeInTurn(Writing work) throws IOException {
        for (int tried = 1; ; tried++) {
            var config = new IndexWriterConfig(analyzer)
                    .setRAMBufferSizeMB(64)
                    .setOpenMode(IndexWriterConfig.OpenMode.CREATE_OR_APPEND);
            try (var writer = new IndexWriter(directory, config)) {
                work.to(writer);
                writer.commit();
                return;
            } catch (LockObtainFailedException e) {
                if (tried == LOCK_TRIES) {
                    throw Fault.state("another program has been writing the index for a minute; try again later");
                }
                waitATenth();
            }
        }
    }

    private static void waitATenth() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Fault.state("interrupted while waiting for the index");
        }
    }

    @Override
    public void close() {
        try {
            reader.close();
            directory.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
