package bench;

import bench.Main.Row;
import footnote.domain.Listing;
import footnote.domain.Ticker;
import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.Pause;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Workflows;
import footnote.sources.ListedDirectory;
import footnote.sources.sample.SampleMarket;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;

/** What one more run and one more company cost as there are ten and a hundred times as many; passages: see search. */
final class GrowthCost implements Main.Benchmark {
    private static final int[] RUNS = {100, 1_000, 10_000};
    private static final int[] COMPANIES = {100, 1_000, 10_000};
    private static final int MEASURED = 100;
    private static final int AT_ONCE = 64;

    record Asked(int number) {}

    record Said(String text) {}

    @Override
    public List<Row> run() throws Exception {
        var rows = new ArrayList<Row>(runs());
        rows.addAll(companies());
        return rows;
    }

    private static List<Row> runs() throws IOException, InterruptedException {
        var folder = Files.createTempDirectory("bench-growth");
        var place = new Engine.Place(
                folder, "bench", Engine.Place.LEASE, "{}", BigDecimal.TEN, Clock.systemUTC(), Pause.real());
        var rows = new ArrayList<Row>();
        try (var database = Database.open("jdbc:sqlite:" + folder.resolve("bench.db"));
                var engine = new Engine(
                        database, new Workflows().with("tree", Asked.class, GrowthCost::tree), new EventBus(), place)) {
            int there = 0;
            double first = 0;
            warm(place);
            for (int size : RUNS) {
                fill(engine, size - there);
                var run = new Measurements();
                var listing = new Measurements();
                for (int i = 0; i < MEASURED; i++) {
                    run.add(millis(() -> one(engine)));
                    listing.add(millis(() -> engine.runs().latest(20)));
                }
                there = size + MEASURED;
                first = first == 0 ? run.median() : first;
                rows.add(new Row(
                        "a run of 29 steps among " + size + " others",
                        run.median(),
                        "among " + RUNS[0],
                        first,
                        "ms",
                        run.spread() + "; the newest 20 listed in " + "%.2f ms".formatted(listing.median())));
            }
        }
        return rows;
    }

    /** In a database of its own, so that the first row is no dearer for what the machine had to learn. */
    private static void warm(Engine.Place place) throws IOException {
        var file = Files.createTempDirectory("bench-warm").resolve("bench.db");
        try (var database = Database.open("jdbc:sqlite:" + file);
                var engine = new Engine(
                        database, new Workflows().with("tree", Asked.class, GrowthCost::tree), new EventBus(), place)) {
            IntStream.range(0, 5 * MEASURED).forEach(_ -> one(engine));
        }
    }

    private static void fill(Engine engine, int runs) throws InterruptedException {
        for (int from = 0; from < runs; from += AT_ONCE) {
            int some = Math.min(AT_ONCE, runs - from);
            var done = new CountDownLatch(some);
            for (int i = 0; i < some; i++) {
                Thread.ofVirtual().start(() -> {
                    one(engine);
                    done.countDown();
                });
            }
            done.await();
        }
    }

    private static void one(Engine engine) {
        engine.attempt(engine.start("tree", "bench", new Asked(0), RunOptions.standard(), Optional.empty()));
    }

    private static Said tree(Asked asked, Run run) {
        run.step("plan", Said.class, () -> new Said("an answer"));
        run.each("gather", List.of(1, 2, 3, 4), Said.class, _ -> new Said("an answer"));
        run.each("study", IntStream.range(0, 20).boxed().toList(), Said.class, _ -> new Said("an answer"));
        for (int i = 0; i < 3; i++) {
            run.step("improve", Said.class, () -> new Said("an answer"));
        }
        return run.step("report", Said.class, () -> new Said("an answer"));
    }

    private static List<Row> companies() {
        var rows = new ArrayList<Row>();
        double first = 0;
        for (int size : COMPANIES) {
            var listings = listings(size);
            var directory = new ListedDirectory(listings);
            var name = new Measurements();
            var miss = new Measurements();
            IntStream.range(0, 2 * MEASURED)
                    .forEach(i -> directory.resolve(listings.get(i * 7919 % size).name().substring(1) + "q"));
            for (int i = 0; i < 5 * MEASURED; i++) {
                String asked = listings.get(i * 7919 % size).name();
                name.add(millis(() -> directory.resolve(asked)));
                miss.add(millis(() -> directory.resolve(asked.substring(1) + "q")));
            }
            first = first == 0 ? name.median() : first;
            rows.add(new Row(
                    "a name found among " + size + " companies",
                    name.median(),
                    "among " + COMPANIES[0],
                    first,
                    "ms",
                    name.spread() + "; a misspelt one in " + "%.3f ms".formatted(miss.median())));
        }
        return rows;
    }

    /** Names made of syllables, as many as are wanted, the same every time. */
    private static List<Listing> listings(int many) {
        var like = new SampleMarket().listings().listings().getFirst();
        var random = new Random(17);
        var syllables = List.of("ka", "lo", "ven", "tri", "mar", "so", "del", "qui", "ran", "eth", "ost", "ul", "bri", "fen");
        return IntStream.range(0, many)
                .mapToObj(i -> {
                    var name = new StringBuilder();
                    IntStream.range(0, 4).forEach(_ -> name.append(syllables.get(random.nextInt(syllables.size()))));
                    return new Listing(
                            new Ticker("X" + Integer.toString(i + 40_000, 26).toUpperCase(java.util.Locale.ROOT).replaceAll("\\d", "Z")),
                            Character.toUpperCase(name.charAt(0)) + name.substring(1) + " " + i % 97 + " Works",
                            like.exchange(),
                            like.market(),
                            like.currency(),
                            Optional.empty(),
                            Optional.empty(),
                            List.of(),
                            List.of());
                })
                .toList();
    }

    private static double millis(Runnable work) {
        long before = System.nanoTime();
        work.run();
        return (System.nanoTime() - before) / 1e6;
    }
}
