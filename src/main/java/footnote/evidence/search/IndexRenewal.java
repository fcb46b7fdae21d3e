package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import footnote.runtime.run.Fault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.logging.Logger;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.FloatVectorValues;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.LockObtainFailedException;
import org.jspecify.annotations.Nullable;

/**
 * Moves an index of an earlier version, which had pages and passages in one folder, into the present two, from its own
 * texts and vectors, so that nothing is read or embedded again.
 */
final class IndexRenewal {
    private static final Logger LOG = Logger.getLogger(IndexRenewal.class.getName());
    private static final int BEHIND = 48; // the bit from which a passage's place says how far behind it its page stands
    private static final int FROM = 24;
    private static final int LONGEST = (1 << FROM) - 1;

    private final Path folder;

    IndexRenewal(Path folder) {
        this.folder = folder;
    }

    /** A document as the old index has it: pages by number, and vectors by page and span as it is written there. */
    private static final class Kept {
        final Map<Integer, Page> pages = new TreeMap<>();
        final Map<Integer, Map<String, float[]>> vectors = new HashMap<>();

        /** All in order; too few where the document was broken off. */
        List<float[]> inOrder() {
            var all = new ArrayList<float[]>();
            for (var page : pages.values()) {
                var known = vectors.getOrDefault(page.number(), Map.of());
                page.spans().stream()
                        .flatMap(span -> Optional.ofNullable(known.get(span.from() + "-" + span.to())).stream())
                        .forEach(all::add);
            }
            return all;
        }

        int spans() {
            return pages.values().stream().mapToInt(page -> page.spans().size()).sum();
        }
    }

    /** Nothing happens where there is no such index; where this breaks off, the next to open it starts over. */
    void into(PassageStore store, Supplier<Map<String, List<DocumentLabel>>> labels) throws IOException {
        try (var directory = FSDirectory.open(folder)) {
            if (!DirectoryReader.indexExists(directory)) {
                return;
            }
            LOG.warning("the search index is of an earlier version and is rebuilt, which takes a while once");
            try (var _ = directory.obtainLock(IndexWriter.WRITE_LOCK_NAME)) {
                if (DirectoryReader.indexExists(directory)) {
                    try (var old = DirectoryReader.open(directory)) {
                        move(old, store, labels.get());
                    }
                    for (var file : directory.listAll()) {
                        if (!file.equals(IndexWriter.WRITE_LOCK_NAME)) {
                            directory.deleteFile(file);
                        }
                    }
                }
            } catch (LockObtainFailedException e) {
                throw Fault.state("another program rebuilds the search index; try again in a minute");
            }
        }
    }

    private static void move(DirectoryReader old, PassageStore store, Map<String, List<DocumentLabel>> labels)
            throws IOException {
        for (var market : labels.entrySet()) {
            for (var label : market.getValue()) {
                var kept = kept(old, label.id());
                var document = new ParsedDocument(label, List.copyOf(kept.pages.values()));
                store.put(List.of(document), market.getKey());
                var vectors = kept.inOrder();
                if (!vectors.isEmpty() && vectors.size() == kept.spans()) {
                    store.putVectors(List.of(new EmbeddedDocument(document, vectors)), market.getKey());
                }
            }
        }
        store.endBulk();
    }

    private static Kept kept(DirectoryReader old, String document) throws IOException {
        var kept = new Kept();
        for (var context : old.leaves()) {
            var places = context.reader().postings(new Term("of", document), PostingsEnum.NONE);
            if (places != null) {
                read(context.reader(), places, kept);
            }
        }
        return kept;
    }

    /** First a passage had its page's key and its span in words, later a number of how far behind it the page stands. */
    private static void read(LeafReader segment, PostingsEnum places, Kept kept) throws IOException {
        var keys = segment.getBinaryDocValues("key");
        var spans = segment.getBinaryDocValues("span");
        var stands = segment.getNumericDocValues("place");
        var vectors = segment.getFloatVectorValues("vector");
        var live = segment.getLiveDocs();
        for (int doc = places.nextDoc(); doc != DocIdSetIterator.NO_MORE_DOCS; doc = places.nextDoc()) {
            if (keys == null || (live != null && !live.get(doc))) {
                continue;
            }
            if (stands != null && stands.advanceExact(doc)) {
                long place = stands.longValue();
                int page = doc + (int) (place >>> BEHIND);
                if (keys.advanceExact(page)) {
                    String span = ((place >>> FROM) & LONGEST) + "-" + (place & LONGEST);
                    keep(kept, number(keys), span, vectors, doc);
                }
            } else if (keys.advanceExact(doc)) {
                if (spans != null && spans.advanceExact(doc)) {
                    keep(kept, number(keys), spans.binaryValue().utf8ToString(), vectors, doc);
                } else {
                    kept.pages.put(
                            number(keys),
                            page(number(keys), segment.storedFields().document(doc)));
                }
            }
        }
    }

    private static int number(BinaryDocValues keys) throws IOException {
        String key = keys.binaryValue().utf8ToString();
        return Integer.parseInt(key.substring(key.lastIndexOf('#') + 1));
    }

    private static void keep(Kept kept, int page, String span, @Nullable FloatVectorValues vectors, int doc)
            throws IOException {
        if (vectors != null) {
            var known = kept.vectors.computeIfAbsent(page, _ -> new HashMap<>());
            vector(vectors, doc).ifPresent(vector -> known.put(span, vector));
        }
    }

    private static Optional<float[]> vector(FloatVectorValues vectors, int doc) throws IOException {
        var at = vectors.iterator();
        return at.advance(doc) == doc
                ? Optional.of(vectors.vectorValue(at.index()).clone())
                : Optional.empty();
    }

    private static Page page(int number, Document stored) {
        return new Page(number, page(stored), stored.get("section"), stored.get("text"), spans(stored.get("spans")));
    }

    static Optional<Integer> page(Document stored) {
        return Optional.ofNullable(stored.getField("page"))
                .map(page -> page.numericValue().intValue());
    }

    /** Passages as they are written with a page: 0-1140,1141-2200. */
    static List<Page.Span> spans(String written) {
        var spans = new ArrayList<Page.Span>();
        for (var span : written.split(",", -1)) {
            int[] ends = Arrays.stream(span.split("-", 2))
                    .mapToInt(Integer::parseInt)
                    .toArray();
            spans.add(new Page.Span(ends[0], ends[1]));
        }
        return spans;
    }
}
