package bench;

import bench.Engine29.Keeps;
import bench.Main.Row;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Kill and resume: the process is killed when 12 of the 20 steps at once have ended, and another goes on. How many steps
 * that had ended were done again? The steps end 100 ms apart; the last to end is left out, for its record may have been
 * under way.
 */
final class Recovery implements Main.Benchmark {
    /** How many steps had ended, how many of them were done again, and how long the resuming process took. */
    private record Repeats(int ended, int again, double seconds) {}

    @Override
    public List<Row> run() throws Exception {
        PeerProjects.build();
        var found = new EnumMap<Engine29, Repeats>(Engine29.class);
        try (var postgres = new Postgres()) {
            for (var engine : Engine29.values()) {
                if (engine.keeps != Keeps.NOTHING) {
                    var place = engine.freshPlace(postgres);
                    try {
                        found.put(engine, repeats(engine, place));
                    } catch (IllegalStateException e) {
                        System.err.println("  left out: " + e.getMessage());
                    }
                    place.remove();
                }
            }
        }
        return found.keySet().stream()
                .filter(engine -> !engine.isOurs())
                .map(engine -> row(engine, found.get(engine.ours()), found.get(engine)))
                .toList();
    }

    private static Row row(Engine29 engine, Repeats ours, Repeats theirs) {
        return new Row(
                "ended steps done again after a kill",
                ours.again(),
                engine.title,
                theirs.again(),
                "",
                "of %d beside %d that had ended; whole after %.1f s beside %.1f s"
                        .formatted(ours.ended(), theirs.ended(), ours.seconds(), theirs.seconds()));
    }

    private static Repeats repeats(Engine29 engine, Engine29.Place place) throws Exception {
        System.err.println("  " + engine.title);
        if (engine.keeps != Keeps.SERVER) {
            return killedAndResumed(engine, place);
        }
        int port = freePort();
        var server = Engine29.java("temporal", List.of(), "peers.temporal.Server", String.valueOf(port));
        try {
            server.inputReader().readLine(); // it is ready
            return killedAndResumed(engine, place.withServer("127.0.0.1:" + port));
        } finally {
            server.destroyForcibly().waitFor();
        }
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static Repeats killedAndResumed(Engine29 engine, Engine29.Place place) throws Exception {
        var trace = place.folder().resolve("trace");
        var first = engine.start(place, "begin", trace.toString());
        long latest = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (studied(trace) < 12) {
            if (!first.isAlive() || System.nanoTime() > latest) {
                first.destroyForcibly();
                throw new IllegalStateException(engine.title + " ended before it could be killed");
            }
            Thread.sleep(2);
        }
        Thread.sleep(50);
        first.destroyForcibly().waitFor();
        var before = lines(trace);
        long begun = System.nanoTime();
        engine.tried(place, "resume", trace.toString());
        double seconds = (System.nanoTime() - begun) / 1e9;
        var all = lines(trace);
        if (!ended(all).contains("report")) {
            throw new IllegalStateException(engine.title + " did not come to its report");
        }
        var ended = ended(before.subList(0, lastEnd(before)));
        int again = (int) all.subList(before.size(), all.size()).stream()
                .filter(line -> line.startsWith("begin ") && ended.contains(line.substring("begin ".length())))
                .count();
        return new Repeats(ended.size(), again, seconds);
    }

    private static long studied(Path trace) throws IOException {
        return ended(lines(trace)).stream()
                .filter(step -> step.startsWith("study"))
                .count();
    }

    private static int lastEnd(List<String> trace) {
        int last = trace.size() - 1;
        while (!trace.get(last).startsWith("end ")) {
            last--;
        }
        return last;
    }

    private static Set<String> ended(List<String> trace) {
        var steps = new HashSet<String>();
        for (var line : trace) {
            if (line.startsWith("end ")) {
                steps.add(line.substring("end ".length()));
            }
        }
        return steps;
    }

    private static List<String> lines(Path trace) throws IOException {
        return Files.exists(trace) ? Files.readAllLines(trace) : List.of();
    }
}
