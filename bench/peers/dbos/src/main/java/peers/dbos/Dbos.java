package peers.dbos;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.dbos.transact.DBOS;
import dev.dbos.transact.StartWorkflowOptions;
import dev.dbos.transact.config.DBOSConfig;
import dev.dbos.transact.workflow.Workflow;
import dev.dbos.transact.workflow.WorkflowHandle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import trial.Calls;
import trial.Contender;

/**
 * DBOS Transact on PostgreSQL: a step in turn is a step, steps at once are child workflows, as its documentation does
 * it. The pool is as large as is of use; queues are left out, for they would wait for their poll.
 */
public final class Dbos implements Contender {
    private static CountDownLatch parked = new CountDownLatch(0);
    private final DBOS dbos;
    private final Trees trees;

    /** The workflows, seen from outside. */
    public interface Trees {
        String tree();

        String one(String name);

        String waiting();
    }

    /** The workflows themselves. */
    public static final class Grown implements Trees {
        private final DBOS dbos;
        private Trees self;

        Grown(DBOS dbos) {
            this.dbos = dbos;
        }

        @Override
        @Workflow(name = "tree")
        public String tree() {
            step("plan");
            atOnce("gather", 4);
            atOnce("study", 20);
            for (int i = 0; i < 3; i++) {
                step("improve" + i);
            }
            return step("report");
        }

        @Override
        @Workflow(name = "one")
        public String one(String name) {
            return step(name);
        }

        @Override
        @Workflow(name = "waiting")
        public String waiting() {
            step("plan");
            parked.countDown();
            return dbos.<String>recv("reply", Duration.ofHours(1)).orElse("");
        }

        private String step(String name) {
            return dbos.runStep(() -> Calls.call(name), name);
        }

        private void atOnce(String name, int count) {
            var children = new ArrayList<WorkflowHandle<String, RuntimeException>>();
            for (int i = 0; i < count; i++) {
                String child = name + i;
                children.add(dbos.startWorkflow(() -> self.one(child)));
            }
            children.forEach(WorkflowHandle::getResult);
        }
    }

    public Dbos() {
        var config = new HikariConfig();
        config.setJdbcUrl(System.getProperty("trial.url"));
        config.setMaximumPoolSize(16);
        dbos = new DBOS(DBOSConfig.defaults("trial")
                .withDataSource(new HikariDataSource(config))
                .withAppVersion("trial")
                .withAdminServer(false));
        var grown = new Grown(dbos);
        trees = dbos.registerProxy(Trees.class, grown);
        grown.self = trees;
        dbos.launch();
    }

    @Override
    public void runs(int count) throws Exception {
        var runs = new ArrayList<WorkflowHandle<String, RuntimeException>>();
        for (int i = 0; i < count; i++) {
            runs.add(dbos.startWorkflow(trees::tree));
        }
        runs.forEach(WorkflowHandle::getResult);
    }

    @Override
    public void park(int count) throws Exception {
        parked = new CountDownLatch(count);
        for (int i = 0; i < count; i++) {
            dbos.startWorkflow(trees::waiting);
        }
        parked.await();
        Thread.sleep(500); // from the plan to the wait itself
    }

    @Override
    public void carry(String name, boolean again) throws Exception {
        if (again) { // launched, it has taken up what was pending
            dbos.retrieveWorkflow(name).getResult();
        } else {
            dbos.startWorkflow(trees::tree, new StartWorkflowOptions(name)).getResult();
        }
    }

    @Override
    public void close() {
        dbos.shutdown();
    }
}
