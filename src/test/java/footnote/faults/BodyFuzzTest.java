package footnote.faults;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.faces.access.Keys;
import footnote.faces.access.Right;
import footnote.testing.Mutations;
import footnote.testing.WebDesk;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/** Every route that takes a body gets damaged and random ones: it may refuse, but neither break nor hang. */
class BodyFuzzTest {
    private static final Duration LONGEST = Duration.ofSeconds(30);
    private static final List<String> TYPES = List.of(
            "application/json",
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=edge",
            "application/json; charset=utf-16",
            "application/xml");

    /** What the routes' ids stand for: runs that wait for a reply, one to be cancelled, a schedule. */
    private record Ids(List<String> waiting, String victim, String schedule) {}

    private record Target(String method, String path, String type, byte[] example) {
        Target at(Ids ids, Random random) {
            String id = path.startsWith("/api/schedules")
                    ? ids.schedule()
                    : path.endsWith("/replies") || path.endsWith("/reply")
                            ? ids.waiting().get(random.nextInt(ids.waiting().size()))
                            : ids.victim();
            return new Target(method, path.replace("{id}", id), type, example);
        }
    }

    @Test
    @Timeout(180)
    void noBodyBreaksARoute() {
        fuzzed(new Random(20261115), 20, Long.MAX_VALUE);
    }

    /** Five minutes; -Dfuzz.seconds changes that. */
    @Tag("nightly")
    @Test
    @Timeout(value = 3, unit = TimeUnit.HOURS)
    void noBodyBreaksARouteOverNight() {
        long seconds = Long.getLong("fuzz.seconds", 300);
        fuzzed(
                new Random(20261116),
                Integer.MAX_VALUE,
                System.nanoTime() + Duration.ofSeconds(seconds).toNanos());
    }

    private static void fuzzed(Random random, int rounds, long until) {
        try (var web = WebDesk.start()) {
            web.as(web.keys()
                    .add(new Keys.Wish("root", Optional.empty(), Right.of("admin"), 100_000, Optional.empty()))
                    .secret());
            var ids = new Ids(waiting(web, 12), web.begin("plan to be cancelled"), schedule(web));
            var targets = targets(web);
            var answers = new TreeMap<Integer, Integer>();
            var broken = new ArrayList<String>();
            long slowest = 0;
            for (int round = 0; round < rounds && System.nanoTime() < until; round++) {
                for (var target : targets) {
                    long from = System.nanoTime();
                    answers.merge(sent(web, target.at(ids, random), random, broken), 1, Integer::sum);
                    slowest = Math.max(slowest, System.nanoTime() - from);
                }
            }
            assertThat(broken).isEmpty();
            assertThat(web.get("/health").statusCode()).isEqualTo(200);
            assertThat(targets).hasSizeGreaterThan(12);
            System.out.println("damaged bodies for " + targets.size() + " routes were answered with " + answers
                    + ", the slowest in " + slowest / 1_000_000 + " ms");
        }
    }

    private static List<String> waiting(WebDesk web, int count) {
        var runs = IntStream.range(0, count)
                .mapToObj(i -> web.begin("plan to be fuzzed " + i))
                .toList();
        runs.forEach(run -> web.await(run, "waiting"));
        return runs;
    }

    private static String schedule(WebDesk web) {
        return web.json(
                        web.post(
                                "/api/schedules",
                                "{\"timing\":\"16:30 America/New_York\",\"workflow\":\"movers\",\"query\":\"today's top gainer\"}"))
                .path("schedule_id")
                .asString();
    }

    private static int sent(WebDesk web, Target target, Random random, List<String> broken) {
        byte[] body = body(target, random);
        String type = random.nextInt(8) == 0 ? TYPES.get(random.nextInt(TYPES.size())) : target.type();
        var request = web.request(target.path())
                .timeout(LONGEST)
                .header("Content-Type", type)
                .method(target.method(), BodyPublishers.ofByteArray(body));
        if (random.nextInt(6) == 0) {
            request.header(
                    "Idempotency-Key", Integer.toString(random.nextInt(5)).repeat(1 + random.nextInt(300)));
        }
        var answer = web.send(request);
        if (answer.statusCode() >= 500 || answer.body().contains("lineNumber")) {
            broken.add(target.method() + " " + target.path() + " as " + type + " of "
                    + new String(body, StandardCharsets.ISO_8859_1) + " gave " + answer.body());
        }
        return answer.statusCode();
    }

    private static byte[] body(Target target, Random random) {
        if (random.nextInt(5) == 0) {
            byte[] noise = new byte[random.nextInt(400)];
            random.nextBytes(noise);
            return noise;
        }
        if (random.nextInt(12) == 0) {
            return ("{\"query\":" + "[".repeat(1 + random.nextInt(20_000))).getBytes(StandardCharsets.UTF_8);
        }
        return Mutations.of(target.example(), random);
    }

    private static List<Target> targets(WebDesk web) {
        var targets = new ArrayList<Target>();
        web.json(web.get("/openapi.json"))
                .path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().stream()
                        .filter(operation -> List.of("post", "put", "patch").contains(operation.getKey()))
                        .forEach(operation ->
                                targets.add(target(operation.getKey(), path.getKey(), operation.getValue()))));
        for (var form : Map.of(
                        "/runs", "query=plan+a+form&workflow=auto&offline=true",
                        "/runs/{id}/reply", "option=revise&question=ask&words=less&keep=0",
                        "/schedules", "query=today%27s+top+gainer&workflow=movers&timing=16%3A30",
                        "/login", "key=fn_00000000_guess")
                .entrySet()) {
            targets.add(new Target(
                    "POST",
                    form.getKey(),
                    "application/x-www-form-urlencoded",
                    form.getValue().getBytes(StandardCharsets.UTF_8)));
        }
        targets.add(new Target(
                "POST",
                "/mcp",
                "application/json",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{}}"
                        .getBytes(StandardCharsets.UTF_8)));
        return targets;
    }

    private static Target target(String method, String path, JsonNode operation) {
        var content = operation.path("requestBody").path("content").properties();
        String type = content.isEmpty()
                ? "application/json"
                : content.iterator().next().getKey();
        String example = content.isEmpty()
                ? "{}"
                : content.iterator().next().getValue().path("example").toString();
        boolean form = type.startsWith("multipart");
        return new Target(
                method.toUpperCase(java.util.Locale.ROOT),
                path,
                form ? type + "; boundary=edge" : type,
                (form ? upload() : example).getBytes(StandardCharsets.UTF_8));
    }

    private static String upload() {
        return "--edge\r\nContent-Disposition: form-data; name=\"symbol\"\r\n\r\nGLW\r\n--edge\r\n"
                + "Content-Disposition: form-data; name=\"file\"; filename=\"paper_2024_10K.txt\"\r\n"
                + "Content-Type: text/plain\r\n\r\n" + "Zorblatt sold quartz lamps. ".repeat(20) + "\r\n--edge--\r\n";
    }
}
