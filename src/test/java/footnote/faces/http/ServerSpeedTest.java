package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.faces.access.Caller;
import footnote.faces.front.RunAccess;
import footnote.faces.front.StartOrder;
import footnote.runtime.json.Json;
import footnote.testing.HeldWorkflows;
import footnote.testing.Sampled;
import footnote.testing.WebDesk;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Configuration;

/** The server's promises about time and numbers, each beside a yardstick of the same run. */
@Timeout(300)
class ServerSpeedTest {
    private static final int READERS = Sampled.all() ? 500 : 100;
    private static WebDesk web;

    @BeforeAll
    static void start() {
        web = WebDesk.start();
    }

    @AfterAll
    static void stop() {
        web.close();
    }

    @Tag(Sampled.TAG)
    @Test
    void givesEveryEventToManyReaders() throws Exception {
        var id = web.begin("wait for readers");
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<List<String>>> readers = IntStream.range(0, READERS)
                    .mapToObj(_ -> threads.submit(() -> web.events(id, 0)))
                    .toList();
            HeldWorkflows.gate("wait for readers").countDown();

            var first = readers.getFirst().get();
            for (var reader : readers) {
                assertThat(reader.get()).isEqualTo(first);
            }
            System.out.printf("%d readers, each all %d events%n", readers.size(), first.size());
            assertThat(first)
                    .hasSizeGreaterThan(20)
                    .isEqualTo(IntStream.rangeClosed(1, first.size())
                            .mapToObj(String::valueOf)
                            .toList());
        }
    }

    @Test
    void servesThreeUsersAtOnceWithoutAnError() throws Exception {
        serves(3);
    }

    @Tag("nightly")
    @Test
    void servesFiftyUsersAtOnceWithoutAnError() throws Exception {
        serves(50);
    }

    private void serves(int users) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var answers = threads.invokeAll(IntStream.range(0, users)
                    .<Callable<Timed>>mapToObj(_ -> this::timed)
                    .toList());

            var took = new ArrayList<Long>();
            for (var answer : answers) {
                assertThat(answer.get().status()).isEqualTo(200);
                took.add(answer.get().nanos());
            }
            Collections.sort(took);
            System.out.printf(
                    "%d users at once, no error: median %.0f ms, slowest %.0f ms%n",
                    users, took.get(users / 2) / 1e6, took.getLast() / 1e6);
        }
    }

    private record Timed(int status, long nanos) {}

    private Timed timed() {
        long before = System.nanoTime();
        return new Timed(analysed().statusCode(), System.nanoTime() - before);
    }

    private HttpResponse<String> analysed() {
        return web.post("/analyze", "{\"user_query\": \"analyze QVLN\"}");
    }

    /** Medians of calls that take turns, so that a busy machine is busy for both. */
    @Tag("nightly")
    @Test
    void answersWithinThreeTimesTheAnalysisItself() {
        var front = new RunAccess(web.desk, WebDesk.menu());
        int rounds = 5;
        var inside = new long[rounds];
        var outside = new long[rounds];
        for (int i = -1; i < rounds; i++) {
            long one = System.nanoTime();
            front.done(
                    Caller.local(),
                    new StartOrder(
                            Optional.of("analyze"),
                            Optional.of("analyze QVLN"),
                            Optional.empty(),
                            Optional.of(Json.object().put("offline", true))));
            long two = System.nanoTime();
            analysed();
            long three = System.nanoTime();
            if (i >= 0) {
                inside[i] = two - one;
                outside[i] = three - two;
            }
        }

        Arrays.sort(inside);
        Arrays.sort(outside);
        System.out.printf(
                "POST /analyze %.0f ms, in process %.0f ms%n", outside[rounds / 2] / 1e6, inside[rounds / 2] / 1e6);
        assertThat(outside[rounds / 2]).isLessThan(3 * inside[rounds / 2]);
    }

    @Tag("nightly")
    @Test
    void isReadyWithinFourBareStarts() {
        var bare = new long[3];
        var ours = new long[3];
        for (int i = 0; i < 3; i++) {
            bare[i] = bareStart();
            ours[i] = ourStart();
        }

        Arrays.sort(bare);
        Arrays.sort(ours);
        System.out.printf("bare start %.0f ms, ours with database %.0f ms%n", bare[1] / 1e6, ours[1] / 1e6);
        assertThat(ours[1]).isLessThan(4 * bare[1]);
    }

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration(
            excludeName = {
                "org.springframework.boot.security.autoconfigure.actuate.web.servlet.ManagementWebSecurityAutoConfiguration",
                "org.springframework.boot.security.autoconfigure.SecurityAutoConfiguration",
                "org.springframework.boot.security.autoconfigure.web.servlet.ServletWebSecurityAutoConfiguration",
                "org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration"
            })
    static class Bare {}

    private static long bareStart() {
        long before = System.nanoTime();
        var spring = new SpringApplication(Bare.class);
        spring.setWebApplicationType(WebApplicationType.SERVLET);
        spring.setRegisterShutdownHook(false);
        spring.setLogStartupInfo(false);
        try (var _ = spring.run("--server.port=0", "--spring.main.banner-mode=off")) {
            return System.nanoTime() - before;
        }
    }

    private static long ourStart() {
        long before = System.nanoTime();
        try (var _ = WebDesk.start()) {
            return System.nanoTime() - before;
        }
    }
}
