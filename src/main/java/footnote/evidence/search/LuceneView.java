package footnote.evidence.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.KnnFloatVectorQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TopScoreDocCollectorManager;

/** Both indexes as they stood when a search began; remembers where it met each page, itself or one of its passages. */
final class LuceneView implements StoreView {
    private final LuceneReading pages;
    private final LuceneReading passages;
    private final Map<String, Integer> places = new HashMap<>();
    private final Map<String, Integer> placesOfPassages = new HashMap<>();

    LuceneView(LuceneReading pages, LuceneReading passages) {
        this.pages = pages;
        this.passages = passages;
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
    public List<FoundPage> byWords(WordQuery query, SearchLimits limits, int most) {
        return read(() -> {
            boolean everywhere =
                    limits.companies().isEmpty() && limits.documents().isEmpty();
            var words = pages.words(query, everywhere);
            var choice = choice(pages.limits(limits));
            if (query.allPages()) {
                choice.add(words, Occur.SHOULD).add(MatchAllDocsQuery.INSTANCE, Occur.FILTER);
            } else {
                choice.add(words, Occur.MUST);
            }
            return query.signs().isEmpty()
                    ? found(best(choice.build(), most))
                    : found(pages.searcher().search(choice.build(), new TopPagesCollector(query.signs(), most)));
        });
    }

    private List<ScoreDoc> best(Query query, int most) throws IOException {
        var top = pages.searcher()
                .search(query, new TopScoreDocCollectorManager(most, null, most)); // nobody needs the count
        return List.of(top.scoreDocs);
    }

    private static BooleanQuery.Builder choice(BooleanQuery limits) {
        var choice = new BooleanQuery.Builder();
        return limits.clauses().isEmpty() ? choice : choice.add(limits, Occur.FILTER);
    }

    private List<FoundPage> found(List<ScoreDoc> best) throws IOException {
        var keys = new HashMap<Integer, String>();
        eachSegment(pages, best, (context, docs) -> {
            var values = context.reader().getBinaryDocValues("key");
            for (int doc : docs) {
                if (values != null && values.advanceExact(doc - context.docBase)) {
                    keys.put(doc, values.binaryValue().utf8ToString());
                }
            }
        });
        var found = new ArrayList<FoundPage>();
        for (var each : best) {
            String key = keys.get(each.doc);
            if (key != null) {
                found.add(new FoundPage(key, each.score));
                places.put(key, each.doc);
            }
        }
        found.sort((one, other) -> Double.compare(other.score(), one.score()));
        return found;
    }

    /** What to read of some documents of a segment, in their order. */
    private interface Segment {
        void read(LeafReaderContext context, int[] docs) throws IOException;
    }

    private static void eachSegment(LuceneReading reading, List<ScoreDoc> found, Segment segment) throws IOException {
        int[] docs = found.stream().mapToInt(each -> each.doc).toArray();
        Arrays.sort(docs);
        int from = 0;
        for (var context : reading.searcher().getIndexReader().leaves()) {
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
            var within = passages.limits(limits);
            var query = new KnnFloatVectorQuery(
                    "vector", vector, most, within.clauses().isEmpty() ? null : within);
            var found = new ArrayList<FoundPassage>();
            eachSegment(
                    passages,
                    List.of(passages.searcher().search(query, most).scoreDocs),
                    (context, docs) -> passages(context, docs, vector, found));
            found.sort((one, other) -> Double.compare(other.score(), one.score()));
            return found;
        });
    }

    /** What was found by bits is compared again by numbers. */
    private void passages(LeafReaderContext context, int[] docs, float[] vector, List<FoundPassage> found)
            throws IOException {
        var spans = context.reader().getNumericDocValues("span");
        var keys = context.reader().getBinaryDocValues("key");
        var vectors = context.reader().getFloatVectorValues("vector");
        var at = vectors.iterator();
        for (int doc : docs) {
            int local = doc - context.docBase;
            if (spans.advanceExact(local) && keys.advanceExact(local) && at.advance(local) == local) {
                String key = keys.binaryValue().utf8ToString();
                placesOfPassages.put(key, doc);
                float near = VectorSimilarityFunction.DOT_PRODUCT.compare(vector, vectors.vectorValue(at.index()));
                found.add(new FoundPassage(key, PageEntries.span(spans.longValue()), near));
            }
        }
    }

    /** A passage has its page's signs, so a page met by a passage alone is not looked up. */
    @Override
    public Map<String, List<String>> signs(Collection<String> keys, Set<String> wanted) {
        return read(() -> {
            var found = new HashMap<String, List<String>>();
            var met = new HashMap<>(placesOfPassages);
            met.keySet().removeAll(places.keySet());
            readSigns(passages, placed(keys, met), wanted, found);
            find(keys.stream()
                    .filter(key -> !places.containsKey(key) && !met.containsKey(key))
                    .toList());
            readSigns(pages, placed(keys, places), wanted, found);
            return found;
        });
    }

    /** Signs are compared by their numbers within a segment, not by name. */
    private static void readSigns(
            LuceneReading reading, List<Placed> placed, Set<String> wanted, Map<String, List<String>> found)
            throws IOException {
        int next = 0;
        for (var context : reading.searcher().getIndexReader().leaves()) {
            int end = context.docBase + context.reader().maxDoc();
            if (next == placed.size() || placed.get(next).place >= end) {
                continue;
            }
            var signs = context.reader().getSortedSetDocValues("signs");
            var numbers = signs == null ? null : reading.numbers(context.ord, signs, wanted);
            for (; next < placed.size() && placed.get(next).place < end; next++) {
                var each = placed.get(next);
                if (numbers != null && signs.advanceExact(each.place - context.docBase)) {
                    found.put(each.key, of(signs, numbers));
                }
            }
        }
    }

    private static List<String> of(SortedSetDocValues signs, FeatureOrdinals numbers) throws IOException {
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
    public Map<String, StoredPage> pages(Collection<String> keys) {
        return read(() -> {
            find(keys.stream().filter(key -> !places.containsKey(key)).toList());
            var stored = pages.searcher().storedFields();
            var found = new HashMap<String, StoredPage>();
            for (var each : placed(keys, places)) {
                found.put(each.key, page(each.key, stored.document(each.place)));
            }
            return found;
        });
    }

    private static StoredPage page(String key, Document stored) {
        return new StoredPage(
                key,
                stored.get("section"),
                IndexRenewal.page(stored),
                stored.get("text"),
                IndexRenewal.spans(stored.get("spans")));
    }

    private record Placed(int place, String key) {}

    /** The keys with their places, in the order in which the index is read best. */
    private static List<Placed> placed(Collection<String> keys, Map<String, Integer> places) {
        var placed = new ArrayList<Placed>();
        for (var key : keys) {
            var place = places.get(key);
            if (place != null) {
                placed.add(new Placed(place, key));
            }
        }
        placed.sort((one, other) -> Integer.compare(one.place, other.place));
        return placed;
    }

    private void find(List<String> missing) throws IOException {
        if (!missing.isEmpty()) {
            found(best(LuceneReading.in("key", missing), missing.size()));
        }
    }
}
