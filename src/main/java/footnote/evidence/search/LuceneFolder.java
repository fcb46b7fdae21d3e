package footnote.evidence.search;

import footnote.runtime.run.Fault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.ConcurrentMergeScheduler;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.MergeScheduler;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.LockObtainFailedException;

/**
 * One Lucene index in a folder. Writing takes the index's lock for one piece of work at a time, so that several programs
 * can take turns; reading sees what any of them wrote.
 */
final class LuceneFolder implements AutoCloseable {
    private static final int LOCK_TRIES = 600;
    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

    /** Lucene warns that it runs without the vector module; the field keeps the level from being collected. */
    private static final Logger QUIET = Logger.getLogger("org.apache.lucene");

    static {
        QUIET.setLevel(Level.SEVERE);
    }

    private final FSDirectory directory;
    private final Analyzer analyzer;
    private final FigureNameTerms names;
    private final Object turn = new Object();
    private DirectoryReader reader;
    private LuceneReading reading;
    private FileTime looked = FileTime.fromMillis(0);
    private boolean newest;
    private volatile boolean gathering;

    LuceneFolder(Path folder, Analyzer analyzer, FigureNameTerms names) throws IOException {
        Files.createDirectories(folder);
        this.directory = FSDirectory.open(folder);
        this.analyzer = analyzer;
        this.names = names;
        if (!DirectoryReader.indexExists(directory)) {
            writeInTurn(_ -> {});
        }
        this.reader = DirectoryReader.open(directory);
        this.reading = new LuceneReading(reader, names);
    }

    /** As the index stands now, by any writer. A commit changes the folder, which is quicker to see than a commit. */
    synchronized LuceneReading reading() {
        try {
            var changed = Files.getLastModifiedTime(directory.getDirectory());
            if (!newest || !changed.equals(looked)) {
                newest = changed.equals(looked); // look twice: another commit may follow within one tick of the clock
                looked = changed;
                var newer = DirectoryReader.openIfChanged(reader);
                if (newer != null) {
                    reader = newer; // the old one is still read by its holders, and collected after
                    reading = new LuceneReading(newer, names);
                }
            }
            return reading;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Work with the index's writer. */
    interface Writing {
        void to(IndexWriter writer) throws IOException;
    }

    /** Waits for its turn where another writes; who searches meanwhile does not wait. */
    void write(Writing work) {
        try {
            synchronized (turn) {
                writeInTurn(work);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the index cannot be written", e);
        }
        synchronized (this) {
            newest = false;
        }
    }

    private void writeInTurn(Writing work) throws IOException {
        for (int tried = 1; ; tried++) {
            var config = new IndexWriterConfig(analyzer)
                    .setCodec(new PageCodec())
                    .setRAMBufferSizeMB(64)
                    .setMergeScheduler(byAllProcessors())
                    .setOpenMode(IndexWriterConfig.OpenMode.CREATE_OR_APPEND);
            if (gathering) {
                config.setMergePolicy(NoMergePolicy.INSTANCE);
            }
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

    private static MergeScheduler byAllProcessors() {
        var scheduler = new ConcurrentMergeScheduler();
        scheduler.setMaxMergesAndThreads(PROCESSORS + 6, PROCESSORS + 1); // one more for what waits
        return scheduler;
    }

    /** Until it settles, pieces stay as they come: joining them again and again would take most of the time. */
    void beginBulk() {
        gathering = true;
    }

    /** Makes the index one piece. */
    void endBulk() {
        gathering = false;
        write(writer -> writer.forceMerge(1));
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
