package footnote.evidence.search;

import footnote.evidence.documents.DocumentLabel;
import footnote.evidence.documents.Page;
import footnote.evidence.documents.Passage;
import footnote.evidence.search.StoreView.StoredPage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Ranks pages by words, meaning, the rows and statements a question calls for, and how period and form fit. */
final class HybridSearch {
    private static final int CANDIDATES = 240;
    private static final int NAMES = 6;
    private static final double NAME = 0.25;
    private static final int REREAD = 30;
    private static final double SPREAD = 6;

    private final StoreView store;
    private final MetricLexicon lexicon;
    private final SearchWeights weights;
    private final Reranker reranker;
    private final Function<String, Optional<DocumentLabel>> labels;

    HybridSearch(
            StoreView store,
            MetricLexicon lexicon,
            SearchWeights weights,
            Reranker reranker,
            Function<String, Optional<DocumentLabel>> labels) {
        this.reranker = reranker;
        this.store = store;
        this.lexicon = lexicon;
        this.weights = weights;
        this.labels = labels;
    }

    List<Hit> find(SearchRequest request, float[] vector) {
        var terms = QuestionTerms.of(request.question(), lexicon);
        var ranked = ranked(request, terms, vector);
        var spans = new BestSpan(terms.words());
        var hits = new ArrayList<Hit>();
        var texts = new HashSet<String>();
        for (int from = 0; from < ranked.size() && hits.size() < request.most(); from += request.most()) {
            var part = ranked.subList(from, Math.min(from + request.most(), ranked.size()));
            var stored = stored(part);
            for (var candidate : part) {
                passage(candidate, stored, spans)
                        .filter(passage -> hits.size() < request.most() && texts.add(letters(passage.text())))
                        .ifPresent(passage -> hits.add(
                                new Hit(passage, candidate.key, candidate.score(weights), candidate.why(weights))));
            }
        }
        return hits;
    }

    private Map<String, StoredPage> stored(List<PageCandidate> candidates) {
        return store.pages(candidates.stream().map(each -> each.key).toList());
    }

    /** What is left of a text for comparing it with another. */
    private static String letters(String text) {
        var letters = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (Character.isLetterOrDigit(each)) {
                letters.append(Character.toLowerCase(each));
            }
        }
        return letters.toString();
    }

    private List<PageCandidate> ranked(SearchRequest request, QuestionTerms terms, float[] vector) {
        var found = new HashMap<String, PageCandidate>();
        byWords(request, terms, found);
        byMeaning(request, vector, found);
        signs(terms, found);
        new DocumentFit(terms, labels).rate(found.values());
        var ranked = sorted(found.values());
        if (reranker != Reranker.NONE && ranked.size() > 1) {
            reread(request.question(), terms, ranked.subList(0, Math.min(REREAD, ranked.size())));
            ranked = sorted(ranked);
        }
        var covered = RankingRules.eachStatementOnce(ranked, terms.needed());
        var ordered = weights.neighbours()
                ? RankingRules.withNeighbours(
                        covered, found, request.documents().size() == 1)
                : covered;
        return terms.reasons()
                ? RankingRules.withStatement(
                        withReason(terms, ordered), terms.statements().keySet())
                : ordered;
    }

    private List<PageCandidate> withReason(QuestionTerms terms, List<PageCandidate> ranked) {
        var stored = stored(RankingRules.first(ranked));
        return ReasonOnPage.of(terms, lexicon)
                .map(reason -> RankingRules.withReason(
                        ranked,
                        each -> stored.containsKey(each.key)
                                && reason.isIn(stored.get(each.key).text())))
                .orElse(ranked);
    }

    private List<PageCandidate> sorted(Collection<PageCandidate> candidates) {
        return candidates.stream()
                .map(each -> new Scored(each, each.score(weights)))
                .sorted()
                .map(Scored::candidate)
                .toList();
    }

    /** The best first; of two alike the one whose key comes first. */
    private record Scored(PageCandidate candidate, double score) implements Comparable<Scored> {
        @Override
        public int compareTo(Scored other) {
            int better = Double.compare(other.score, score);
            return better == 0 ? candidate.key.compareTo(other.candidate.key) : better;
        }
    }

    /** The best are read again, each together with the question; none of them gains, those that fit less lose. */
    private void reread(String question, QuestionTerms terms, List<PageCandidate> best) {
        var stored = stored(best);
        var gist = new PassageSummary(terms, lexicon);
        var spans = new BestSpan(terms.words());
        var read = new ArrayList<PageCandidate>();
        var gists = new ArrayList<String>();
        for (var candidate : best) {
            var label = labels.apply(candidate.document());
            var page = stored.get(candidate.key);
            if (page != null && label.isPresent()) {
                var span = span(candidate, page, spans);
                gists.add(gist.of(label.get(), page.section(), page.text(), span.from(), span.to()));
                read.add(candidate);
            }
        }
        double[] scores = reranker.scores(question, gists);
        double most = Arrays.stream(scores).max().orElse(0);
        for (int i = 0; i < read.size(); i++) {
            read.get(i).reread = 1 + Math.tanh((scores[i] - most) / SPREAD);
        }
    }

    private static Page.Span span(PageCandidate candidate, StoredPage page, BestSpan spans) {
        var span = candidate.span.orElseGet(() -> spans.of(page.text(), page.spans()));
        return new Page.Span(
                span.from(),
                BestSpan.sentenceEnd(
                        page.text(), Math.min(span.to(), page.text().length())));
    }

    private void byWords(SearchRequest request, QuestionTerms terms, Map<String, PageCandidate> found) {
        var names = QuestionNames.of(terms.words(), companies(request));
        var phrases = new ArrayList<>(phrases(terms));
        names.others().forEach(name -> phrases.add(new WordQuery.Phrase(name, 1)));
        var query = new WordQuery(names.words(), phrases, new PageFeatures(terms).looked(), request.particular());
        double best = 0;
        for (var page : store.byWords(query, request.limits(), CANDIDATES)) {
            var candidate = found.computeIfAbsent(page.key(), PageCandidate::new);
            candidate.keyword = Math.max(candidate.keyword, page.score());
            best = Math.max(best, page.score());
        }
        for (var candidate : found.values()) {
            candidate.keyword /= Math.max(best, Double.MIN_NORMAL);
        }
    }

    /** The companies whose documents alone are searched. */
    private Set<String> companies(SearchRequest request) {
        return request.documents().size() == 1
                ? request.documents().stream()
                        .flatMap(id -> labels.apply(id).stream())
                        .map(CompanyMentions::key)
                        .collect(Collectors.toSet())
                : request.companies();
    }

    /** What accounts call the figures that are asked for. */
    private List<WordQuery.Phrase> phrases(QuestionTerms terms) {
        var phrases = new ArrayList<WordQuery.Phrase>();
        terms.rows().forEach((name, weight) -> lexicon.entry(name).ifPresent(entry -> entry.written().stream()
                .limit(NAMES)
                .forEach(label -> phrases.add(new WordQuery.Phrase(label, NAME * weight)))));
        return phrases;
    }

    private void byMeaning(SearchRequest request, float[] vector, Map<String, PageCandidate> found) {
        var near = vector.length == 0
                ? List.<StoreView.FoundPassage>of()
                : store.byMeaning(vector, request.limits(), CANDIDATES * 2);
        if (near.isEmpty()) {
            return;
        }
        double best = near.getFirst().score();
        double least = near.getLast().score();
        for (var each : near) {
            double scaled = best == least ? 1 : (each.score() - least) / (best - least);
            var candidate = found.computeIfAbsent(each.key(), PageCandidate::new);
            if (candidate.span.isEmpty() || scaled > candidate.vector) {
                candidate.vector = scaled;
                candidate.span = Optional.of(each.span());
            }
        }
    }

    /** How well each page's rows and statement are those the question calls for. */
    private void signs(QuestionTerms terms, Map<String, PageCandidate> found) {
        if (terms.rows().isEmpty() && terms.statements().isEmpty()) {
            return;
        }
        var signs = new PageFeatures(terms);
        store.signs(found.keySet(), signs.wanted()).forEach((key, has) -> {
            var candidate = found.get(key);
            if (candidate != null) {
                signs.rate(candidate, has);
            }
        });
    }

    /** The candidate's best passage: nearest in meaning, else the one with most of the question's words. */
    private Optional<Passage> passage(PageCandidate candidate, Map<String, StoredPage> stored, BestSpan spans) {
        var page = stored.get(candidate.key);
        if (page == null) {
            return Optional.empty();
        }
        var span = span(candidate, page, spans);
        return labels.apply(candidate.document())
                .map(label -> new Passage(
                        candidate.key + ":" + span.from() + "-" + span.to(),
                        label,
                        page.section(),
                        page.page(),
                        span.from(),
                        span.to(),
                        page.text().substring(span.from(), span.to()).strip()));
    }
}
