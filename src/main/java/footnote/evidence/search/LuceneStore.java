package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Manuscript;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.codecs.KnnVectorsFormat;
import org.apache.lucene.codecs.lucene104.Lucene104Codec;
import org.apache.lucene.codecs.lucene104.Lucene104HnswScalarQuantizedVectorsFormat;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.LockObtainFailedException;
import org.apache.lucene.util.quantization.QuantizedByteVectorValues.ScalarEncoding;

/**
 * One Lucene index of all documents in a folder: a leaf is found by its words and signs, a passage by its vector. Writing
 * takes the index's lock for one document at a time, so that several commands can take turns.
 */
final class LuceneStore implements PassageStore {
    private static final Logger LOG = Logger.getLogger(LuceneStore.class.getName());
    private static final String FORM = "form";
    private static final String PRESENT = "2";
    private static final int LOCK_TRIES = 600;
    private static final int LINKS = 16;
    private static final int LOOKED_AT = 100;

    /** Lucene warns that it runs without the vector module; the field keeps the level from being collected. */
    private static final Logger QUIET = Logger.getLogger("org.apache.lucene");

    static {
        QUIET.setLevel(Level.SEVERE);
    }

    /** Looks among vectors by one bit for each number, which is quick; the nearest are then compared by their numbers. */
    private static final Lucene104Codec CODEC = new Lucene104Codec() {
        private final KnnVectorsFormat bits =
                new Lucene104HnswScalarQuantizedVectorsFormat(ScalarEncoding.SINGLE_BIT_QUERY_NIBBLE, LINKS, LOOKED_AT);

        @Override
        public KnnVectorsFormat getKnnVectorsFormatForField(String field) {
            return bits;
        }
    };

    private final FSDirectory directory;
    private final Analyzer analyzer = new EnglishAnalyzer();
    private final WrittenNames names = new WrittenNames(MetricLexicon.standard(), analyzer);
    private final Object turn = new Object();
    private DirectoryReader reader;
    private LuceneReading reading;
    private FileTime looked = FileTime.fromMillis(0);
    private boolean newest;

    private LuceneStore(FSDirectory directory, Supplier<Map<String, List<DocumentLabel>>> labels) throws IOException {
        this.directory = directory;
        if (!DirectoryReader.indexExists(directory)) {
            write(writer -> {});
        }
        if (outdated()) {
            LOG.warning("the search index is of an earlier version and is written anew, which takes a while once");
            write(writer -> renew(labels.get(), writer));
        }
        this.reader = DirectoryReader.open(directory);
        this.reading = new LuceneReading(reader, names);
    }

    /** The labels of all documents by world are asked for where an index of an earlier version is written anew. */
    static LuceneStore open(Path folder, Supplier<Map<String, List<DocumentLabel>>> labels) {
        try {
            Files.createDirectories(folder);
            return new LuceneStore(FSDirectory.open(folder), labels);
        } catch (IOException e) {
            throw new UncheckedIOException("the index in " + folder + " cannot be opened", e);
        }
    }

    private boolean outdated() throws IOException {
        try (var now = DirectoryReader.open(directory)) {
            return outdated(now);
        }
    }

    private static boolean outdated(DirectoryReader now) throws IOException {
        return now.numDocs() > 0
                && !PRESENT.equals(now.getIndexCommit().getUserData().get(FORM));
    }

    private void renew(Map<String, List<DocumentLabel>> labels, IndexWriter writer) throws IOException {
        try (var old = DirectoryReader.open(directory)) {
            if (outdated(old)) { // nobody else did it meanwhile
                new IndexRenewal(old, names).write(labels, writer);
            }
        }
    }

    @Override
    public StoreView view() {
        return new LuceneView(reading());
    }

    /** As the index stands now, whoever wrote it. A commit changes the folder, which is quicker to see than a commit. */
    private synchronized LuceneReading reading() {
        try {
            var changed = Files.getLastModifiedTime(directory.getDirectory());
            if (!newest || !changed.equals(looked)) {
                newest = changed.equals(looked); // look twice: another commit may follow within one tick of the clock
                looked = changed;
                var newer = DirectoryReader.openIfChanged(reader);
                if (newer != null) {
                    reader = newer; // the old one is still read by whoever holds it, and collected after
                    reading = new LuceneReading(newer, names);
                }
            }
            return reading;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Work with the index's writer. */
    private interface Writing {
        void to(IndexWriter writer) throws IOException;
    }

    @Override
    public void put(List<Manuscript> manuscripts, String world) {
        writeOrFail(writer -> {
            for (var manuscript : manuscripts) {
                writer.deleteDocuments(of(manuscript.label().id()));
                var block = new LeafBlock(manuscript.label(), world, names);
                for (var leaf : manuscript.leaves()) {
                    writer.addDocuments(block.of(leaf, List.of()));
                }
            }
        });
    }

    /** The leaves are put in again beside their passages: what stands side by side is found without looking. */
    @Override
    public void putVectors(Manuscript manuscript, String world, List<float[]> vectors) {
        writeOrFail(writer -> {
            writer.deleteDocuments(of(manuscript.label().id()));
            var block = new LeafBlock(manuscript.label(), world, names);
            int next = 0;
            for (var leaf : manuscript.leaves()) {
                int end = next + leaf.spans().size();
                writer.addDocuments(block.of(leaf, vectors.subList(next, end)));
                next = end;
            }
        });
    }

    @Override
    public void remove(String document) {
        writeOrFail(writer -> writer.deleteDocuments(of(document)));
    }

    private static Term of(String document) {
        return new Term("of", document);
    }

    @Override
    public void settle() {
        writeOrFail(writer -> writer.forceMerge(1));
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
                    .setCodec(CODEC)
                    .setRAMBufferSizeMB(64)
                    .setOpenMode(IndexWriterConfig.OpenMode.CREATE_OR_APPEND);
            try (var writer = new IndexWriter(directory, config)) {
                work.to(writer);
                writer.setLiveCommitData(Map.of(FORM, PRESENT).entrySet());
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
