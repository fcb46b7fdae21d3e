package footnote.evidence.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.KnnFloatVectorQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopScoreDocCollectorManager;

/** A Lucene index as it stood when a search began; remembers the places of the leaves it met. */
final class LuceneView implements StoreView {
    private final LuceneReading reading;
    private final IndexSearcher searcher;
    private final Map<String, Integer> places = new HashMap<>();

    LuceneView(LuceneReading reading) {
        this.reading = reading;
        this.searcher = reading.searcher();
    }

    /** Something asked of the index. */
    private interface Asked<T> {
        T answer() throws IOException;
    }

    private static <T> T read(Asked<T> asked) {
        try {
            return asked.answer();
        } catch (IOException e) {
            throw new UncheckedIOException("the index cannot be read", e);
        }
    }

    @Override
    public List<FoundLeaf> byWords(WordQuery query, SearchLimits limits, int most) {
        return read(() -> {
            boolean everywhere =
                    limits.companies().isEmpty() && limits.documents().isEmpty();
            var words = reading.words(query, everywhere);
            var within = reading.limits(limits);
            var choice = choice(within);
            if (query.allLeaves()) {
                choice.add(words, Occur.SHOULD).add(new TermQuery(new Term("type", LeafBlock.LEAF)), Occur.FILTER);
            } else {
                choice.add(words, Occur.MUST); // which only leaves have
            }
            return query.signs().isEmpty()
                    ? leaves(best(choice.build(), most))
                    : leaves(searcher.search(choice.build(), new SignedTops(query.signs(), most)));
        });
    }

    private List<ScoreDoc> best(Query query, int most) throws IOException {
        var top = searcher.search(query, new TopScoreDocCollectorManager(most, null, most)); // nobody needs the count
        return List.of(top.scoreDocs);
    }

    private static BooleanQuery.Builder choice(BooleanQuery limits) {
        var choice = new BooleanQuery.Builder();
        return limits.clauses().isEmpty() ? choice : choice.add(limits, Occur.FILTER);
    }

    private List<FoundLeaf> leaves(List<ScoreDoc> best) throws IOException {
        var keys = new HashMap<Integer, String>();
        eachSegment(best, (context, docs) -> {
            var values = context.reader().getBinaryDocValues("key");
            for (int doc : docs) {
                if (values != null && values.advanceExact(doc - context.docBase)) {
                    keys.put(doc, values.binaryValue().utf8ToString());
                }
            }
        });
        var found = new ArrayList<FoundLeaf>();
        for (var each : best) {
            String key = keys.get(each.doc);
            if (key != null) {
                found.add(new FoundLeaf(key, each.score));
                places.put(key, each.doc);
            }
        }
        found.sort(Comparator.comparingDouble(FoundLeaf::score).reversed());
        return found;
    }

    /** What to read of some documents of a segment, in their order. */
    private interface Segment {
        void read(LeafReaderContext context, int[] docs) throws IOException;
    }

    private void eachSegment(List<ScoreDoc> found, Segment segment) throws IOException {
        int[] docs =
                found.stream().mapToInt(each -> each.doc).sorted().distinct().toArray();
        int from = 0;
        for (var context : searcher.getIndexReader().leaves()) {
            int end = context.docBase + context.reader().maxDoc();
            int to = from;
            while (to < docs.length && docs[to] < end) {
                to++;
            }
            if (to > from) {
                segment.read(context, Arrays.copyOfRange(docs, from, to));
            }
            from = to;
        }
    }

    @Override
    public List<FoundPassage> byMeaning(float[] vector, SearchLimits limits, int most) {
        return read(() -> {
            var within = reading.limits(limits);
            var query = new KnnFloatVectorQuery(
                    "vector", vector, most, within.clauses().isEmpty() ? null : within);
            var found = new ArrayList<FoundPassage>();
            eachSegment(
                    List.of(searcher.search(query, most).scoreDocs),
                    (context, docs) -> passages(context, docs, vector, found));
            found.sort(Comparator.comparingDouble(FoundPassage::score).reversed());
            return found;
        });
    }

    /** What was found by bits is compared again by numbers; its leaf stands some places behind it. */
    private void passages(LeafReaderContext context, int[] docs, float[] vector, List<FoundPassage> found)
            throws IOException {
        var stand = context.reader().getNumericDocValues("place");
        var keys = context.reader().getBinaryDocValues("key");
        var vectors = context.reader().getFloatVectorValues("vector");
        var at = vectors.iterator();
        String key = "";
        int last = -1;
        for (int doc : docs) {
            int local = doc - context.docBase;
            if (stand.advanceExact(local) && at.advance(local) == local) {
                int leaf = local + LeafBlock.behind(stand.longValue());
                if (leaf != last && keys.advanceExact(leaf)) {
                    key = keys.binaryValue().utf8ToString();
                    places.put(key, leaf + context.docBase);
                    last = leaf;
                }
                float near = VectorSimilarityFunction.DOT_PRODUCT.compare(vector, vectors.vectorValue(at.index()));
                found.add(new FoundPassage(key, LeafBlock.span(stand.longValue()), near));
            }
        }
    }

    /** Signs are compared by their numbers within a segment, not by name. */
    @Override
    public Map<String, List<String>> signs(Collection<String> keys, Set<String> wanted) {
        return read(() -> {
            var placed = placed(keys);
            var found = new HashMap<String, List<String>>();
            for (var context : searcher.getIndexReader().leaves()) {
                var here = placed.subMap(
                        context.docBase, context.docBase + context.reader().maxDoc());
                var signs = here.isEmpty() ? null : context.reader().getSortedSetDocValues("signs");
                if (signs == null) {
                    continue;
                }
                var numbers = reading.numbers(context.ord, signs, wanted);
                for (var each : here.entrySet()) {
                    if (signs.advanceExact(each.getKey() - context.docBase)) {
                        found.put(each.getValue(), of(signs, numbers));
                    }
                }
            }
            return found;
        });
    }

    private static List<String> of(SortedSetDocValues signs, Map<Long, String> numbers) throws IOException {
        var found = new ArrayList<String>();
        for (int i = 0; i < signs.docValueCount(); i++) {
            String sign = numbers.get(signs.nextOrd());
            if (sign != null) {
                found.add(sign);
            }
        }
        return found;
    }

    @Override
    public Map<String, StoredLeaf> leaves(Collection<String> keys) {
        return read(() -> {
            var stored = searcher.storedFields();
            var found = new HashMap<String, StoredLeaf>();
            for (var each : placed(keys).entrySet()) {
                found.put(each.getValue(), leaf(each.getValue(), stored.document(each.getKey())));
            }
            return found;
        });
    }

    private static StoredLeaf leaf(String key, Document stored) {
        return new StoredLeaf(
                key,
                stored.get("section"),
                IndexRenewal.page(stored),
                stored.get("text"),
                IndexRenewal.spans(stored.get("spans")));
    }

    /** The keys by their places, in the order in which the index is read best. */
    private NavigableMap<Integer, String> placed(Collection<String> keys) throws IOException {
        find(keys.stream().filter(key -> !places.containsKey(key)).toList());
        var placed = new TreeMap<Integer, String>();
        for (var key : keys) {
            var place = places.get(key);
            if (place != null) {
                placed.put(place, key);
            }
        }
        return placed;
    }

    private void find(List<String> missing) throws IOException {
        if (!missing.isEmpty()) {
            leaves(best(LuceneReading.in("key", missing), missing.size()));
        }
    }
}
