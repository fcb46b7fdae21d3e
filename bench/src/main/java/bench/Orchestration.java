package bench;

import bench.Main.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The workflow of 29 steps on our engine and on the peers, in alternating processes. The processor time is that of the
 * engine's process; a PostgreSQL server's own comes on top.
 */
final class Orchestration implements Main.Benchmark {
    private static final int MOST_ROUNDS = 3;
    private static final int LEAST_ROUNDS = 2;
    private static final long NO_ROUND_AFTER = TimeUnit.SECONDS.toNanos(150);
    private static final double SLOW_MS = 10_000;
    private static final Map<String, String> CELLS = new LinkedHashMap<>();

    static {
        CELLS.put("time 0 1", "calls of 0 ms, 1 run");
        CELLS.put("time 50 1", "calls of 50 ms, 1 run");
        CELLS.put("time 0 200", "calls of 0 ms, 200 runs");
        CELLS.put("time 50 200", "calls of 50 ms, 200 runs");
        CELLS.put("cpu 0 200", "calls of 0 ms, 200 runs, processor");
    }

    @Override
    public List<Row> run() throws Exception {
        PeerProjects.build();
        try (var postgres = new Postgres()) {
            return rows(found(postgres));
        }
    }

    private static Map<String, Measurements> found(Postgres postgres) throws Exception {
        var found = new LinkedHashMap<String, Measurements>();
        long begun = System.nanoTime();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            if (round >= LEAST_ROUNDS && System.nanoTime() - begun > NO_ROUND_AFTER) {
                break;
            }
            for (var engine : Engine29.values()) {
                var many = found.get(engine + " time 50 200");
                boolean again = many == null || many.median() < SLOW_MS; // what takes long is tried once
                for (var line : engine.tried(postgres, "time", String.valueOf(again))) {
                    int last = line.lastIndexOf(' ');
                    if (last > 0) {
                        found.computeIfAbsent(engine + " " + line.substring(0, last), _ -> new Measurements())
                                .add(Double.parseDouble(line.substring(last)));
                    }
                }
            }
        }
        return found;
    }

    private static List<Row> rows(Map<String, Measurements> found) {
        var rows = new ArrayList<Row>();
        CELLS.forEach((cell, name) -> {
            for (var engine : Engine29.values()) {
                if (!engine.isOurs()) {
                    rows.add(row(name, engine.ours(), engine, cell, found));
                }
            }
            rows.add(row(name, Engine29.POSTGRES, Engine29.BARE, cell, found));
        });
        return rows;
    }

    private static Row row(String name, Engine29 ours, Engine29 other, String cell, Map<String, Measurements> found) {
        var one = found.get(ours + " " + cell);
        var two = found.get(other + " " + cell);
        String store = ours == Engine29.SQLITE ? "SQLite, " : "PostgreSQL, ";
        return new Row(
                store + name, one.median(), other.title, two.median(), "ms", one.spread() + " beside " + two.spread());
    }
}
