package footnote.delivery.message;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import footnote.delivery.DeliveryQueue;
import footnote.runtime.db.Database;
import footnote.testing.Child;
import footnote.testing.Databases;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Kills the sender of messages at random moments; none may be lost, and none sent twice. */
@Timeout(value = 20, unit = TimeUnit.MINUTES)
class MessageCrashTest {
    private static final int ANSWER_MS = 12;
    private static final int PER_KILL = 12;

    private final Map<String, AtomicInteger> received = new ConcurrentHashMap<>();

    @Test
    void losesAndDoublesNothingOverTwoKills() throws IOException {
        killed(Databases.SQLITE, 2, 5);
    }

    @Tag("nightly")
    @ParameterizedTest
    @EnumSource
    void losesAndDoublesNothingOverAHundredKills(Databases databases) throws IOException {
        killed(databases, 100, 6);
    }

    private void killed(Databases databases, int kills, long seed) throws IOException {
        String url = databases.freshUrl();
        var random = new Random(seed);
        int messages = kills * PER_KILL;
        var server = server();
        try (var database = Database.open(url)) {
            queue(database, messages);
            String port = String.valueOf(server.getAddress().getPort());
            for (int i = 0; i < kills; i++) {
                int before = total();
                try (var child = Child.of(MessageCrashProgram.class, url, port, String.valueOf(i))
                        .awaitLine("ready")) {
                    while (total() == before) {
                        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
                    }
                    LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(random.nextInt(6_000 * ANSWER_MS)));
                    child.kill();
                }
            }
            try (var last = Child.of(MessageCrashProgram.class, url, port, String.valueOf(kills))) {
                last.awaitLine("done");
            }
            check(database, messages, kills);
        } finally {
            server.stop(0);
        }
    }

    private void check(Database database, int messages, int kills) {
        int sent = 0;
        int unanswered = 0;
        for (var row : DeliveryQueue.all(database)) {
            int arrived = received.getOrDefault(row.id(), new AtomicInteger()).get();
            if (row.status().equals("sent")) {
                assertThat(arrived).as("%s arrived once", row.id()).isOne();
                sent++;
            } else {
                assertThat(row.status())
                        .as("%s is neither lost nor waiting", row.id())
                        .isEqualTo("unanswered");
                assertThat(arrived).as("%s arrived at most once", row.id()).isLessThanOrEqualTo(1);
                unanswered++;
            }
        }
        System.out.println(kills + " kills, " + messages + " messages: " + sent + " sent once, " + unanswered
                + " reported as unanswered, 0 lost, 0 doubled");
        assertThat(sent + unanswered).isEqualTo(messages);
        assertThat(unanswered).isLessThanOrEqualTo(kills);
    }

    private static void queue(Database database, int messages) {
        for (int i = 0; i < messages; i++) {
            database.update(
                    "INSERT INTO outbox (message_id, channel, recipients, subject, body, status, tries, next_try_at,"
                            + " claimed_until, created_at) VALUES (?, 'webhook', 'webhook', 's', ?, 'queued', 0, 0, 0, ?)",
                    "m" + i,
                    ("{\"id\":\"m" + i + "\"}").getBytes(StandardCharsets.UTF_8),
                    (long) i);
        }
    }

    private int total() {
        return received.values().stream().mapToInt(AtomicInteger::get).sum();
    }

    private HttpServer server() throws IOException {
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::receive);
        server.start();
        return server;
    }

    private void receive(HttpExchange exchange) throws IOException {
        try (exchange) {
            String id = exchange.getRequestHeaders().getFirst("webhook-id");
            long length = Long.parseLong(exchange.getRequestHeaders().getFirst("Content-Length"));
            if (exchange.getRequestBody().readAllBytes().length < length) {
                return; // its sender died before the last byte
            }
            received.computeIfAbsent(id, _ -> new AtomicInteger()).incrementAndGet();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(ANSWER_MS));
            exchange.sendResponseHeaders(204, -1);
        } catch (IOException e) {
            // the sender was killed while it waited
        }
    }
}
