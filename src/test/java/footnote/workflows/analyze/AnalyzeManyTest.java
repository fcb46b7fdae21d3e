package footnote.workflows.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Ticker;
import footnote.domain.opinion.Absence;
import footnote.runtime.json.Json;
import footnote.runtime.model.Model;
import footnote.runtime.run.Engine.Attempt.Worked;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.testing.Bench;
import footnote.testing.Databases;
import footnote.testing.FakeMarket;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class AnalyzeManyTest {
    private static final RunOptions OPTIONS =
            new RunOptions(true, Optional.of(FakeMarket.TODAY), BigDecimal.ONE, true, Optional.empty());
    private static final BatchRequest BATCH =
            new BatchRequest(List.of("ACME.NS", "Nonsense Corp", "SAFE.NS", "ACME.NS"));

    private final FakeMarket market = new FakeMarket();
    private final AnalyzeMany many = new AnalyzeMany(Analyze.of(market.room(), Model.rules(), Model.rules()));

    @Test
    void namesTheCompanyThatNobodyKnowsAndAnalysesTheRest() {
        try (var bench = bench(many)) {
            var id = bench.engine.start(AnalyzeMany.NAME, "batch", BATCH, OPTIONS, Optional.empty());

            assertThat(bench.engine.goOn(id)).isEqualTo(new Worked(Status.DONE));

            var batch = result(bench, id);
            assertThat(batch.analyses())
                    .extracting(Analysis::ticker)
                    .containsExactly(new Ticker("ACME.NS"), new Ticker("SAFE.NS"));
            assertThat(batch.missing()).extracting(Absence::what).containsExactly("Nonsense Corp");
        }
    }

    @Test
    void repeatsNoFinishedCompanyAfterACrash() {
        var broken = new AtomicBoolean();
        Workflow<BatchRequest, AnalysisBatch> crashing = (request, run) -> {
            var batch = many.run(request, run);
            if (!broken.getAndSet(true)) {
                throw Fault.state("crashed at the end");
            }
            return batch;
        };
        try (var bench = bench(crashing)) {
            var id = bench.engine.start(AnalyzeMany.NAME, "batch", BATCH, OPTIONS, Optional.empty());
            assertThat(bench.engine.goOn(id)).isEqualTo(new Worked(Status.FAILED));
            int asked = market.asked.get();

            assertThat(bench.engine.resume(id)).isEqualTo(new Worked(Status.DONE));

            assertThat(market.asked).hasValue(asked);
            assertThat(result(bench, id).analyses()).hasSize(2);
        }
    }

    private static Bench bench(Workflow<BatchRequest, AnalysisBatch> workflow) {
        return Bench.with(
                Databases.SQLITE.fresh(),
                new Workflows().with(AnalyzeMany.NAME, BatchRequest.class, workflow),
                "bench");
    }

    private static AnalysisBatch result(Bench bench, RunId id) {
        return Json.read(bench.engine.runs().find(id).orElseThrow().result().orElseThrow(), AnalysisBatch.class);
    }
}
