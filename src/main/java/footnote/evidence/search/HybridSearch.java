package footnote.evidence.search;

import footnote.evidence.documents.DocumentKind;
import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.FiscalPeriod;
import footnote.evidence.documents.Passage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.KnnFloatVectorQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopScoreDocCollectorManager;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.QueryBuilder;

/** Ranks leaves by words, meaning, the rows and statements a question calls for, and how period and form fit. */
final class HybridSearch {
    private static final int CANDIDATES = 120;
    private static final int REREAD = 30;
    private static final double SPREAD = 6;

    private final SearchIndex index;
    private final MetricLexicon lexicon;
    private final SearchWeights weights;
    private final Reranker reranker;
    private final Function<String, Optional<DocumentLabel>> labels;

    HybridSearch(
            SearchIndex index,
            MetricLexicon lexicon,
            SearchWeights weights,
            Reranker reranker,
            Function<String, Optional<DocumentLabel>> labels) {
        this.reranker = reranker;
        this.index = index;
        this.lexicon = lexicon;
        this.weights = weights;
        this.labels = labels;
    }

    List<Hit> find(SearchRequest request, float[] vector) {
        var searcher = index.searcher();
        var terms = QuestionTerms.of(request.question(), lexicon);
        var ranked = ranked(searcher, request, terms, vector);
        var hits = new ArrayList<Hit>();
        var texts = new HashSet<String>();
        for (var candidate : ranked) {
            if (hits.size() == request.most()) {
                break;
            }
            passage(searcher, candidate, terms)
                    .filter(passage -> texts.add(letters(passage.text())))
                    .ifPresent(passage -> hits.add(
                            new Hit(passage, candidate.key, candidate.score(weights), candidate.why(weights))));
        }
        return hits;
    }

    /** What is left of a text for comparing it with another. */
    private static String letters(String text) {
        var letters = new StringBuilder(text.length());
        text.chars()
                .filter(Character::isLetterOrDigit)
                .map(Character::toLowerCase)
                .forEach(each -> letters.append((char) each));
        return letters.toString();
    }

    private List<Candidate> ranked(IndexSearcher searcher, SearchRequest request, QuestionTerms terms, float[] vector) {
        try {
            var found = new HashMap<String, Candidate>();
            byWords(searcher, request, terms, found);
            byMeaning(searcher, request, vector, found);
            signs(searcher, terms, found);
            new DocumentFit(terms, labels).rate(found.values());
            var ranked = sorted(found.values());
            reread(searcher, request.question(), terms, ranked.subList(0, Math.min(REREAD, ranked.size())));
            var covered = Arrangement.eachStatementOnce(sorted(ranked), terms.needed());
            return weights.neighbours()
                    ? Arrangement.withNeighbours(
                            covered, found, request.documents().size() == 1)
                    : covered;
        } catch (IOException e) {
            throw new UncheckedIOException("the index cannot be read", e);
        }
    }

    private List<Candidate> sorted(Collection<Candidate> candidates) {
        return candidates.stream()
                .sorted(Comparator.comparingDouble((Candidate each) -> each.score(weights))
                        .reversed()
                        .thenComparing(each -> each.key))
                .toList();
    }

    /** The best are read again, each together with the question; none of them gains, those that fit less lose. */
    private void reread(IndexSearcher searcher, String question, QuestionTerms terms, List<Candidate> best)
            throws IOException {
        if (reranker == Reranker.NONE || best.size() < 2) {
            return;
        }
        var known = new HashMap<String, Candidate>();
        best.forEach(each -> known.put(each.key, each));
        resolve(searcher, known);
        var gist = new PassageGist(terms, lexicon);
        var read = new ArrayList<Candidate>();
        var gists = new ArrayList<String>();
        for (var candidate : best) {
            var label = labels.apply(candidate.document());
            if (candidate.doc >= 0 && label.isPresent()) {
                var stored = searcher.storedFields().document(candidate.doc);
                String text = stored.get("text");
                int[] span = span(candidate, stored, terms);
                gists.add(gist.of(label.get(), stored.get("section"), text, span[0], span[1]));
                read.add(candidate);
            }
        }
        double[] scores = reranker.scores(question, gists);
        double most = Arrays.stream(scores).max().orElse(0);
        for (int i = 0; i < read.size(); i++) {
            read.get(i).reread = 1 + Math.tanh((scores[i] - most) / SPREAD);
        }
    }

    private static int[] span(Candidate candidate, Document stored, QuestionTerms terms) {
        String text = stored.get("text");
        String span = candidate.span.isEmpty() ? BestSpan.of(text, stored.get("spans"), terms.words()) : candidate.span;
        String[] ends = span.split("-", 2);
        return new int[] {Integer.parseInt(ends[0]), Math.min(Integer.parseInt(ends[1]), text.length())};
    }

    private void byWords(
            IndexSearcher searcher, SearchRequest request, QuestionTerms terms, Map<String, Candidate> found)
            throws IOException {
        var words = words(terms);
        var limits = limits(searcher, request);
        var query = new BooleanQuery.Builder();
        if (request.particular()) {
            query.add(words, Occur.SHOULD);
            limits.add(new TermQuery(new Term("type", SearchIndex.LEAF)), Occur.FILTER);
        } else {
            query.add(words, Occur.MUST); // which only leaves have
        }
        keep(searcher, within(query, limits), CANDIDATES, found);
        if (!terms.rows().isEmpty() || !terms.statements().isEmpty()) {
            var signs = new BooleanQuery.Builder();
            terms.rows().keySet().forEach(row -> signs.add(new TermQuery(new Term("row", row)), Occur.SHOULD));
            terms.statements()
                    .keySet()
                    .forEach(kind -> signs.add(new TermQuery(new Term("statement", kind.word())), Occur.SHOULD));
            var signed = new BooleanQuery.Builder().add(words, Occur.MUST).add(signs.build(), Occur.FILTER);
            keep(searcher, within(signed, limits), CANDIDATES, found);
        }
        double best =
                found.values().stream().mapToDouble(each -> each.keyword).max().orElse(1);
        found.values().forEach(each -> each.keyword /= Math.max(best, Double.MIN_NORMAL));
    }

    private static void keep(IndexSearcher searcher, Query query, int most, Map<String, Candidate> found)
            throws IOException {
        var top = searcher.search(query, new TopScoreDocCollectorManager(most, null, most)); // nobody needs the count
        var keys = keys(
                searcher,
                Arrays.stream(top.scoreDocs).mapToInt(each -> each.doc).toArray(),
                "key");
        for (var each : top.scoreDocs) {
            String key = keys.get(each.doc);
            if (key != null) {
                var candidate = found.computeIfAbsent(key, Candidate::new);
                candidate.keyword = Math.max(candidate.keyword, each.score);
                candidate.doc = each.doc;
            }
        }
    }

    /** The question's own words, and at less weight what accounts call the figures it asks for. */
    private Query words(QuestionTerms terms) {
        var builder = new QueryBuilder(index.analyzer());
        var query = new BooleanQuery.Builder();
        var own = builder.createBooleanQuery("text", terms.words());
        if (own != null) {
            query.add(own, Occur.SHOULD);
        }
        var head = builder.createBooleanQuery("head", terms.words());
        if (head != null) {
            query.add(new BoostQuery(head, 0.3f), Occur.SHOULD);
        }
        terms.rows().forEach((name, weight) -> lexicon.entry(name).ifPresent(entry -> {
            for (var label : entry.written().stream().limit(6).toList()) {
                var phrase = builder.createPhraseQuery("text", label);
                if (phrase != null) {
                    query.add(new BoostQuery(phrase, (float) (0.25 * weight)), Occur.SHOULD);
                }
            }
        }));
        return query.build();
    }

    private void byMeaning(IndexSearcher searcher, SearchRequest request, float[] vector, Map<String, Candidate> found)
            throws IOException {
        if (vector.length == 0) {
            return;
        }
        var limits = limits(searcher, request).build();
        var query = new KnnFloatVectorQuery(
                "vector", vector, CANDIDATES * 2, limits.clauses().isEmpty() ? null : limits);
        var top = searcher.search(query, CANDIDATES * 2);
        if (top.scoreDocs.length == 0) {
            return;
        }
        int[] docs = Arrays.stream(top.scoreDocs).mapToInt(each -> each.doc).toArray();
        var keys = keys(searcher, docs, "key");
        var spans = keys(searcher, docs, "span");
        double best = top.scoreDocs[0].score;
        double least = top.scoreDocs[top.scoreDocs.length - 1].score;
        for (var each : top.scoreDocs) {
            String key = keys.get(each.doc);
            if (key != null) {
                double scaled = best == least ? 1 : (each.score - least) / (best - least);
                var candidate = found.computeIfAbsent(key, Candidate::new);
                if (candidate.span.isEmpty() || scaled > candidate.vector) {
                    candidate.vector = scaled;
                    candidate.span = spans.getOrDefault(each.doc, "");
                }
            }
        }
    }

    private static Map<Integer, String> keys(IndexSearcher searcher, int[] docs, String field) throws IOException {
        var sorted = docs.clone();
        Arrays.sort(sorted);
        var keys = new HashMap<Integer, String>();
        for (var context : searcher.getIndexReader().leaves()) {
            var values = context.reader().getBinaryDocValues(field);
            if (values == null) {
                continue;
            }
            for (int doc : sorted) {
                int local = doc - context.docBase;
                if (local >= 0 && local < context.reader().maxDoc() && values.advanceExact(local)) {
                    keys.put(doc, values.binaryValue().utf8ToString());
                }
            }
        }
        return keys;
    }

    /** How well each leaf's rows and statement are those the question calls for. */
    private void signs(IndexSearcher searcher, QuestionTerms terms, Map<String, Candidate> found) throws IOException {
        if (terms.rows().isEmpty() && terms.statements().isEmpty()) {
            return;
        }
        resolve(searcher, found);
        double rowsWanted =
                terms.rows().values().stream().mapToDouble(each -> each).sum();
        var ordered = found.values().stream()
                .filter(each -> each.doc >= 0)
                .sorted(Comparator.comparingInt(each -> each.doc))
                .toList();
        int next = 0;
        for (var context : searcher.getIndexReader().leaves()) {
            var signs = context.reader().getSortedSetDocValues("signs");
            var wanted = signs == null ? new WantedSigns() : WantedSigns.of(terms, signs);
            int end = context.docBase + context.reader().maxDoc();
            for (; next < ordered.size() && ordered.get(next).doc < end; next++) {
                if (signs != null && signs.advanceExact(ordered.get(next).doc - context.docBase)) {
                    wanted.rate(ordered.get(next), signs, rowsWanted);
                }
            }
        }
    }

    /** Leaves found by meaning alone still need their place in the index. */
    private static void resolve(IndexSearcher searcher, Map<String, Candidate> found) throws IOException {
        var missing = found.values().stream().filter(each -> each.doc < 0).toList();
        if (missing.isEmpty()) {
            return;
        }
        var query = new BooleanQuery.Builder()
                .add(new TermQuery(new Term("type", SearchIndex.LEAF)), Occur.FILTER)
                .add(in("leaf_key", missing.stream().map(each -> each.key).toList()), Occur.FILTER)
                .build();
        var top = searcher.search(query, missing.size());
        int[] docs = Arrays.stream(top.scoreDocs).mapToInt(each -> each.doc).toArray();
        keys(searcher, docs, "key").forEach((doc, key) -> {
            var candidate = found.get(key);
            if (candidate != null) {
                candidate.doc = doc;
            }
        });
    }

    private static Query within(BooleanQuery.Builder query, BooleanQuery.Builder limits) {
        var all = limits.build();
        return all.clauses().isEmpty()
                ? query.build()
                : query.add(all, Occur.FILTER).build();
    }

    /** What a leaf or passage must be to count; nothing where nothing else is on file, since each limit costs time. */
    private static BooleanQuery.Builder limits(IndexSearcher searcher, SearchRequest request) throws IOException {
        var filter = new BooleanQuery.Builder();
        if (searcher.getIndexReader().docFreq(new Term("world", Library.world(!request.offline()))) > 0) {
            filter.add(new TermQuery(new Term("world", Library.world(request.offline()))), Occur.FILTER);
        }
        limit(filter, "company", request.companies());
        limit(filter, "of", request.documents());
        limit(filter, "kind", map(request.kinds(), DocumentKind::word));
        limit(filter, "period", map(request.periods(), FiscalPeriod::label));
        limit(filter, "item", request.sections());
        request.asOf()
                .ifPresent(day -> filter.add(
                        LongPoint.newRangeQuery("published", Long.MIN_VALUE, day.toEpochDay()), Occur.FILTER));
        return filter;
    }

    private static <T> List<String> map(Set<T> values, Function<T, String> word) {
        return values.stream().map(word).toList();
    }

    private static void limit(BooleanQuery.Builder filter, String field, Collection<String> values) {
        if (!values.isEmpty()) {
            filter.add(in(field, values), Occur.FILTER);
        }
    }

    private static Query in(String field, Collection<String> values) {
        return new TermInSetQuery(field, values.stream().map(BytesRef::new).toList());
    }

    /** The candidate's best passage: nearest in meaning, else the one with most of the question's words. */
    private Optional<Passage> passage(IndexSearcher searcher, Candidate candidate, QuestionTerms terms) {
        try {
            resolve(searcher, Map.of(candidate.key, candidate));
            if (candidate.doc < 0) {
                return Optional.empty();
            }
            var stored = searcher.storedFields().document(candidate.doc);
            String text = stored.get("text");
            int[] span = span(candidate, stored, terms);
            var page = stored.getField("page");
            return labels.apply(candidate.document())
                    .map(label -> new Passage(
                            candidate.key + ":" + span[0] + "-" + span[1],
                            label,
                            stored.get("section"),
                            page == null
                                    ? Optional.empty()
                                    : Optional.of(page.numericValue().intValue()),
                            span[0],
                            span[1],
                            text.substring(span[0], span[1]).strip()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
