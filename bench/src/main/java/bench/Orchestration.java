package bench;

import bench.Main.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The workflow of 29 steps on our engine and on the peers, in alternating processes. */
final class Orchestration implements Main.Benchmark {
    private static final int MOST_ROUNDS = 3;
    private static final int LEAST_ROUNDS = 2;
    private static final long NO_ROUND_AFTER = TimeUnit.SECONDS.toNanos(150);
    private static final double SLOW_MS = 5_000;
    private static final Map<String, String> CELLS = new LinkedHashMap<>();

    static {
        CELLS.put("0 1", "29 steps, calls of 0 ms, 1 run");
        CELLS.put("50 1", "29 steps, calls of 50 ms, 1 run");
        CELLS.put("0 200", "29 steps, calls of 0 ms, 200 runs");
        CELLS.put("50 200", "29 steps, calls of 50 ms, 200 runs");
    }

    @Override
    public List<Row> run() throws Exception {
        Peers.build();
        try (var postgres = new Postgres()) {
            return rows(found(postgres));
        }
    }

    private static Map<String, Sample> found(Postgres postgres) throws Exception {
        var found = new LinkedHashMap<String, Sample>();
        long begun = System.nanoTime();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            if (round >= LEAST_ROUNDS && System.nanoTime() - begun > NO_ROUND_AFTER) {
                break;
            }
            for (var engine : Engine29.values()) {
                var many = found.get(engine + " 50 200");
                boolean again = many == null || many.median() < SLOW_MS; // what takes long is tried once
                for (var line : engine.tried(postgres, "time", String.valueOf(again))) {
                    if (line.startsWith("time ")) {
                        var words = line.split(" ");
                        found.computeIfAbsent(engine + " " + words[1] + " " + words[2], _ -> new Sample())
                                .add(Double.parseDouble(words[3]));
                    }
                }
            }
        }
        return found;
    }

    private static List<Row> rows(Map<String, Sample> found) {
        var rows = new ArrayList<Row>();
        CELLS.forEach((cell, name) -> {
            for (var engine : Engine29.values()) {
                if (!engine.isOurs()) {
                    rows.add(row(name, engine, found.get(engine.ours() + " " + cell), found.get(engine + " " + cell)));
                }
            }
            var server = found.get(Engine29.POSTGRES + " " + cell);
            rows.add(row(name + ", PostgreSQL", Engine29.BARE, server, found.get(Engine29.BARE + " " + cell)));
        });
        return rows;
    }

    private static Row row(String name, Engine29 engine, Sample ours, Sample theirs) {
        return new Row(
                name, ours.median(), engine.title, theirs.median(), "ms", ours.spread() + " beside " + theirs.spread());
    }
}
