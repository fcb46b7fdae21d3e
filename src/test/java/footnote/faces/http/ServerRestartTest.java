package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.Desk;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.run.storage.Schedulers;
import footnote.testing.HeldWorkflows;
import footnote.testing.WebDesk;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A server that is stopped in good order and started again. */
class ServerRestartTest {
    @Test
    void leavesARunUnderWayFreeAndQueuedForTheNextServer() {
        try (var first = WebDesk.start()) {
            var id = new RunId(first.begin("wait for the next server"));
            first.await(id.value(), "running");

            first.server.close();

            assertThat(first.desk.engine().runs().find(id).orElseThrow().status())
                    .isEqualTo(Status.QUEUED);
            assertThat(first.desk.engine().holder(id)).isEmpty();
            assertThat(due(first.desk)).contains(id.value());

            HeldWorkflows.gate("wait for the next server").countDown();
            try (var second = WebDesk.start(first.home, 0)) {
                second.await(id.value(), "done");
            }
        }
    }

    /** The runs that a worker takes as soon as it looks. */
    private static List<String> due(Desk desk) {
        return Schedulers.client(desk.database())
                .getScheduledExecutionsForTask(RunQueue.RUN.getTaskName(), Object.class)
                .stream()
                .filter(task -> !task.getExecutionTime().isAfter(desk.clock().instant()))
                .map(task -> task.getTaskInstance().getId().split(":", -1)[0])
                .toList();
    }
}
