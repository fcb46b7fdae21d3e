package footnote.workflows.movers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.delivery.mail.Address;
import footnote.delivery.mail.Email;
import footnote.delivery.mail.Mailer;
import footnote.domain.LedgerEntry;
import footnote.domain.LookBack;
import footnote.domain.Prose;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.runtime.run.storage.StepRow;
import footnote.runtime.sandbox.NoSandbox;
import footnote.runtime.sandbox.Sandbox;
import footnote.testing.Bench;
import footnote.testing.BreakingRun;
import footnote.testing.Databases;
import footnote.testing.GainerMarket;
import footnote.testing.ScriptedModel;
import footnote.workflows.movers.MoverGatherer.MoverScreen;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MoversTest {
    private static final RunOptions OPTIONS =
            new RunOptions(true, Optional.of(GainerMarket.TODAY), BigDecimal.ONE, true, Optional.empty());
    private static final MoversRequest REQUEST = MoversRequest.of("nasdaq", "3mo", "anna@example.org");

    private final List<Bench> benches = new ArrayList<>();
    private final List<Email> sent = new ArrayList<>();

    @AfterEach
    void close() {
        benches.forEach(Bench::close);
    }

    @Test
    void mailsTheTopGainerAboveTheFloors() {
        var report = done(new GainerMarket());

        assertThat(report.company().orElseThrow().symbol()).isEqualTo(GainerMarket.TOP);
        assertThat(report.gaps()).isEmpty();
        assertThat(report.figures())
                .extracting(figure -> figure.label())
                .contains(
                        "Total return",
                        "Annualized volatility",
                        "Volume vs. average",
                        "Intraday range",
                        "Return vs. market");
        assertThat(report.news()).extracting(MoverReport.Headline::title).contains("Rocket Parts wins a record order");
        assertThat(report.story()).extracting(Prose::text).contains("No headline of the day states why.");
        assertThat(report.mail().status()).isEqualTo("sent");
        assertThat(sent).hasSize(1);
        assertThat(sent.getFirst().to()).containsExactly(new Address("anna@example.org"));
        assertThat(sent.getFirst().pictures()).hasSize(1);
    }

    @Test
    void refersOnlyToFiguresOfItsLedger() {
        var report = done(new GainerMarket());

        var ids = report.ledger().stream().map(LedgerEntry::id).collect(Collectors.toSet());
        assertThat(report.story()).isNotEmpty().allSatisfy(prose -> assertThat(prose.objection(ids, Set.of("ROKT")))
                .isEmpty());
        assertThat(report.figures()).allSatisfy(figure -> assertThat(ids).contains(figure.entry()));
        assertThat(report.ledger()).allSatisfy(entry -> entry.derivation()
                .ifPresent(derivation -> assertThat(ids).containsAll(derivation.inputs())));
    }

    @Test
    void takesAMonthWhereThreeCannotBeHad() {
        var market = new GainerMarket().withBarsOfAtMost(40);

        var report = done(market);

        assertThat(report.period()).isEqualTo(LookBack.ONE_MONTH);
        assertThat(report.gaps()).anySatisfy(gap -> assertThat(gap.toString()).contains("three months", "one month"));
        assertThat(report.figures()).extracting(figure -> figure.label()).contains("Total return");
        assertThat(market.asked)
                .filteredOn(each -> each.startsWith("bars of ROKT"))
                .hasSize(2);
    }

    @Test
    void saysPricesAreUnavailableAndMailsAllTheSame() {
        var report = done(new GainerMarket().withBarsOfAtMost(0));

        assertThat(report.gaps()).anySatisfy(gap -> assertThat(gap.what()).isEqualTo("prices of ROKT"));
        assertThat(report.chartPath()).isEmpty();
        assertThat(report.figures()).extracting(figure -> figure.label()).contains("Change on the day");
        assertThat(sent).hasSize(1);
        assertThat(sent.getFirst().pictures()).isEmpty();
        assertThat(sent.getFirst().text()).contains("prices of ROKT");
    }

    @Test
    void leavesTheComparisonOutWhereTheBenchmarkFails() {
        var report = done(new GainerMarket().withoutBenchmark());

        assertThat(report.benchmark()).isEmpty();
        assertThat(report.figures()).extracting(figure -> figure.label()).doesNotContain("Return vs. market");
        assertThat(report.gaps()).anySatisfy(gap -> assertThat(gap.what()).contains("benchmark"));
        assertThat(report.chartPath()).isPresent();
        assertThat(sent).hasSize(1);
    }

    @Test
    void mailsWithoutNewsAndSaysSo() {
        var report = done(new GainerMarket().withoutNews());

        assertThat(report.news()).isEmpty();
        assertThat(report.gaps()).extracting(gap -> gap.what()).containsExactly("news");
        assertThat(sent).hasSize(1);
    }

    @Test
    void mailsThatThereIsNoGainer() {
        var report = done(new GainerMarket().withoutGainers());

        assertThat(report.company()).isEmpty();
        assertThat(sent.getFirst().subject()).startsWith("No top gainer of NASDAQ");
        assertThat(sent.getFirst().text()).contains("switched off");
    }

    @Test
    void mailsWithoutTheChartWhereItCannotBeDrawn() {
        var bench = bench(BreakingRun.without(Movers.CHART, movers(new GainerMarket(), new NoSandbox("none here"))));

        var report = run(bench, start(bench));

        assertThat(report.chartPath()).isEmpty();
        assertThat(report.gaps()).extracting(gap -> gap.what()).containsExactly("the chart");
        assertThat(sent).hasSize(1);
        assertThat(sent.getFirst().pictures()).isEmpty();
        assertThat(sent.getFirst().html()).doesNotContain("<img");
    }

    @Test
    void leavesAHostileNameOutOfTheSubject() {
        var report = done(new GainerMarket().named("Rocket\r\nBcc: all@example.org"));

        assertThat(report.mail().status()).isEqualTo("sent");
        assertThat(sent.getFirst().subject())
                .startsWith("ROKT +12.5% to $42.50")
                .doesNotContain("Bcc");
    }

    @Test
    void escapesAHostileHeadline() {
        done(new GainerMarket().titled("<script>alert(1)</script> Rocket \u001b[31m\u202E"));

        assertThat(sent.getFirst().html()).contains("&lt;script&gt;").doesNotContain("<script>", "\u001b", "\u202E");
        assertThat(sent.getFirst().text()).doesNotContain("\u001b", "\u202E");
    }

    @Test
    void refusesAnAddressWithAHeaderInIt() {
        assertThatThrownBy(() -> MoversRequest.of("NASDAQ", "3mo", "anna@example.org\nBcc: b@example.org"))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("not an e-mail address");
    }

    @Test
    void refusesAnotherDayThanToday() {
        var bench = bench(movers(new GainerMarket(), new NoSandbox("none here")));
        var options =
                new RunOptions(true, Optional.of(LocalDate.of(2025, 12, 1)), BigDecimal.ONE, true, Optional.empty());

        var id = bench.engine.start(Movers.NAME, "x", REQUEST, options, Optional.empty());

        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.REFUSED));
    }

    @Test
    void goesOnAfterACrashBehindEveryStepAndMailsOnce() {
        for (var step : List.of("act", "screen", "study", "analyse", "draw", "mail")) {
            sent.clear();
            var market = new GainerMarket();
            var bench = bench(BreakingRun.after(step, movers(market, new NoSandbox("none here"))));
            var id = start(bench);

            assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.FAILED));
            var kept = bench.engine.runs().steps(id);
            assertThat(bench.engine.resume(id)).isEqualTo(new Worked(Status.DONE));

            assertThat(bench.engine.runs().steps(id)).containsAll(kept);
            assertThat(market.asked).doesNotHaveDuplicates();
            assertThat(sent).hasSize(1);
        }
    }

    @Test
    void replaysToTheSameBytesWithoutMailing() throws IOException {
        var bench = bench(movers(new GainerMarket(), new NoSandbox("none here")));
        var id = start(bench);
        bench.engine.attempt(id);

        var verdict = bench.engine.replay(id, bench.outputs.resolve("replayed"));

        assertThat(verdict.differences()).isEmpty();
        assertThat(sent).hasSize(1);
        assertThat(Files.readAllBytes(bench.outputs.resolve("replayed").resolve("mover.eml")))
                .isEqualTo(Files.readAllBytes(bench.outputs.resolve(id.value()).resolve("mover.eml")));
        assertThat(bench.engine.runs().steps(id)).extracting(StepRow::path).contains("mail");
    }

    @Test
    void hasOneMessageIdForARun() {
        var bench = bench(movers(new GainerMarket(), new NoSandbox("none here")));
        var id = start(bench);

        var report = run(bench, id);

        assertThat(report.mail().messageId()).isEqualTo(id + ".movers@example.org");
    }

    private MoverReport done(GainerMarket market) {
        var bench = bench(movers(market, new NoSandbox("none here")));
        return run(bench, start(bench));
    }

    private Movers movers(GainerMarket market, Sandbox sandbox) {
        var floors = new MoverScreen.Floors(new BigDecimal("5"), new BigDecimal("300000000"));
        Mailer mailer = email -> {
            sent.add(email);
            return new Mailer.Handed(Mailer.Handed.Status.SENT, "by the test");
        };
        return new Movers(
                new MoverGatherer(market.room(), floors),
                new MoverAnalyst(sandbox),
                new ScriptedModel(),
                mailer,
                new Address("desk@example.org"));
    }

    private Bench bench(Workflow<MoversRequest, MoverReport> workflow) {
        var workflows = new Workflows().with(Movers.NAME, MoversRequest.class, workflow);
        var bench = Bench.with(Databases.SQLITE.fresh(), workflows, "bench");
        benches.add(bench);
        return bench;
    }

    private static RunId start(Bench bench) {
        return bench.engine.start(Movers.NAME, "top gainer", REQUEST, OPTIONS, Optional.empty());
    }

    private static MoverReport run(Bench bench, RunId id) {
        assertThat(bench.engine.attempt(id))
                .as(() -> String.valueOf(bench.engine.runs().find(id)))
                .isEqualTo(new Worked(Status.DONE));
        return Json.read(bench.engine.runs().find(id).orElseThrow().result().orElseThrow(), MoverReport.class);
    }
}
