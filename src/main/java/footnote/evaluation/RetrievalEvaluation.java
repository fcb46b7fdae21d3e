package footnote.evaluation;

import footnote.evaluation.RetrievalQuestion.Page;
import footnote.evidence.search.Hit;
import footnote.evidence.search.Library;
import footnote.evidence.search.SearchRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Measures how many of a question's pages are among the first found, in its document, its company, or everywhere. */
public final class RetrievalEvaluation {
    private static final int DEEPEST = 100;

    private final Library library;
    private final Map<String, String> ids;

    /** Over documents by name and id. */
    public RetrievalEvaluation(Library library, Map<String, String> ids) {
        this.library = library;
        this.ids = Map.copyOf(ids);
    }

    /** Where is searched: in the document, in the company named by the question's words, or in all documents. */
    public enum Scope {
        DOCUMENT,
        COMPANY,
        ALL;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How one question went: the pages found, the best first, and how long it took. */
    public record Line(
            String id, String doc, double firstRank, Map<Integer, Double> recall, double ms, List<Page> found) {}

    /** Means over all questions; times without loading anything. */
    public record Report(
            String scope,
            int questions,
            Map<Integer, Double> recall,
            double mrr,
            double msMedian,
            double msWorst,
            List<Line> lines) {}

    public Report measure(List<RetrievalQuestion> questions, Scope scope, List<Integer> ks) {
        library.find(request(questions.getFirst(), scope)); // loads what is loaded once
        var lines =
                questions.stream().map(question -> measure(question, scope, ks)).toList();
        var recall = new TreeMap<Integer, Double>();
        ks.forEach(k -> recall.put(
                k,
                lines.stream()
                        .mapToDouble(line -> line.recall().get(k))
                        .average()
                        .orElse(0)));
        double[] times = lines.stream().mapToDouble(Line::ms).sorted().toArray();
        return new Report(
                scope.word(),
                lines.size(),
                recall,
                lines.stream()
                        .mapToDouble(line -> line.firstRank() == 0 ? 0 : 1 / line.firstRank())
                        .average()
                        .orElse(0),
                times[times.length / 2],
                times[times.length - 1],
                lines);
    }

    private Line measure(RetrievalQuestion question, Scope scope, List<Integer> ks) {
        long start = System.nanoTime();
        var hits = library.find(request(question, scope));
        double ms = (System.nanoTime() - start) / 1e6;
        var found = pages(hits);
        var wanted = question.pages();
        var recall = new HashMap<Integer, Double>();
        for (int k : ks) {
            long hit = found.stream().limit(k).filter(wanted::contains).count();
            recall.put(k, hit / (double) wanted.size());
        }
        int first = 0;
        for (int i = 0; i < found.size() && first == 0; i++) {
            first = wanted.contains(found.get(i)) ? i + 1 : 0;
        }
        return new Line(question.id(), question.doc(), first, recall, ms, found.subList(0, Math.min(20, found.size())));
    }

    private static List<Page> pages(List<Hit> hits) {
        var pages = new ArrayList<Page>();
        for (var hit : hits) {
            var page = new Page(
                    hit.passage().document().name(), hit.passage().page().orElse(0));
            if (!pages.contains(page)) {
                pages.add(page);
            }
        }
        return pages;
    }

    private SearchRequest request(RetrievalQuestion question, Scope scope) {
        var request = SearchRequest.of(question.question(), false, DEEPEST);
        return switch (scope) {
            case DOCUMENT -> request.within(Set.of(ids.getOrDefault(question.doc(), "none")));
            case COMPANY ->
                request.within(Set.copyOf(ids.values())).about(library.companies(question.question(), false));
            case ALL -> request.within(Set.copyOf(ids.values()));
        };
    }
}
