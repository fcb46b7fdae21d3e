package footnote.workflows.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.delivery.mail.Address;
import footnote.delivery.mail.Email;
import footnote.delivery.mail.Mailer;
import footnote.delivery.message.Messenger;
import footnote.domain.Denomination;
import footnote.domain.FigureFormat;
import footnote.domain.Prose;
import footnote.evidence.EvidenceReader;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.json.Json;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.sources.SourceSet;
import footnote.sources.sample.SampleMarket;
import footnote.testing.Bench;
import footnote.testing.BreakingRun;
import footnote.testing.Databases;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

/** Digests of covered companies in runs on the sample market. */
abstract class DigestRuns {
    @TempDir
    Path home;

    static final SampleMarket MARKET = new SampleMarket();

    final List<Email> sent = new ArrayList<>();
    final List<Bench> benches = new ArrayList<>();

    @AfterEach
    void close() {
        benches.forEach(Bench::close);
    }

    static Position position(String shares, String cost) {
        return new Position(new BigDecimal(shares), Optional.of(new BigDecimal(cost)), Denomination.USD);
    }

    static String read(DigestReport report, String text) {
        return Prose.rendered(
                text,
                id -> FigureFormat.of(report.ledger().stream()
                        .filter(entry -> entry.id().equals(id))
                        .findFirst()
                        .orElseThrow()
                        .fact()));
    }

    Bench bench(Databases kind, Optional<String> crash, String... symbols) {
        var database = kind.fresh();
        Mailer mailer = email -> {
            sent.add(email);
            return new Mailer.Handed(Mailer.Handed.Status.SENT, "");
        };
        Workflow<DigestRequest, DigestReport> digest = new Digest(
                new Watchlists(DigestRuns::room, () -> database, Clock.systemUTC(), () -> home),
                mailer,
                Messenger.none(),
                new Address("desk@example.org"));
        var workflow = crash.map(step -> BreakingRun.after(step, digest)).orElse(digest);
        var bench = Bench.with(database, new Workflows().with(Digest.NAME, DigestRequest.class, workflow), "bench");
        benches.add(bench);
        for (var symbol : symbols) {
            list(bench).add(room().listing(symbol, new View(true, SampleMarket.today())), true);
        }
        return bench;
    }

    static CoverageList list(Bench bench) {
        return new CoverageList(bench.database, Clock.systemUTC());
    }

    static RunId start(Bench bench) {
        return start(bench, SampleMarket.today());
    }

    static RunId start(Bench bench, LocalDate day) {
        var options = new RunOptions(true, Optional.of(day), BigDecimal.ONE, true, Optional.empty());
        return bench.engine.start(
                Digest.NAME, "digest", DigestRequest.of("anna@example.org"), options, Optional.empty());
    }

    static RunId run(Bench bench) {
        return run(bench, SampleMarket.today());
    }

    static RunId run(Bench bench, LocalDate day) {
        var id = start(bench, day);
        assertThat(bench.engine.attempt(id))
                .as(() -> String.valueOf(bench.engine.runs().find(id)))
                .isEqualTo(new Worked(Status.DONE));
        return id;
    }

    static DigestReport report(Bench bench, RunId id) {
        return Json.read(bench.engine.runs().find(id).orElseThrow().result().orElseThrow(), DigestReport.class);
    }

    static EvidenceReader room() {
        return new EvidenceReader(DigestTest::sources, DigestTest::sources, SampleMarket.today(), Clock.systemUTC());
    }

    static SourceSet sources() {
        return MARKET.sources();
    }
}
