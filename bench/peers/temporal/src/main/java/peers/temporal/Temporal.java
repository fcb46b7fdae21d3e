package peers.temporal;

import io.temporal.activity.ActivityInterface;
import io.temporal.activity.ActivityOptions;
import io.temporal.client.WorkflowClient;
import io.temporal.client.WorkflowOptions;
import io.temporal.client.WorkflowStub;
import io.temporal.serviceclient.WorkflowServiceStubs;
import io.temporal.serviceclient.WorkflowServiceStubsOptions;
import io.temporal.testing.TestEnvironmentOptions;
import io.temporal.testing.TestWorkflowEnvironment;
import io.temporal.worker.Worker;
import io.temporal.worker.WorkerFactory;
import io.temporal.worker.WorkerFactoryOptions;
import io.temporal.worker.WorkerOptions;
import io.temporal.workflow.Async;
import io.temporal.workflow.Promise;
import io.temporal.workflow.SignalMethod;
import io.temporal.workflow.Workflow;
import io.temporal.workflow.WorkflowInterface;
import io.temporal.workflow.WorkflowMethod;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import trial.Calls;
import trial.Contender;

/**
 * Temporal on its test server, in this process or, where {@code trial.server} names it, in another; virtual threads for
 * workflows and activities, and room for every activity at once. The test server keeps its histories in memory.
 */
public final class Temporal implements Contender {
    private static final String QUEUE = "trial";
    private static CountDownLatch parked = new CountDownLatch(0);
    private final WorkflowClient client;
    private final AutoCloseable server;

    /** The run of 29 steps. */
    @WorkflowInterface
    public interface Tree {
        @WorkflowMethod
        String grow();
    }

    /** The run that waits. */
    @WorkflowInterface
    public interface Waiting {
        @WorkflowMethod
        String stay();

        @SignalMethod
        void reply(String reply);
    }

    /** A step. */
    @ActivityInterface
    public interface Step {
        String call(String name);

        String parked();
    }

    /** A step's work. */
    public static final class StepWork implements Step {
        @Override
        public String call(String name) {
            return Calls.call(name);
        }

        @Override
        public String parked() {
            parked.countDown();
            return Calls.call("plan");
        }
    }

    private static Step step() {
        return Workflow.newActivityStub(
                Step.class,
                ActivityOptions.newBuilder()
                        .setStartToCloseTimeout(Duration.ofSeconds(5))
                        .build());
    }

    /** The run of 29 steps. */
    public static final class TreeWork implements Tree {
        private final Step step = step();

        @Override
        public String grow() {
            step.call("plan");
            atOnce("gather", 4);
            atOnce("study", 20);
            for (int i = 0; i < 3; i++) {
                step.call("improve" + i);
            }
            return step.call("report");
        }

        private void atOnce(String name, int count) {
            Promise.allOf(IntStream.range(0, count)
                            .mapToObj(i -> Async.function(step::call, name + i))
                            .toList())
                    .get();
        }
    }

    /** The run that waits. */
    public static final class WaitingWork implements Waiting {
        private String reply = "";

        @Override
        public String stay() {
            step().parked();
            Workflow.await(() -> !reply.isEmpty());
            return reply;
        }

        @Override
        public void reply(String reply) {
            this.reply = reply;
        }
    }

    public Temporal() {
        String target = System.getProperty("trial.server", "");
        var factoryOptions = WorkerFactoryOptions.newBuilder()
                .setUsingVirtualWorkflowThreads(true)
                .setMaxWorkflowThreadCount(10_000)
                // the test server waits forever for a killed worker that has a run in its cache; a real one does not
                .setWorkflowCacheSize(target.isEmpty() ? 2_000 : 0)
                .build();
        if (target.isEmpty()) {
            var environment = TestWorkflowEnvironment.newInstance(TestEnvironmentOptions.newBuilder()
                    .setUseTimeskipping(false)
                    .setWorkerFactoryOptions(factoryOptions)
                    .build());
            client = environment.getWorkflowClient();
            register(environment.newWorker(QUEUE, workerOptions()));
            environment.start();
            server = environment;
        } else {
            var service = WorkflowServiceStubs.newServiceStubs(
                    WorkflowServiceStubsOptions.newBuilder().setTarget(target).build());
            client = WorkflowClient.newInstance(service);
            var factory = WorkerFactory.newInstance(client, factoryOptions);
            register(factory.newWorker(QUEUE, workerOptions()));
            factory.start();
            server = factory::shutdownNow;
        }
    }

    private static WorkerOptions workerOptions() {
        return WorkerOptions.newBuilder()
                .setUsingVirtualThreads(true)
                .setMaxConcurrentActivityExecutionSize(5_000)
                .setMaxConcurrentWorkflowTaskExecutionSize(500)
                .setMaxConcurrentActivityTaskPollers(10)
                .setMaxConcurrentWorkflowTaskPollers(10)
                .build();
    }

    private static void register(Worker worker) {
        worker.registerWorkflowImplementationTypes(TreeWork.class, WaitingWork.class);
        worker.registerActivitiesImplementations(new StepWork());
    }

    @Override
    public void runs(int count) throws Exception {
        var runs = new ArrayList<WorkflowStub>();
        for (int i = 0; i < count; i++) {
            var tree = client.newWorkflowStub(Tree.class, options().build());
            WorkflowClient.start(tree::grow);
            runs.add(WorkflowStub.fromTyped(tree));
        }
        for (var run : runs) {
            run.getResult(String.class);
        }
    }

    @Override
    public void park(int count) throws Exception {
        parked = new CountDownLatch(count);
        for (int i = 0; i < count; i++) {
            WorkflowClient.start(client.newWorkflowStub(Waiting.class, options().build())::stay);
        }
        parked.await();
        Thread.sleep(1000); // from the plan to the wait itself
    }

    @Override
    public void carry(String name, boolean again) {
        if (again) {
            client.newUntypedWorkflowStub(name).getResult(String.class);
        } else {
            client.newWorkflowStub(Tree.class, options().setWorkflowId(name).build()).grow();
        }
    }

    private static WorkflowOptions.Builder options() {
        return WorkflowOptions.newBuilder().setTaskQueue(QUEUE);
    }

    @Override
    public void close() throws Exception {
        server.close();
    }
}
