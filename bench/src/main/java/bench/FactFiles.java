package bench;

import bench.Main.Row;
import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Ticker;
import footnote.sources.edgar.Edgar;
import footnote.sources.edgar.EdgarFacts;
import footnote.sources.http.Http;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.json.JsonMapper;

/** A company-facts file of EDGAR turned into facts, beside a bare tree read of it; BENCH_FACTS names another file. */
final class FactFiles implements Main.Benchmark {
    private static final int ROUNDS = 15;

    @Override
    public List<Row> run() throws Exception {
        var file = Path.of(System.getenv().getOrDefault(
                "BENCH_FACTS",
                Main.root().resolve("../shared/data/sec/companyfacts_CIK0000320193_AAPL.json.gz").toString()));
        if (!Files.exists(file)) {
            System.err.println("  left out: there is no " + file + "; BENCH_FACTS=FILE names one");
            return List.of();
        }
        byte[] json = read(file);
        Http http = request -> new Http.Response(
                200, Map.of("content-type", List.of("application/json")), json, request.uri());
        var facts = new EdgarFacts(new Edgar(http, "bench bench@example.com"), Clock.systemUTC());
        var mapper = JsonMapper.builder().build();
        double[] ours = new double[ROUNDS];
        double[] tree = new double[ROUNDS];
        int found = 0;
        for (int round = -15; round < ROUNDS; round++) {
            long begun = System.nanoTime();
            found = facts.facts(apple()).size();
            long between = System.nanoTime();
            mapper.readTree(json);
            if (round >= 0) {
                ours[round] = (between - begun) / 1e6;
                tree[round] = (System.nanoTime() - between) / 1e6;
            }
        }
        Arrays.sort(ours);
        Arrays.sort(tree);
        return List.of(new Row(
                "company facts, " + json.length / 1024 + " KB",
                ours[ROUNDS / 2],
                "a bare Jackson tree read",
                tree[ROUNDS / 2],
                "ms",
                "goal 3; " + found + " facts"));
    }

    private static byte[] read(Path file) throws Exception {
        byte[] raw = Files.readAllBytes(file);
        if (!file.toString().endsWith(".gz")) {
            return raw;
        }
        try (var in = new GZIPInputStream(new ByteArrayInputStream(raw))) {
            return in.readAllBytes();
        }
    }

    private static Listing apple() {
        return new Listing(
                new Ticker("AAPL"),
                "Apple Inc.",
                "NASDAQ",
                Market.UNITED_STATES,
                Denomination.USD,
                Optional.of("0000320193"),
                Optional.empty(),
                List.of(),
                List.of());
    }
}
