package footnote.runtime.run.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.run.Fault;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.engine.Attempt.Idle;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.testing.Bench;
import footnote.testing.Databases;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** How a run asks its reader and goes on with the reply. */
@ParameterizedClass
@EnumSource
class EngineRepliesTest extends EngineRuns {
    EngineRepliesTest(Databases databases) {
        super(databases);
    }

    sealed interface PlanReply {
        record Approve() implements PlanReply {}

        record Revise(String wish) implements PlanReply {}

        record Cancel(String reason) implements PlanReply {}
    }

    @Test
    void asksAndGoesOnWithTheReply() {
        var bench = bench(EngineRepliesTest::planned);
        var id = bench.start();

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.WAITING));
        assertThat(bench.engine.attempt(id)).isEqualTo(new Idle(Status.WAITING));
        bench.engine.reply(id, "please add cash flow", "reader");
        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.WAITING));
        bench.engine.reply(id, "yes", "reader");
        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.DONE));

        assertThat(bench.engine.runs().find(id).orElseThrow().result()).contains("{\"value\":1}");
    }

    private static Number planned(Bench.Asked asked, Run run) {
        int version = 0;
        while (true) {
            switch (run.ask("Is plan " + version + " right?", new Number(version), PlanReply.class)) {
                case PlanReply.Approve _ -> {
                    return new Number(version);
                }
                case PlanReply.Revise(String wish) -> version += wish.contains("cash flow") ? 1 : 100;
                case PlanReply.Cancel(String reason) -> throw RunEnded.cancelled(reason);
            }
        }
    }

    @Test
    void keepsWaitingWhenResumedWithoutAReply() {
        var bench = bench(EngineRepliesTest::planned);
        var id = bench.start();
        bench.engine.attempt(id);

        assertThat(bench.engine.resume(id)).isEqualTo(new Worked(Status.WAITING));

        assertThat(bench.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.WAITING);
        assertThat(bench.engine.runs().questions(id)).hasSize(1);
    }

    @Test
    void takesBackAReplyThatAnEarlierVersionTookWithoutItsField() {
        var bench = bench(EngineRepliesTest::planned);
        var id = bench.start();
        bench.engine.attempt(id);

        bench.database.update(
                "UPDATE question SET reply = '{\"type\":\"revise\"}', replied_by = 'earlier' WHERE run_id = ?",
                id.value());
        bench.database.update("UPDATE run SET status = 'failed' WHERE id = ?", id.value());
        bench.engine.requeue(id);
        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.WAITING));
        bench.engine.reply(id, "yes", "reader");

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.DONE));
    }

    @Test
    void approvesByItselfWhenToldTo() {
        var bench = bench(EngineRepliesTest::planned);
        var id = bench.start(RunOptions.standard().withYes());

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.DONE));

        assertThat(bench.engine.runs().questions(id).getFirst().repliedBy()).contains("--yes");
    }

    @Test
    void lettingTwoRepliesRaceOnlyOneWins() {
        var bench = bench(EngineRepliesTest::planned);
        var id = bench.start();
        bench.engine.attempt(id);

        bench.engine.reply(id, "cancel: not now", "first");

        assertThatThrownBy(() -> bench.engine.reply(id, "yes", "second"))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("waits for no reply");
        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.CANCELLED));
    }
}
