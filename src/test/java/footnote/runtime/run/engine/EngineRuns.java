package footnote.runtime.run.engine;

import footnote.runtime.run.Workflow;
import footnote.testing.Bench;
import footnote.testing.Databases;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** Runs of small workflows on each kind of database. */
abstract class EngineRuns {
    final Databases databases;
    final List<Bench> benches = new ArrayList<>();

    EngineRuns(Databases databases) {
        this.databases = databases;
    }

    record Number(int value) {}

    @AfterEach
    void close() {
        benches.forEach(Bench::close);
    }

    <O> Bench bench(Workflow<Bench.Asked, O> workflow) {
        var bench = Bench.with(databases.fresh(), workflow);
        benches.add(bench);
        return bench;
    }
}
