package bench;

import bench.Main.Row;
import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.store.embedding.EmbeddingSearchRequest;
import dev.langchain4j.store.embedding.inmemory.InMemoryEmbeddingStore;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** A hybrid search without the question's own embedding, beside a bare BM25 query and two stores, at several sizes. */
final class Searches implements Main.Benchmark {
    private static final int PEERS = 10_000;
    private static final int ASKED = 50;
    private static final int AT_ONCE = 100;

    private final List<Integer> sizes;

    Searches(Integer... sizes) {
        this.sizes = List.of(sizes);
    }

    @Override
    public List<Row> run() throws Exception {
        var rows = new ArrayList<Row>();
        for (int size : sizes) {
            rows.addAll(rows(size, trial(size)));
        }
        if (sizes.contains(PEERS)) {
            rows.addAll(peers(rows.getFirst().ours()));
        }
        return rows;
    }

    private static List<Row> rows(int size, Map<String, Double> found) {
        String of = " of " + size / 1000 + " k passages";
        double hybrid = found.get("hybrid_p50");
        double bare = found.get("bare_p50");
        return List.of(
                new Row("hybrid query, p50" + of, hybrid, "bare Lucene BM25, same words", bare, "ms", "goal 3"),
                new Row(
                        "its processor time, p50",
                        found.get("hybrid_cpu_p50"),
                        "bare, processor time",
                        found.get("bare_cpu_p50"),
                        "ms",
                        "what a busy machine disturbs least"),
                new Row("hybrid query, p99" + of, found.get("hybrid_p99"), "its own p50", hybrid, "ms", "goal 6"),
                new Row("one company, p50" + of, found.get("company_p50"), "bare, all companies", bare, "ms", ""),
                new Row("100 at once, p99" + of, found.get("together_p99"), "one alone, p50", hybrid, "ms", "goal 10"),
                new Row(
                        "100 at once, p99" + of,
                        found.get("together_p99"),
                        "100 one after another on all processors",
                        hybrid * AT_ONCE / found.get("processors"),
                        "ms",
                        "what the last of them must wait in any case"),
                new Row("searches a second, 100 at once", found.get("per_second"), "", 0, "", ""),
                new Row("recall of 10 leaves by meaning", found.get("recall"), "brute force", 1, "", ""),
                new Row("pages in by words", found.getOrDefault("pages_words", 0.0), "", 0, "/s", ""),
                new Row("pages in by meaning", found.getOrDefault("pages_meaning", 0.0), "", 0, "/s", "vectors given"),
                new Row("made one piece afterwards", found.getOrDefault("settle_s", 0.0), "", 0, "s", ""),
                new Row("index" + of, found.get("index_mb"), "bare words alone", found.get("bare_mb"), "MB", ""),
                new Row("heap after", found.get("heap_mb"), "allowed", 1024, "MB", "runs with -Xmx1g"));
    }

    /** In a process of its own, since its heap is part of what is measured. */
    private static Map<String, Double> trial(int size) throws IOException, InterruptedException {
        var folder = Files.createTempDirectory("bench-search");
        try {
            var process = new ProcessBuilder(
                            System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
                            "-Xmx1g",
                            "--enable-native-access=ALL-UNNAMED",
                            "--add-modules",
                            "jdk.incubator.vector",
                            "-Djava.util.logging.config.file="
                                    + System.getProperty("java.util.logging.config.file", ""),
                            "-cp",
                            System.getProperty("java.class.path"),
                            SearchTrial.class.getName(),
                            String.valueOf(size),
                            folder.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            var found = new HashMap<String, Double>();
            process.inputReader().lines().filter(line -> line.startsWith("= ")).forEach(line -> {
                String[] parts = line.split(" ", -1);
                found.put(parts[1], Double.valueOf(parts[2]));
            });
            if (process.waitFor() != 0) {
                throw new IllegalStateException("the search trial of " + size + " ended with " + process.exitValue());
            }
            return found;
        } finally {
            try (var files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
            }
        }
    }

    /** PostgreSQL by words and LangChain4j's store by meaning; each does half of what ours does. */
    private static List<Row> peers(double ours) throws Exception {
        var papers = new Paperwork(PEERS);
        var questions = papers.questions(ASKED, Paperwork.documents(PEERS));
        var store = new InMemoryEmbeddingStore<TextSegment>();
        var words = new Measurements();
        var meaning = new Measurements();
        try (var server = new Postgres();
                var connection = DriverManager.getConnection(server.freshUrl());
                var statement = connection.createStatement()) {
            statement.execute("CREATE TABLE passage (text TEXT, words TSVECTOR)");
            try (var insert = connection.prepareStatement("INSERT INTO passage VALUES (?, to_tsvector('english', ?))")) {
                int number = 0;
                for (int document = 0; document < Paperwork.documents(PEERS); document++) {
                    for (var page : papers.document(document).pages()) {
                        for (var span : page.spans()) {
                            String text = page.text(span);
                            insert.setString(1, text);
                            insert.setString(2, text);
                            insert.addBatch();
                            store.add(Embedding.from(papers.vector(number++)), TextSegment.from(text));
                        }
                    }
                    insert.executeBatch();
                }
            }
            statement.execute("CREATE INDEX ON passage USING GIN (words)");
            statement.execute("ANALYZE passage");
            try (var query = connection.prepareStatement(
                    "SELECT text FROM passage, to_tsquery('english', ?) q WHERE words @@ q ORDER BY ts_rank(words, q) DESC LIMIT 10")) {
                for (int i = 0; i < 2 * ASKED; i++) { // the first half warms up
                    int question = i % ASKED;
                    query.setString(1, String.join(" | ", questions.get(question).replaceAll("[^\\p{L}\\p{N} ]", "").split(" +", -1)));
                    double took = timed(() -> query.executeQuery().next());
                    double looked = timed(() -> store.search(EmbeddingSearchRequest.builder()
                            .queryEmbedding(Embedding.from(papers.question(question)))
                            .maxResults(10)
                            .build()));
                    if (i >= ASKED) {
                        words.add(took);
                        meaning.add(looked);
                    }
                }
            }
        }
        String of = "hybrid query, p50 of " + PEERS / 1000 + " k passages";
        return List.of(
                new Row(of, ours, "PostgreSQL full text, words alone", words.median(), "ms", words.spread()),
                new Row(of, ours, "LangChain4j in memory, meaning alone", meaning.median(), "ms", meaning.spread()));
    }

    private static double timed(Callable<?> work) throws Exception {
        long begun = System.nanoTime();
        work.call();
        return (System.nanoTime() - begun) / 1e6;
    }
}
