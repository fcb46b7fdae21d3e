package footnote.evidence.search;

import footnote.evidence.documents.Leaf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.KnnFloatVectorQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopScoreDocCollectorManager;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.QueryBuilder;

/** A Lucene index as it stood when a search began; remembers the places of the leaves it met. */
final class LuceneView implements StoreView {
    private final IndexSearcher searcher;
    private final Analyzer analyzer;
    private final Map<String, Integer> places = new HashMap<>();

    LuceneView(IndexSearcher searcher, Analyzer analyzer) {
        this.searcher = searcher;
        this.analyzer = analyzer;
    }

    /** Something asked of the index. */
    private interface Reading<T> {
        T read() throws IOException;
    }

    private static <T> T read(Reading<T> reading) {
        try {
            return reading.read();
        } catch (IOException e) {
            throw new UncheckedIOException("the index cannot be read", e);
        }
    }

    @Override
    public List<FoundLeaf> byWords(WordQuery query, SearchLimits limits, int most) {
        return read(() -> {
            var words = words(query);
            var within = limits(limits);
            var best = new BooleanQuery.Builder();
            if (query.allLeaves()) {
                best.add(words, Occur.SHOULD);
                best.add(new TermQuery(new Term("type", LuceneStore.LEAF)), Occur.FILTER);
            } else {
                best.add(words, Occur.MUST); // which only leaves have
            }
            var found = new ArrayList<>(leaves(within(best, within), most));
            if (!query.signs().isEmpty()) {
                var signs = new BooleanQuery.Builder();
                query.signs().forEach(sign -> signs.add(new TermQuery(LuceneStore.term(sign)), Occur.SHOULD));
                var signed = new BooleanQuery.Builder().add(words, Occur.MUST).add(signs.build(), Occur.FILTER);
                found.addAll(leaves(within(signed, within), most));
            }
            return found;
        });
    }

    private List<FoundLeaf> leaves(Query query, int most) throws IOException {
        var top = searcher.search(query, new TopScoreDocCollectorManager(most, null, most)); // nobody needs the count
        var keys = values(top.scoreDocs, "key");
        var found = new ArrayList<FoundLeaf>();
        for (var each : top.scoreDocs) {
            String key = keys.get(each.doc);
            if (key != null) {
                found.add(new FoundLeaf(key, each.score));
                places.put(key, each.doc);
            }
        }
        return found;
    }

    private Query words(WordQuery asked) {
        var builder = new QueryBuilder(analyzer);
        var query = new BooleanQuery.Builder();
        var own = builder.createBooleanQuery("text", asked.words());
        if (own != null) {
            query.add(own, Occur.SHOULD);
        }
        var head = builder.createBooleanQuery("head", asked.words());
        if (head != null) {
            query.add(new BoostQuery(head, (float) WordQuery.HEAD), Occur.SHOULD);
        }
        for (var each : asked.phrases()) {
            var phrase = builder.createPhraseQuery("text", each.words());
            if (phrase != null) {
                query.add(new BoostQuery(phrase, (float) each.weight()), Occur.SHOULD);
            }
        }
        return query.build();
    }

    @Override
    public List<FoundPassage> byMeaning(float[] vector, SearchLimits limits, int most) {
        return read(() -> {
            var within = limits(limits);
            var query = new KnnFloatVectorQuery(
                    "vector", vector, most, within.clauses().isEmpty() ? null : within);
            var top = searcher.search(query, most).scoreDocs;
            var keys = values(top, "key");
            var spans = values(top, "span");
            var found = new ArrayList<FoundPassage>();
            for (var each : top) {
                String key = keys.get(each.doc);
                String span = spans.get(each.doc);
                if (key != null && span != null) {
                    found.add(new FoundPassage(key, span(span), each.score));
                }
            }
            return found;
        });
    }

    private static Leaf.Span span(String written) {
        String[] ends = written.split("-", 2);
        return new Leaf.Span(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
    }

    private Map<Integer, String> values(ScoreDoc[] found, String field) throws IOException {
        int[] sorted = Arrays.stream(found).mapToInt(each -> each.doc).sorted().toArray();
        var known = new HashMap<Integer, String>();
        for (var context : searcher.getIndexReader().leaves()) {
            var values = context.reader().getBinaryDocValues(field);
            if (values == null) {
                continue;
            }
            for (int doc : sorted) {
                int local = doc - context.docBase;
                if (local >= 0 && local < context.reader().maxDoc() && values.advanceExact(local)) {
                    known.put(doc, values.binaryValue().utf8ToString());
                }
            }
        }
        return known;
    }

    /** Signs are compared by their numbers within a segment, not by name. */
    @Override
    public Map<String, List<String>> signs(Collection<String> keys, Set<String> wanted) {
        return read(() -> {
            var placed = placed(keys);
            var found = new HashMap<String, List<String>>();
            for (var context : searcher.getIndexReader().leaves()) {
                var signs = context.reader().getSortedSetDocValues("signs");
                if (signs == null) {
                    continue;
                }
                var numbers = numbers(signs, wanted);
                var here = placed.subMap(
                        context.docBase, context.docBase + context.reader().maxDoc());
                for (var each : here.entrySet()) {
                    if (signs.advanceExact(each.getKey() - context.docBase)) {
                        found.put(each.getValue(), of(signs, numbers));
                    }
                }
            }
            return found;
        });
    }

    private static Map<Long, String> numbers(SortedSetDocValues signs, Set<String> wanted) throws IOException {
        var numbers = new HashMap<Long, String>();
        for (var sign : wanted) {
            long number = signs.lookupTerm(new BytesRef(sign));
            if (number >= 0) {
                numbers.put(number, sign);
            }
        }
        return numbers;
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
        var page = stored.getField("page");
        return new StoredLeaf(
                key,
                stored.get("section"),
                page == null
                        ? Optional.empty()
                        : Optional.of(page.numericValue().intValue()),
                stored.get("text"),
                Arrays.stream(stored.get("spans").split(",", -1))
                        .map(LuceneView::span)
                        .toList());
    }

    /** The keys by their places, in the order in which the index is read best. */
    private NavigableMap<Integer, String> placed(Collection<String> keys) throws IOException {
        find(keys);
        var placed = new TreeMap<Integer, String>();
        for (var key : keys) {
            var place = places.get(key);
            if (place != null) {
                placed.put(place, key);
            }
        }
        return placed;
    }

    /** Leaves found by meaning alone still need their place in the index. */
    private void find(Collection<String> keys) throws IOException {
        var missing = keys.stream().filter(key -> !places.containsKey(key)).toList();
        if (missing.isEmpty()) {
            return;
        }
        var query = new BooleanQuery.Builder()
                .add(new TermQuery(new Term("type", LuceneStore.LEAF)), Occur.FILTER)
                .add(in("leaf_key", missing), Occur.FILTER)
                .build();
        var top = searcher.search(query, missing.size());
        values(top.scoreDocs, "key").forEach((doc, key) -> places.put(key, doc));
    }

    private static Query within(BooleanQuery.Builder query, BooleanQuery limits) {
        return limits.clauses().isEmpty()
                ? query.build()
                : query.add(limits, Occur.FILTER).build();
    }

    /** No clause where nothing else is on file, since each costs time. */
    private BooleanQuery limits(SearchLimits limits) throws IOException {
        var filter = new BooleanQuery.Builder();
        var world = new Term("world", limits.world());
        if (searcher.getIndexReader().docFreq(world) < searcher.getIndexReader().maxDoc()) {
            filter.add(new TermQuery(world), Occur.FILTER);
        }
        limit(filter, "company", limits.companies());
        limit(filter, "of", limits.documents());
        limit(filter, "kind", limits.kinds());
        limit(filter, "period", limits.periods());
        limit(filter, "item", limits.sections());
        limits.asOf()
                .ifPresent(day -> filter.add(
                        LongPoint.newRangeQuery("published", Long.MIN_VALUE, day.toEpochDay()), Occur.FILTER));
        return filter.build();
    }

    private static void limit(BooleanQuery.Builder filter, String field, Collection<String> values) {
        if (!values.isEmpty()) {
            filter.add(in(field, values), Occur.FILTER);
        }
    }

    private static Query in(String field, Collection<String> values) {
        return new TermInSetQuery(field, values.stream().map(BytesRef::new).toList());
    }
}
