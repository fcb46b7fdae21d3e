package footnote.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.delivery.mail.Address;
import footnote.delivery.mail.Email;
import footnote.delivery.mail.Mailer;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunOptions;
import footnote.runtime.worker.ScheduleTime;
import footnote.runtime.worker.Schedules;
import footnote.testing.Bench;
import footnote.testing.CountingServer;
import footnote.testing.Databases;
import footnote.testing.TestClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class FailureAlertTest {
    private final List<Email> letters = new ArrayList<>();

    @Test
    void mailsAndPostsWhyAScheduledRunFailed() throws Exception {
        var posted = new CopyOnWriteArrayList<String>();
        try (var server = new CountingServer(asked -> {
                    posted.add(asked);
                    return "ok";
                });
                var bench = Bench.with(Databases.SQLITE.fresh(), (_, _) -> {
                    throw Fault.state("the <vendor> broke");
                })) {
            var id = bench.start();
            bench.engine.attempt(id);
            var failure = new Schedules.Failure(bench.engine.runs().find(id).orElseThrow(), schedule());

            alert(Optional.of(new Webhook("http://127.0.0.1:" + server.port() + "/hook")))
                    .send(failure);

            assertThat(letters).hasSize(1);
            assertThat(letters.getFirst().messageId()).isEqualTo(id + ".alert@example.org");
            assertThat(letters.getFirst().text()).contains("the <vendor> broke", "footnote resume " + id);
            assertThat(letters.getFirst().html()).contains("the &lt;vendor&gt; broke");
            assertThat(posted).hasSize(1);
        }
    }

    @Test
    void takesADeadHookForWhatItIs() {
        assertThat(new Webhook("http://127.0.0.1:1/hook").post("x")).isFalse();
    }

    @Test
    void refusesAHookThatIsNoWebAddress() {
        assertThatThrownBy(() -> new Webhook("file:///etc/passwd")).isInstanceOf(Fault.class);
    }

    private FailureAlert alert(Optional<Webhook> hook) {
        Mailer mailer = email -> {
            letters.add(email);
            return new Mailer.Handed(Mailer.Handed.Status.SENT, "");
        };
        return new FailureAlert(
                mailer,
                new Address("desk@example.org"),
                List.of(new Address("anna@example.org")),
                hook,
                new TestClock());
    }

    private static Schedules.Row schedule() {
        return new Schedules.Row(
                "abc",
                "test",
                "a test",
                "{}",
                RunOptions.standard(),
                ScheduleTime.of("07:00"),
                false,
                Optional.empty(),
                Optional.empty());
    }
}
