package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Leaf;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.FloatVectorValues;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.DocIdSetIterator;

/** Writes an index of the first form anew in the present one, from its own texts and vectors, so that nothing is read or embedded again. */
final class IndexRenewal {
    private final DirectoryReader old;
    private final WrittenNames names;

    IndexRenewal(DirectoryReader old, WrittenNames names) {
        this.old = old;
        this.names = names;
    }

    /** A document as the old index has it: leaves by number, and vectors by leaf and span as it is written there. */
    private static final class Kept {
        final Map<Integer, Leaf> leaves = new TreeMap<>();
        final Map<Integer, Map<String, float[]>> vectors = new HashMap<>();

        List<float[]> vectors(Leaf leaf) {
            var known = vectors.getOrDefault(leaf.number(), Map.of());
            return leaf.spans().stream()
                    .flatMap(span -> Optional.ofNullable(known.get(span.from() + "-" + span.to())).stream())
                    .toList();
        }
    }

    /** All documents of those labels, in place of everything; the old ones stay where this breaks off. */
    void write(Map<String, List<DocumentLabel>> labels, IndexWriter writer) throws IOException {
        writer.deleteAll();
        for (var world : labels.entrySet()) {
            for (var label : world.getValue()) {
                var kept = kept(label.id());
                var block = new LeafBlock(label, world.getKey(), names);
                for (var leaf : kept.leaves.values()) {
                    var vectors = kept.vectors(leaf);
                    boolean all = vectors.size() == leaf.spans().size();
                    writer.addDocuments(block.of(leaf, all ? vectors : List.of()));
                }
            }
        }
    }

    private Kept kept(String document) throws IOException {
        var kept = new Kept();
        for (var context : old.leaves()) {
            var places = context.reader().postings(new Term("of", document), PostingsEnum.NONE);
            if (places != null) {
                read(context.reader(), places, kept);
            }
        }
        return kept;
    }

    private static void read(LeafReader segment, PostingsEnum places, Kept kept) throws IOException {
        var keys = segment.getBinaryDocValues("key");
        var spans = segment.getBinaryDocValues("span");
        var vectors = segment.getFloatVectorValues("vector");
        var live = segment.getLiveDocs();
        for (int doc = places.nextDoc(); doc != DocIdSetIterator.NO_MORE_DOCS; doc = places.nextDoc()) {
            if ((live != null && !live.get(doc)) || keys == null || !keys.advanceExact(doc)) {
                continue;
            }
            String key = keys.binaryValue().utf8ToString();
            int number = Integer.parseInt(key.substring(key.lastIndexOf('#') + 1));
            if (spans == null || !spans.advanceExact(doc)) {
                kept.leaves.put(number, leaf(number, segment.storedFields().document(doc)));
            } else if (vectors != null) {
                String span = spans.binaryValue().utf8ToString();
                vector(vectors, doc).ifPresent(vector -> kept.vectors
                        .computeIfAbsent(number, _ -> new HashMap<>())
                        .put(span, vector));
            }
        }
    }

    private static Optional<float[]> vector(FloatVectorValues vectors, int doc) throws IOException {
        var at = vectors.iterator();
        return at.advance(doc) == doc
                ? Optional.of(vectors.vectorValue(at.index()).clone())
                : Optional.empty();
    }

    private static Leaf leaf(int number, Document stored) {
        return new Leaf(number, page(stored), stored.get("section"), stored.get("text"), spans(stored.get("spans")));
    }

    static Optional<Integer> page(Document stored) {
        return Optional.ofNullable(stored.getField("page"))
                .map(page -> page.numericValue().intValue());
    }

    /** Passages as they are written with a leaf: 0-1140,1141-2200. */
    static List<Leaf.Span> spans(String written) {
        var spans = new ArrayList<Leaf.Span>();
        for (var span : written.split(",", -1)) {
            int[] ends = Arrays.stream(span.split("-", 2))
                    .mapToInt(Integer::parseInt)
                    .toArray();
            spans.add(new Leaf.Span(ends[0], ends[1]));
        }
        return spans;
    }
}
