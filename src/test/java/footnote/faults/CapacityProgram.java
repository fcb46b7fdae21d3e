package footnote.faults;

import footnote.runtime.db.Database;
import footnote.runtime.event.EventBus;
import footnote.runtime.run.Pause;
import footnote.runtime.run.Run;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.storage.RunQueue;
import footnote.runtime.worker.Worker;
import footnote.runtime.worker.WorkerHeartbeat;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/** A worker whose model answers after a second: two calls, four at once, one more. */
public final class CapacityProgram {
    private CapacityProgram() {}

    record Asked(int number) {}

    public static void main(String[] args) throws InterruptedException {
        var database = Database.open(args[0]);
        String name = "child-" + ProcessHandle.current().pid();
        var engine = engine(database, name, Path.of(args[1]));
        new Worker(
                        engine,
                        database,
                        new RunQueue(database, Clock.systemUTC()),
                        new WorkerHeartbeat(database, name, "worker", "test"),
                        new Worker.Pace(Integer.parseInt(args[2]), Duration.ofMillis(200), Duration.ofSeconds(2)))
                .start();
        System.out.println("ready");
        new CountDownLatch(1).await();
    }

    static Engine engine(Database database, String name, Path outputs) {
        var place = new Engine.Place(
                outputs, name, Engine.Place.LEASE, "{}", BigDecimal.TEN, Clock.systemUTC(), Pause.real());
        return new Engine(
                database, new Workflows().with("capacity", Asked.class, CapacityProgram::run), new EventBus(), place);
    }

    private static String run(Asked asked, Run run) {
        run.step("plan", String.class, CapacityProgram::model);
        run.each("study", List.of(1, 2, 3, 4), String.class, _ -> model());
        run.step("write", String.class, CapacityProgram::model);
        return "done";
    }

    private static String model() {
        LockSupport.parkNanos(Duration.ofSeconds(1).toNanos());
        return "said";
    }
}
