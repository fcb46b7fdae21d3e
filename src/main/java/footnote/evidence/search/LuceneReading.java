package footnote.evidence.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermStates;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.util.BytesRef;

/** One state of a Lucene index, shared by all who search it: makes queries, and knows what names of figures weigh in it. */
final class LuceneReading {
    private static final double COMMON = 0.3;
    private static final int RARE = 2;

    private final IndexSearcher searcher;
    private final FigureNameTerms names;
    private final Map<String, Float> weights = new ConcurrentHashMap<>();
    private final Map<Integer, Map<String, Long>> numbers = new ConcurrentHashMap<>();
    private final Map<String, Boolean> alone = new ConcurrentHashMap<>();

    /** One mention says most of what ten say; lengths are not kept. */
    LuceneReading(DirectoryReader reader, FigureNameTerms names) {
        this.names = names;
        this.searcher = new IndexSearcher(reader);
        searcher.setSimilarity(new BM25Similarity(0.9f, 0));
    }

    IndexSearcher searcher() {
        return searcher;
    }

    boolean has(Term term) {
        try {
            return searcher.getIndexReader().docFreq(term) > 0;
        } catch (IOException e) {
            throw new UncheckedIOException("the index cannot be read", e);
        }
    }

    /** One flat choice of terms, of which Lucene skips those that can no longer matter. */
    Query words(WordQuery asked, boolean everywhere) throws IOException {
        var query = new BooleanQuery.Builder();
        addWords(query, names.single(asked.words()), everywhere);
        for (var phrase : asked.phrases()) {
            var term = names.term(phrase.words());
            if (term.isPresent()) {
                float weight = weight(term.get(), phrase.words());
                add(query, new TermQuery(new Term("name", term.get())), (float) phrase.weight() * weight);
            } else {
                var words = names.single(phrase.words()).toArray(String[]::new);
                add(query, new PhraseQuery("text", words), (float) phrase.weight());
            }
        }
        return query.build();
    }

    /** Where all pages are looked at, a word that a third of them have says little about one, and costs most. */
    private void addWords(BooleanQuery.Builder query, List<String> words, boolean everywhere) throws IOException {
        var counts = new LinkedHashMap<String, Integer>();
        words.forEach(word -> counts.merge(word, 1, Integer::sum));
        var states = new LinkedHashMap<String, TermStates>();
        for (var word : counts.keySet()) {
            var state = TermStates.build(searcher, new Term("text", word), true);
            if (state.docFreq() > 0) {
                states.put(word, state);
            }
        }
        double common = COMMON * searcher.getIndexReader().getDocCount("text");
        long rare = states.values().stream()
                .filter(state -> state.docFreq() <= common)
                .count();
        states.forEach((word, state) -> {
            if (!everywhere || rare < RARE || state.docFreq() <= common) {
                int times = counts.getOrDefault(word, 1);
                add(query, new TermQuery(new Term("text", word), state), times);
            }
        });
    }

    private static void add(BooleanQuery.Builder query, Query part, float weight) {
        if (weight > 0) {
            query.add(weight == 1 ? part : new BoostQuery(part, weight), Occur.SHOULD);
        }
    }

    /** A name weighs as much as its words together, though as a term of its own it would by how rare it is. */
    private float weight(String term, String name) throws IOException {
        var known = weights.get(term);
        if (known == null) {
            double sum = 0;
            for (var word : names.single(name)) {
                sum += rarity(new Term("text", word));
            }
            var own = new Term("name", term);
            known = searcher.getIndexReader().docFreq(own) == 0 ? 0 : (float) (sum / rarity(own));
            weights.put(term, known);
        }
        return known;
    }

    private double rarity(Term term) throws IOException {
        double pages = Math.max(1, searcher.getIndexReader().getDocCount(term.field()));
        double with = searcher.getIndexReader().docFreq(term);
        return Math.log(1 + (pages - with + 0.5) / (with + 0.5));
    }

    /** The wanted signs by their numbers in a segment. */
    FeatureOrdinals numbers(int segment, SortedSetDocValues signs, Set<String> wanted) throws IOException {
        var known = numbers.computeIfAbsent(segment, _ -> new ConcurrentHashMap<>());
        var found = new TreeMap<Long, String>();
        for (var sign : wanted) {
            var number = known.get(sign);
            if (number == null) {
                number = signs.lookupTerm(new BytesRef(sign));
                known.put(sign, number);
            }
            if (number >= 0) {
                found.put(number, sign);
            }
        }
        return new FeatureOrdinals(found);
    }

    /** What a page or passage must be; no clause where nothing else is on file, since each costs time. */
    BooleanQuery limits(SearchLimits limits) throws IOException {
        var filter = new BooleanQuery.Builder();
        if (!alone(limits.market())) {
            filter.add(new TermQuery(new Term("world", limits.market())), Occur.FILTER);
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

    private boolean alone(String market) throws IOException {
        var known = alone.get(market);
        if (known == null) {
            var reader = searcher.getIndexReader();
            known = reader.docFreq(new Term("world", market)) == reader.maxDoc();
            alone.put(market, known);
        }
        return known;
    }

    private static void limit(BooleanQuery.Builder filter, String field, Collection<String> values) {
        if (!values.isEmpty()) {
            filter.add(in(field, values), Occur.FILTER);
        }
    }

    static Query in(String field, Collection<String> values) {
        List<BytesRef> terms = new ArrayList<>();
        values.forEach(value -> terms.add(new BytesRef(value)));
        return new TermInSetQuery(field, terms);
    }
}
