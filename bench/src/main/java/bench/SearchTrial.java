package bench;

import footnote.evidence.documents.ParsedDocument;
import footnote.evidence.search.Embedder;
import footnote.evidence.search.Hit;
import footnote.evidence.search.Library;
import footnote.evidence.search.Reranker;
import footnote.evidence.search.SearchRequest;
import footnote.evidence.search.SearchWeights;
import footnote.runtime.db.Database;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.QueryBuilder;

/** Builds a library of one size and searches it, in a process of its own with a gigabyte of heap; prints figures. */
public final class SearchTrial {
    private static final int QUESTIONS = 200;
    private static final int WARM = 20;
    private static final int ROUNDS = 5;
    private static final int COMPARED = 50;
    private static final int AT_ONCE = 100;
    private static final int TOGETHER = 50; // documents that go in at one stroke
    private static final SearchWeights MEANING = new SearchWeights(1, 0, 0, 0, 0, 0, 0, 0, false);

    private final int documents;
    private final Path folder;
    private final Paperwork papers;
    private final List<String> questions;
    private final Known known = new Known();

    private SearchTrial(int passages, Path folder) {
        this.documents = Paperwork.documents(passages);
        this.folder = folder;
        this.papers = new Paperwork(passages);
        this.questions = papers.questions(QUESTIONS, documents);
        for (int i = 0; i < QUESTIONS; i++) {
            known.asked.put(questions.get(i), papers.question(i));
        }
    }

    /** Vectors that are known beforehand: a passage's by its place, a question's by its words. */
    private final class Known implements Embedder {
        private final Map<String, float[]> asked = new HashMap<>();
        private int next;

        @Override
        public String model() {
            return "bench";
        }

        @Override
        public int dimensions() {
            return Paperwork.SIZE;
        }

        @Override
        public List<float[]> passages(List<String> texts) {
            return IntStream.range(0, texts.size())
                    .mapToObj(_ -> papers.vector(next++))
                    .toList();
        }

        @Override
        public float[] question(String text) {
            return asked.get(text);
        }
    }

    public static void main(String[] args) throws Exception {
        new SearchTrial(Integer.parseInt(args[0]), Path.of(args[1])).run();
    }

    static void tell(String name, double value) {
        System.out.println("= " + name + " " + value);
    }

    private void run() throws Exception {
        try (var database = Database.open("jdbc:sqlite:" + folder.resolve("bench.db"))) {
            try (var library = library(database, SearchWeights.STANDARD)) {
                if (Files.notExists(folder.resolve("bare"))) {
                    fill(library);
                }
                tell("index_mb", size(folder.resolve("index")) / 1048576.0);
                try (var directory = FSDirectory.open(folder.resolve("bare"));
                        var reader = DirectoryReader.open(directory)) {
                    tell("bare_mb", size(folder.resolve("bare")) / 1048576.0);
                    var searcher = new IndexSearcher(reader);
                    alone(library, searcher);
                    together(library);
                }
            }
            try (var library = library(database, MEANING)) {
                tell("recall", recall(library));
            }
        }
        System.gc();
        var memory = Runtime.getRuntime();
        tell("heap_mb", (memory.totalMemory() - memory.freeMemory()) / 1048576.0);
    }

    private Library library(Database database, SearchWeights weights) {
        return new Library(database, folder.resolve("index"), () -> known, () -> Reranker.NONE, weights, Clock.systemUTC());
    }

    private void fill(Library library) throws IOException {
        long words = 0;
        long meaning = 0;
        var config = new IndexWriterConfig(new EnglishAnalyzer()).setRAMBufferSizeMB(64);
        library.beginBulk();
        try (var bare = new IndexWriter(FSDirectory.open(folder.resolve("bare")), config)) {
            for (int first = 0; first < documents; first += TOGETHER) {
                var some = IntStream.range(first, Math.min(first + TOGETHER, documents))
                        .mapToObj(papers::document)
                        .toList();
                long begun = System.nanoTime();
                library.addAll(some, false);
                long between = System.nanoTime();
                library.addVectors(
                        some.stream().map(each -> library.embedded(each, _ -> {})).toList(), false);
                meaning += System.nanoTime() - between;
                words += between - begun;
                for (var document : some) {
                    keepBare(document, bare);
                }
                System.err.printf(
                        "  %d of %d documents; words %.0f s, meaning %.0f s%n",
                        first + some.size(), documents, words / 1e9, meaning / 1e9);
            }
        }
        long begun = System.nanoTime();
        library.endBulk();
        tell("settle_s", (System.nanoTime() - begun) / 1e9);
        tell("pages_words", documents * Paperwork.LEAVES / (words / 1e9));
        tell("pages_meaning", documents * Paperwork.LEAVES / (meaning / 1e9));
    }

    private static void keepBare(ParsedDocument document, IndexWriter bare) throws IOException {
        for (var page : document.pages()) {
            for (var span : page.spans()) {
                var each = new Document();
                each.add(new TextField("text", page.text(span), Field.Store.YES));
                bare.addDocument(each);
            }
        }
    }

    private static long size(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }

    private SearchRequest request(int question) {
        return SearchRequest.of(questions.get(question), false, 10);
    }

    /** One thread, taking turns question by question. */
    private void alone(Library library, IndexSearcher bare) throws Exception {
        var builder = new QueryBuilder(new EnglishAnalyzer());
        List<Query> queries = questions.stream()
                .map(question -> builder.createBooleanQuery("text", question))
                .toList();
        var hybrid = new SearchLatencies();
        var plain = new SearchLatencies();
        var limited = new SearchLatencies();
        for (int round = -WARM; round < ROUNDS; round++) {
            for (int i = 0; i < QUESTIONS; i++) {
                int question = i;
                var company = library.companies("Bench" + i % Math.max(1, documents / 4) + " Holdings", false);
                hybrid.time(round >= 0, () -> library.find(request(question)));
                plain.time(round >= 0, () -> bare.search(queries.get(question), 10));
                limited.time(
                        round >= 0, () -> library.find(request(question).about(company)));
            }
        }
        hybrid.tell("hybrid");
        plain.tell("bare");
        limited.tell("company");
    }

    /** As many at once, each asking one question after another. */
    private void together(Library library) throws Exception {
        var all = new SearchLatencies();
        try (var readers = Executors.newFixedThreadPool(AT_ONCE)) {
            var work = new ArrayList<Callable<Boolean>>();
            for (int i = 0; i < AT_ONCE; i++) {
                int first = i;
                work.add(() -> {
                    for (int j = 0; j < 3; j++) {
                        int question = (first + j * 7) % QUESTIONS;
                        all.time(true, () -> library.find(request(question)));
                    }
                    return true;
                });
            }
            long begun = System.nanoTime();
            for (var done : readers.invokeAll(work)) {
                done.get();
            }
            tell("per_second", AT_ONCE * 3 / ((System.nanoTime() - begun) / 1e9));
        }
        all.tell("together");
        tell("processors", Runtime.getRuntime().availableProcessors());
    }

    /** The share of the ten pages truly nearest that the index finds. */
    private double recall(Library library) {
        var vectors = IntStream.range(0, COMPARED).mapToObj(papers::question).toList();
        var best = IntStream.range(0, COMPARED)
                .mapToObj(_ -> new HashMap<String, Double>())
                .toList();
        for (int passage = 0; passage < documents * Paperwork.LEAVES * Paperwork.SPANS; passage++) {
            var vector = papers.vector(passage);
            int page = passage / Paperwork.SPANS;
            String key = "d" + page / Paperwork.LEAVES + "#" + (page % Paperwork.LEAVES + 1);
            for (int i = 0; i < COMPARED; i++) {
                keep(best.get(i), key, dot(vector, vectors.get(i)));
            }
        }
        double sum = 0;
        for (int i = 0; i < COMPARED; i++) {
            var found = new HashSet<String>();
            library.find(request(i)).stream().map(Hit::page).forEach(found::add);
            found.retainAll(top(best.get(i), 10));
            sum += found.size() / 10.0;
        }
        return sum / COMPARED;
    }

    private static void keep(Map<String, Double> best, String key, double score) {
        best.merge(key, score, Math::max);
        if (best.size() > 2000) {
            best.keySet().retainAll(top(best, 20));
        }
    }

    private static Set<String> top(Map<String, Double> scores, int most) {
        return scores.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue(Comparator.reverseOrder()))
                .limit(most)
                .map(Map.Entry::getKey)
                .collect(java.util.stream.Collectors.toSet());
    }

    private static double dot(float[] one, float[] other) {
        float sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}
