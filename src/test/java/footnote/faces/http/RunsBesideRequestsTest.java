package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.config.Setting;
import footnote.config.SettingsReader;
import footnote.faces.menu.WorkflowMenu;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.testing.HeldWorkflows;
import footnote.testing.Scratch;
import footnote.testing.WebDesk;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Runs and requests share a machine, and runs leave requests their share. */
@Timeout(300)
class RunsBesideRequestsTest {
    private static final int RUNS = 50;

    private final AtomicBoolean over = new AtomicBoolean();
    private final List<Thread> burning = Collections.synchronizedList(new ArrayList<>());

    /** What is asked of the burning workflow. */
    record Wish(String text) {}

    private String burn(Wish wish, Run run, CountDownLatch begun) {
        run.each("burn", List.of(1, 2), String.class, _ -> {
            burning.add(Thread.currentThread());
            begun.countDown();
            while (!over.get()) {
                Thread.onSpinWait();
            }
            return "burnt";
        });
        return "done";
    }

    @Test
    void computingRunsKeepNoCarrierFromRequests() throws Exception {
        var home = Scratch.folder("burn");
        var settings = new SettingsReader(Map.of("FOOTNOTE_HOME", home.toString()), home)
                .read(Map.of(Setting.OFFLINE, "true"));
        var begun = new CountDownLatch(1);
        var workflows = new Workflows().with("burn", Wish.class, (wish, run) -> burn(wish, run, begun));
        try (var desk = new Desk(settings, workflows);
                var server = Server.start(desk, WorkflowMenu.standard(), new Server.Address("127.0.0.1", 0));
                var client = HttpClient.newHttpClient()) {
            for (int i = 0; i < 2 * Runtime.getRuntime().availableProcessors(); i++) {
                var id = desk.engine().start("burn", "burn", new Wish("all"), RunOptions.standard(), Optional.empty());
                Thread.ofVirtual().start(() -> desk.engine().attempt(id));
            }
            begun.await();

            var answer = client.send(
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/health"))
                            .timeout(Duration.ofSeconds(20))
                            .build(),
                    BodyHandlers.ofString());

            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(over).isFalse();
            assertThat(burning).isNotEmpty().noneMatch(Thread::isVirtual);
            over.set(true);
        } finally {
            over.set(true);
        }
    }

    @Test
    void oneRunTooManyOfACallerIsToldWhenToComeBack() {
        try (var web = WebDesk.start(Map.of("FOOTNOTE_SERVE_RUNS_PER_KEY", "2"))) {
            web.begin("wait one");
            web.begin("wait two");

            var third = started(web, "wait three");

            assertThat(third.statusCode()).isEqualTo(429);
            assertThat(third.headers().firstValue("Retry-After")).contains("15");
            assertThat(third.body()).contains("serve.runs_per_key is 2");
            List.of("wait one", "wait two")
                    .forEach(each -> HeldWorkflows.gate(each).countDown());
        }
    }

    @Test
    void oneRunTooManyInAllIsToldWhenToComeBack() {
        try (var web = WebDesk.start(Map.of("FOOTNOTE_SERVE_RUNS", "1"))) {
            web.begin("wait alone");

            var second = started(web, "wait more");

            assertThat(second.statusCode()).isEqualTo(503);
            assertThat(second.headers().firstValue("Retry-After")).contains("15");
            assertThat(second.body()).contains("serve.runs is 1", "urn:footnote:problem:overloaded");
            HeldWorkflows.gate("wait alone").countDown();
        }
    }

    private static HttpResponse<String> started(WebDesk web, String query) {
        return web.post("/api/runs", "{\"query\": \"" + query + "\"}");
    }

    @Test
    @Tag("nightly")
    void pagesAreQuickWhileFiftyAnalysesRun() throws Exception {
        try (var web = WebDesk.start()) {
            web.post("/analyze", "{\"user_query\": \"analyze QVLN\"}");
            var idle = measured(web, () -> false, 200);

            var analyses = IntStream.range(0, RUNS)
                    .mapToObj(_ -> web.begin("analyze QVLN"))
                    .toList();
            var busy = measured(
                    web, () -> analyses.stream().allMatch(id -> status(web, id).over()), Integer.MAX_VALUE);

            assertThat(analyses).allMatch(id -> status(web, id) == Status.DONE);
            System.out.printf(
                    "/health and / with %d analyses under way: p50 %.0f ms, p99 %.0f ms, slowest %.0f ms of %d; idle: p50"
                            + " %.1f ms, p99 %.1f ms%n",
                    RUNS, at(busy, 0.5), at(busy, 0.99), at(busy, 1), busy.size(), at(idle, 0.5), at(idle, 0.99));
            assertThat(at(busy, 0.99)).isLessThan(250);
        }
    }

    private static Status status(WebDesk web, String id) {
        return web.desk.engine().runs().find(new RunId(id)).orElseThrow().status();
    }

    private static double at(List<Long> sorted, double share) {
        return sorted.get((int) Math.min(sorted.size() - 1, Math.floor(sorted.size() * share))) / 1e6;
    }

    /** Nanoseconds of requests one after the other, sorted. */
    private static List<Long> measured(WebDesk web, Callable<Boolean> enough, int most) throws Exception {
        var took = new ArrayList<Long>();
        while (!enough.call() && took.size() < most) {
            for (var path : List.of("/health", "/")) {
                long before = System.nanoTime();
                fetched(web, path);
                took.add(System.nanoTime() - before);
            }
        }
        Collections.sort(took);
        return took;
    }

    private static void fetched(WebDesk web, String path) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + web.server.port() + path))
                .build();
        assertThat(web.http.send(request, BodyHandlers.discarding()).statusCode())
                .isEqualTo(200);
    }
}
