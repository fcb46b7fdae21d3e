package bench;

import bench.Main.Row;
import java.util.EnumMap;
import java.util.List;

/** The heap that a run holds while it waits for its reader: after collection, for each of a thousand. */
final class WaitingRuns implements Main.Benchmark {
    private static final int RUNS = 1000;

    /** Heap in KB for each run, and the platform threads that came with all of them. */
    private record Held(double heap, int threads) {}

    @Override
    public List<Row> run() throws Exception {
        PeerProjects.build();
        var held = new EnumMap<Engine29, Held>(Engine29.class);
        try (var postgres = new Postgres()) {
            for (var engine : Engine29.values()) {
                if (engine == Engine29.BARE) {
                    continue;
                }
                for (var line : engine.tried(postgres, "wait", String.valueOf(RUNS))) {
                    if (line.startsWith("wait ")) {
                        var words = line.split(" ");
                        held.put(engine, new Held(Double.parseDouble(words[1]), Integer.parseInt(words[2])));
                    }
                }
            }
        }
        return held.keySet().stream()
                .filter(engine -> !engine.isOurs())
                .map(engine -> row(engine, held.get(engine.ours()), held.get(engine)))
                .toList();
    }

    private static Row row(Engine29 engine, Held ours, Held theirs) {
        String server = engine == Engine29.TEMPORAL ? "; its server is in the process, too" : "";
        return new Row(
                "heap of a waiting run, " + RUNS + " wait",
                ours.heap(),
                engine.title,
                theirs.heap(),
                "KB",
                ours.threads() + " platform threads more beside " + theirs.threads() + server);
    }
}
