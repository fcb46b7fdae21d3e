package footnote.workflows.leads;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.model.Model;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Status;
import footnote.testing.BreakingRun;
import footnote.testing.Prospecting;
import footnote.testing.SampledRows;
import java.util.HashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** A search for leads whose calls fail or whose process ends midway. */
class LeadCrashTest extends LeadRuns {
    @ParameterizedTest
    @SampledRows(every = 3, textBlock = """
            extract intent
            read exclusions
            plan search
            find companies
            format companies
            validate
            consolidate
            synthesize patterns
            plan lead search
            find leads
            format leads
            match leads
            research
            rank
            compile report
            deliver
            """)
    void goesOnAfterACrashBehindEveryStepAndChecksNobodyTwice(String last) {
        var asked = new ConcurrentHashMap<String, Integer>();
        Model counting =
                new LeadBench.Answering(prompt -> asked.merge(prompt.agent() + prompt.values(), 1, Integer::sum));
        var bench = new LeadBench(new Prospecting().room(), counting, leads -> BreakingRun.after(last, leads));
        benches.add(bench);
        var id = bench.start(small(), true);

        bench.bench.engine.attempt(id);
        assertThat(bench.bench.engine.runs().find(id).orElseThrow().status()).isEqualTo(Status.FAILED);
        var kept = bench.bench.engine.runs().steps(id);
        bench.bench.engine.resume(id);

        assertThat(bench.result(id).leadReport().leads()).isNotEmpty();
        assertThat(bench.bench.engine.runs().steps(id)).containsAll(kept);
        var twice = new HashMap<>(asked);
        twice.values().removeIf(times -> times == 1);
        assertThat(twice.keySet())
                .allMatch(prompt -> prompt.startsWith("CompanyValidator")); // once as ordinary, once as lead
        assertThat(twice.values()).allMatch(times -> times == 2);
    }

    @Test
    void deliversAndNamesEachGapWhenAThirdOfAllCallsFails() {
        var tries = new ConcurrentHashMap<String, Integer>();
        var failed = new AtomicInteger();
        Model shaky = new LeadBench.Answering(prompt -> {
            String asked = prompt.agent() + prompt.values();
            long mixed = (asked.hashCode() + 7919L * tries.merge(asked, 1, Integer::sum)) * 0x9E3779B97F4A7C15L;
            if (Math.floorMod(mixed ^ (mixed >>> 29), 100) < 30) { // the same calls fail in every run of this test
                failed.incrementAndGet();
                throw new Fault(Fault.Kind.AGENT, prompt.agent() + " broke");
            }
        });
        var bench = new LeadBench(new Prospecting().unsure().failing(1).room(), shaky);
        benches.add(bench);

        var id = bench.start(request(FRANCE), true);
        bench.bench.engine.attempt(id);
        for (int n = 0;
                n < 3 && bench.bench.engine.runs().find(id).orElseThrow().status() == Status.FAILED;
                n++) {
            bench.bench.engine.resume(id); // a single step may fail three times in a row, one time in forty
        }

        var report = bench.result(id).leadReport();
        long lost = bench.bench.engine.runs().steps(id).stream()
                .filter(step -> step.fault().isPresent() && step.path().matches("validate.*|.*(check|signals)]"))
                .count();
        System.out.println("FIGURE leads with 30 % of calls failing: " + failed.get() + " calls failed, " + lost
                + " gaps named, " + report.totalLeadsFound() + " leads delivered");
        assertThat(report.leads()).isNotEmpty();
        assertThat(failed.get()).isGreaterThan(10);
        assertThat(lost).isPositive();
        assertThat(report.gaps()).hasSize((int) lost).allSatisfy(gap -> assertThat(gap.what())
                .matches("the (check|signals) of \\p{Lu}.*"));
    }

    @Test
    void startsAgainFromTheLastGoodStepWhenAKeptOneIsCorrupt() {
        var bench = new LeadBench(new Prospecting().room(), RULES, leads -> BreakingRun.after("consolidate", leads));
        benches.add(bench);
        var id = bench.start(small(), true);
        bench.bench.engine.attempt(id);
        bench.database.update(
                "UPDATE step SET result = ? WHERE run_id = ? AND path = ?",
                "{\"winners\": 7",
                id.value(),
                "consolidate");

        bench.bench.engine.resume(id);

        assertThat(bench.result(id).leadReport().leads()).isNotEmpty();
        assertThat(bench.bench.engine.runs().steps(id))
                .filteredOn(step -> step.path().equals("consolidate"))
                .singleElement()
                .satisfies(step -> assertThat(step.result().orElseThrow()).startsWith("{\"winners\":["));
    }

    @Test
    void checksNobodyTwiceWhenKilledAmongTheChecks() {
        var seen = new ConcurrentHashMap<String, Integer>();
        var broken = new AtomicInteger();
        Model counting = new LeadBench.Answering(prompt -> {
            if (prompt.agent().equals("SignalAnalyzer")) {
                seen.merge(prompt.values().get("company"), 1, Integer::sum);
                if (seen.size() == 5 && broken.getAndIncrement() == 0) {
                    throw new StackOverflowError("as if killed");
                }
            }
        });
        var bench = new LeadBench(new Prospecting().room(), counting);
        benches.add(bench);
        var id = bench.start(small(), true);
        try {
            bench.bench.engine.attempt(id);
        } catch (StackOverflowError e) {
            // the process would be gone
        }
        var before = new HashMap<>(seen);
        bench.bench.engine.resume(id);

        assertThat(before).isNotEmpty();
        assertThat(seen.values().stream().filter(times -> times > 1).count()).isLessThanOrEqualTo(1);
    }

    @Test
    void replaysToTheSameFilesByteForByte() {
        var prospecting = new Prospecting();
        var bench = bench(prospecting);
        var id = bench.start(small(), true);
        bench.bench.engine.attempt(id);
        int asked = prospecting.asked.get();

        var verdict = bench.bench.engine.replay(id, bench.bench.outputs.resolve("replayed"));

        assertThat(verdict.differences()).isEmpty();
        assertThat(prospecting.asked.get()).isEqualTo(asked);
    }
}
